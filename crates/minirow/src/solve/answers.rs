//! Solve, count and enumerate the solutions of a puzzle.

use std::ops::ControlFlow;

use super::{Event, Plan, Puzzle, Solutions};
use crate::board::Grid;
use crate::progress::{Tally, to_the_end};

/// Tells whether a puzzle has no solution, one or several, with two different ones to show for it.
///
/// Large boards can take long: [`Plan::solutions`] can be limited.
///
/// # Examples
/// ```
/// use minirow::{Grid, solve::{Solutions, solutions}};
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
/// # Ok::<(), minirow::format::ParseError>(())
/// ```
#[must_use]
pub fn solutions(puzzle: &impl Puzzle) -> Solutions {
    Plan::default().solutions(puzzle, to_the_end()).expect("nothing stops this search")
}

/// Counts the solutions of a puzzle, up to a limit; [`Plan::count`] can also be stopped.
///
/// # Examples
/// ```
/// use minirow::{Geometry, Grid, solve};
/// let empty = Grid::new(&Geometry::of_side(4)?);
/// assert_eq!(solve::count(&empty, 2), 2);
/// assert_eq!(solve::count(&empty, u64::MAX), 288);
/// # Ok::<(), minirow::GeometryError>(())
/// ```
#[must_use]
pub fn count(puzzle: &impl Puzzle, limit: u64) -> u64 {
    Plan::default().count(puzzle, limit, to_the_end()).expect("nothing stops this search")
}

/// The first solutions of a puzzle, so many at most.
///
/// # Examples
/// ```
/// use minirow::{Geometry, Grid, solve};
/// let empty = Grid::new(&Geometry::of_side(4)?);
/// let grids = solve::up_to(&empty, 300);
/// assert!(grids.len() == 288 && grids.iter().all(Grid::is_solved));
/// assert_eq!(solve::up_to(&empty, 2), grids[..2]);
/// # Ok::<(), minirow::GeometryError>(())
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
/// use minirow::{Geometry, Grid, solve::{Event, each}};
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
/// # Ok::<(), minirow::GeometryError>(())
/// ```
pub fn each(puzzle: &impl Puzzle, visit: impl FnMut(Event<'_>) -> ControlFlow<()>) -> Tally {
    Plan::default().each(puzzle, visit)
}
