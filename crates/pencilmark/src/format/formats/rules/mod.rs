//! Formats of boards with rules beyond houses: constraint strings and killer sudoku.

pub(in crate::format) mod iss;
pub(in crate::format) mod killer;
mod ruled_text;
