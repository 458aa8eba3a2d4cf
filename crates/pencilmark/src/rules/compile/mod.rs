//! Rules as what the search knows: cells that differ, relations, sums, sets and lines.

mod compiler;
mod derived;
mod lines;
mod outside;
mod pairs;
mod sums;
mod whole_board;

pub(super) use compiler::compile;
