//! The constraint strings of “Interactive Sudoku Solver”.
//!
//! A string is a list of items, each of which begins with a dot: `.Thermo~R1C1~R1C2`. `~` separates the
//! arguments of an item. An item without a name has givens: `.~R1C1_5`.

mod automata;
mod base64;
mod clues;
mod groups;
mod houses;
mod item;
mod kinds;
mod line;
mod lines;
mod nfa;
mod outside;
mod read;
mod reader;
mod regex;
mod replicate;
#[cfg(test)]
mod tests;
mod write;
mod write_cell;
mod write_nfa;
mod write_shape;
#[cfg(test)]
mod write_tests;

pub(crate) use line::{IssLine, is_iss};
pub use read::read_iss;
pub use write::write_iss;
