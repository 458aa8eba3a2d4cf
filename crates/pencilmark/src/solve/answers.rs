//! The questions one can ask about a puzzle.

use std::ops::ControlFlow;

use super::{Puzzle, classic, general};
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
    /// It is about to guess; so many guesses were made before.
    Guess(u64),
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
    /// Whether the visitor stopped it; if not, there are no more solutions.
    pub stopped: bool,
}

/// A search that was told to stop before it knew the answer, and what it knew.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("stopped after {} guesses with {} solutions found", tally.guesses, tally.solutions)]
pub struct Interrupted {
    /// What was done.
    pub tally: Tally,
    /// The first solution found, if any.
    pub first: Option<Grid>,
}

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

/// Does the same as [`solutions`], as long as `go_on` continues; it is told the number of guesses
/// made so far before each guess.
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
    go_on: impl FnMut(u64) -> ControlFlow<()>,
) -> Result<Solutions, Interrupted> {
    let mut found = Vec::with_capacity(2);
    let tally = search(puzzle, 2, go_on, |solution| {
        if found.len() < 2 {
            found.push(solution.clone());
        }
    });
    let mut found = found.into_iter();
    match (found.next(), found.next()) {
        (Some(first), Some(second)) => Ok(Solutions::Many([first, second])),
        (first, _) if tally.stopped => Err(Interrupted { tally, first }),
        (Some(one), None) => Ok(Solutions::One(one)),
        (None, _) => Ok(Solutions::None),
    }
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

/// Does the same as [`count`], as long as `go_on` continues; it is told the number of guesses made
/// so far before each guess.
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
    go_on: impl FnMut(u64) -> ControlFlow<()>,
) -> Result<u64, Interrupted> {
    let mut first = None;
    let tally = search(puzzle, limit, go_on, |solution| {
        first.get_or_insert_with(|| solution.clone());
    });
    if tally.stopped && tally.solutions < limit {
        return Err(Interrupted { tally, first });
    }
    Ok(tally.solutions)
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
    if puzzle.geometry().is_classic() {
        classic::search(puzzle, visit)
    } else {
        general::search(puzzle, visit)
    }
}

/// A closure that lets a search make this many guesses.
///
/// # Examples
/// ```
/// use pencilmark::{Geometry, Grid, solve};
/// let empty = Grid::new(&Geometry::of_side(9)?);
/// assert!(solve::solutions_while(&empty, solve::at_most(0)).is_err());
/// # Ok::<(), pencilmark::GeometryError>(())
/// ```
pub fn at_most(guesses: u64) -> impl FnMut(u64) -> ControlFlow<()> {
    move |made| {
        if made < guesses { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    }
}

/// Searches until `limit` solutions are found or `go_on` breaks.
fn search(
    puzzle: &impl Puzzle,
    limit: u64,
    mut go_on: impl FnMut(u64) -> ControlFlow<()>,
    mut found: impl FnMut(&Grid),
) -> Tally {
    if limit == 0 {
        return Tally { stopped: true, ..Tally::default() };
    }
    let mut solutions = 0;
    each(puzzle, |event| match event {
        Event::Guess(made) => go_on(made),
        Event::Solution(grid) => {
            found(grid);
            solutions += 1;
            if solutions < limit { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        }
    })
}
