//! Rules as what the search knows: cells that differ, relations, sums, sets and lines.
//!
//! How each rule becomes that stands in the home of its kind.

mod board;
pub(super) mod cases;
mod cell_set;
pub(super) mod cliques;
mod compiler;
mod derived;
mod state;
mod sums;

pub(super) use board::{compile, compile_rule, with_subsets};
pub(super) use compiler::{Compiler, each_two};
