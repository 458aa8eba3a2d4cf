//! What is wrong with a rule that is told.

use crate::board::Geometry;

/// Which part of a rule is wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum At {
    /// The rule as a whole.
    Whole,
    /// A word of its code.
    Code(usize),
    Number(usize),
    /// A list of cells.
    Part(usize),
    /// A cell of a list.
    Cell(usize, usize),
}

/// A rule that does not fit its board, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Wrong {
    pub(crate) at: At,
    pub(crate) expected: String,
    pub(crate) found: String,
}

impl Wrong {
    /// A number that is no value of the board.
    pub(crate) fn value(geometry: &Geometry, at: usize, found: u64) -> Self {
        let (low, high) = (geometry.value_at(0), geometry.value_at(geometry.values() - 1));
        let expected = format!("a value from {low} to {high}");
        Self { at: At::Number(at), expected, found: found.to_string() }
    }

    /// A word of a code that is not what is expected.
    pub(crate) fn code((at, expected): (usize, String)) -> Self {
        Self { at: At::Code(at), expected, found: "another word".to_owned() }
    }
}
