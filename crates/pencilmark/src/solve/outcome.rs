//! What a search meets on its way and comes to.

use std::error::Error;
use std::fmt;

use crate::board::Grid;

/// The solutions of a puzzle, as far as they matter: none, the one, or two that differ.
///
/// # Examples
/// ```
/// use pencilmark::{Grid, solve::{Solutions, solutions}};
/// let grid: Grid = "1... .... .... ....".parse()?;
/// let Solutions::Many([first, second]) = solutions(&grid) else { unreachable!() };
/// assert!(first.is_solved() && second.is_solved() && first != second);
/// # Ok::<(), pencilmark::format::ParseError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Solutions {
    /// There is no solution.
    None,
    /// There is exactly one.
    One(Grid),
    /// There are several; here are two.
    Many([Grid; 2]),
}

/// What a search meets on its way.
#[derive(Debug)]
pub enum Event<'a> {
    /// It is about to guess, or has met a conflict; so much was done before.
    Node(Tally),
    /// It has found a solution.
    Solution(&'a Grid),
}

/// What a search has done.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Solutions found.
    pub solutions: u64,
    /// Guesses made.
    pub guesses: u64,
    /// Conflicts that clauses were learned from.
    pub conflicts: u64,
    /// Whether it ended before all was searched; if not, there are no more solutions.
    pub stopped: bool,
}

impl Tally {
    /// Guesses and conflicts: what budgets count.
    ///
    /// # Examples
    /// ```
    /// use pencilmark::solve::Tally;
    /// assert_eq!(Tally { guesses: 2, conflicts: 3, ..Tally::default() }.nodes(), 5);
    /// ```
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.guesses + self.conflicts
    }

    /// What two searches have done, one after the other.
    pub(crate) fn and(self, next: Self) -> Self {
        Self {
            solutions: self.solutions + next.solutions,
            guesses: self.guesses + next.guesses,
            conflicts: self.conflicts + next.conflicts,
            stopped: next.stopped,
        }
    }
}

/// A search that was told to stop before it knew the answer, and what it knew.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Interrupted {
    /// What was done.
    pub tally: Tally,
    /// The first solution found, if any.
    pub first: Option<Grid>,
}

impl fmt::Display for Interrupted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Tally { guesses, conflicts, solutions, .. } = self.tally;
        write!(
            f,
            "stopped after {guesses} guesses and {conflicts} conflicts with {solutions} solutions found"
        )
    }
}

impl Error for Interrupted {}
