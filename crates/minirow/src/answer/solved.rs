//! What a search says of a board, and what is left of a puzzle.

use serde::Serialize;

use crate::solve::Verdict;

/// Solutions: none, one, or two of several.
///
/// # Examples
/// ```
/// use minirow::{answer::Solved, solve::Verdict};
/// let solved: Solved<String> = Solved { result: Verdict::None, solutions: Vec::new(), guesses: None };
/// assert_eq!(solved.result.name(), "none");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Solved_as_{B}"))]
pub struct Solved<B> {
    /// Whether there is no solution, one or several.
    pub result: Verdict,
    /// Those that are shown: two where there are several.
    pub solutions: Vec<B>,
    /// How many choices were made by trial, where that is told.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub guesses: Option<u64>,
}

/// A number of solutions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Counted {
    /// `exact`, or `at least` where a limit ended the count.
    pub result: &'static str,
    /// How many there are, or were found.
    pub count: u64,
}

impl Counted {
    /// So many solutions, or so many at least.
    ///
    /// # Examples
    /// ```
    /// use minirow::answer::Counted;
    /// assert_eq!(Counted::new(7, false).result, "at least");
    /// ```
    #[must_use]
    pub const fn new(count: u64, is_exact: bool) -> Self {
        Self { result: if is_exact { "exact" } else { "at least" }, count }
    }
}

/// A puzzle without the givens that are not needed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Minimized_as_{B}"))]
pub struct Minimized<B, C> {
    /// Whether the puzzle has no solution, one or several: only with one there is something to take away.
    pub result: Verdict,
    /// The puzzle that is left.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub minimized: Option<B>,
    /// Givens of which it is not known whether they are needed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub undecided: Option<Vec<C>>,
}
