//! The constraint strings of “Interactive Sudoku Solver”.
//!
//! A string is a list of items, each of which begins with a dot: `.Thermo~R1C1~R1C2`. `~` separates the
//! arguments of an item. An item without a name has givens: `.~R1C1_5`.

mod automata;
mod base64;
mod cells;
mod clues;
mod format;
mod groups;
mod houses;
mod item;
mod kinds;
mod lines;
mod nfa;
mod read;
mod reader;
mod regex;
mod replicate;
mod rows;
#[cfg(test)]
mod tests;
mod write;
mod write_nfa;
mod write_shape;
#[cfg(test)]
mod write_tests;

pub(in crate::format) use format::Iss;
pub(super) use format::string;
pub(super) use read::read_iss;
pub use write::write_iss;
