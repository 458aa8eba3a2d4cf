//! What readers are told and what they give.

use std::ops::RangeInclusive;

use super::signs::Signs;

/// A board as digits in rows from the top, 0 for an empty cell.
pub(crate) type Board = Vec<u16>;

/// What a manifest says beyond the word.
#[derive(Debug)]
pub(crate) struct Detail {
    /// Which sign is which digit.
    pub(crate) signs: Signs,
    /// What stands in front of a board.
    pub(crate) after: String,
    /// Of several in a line, only the first one is a board.
    pub(crate) first: bool,
    /// Blanks between the cells do not count.
    pub(crate) joined: bool,
    /// A word stands in front of each row.
    pub(crate) numbered: bool,
    /// What begins a comment.
    pub(crate) comment: String,
    /// The lines that count, from 1; all where none are named.
    pub(crate) lines: Vec<RangeInclusive<usize>>,
}
