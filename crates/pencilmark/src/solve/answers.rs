//! Solve, count and enumerate the solutions of a puzzle.

use std::error::Error;
use std::fmt;
use std::ops::ControlFlow;

use super::{Plan, Puzzle};
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

/// Tells whether a puzzle has no solution, one or several, with two different ones to show for it.
///
/// # Examples
/// ```
/// use pencilmark::{Grid, solve::{Solutions, solutions}};
/// let grid: Grid = "
///     ..7 ... .9.
///     ... 5.. ..6
///     .8. ..4 3..
///
///     ..9 32. ..4
///     2.1 .9. 8.5
///     6.. .81 7..
///
///     ..8 2.. .6.
///     1.. ..3 ...
///     .5. ... 2..
/// ".parse()?;
/// let Solutions::One(solution) = solutions(&grid) else { unreachable!() };
/// assert_eq!(solution.values().take(9).collect::<Vec<_>>(), [4, 1, 7, 6, 3, 2, 5, 9, 8]);
/// # Ok::<(), pencilmark::format::ParseError>(())
/// ```
#[must_use]
pub fn solutions(puzzle: &impl Puzzle) -> Solutions {
    solutions_while(puzzle, |_| ControlFlow::Continue(())).expect("nothing stops this search")
}

/// Does the same as [`solutions`], as long as `go_on` continues; it is told what was done so far before
/// each guess and after each conflict.
///
/// # Errors
/// [`Interrupted`] where `go_on` breaks first, with what is known by then.
///
/// # Examples
/// ```
/// use pencilmark::{Geometry, Grid, solve};
/// let empty = Grid::new(&Geometry::of_side(25)?);
/// let interrupted = solve::solutions_while(&empty, solve::at_most(10)).unwrap_err();
/// assert_eq!(interrupted.tally.guesses, 10);
/// # Ok::<(), pencilmark::GeometryError>(())
/// ```
pub fn solutions_while(
    puzzle: &impl Puzzle,
    go_on: impl FnMut(Tally) -> ControlFlow<()>,
) -> Result<Solutions, Interrupted> {
    Plan::default().solutions_while(puzzle, go_on)
}

/// Counts the solutions of a puzzle, up to a limit.
///
/// # Examples
/// ```
/// use pencilmark::{Geometry, Grid, solve};
/// let empty = Grid::new(&Geometry::of_side(4)?);
/// assert_eq!(solve::count(&empty, 2), 2);
/// assert_eq!(solve::count(&empty, u64::MAX), 288);
/// # Ok::<(), pencilmark::GeometryError>(())
/// ```
#[must_use]
pub fn count(puzzle: &impl Puzzle, limit: u64) -> u64 {
    count_while(puzzle, limit, |_| ControlFlow::Continue(())).expect("nothing stops this search")
}

/// Does the same as [`count`], as long as `go_on` continues; it is told what was done so far before
/// each guess and after each conflict.
///
/// # Errors
/// [`Interrupted`] where `go_on` breaks first, with what is known by then.
///
/// # Examples
/// ```
/// use pencilmark::{Geometry, Grid, solve};
/// let empty = Grid::new(&Geometry::of_side(9)?);
/// let interrupted = solve::count_while(&empty, u64::MAX, solve::at_most(1000)).unwrap_err();
/// assert!(interrupted.tally.solutions > 0);
/// # Ok::<(), pencilmark::GeometryError>(())
/// ```
pub fn count_while(
    puzzle: &impl Puzzle,
    limit: u64,
    go_on: impl FnMut(Tally) -> ControlFlow<()>,
) -> Result<u64, Interrupted> {
    Plan::default().count_while(puzzle, limit, go_on)
}

/// The first solutions of a puzzle, so many at most.
///
/// # Examples
/// ```
/// use pencilmark::{Geometry, Grid, solve};
/// let empty = Grid::new(&Geometry::of_side(4)?);
/// let grids = solve::up_to(&empty, 300);
/// assert!(grids.len() == 288 && grids.iter().all(Grid::is_solved));
/// assert_eq!(solve::up_to(&empty, 2), grids[..2]);
/// # Ok::<(), pencilmark::GeometryError>(())
/// ```
#[must_use]
pub fn up_to(puzzle: &impl Puzzle, most: usize) -> Vec<Grid> {
    let mut found = Vec::new();
    if most > 0 {
        each(puzzle, |event| {
            if let Event::Solution(grid) = event {
                found.push(grid.clone());
            }
            if found.len() < most { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
    }
    found
}

/// Shows every solution of a puzzle, and every guess on the way, to a visitor that can stop the
/// search.
///
/// # Examples
/// ```
/// use std::ops::ControlFlow;
/// use pencilmark::{Geometry, Grid, solve::{Event, each}};
/// let mut diagonal_ones = 0;
/// let empty = Grid::new(&Geometry::of_side(4)?);
/// let tally = each(&empty, |event| {
///     if let Event::Solution(grid) = event {
///         let geometry = grid.geometry();
///         let one = |i| grid.get(geometry.cell(i, i)).is_some_and(|digit| digit.get() == 1);
///         diagonal_ones += u32::from((0..4).all(one));
///     }
///     ControlFlow::Continue(())
/// });
/// assert_eq!((tally.solutions, tally.stopped, diagonal_ones), (288, false, 0));
/// # Ok::<(), pencilmark::GeometryError>(())
/// ```
pub fn each(puzzle: &impl Puzzle, visit: impl FnMut(Event<'_>) -> ControlFlow<()>) -> Tally {
    Plan::default().each(puzzle, visit)
}

/// A closure that lets a search take this many guesses and conflicts.
///
/// # Examples
/// ```
/// use pencilmark::{Geometry, Grid, solve};
/// let empty = Grid::new(&Geometry::of_side(9)?);
/// assert!(solve::solutions_while(&empty, solve::at_most(0)).is_err());
/// # Ok::<(), pencilmark::GeometryError>(())
/// ```
pub fn at_most(nodes: u64) -> impl FnMut(Tally) -> ControlFlow<()> {
    move |done| {
        if done.nodes() < nodes { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    }
}
