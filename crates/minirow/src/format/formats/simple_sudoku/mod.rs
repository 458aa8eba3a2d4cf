//! Simple Sudoku: its drawn boards, and those with candidates.

pub(in crate::format) mod candidates;
pub(in crate::format) mod ss;
