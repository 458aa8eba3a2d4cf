//! A digit in a cell.

use super::{Cell, Digit};

/// A digit that stands, or may stand, in a cell.
///
/// # Examples
/// ```
/// use minirow::{Candidate, Cell, Digit};
/// let five = Digit::new(5).unwrap();
/// let candidate = Candidate { cell: Cell::new(0), digit: five };
/// assert_eq!(candidate.digit.get(), 5);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Candidate {
    /// Where.
    pub cell: Cell,
    /// What.
    pub digit: Digit,
}

/// Sorts candidates by digit, then by cell.
pub(crate) fn sort_by_digit(candidates: &mut [Candidate]) {
    candidates.sort_unstable_by_key(|candidate| (candidate.digit, candidate.cell));
}
