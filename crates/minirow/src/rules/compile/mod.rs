//! Rules as what the search knows: cells that differ, relations, sums, sets and lines.

mod cases;
mod cell_set;
mod cliques;
mod compiler;
mod derived;
mod lines;
mod outside;
mod pairs;
mod rules;
mod state;
mod sums;
mod whole_board;

pub(super) use rules::{compile, compile_rule, with_subsets};
