//! Whether a puzzle is minimal.

use crate::board::Grid;
use crate::progress::{Progress, Stopped};
use crate::solve::{Plan, Solutions};

/// Whether every given is needed: without it there are several solutions.
///
/// # Errors
/// [`Stopped`] before that was known.
///
/// # Examples
/// ```
/// use minirow::{Grid, generate::is_minimal, progress};
/// let puzzle: Grid = "1... ..3. .4.. ...2".parse()?;
/// assert_eq!(is_minimal(&puzzle, progress::to_the_end()), Ok(true));
/// let redundant: Grid = "12.. ..3. .4.. ...2".parse()?;
/// assert_eq!(is_minimal(&redundant, progress::to_the_end()), Ok(false));
/// # Ok::<(), minirow::format::ParseError>(())
/// ```
pub fn is_minimal(puzzle: &Grid, mut progress: impl Progress) -> Result<bool, Stopped> {
    let mut rest = puzzle.clone();
    for cell in puzzle.geometry().cells().filter(|&cell| puzzle.get(cell).is_some()) {
        rest.set(cell, None);
        let solutions = Plan::default().solutions(&rest, &mut progress);
        if !matches!(solutions.map_err(|stopped| stopped.map(drop))?, Solutions::Many(_)) {
            return Ok(false);
        }
        rest.set(cell, puzzle.get(cell));
    }
    Ok(true)
}
