//! Formats of boards with rules beyond houses: constraint strings, their links and killer sudoku.

pub(in crate::format) mod houses;
pub(in crate::format) mod iss;
pub(in crate::format) mod iss_link;
pub(in crate::format) mod killer;
pub(in crate::format) mod read_ruled;
mod ruled_text;
