//! Taking givens away as long as a player of some level gets to the end.

use super::dig::{NoPuzzle, Requirements};
use super::random::{BoardRandom, shuffle};
use crate::board::{Cell, Grid, Pencil, Singles};
use crate::logic::{Outcome, Position};
use crate::progress::Progress;
use crate::rating::Level;
use crate::solve::{self, Solutions};

/// Takes givens from a complete grid in a random order, as long as the techniques of a level lead to
/// the solution, `progress` continues and there are more givens than requested. What is left has one
/// solution and is of this level or an easier one.
///
/// It takes time in proportion to the steps of a path, not to the search for other solutions, and so
/// serves boards of any size.
///
/// # Errors
/// [`NoPuzzle`] where the requirements cannot be met with this grid, or `progress` broke first.
pub(super) fn graded(
    solution: &Grid,
    requirements: &Requirements,
    level: Level,
    random: &mut BoardRandom,
    progress: &mut dyn Progress,
) -> Result<Grid, NoPuzzle> {
    assert!(solution.is_solved(), "puzzles are dug from complete grids");
    let parts = requirements.parts(solution.geometry())?;
    let mut puzzle = solution.clone();
    clear(&mut puzzle, &parts.empty);
    if !leads_to_the_end(&puzzle, level, progress)? {
        return Err(NoPuzzle::Ambiguous { cells: parts.empty });
    }
    let mut orbits = parts.open;
    shuffle(random, &mut orbits);
    let mut givens = puzzle.filled_len();
    let requested = requirements.givens.unwrap_or(0);
    // At first nearly everything can go, so many orbits are taken away at once; where that is too
    // much, half as many.
    let mut together = orbits.len() / 3 + 1;
    let mut rest = &orbits[..];
    while let Some(first) = rest.first() {
        if givens < requested + first.len() {
            rest = &rest[1..];
            continue;
        }
        let (group, behind) = rest.split_at(together.min(rest.len()));
        let cells = group.concat();
        let fits = givens >= requested + cells.len();
        clear(&mut puzzle, &cells);
        if fits && leads_to_the_end(&puzzle, level, progress)? {
            givens -= cells.len();
            rest = behind;
            continue;
        }
        for &cell in &cells {
            puzzle.set(cell, solution.get(cell));
        }
        if group.len() == 1 {
            rest = behind;
            together = 2;
        } else {
            together = group.len().div_ceil(2);
        }
    }
    Ok(puzzle)
}

fn clear(puzzle: &mut Grid, cells: &[Cell]) {
    for &cell in cells {
        puzzle.set(cell, None);
    }
}

/// Whether a player of this level gets to the end.
fn leads_to_the_end(
    puzzle: &Grid,
    level: Level,
    progress: &mut dyn Progress,
) -> Result<bool, NoPuzzle> {
    // Singles first, by a board that does nothing else; players of the first level have to find
    // them by their own means.
    let singles = if level > Level::Beginner { Singles::Fill } else { Singles::Leave };
    let Ok(pencil) = Pencil::from_grid(puzzle, singles) else {
        return Ok(false);
    };
    let path = level.path(&Position::new(&pencil), progress).map_err(|_| NoPuzzle::Stopped)?;
    match path.outcome {
        // Techniques from this level on take for granted that there is one solution.
        Outcome::Solved if level >= Level::Hard => {
            Ok(matches!(solve::solutions(puzzle), Solutions::One(_)))
        }
        outcome => Ok(outcome == Outcome::Solved),
    }
}
