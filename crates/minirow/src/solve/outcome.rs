//! What a search meets on its way and comes to.

use crate::board::Grid;
use crate::progress::Tally;

/// The solutions of a puzzle, as far as they matter: none, the one, or two that differ.
///
/// # Examples
/// ```
/// use minirow::{Grid, solve::{Solutions, solutions}};
/// let grid: Grid = "1... .... .... ....".parse()?;
/// let Solutions::Many([first, second]) = solutions(&grid) else { unreachable!() };
/// assert!(first.is_solved() && second.is_solved() && first != second);
/// # Ok::<(), minirow::format::ParseError>(())
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
