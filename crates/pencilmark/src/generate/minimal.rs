//! Whether a puzzle is minimal.

use crate::board::Grid;
use crate::solve::{Solutions, solutions};

/// Whether every given is needed: without it there are several solutions.
///
/// # Examples
/// ```
/// use pencilmark::{Grid, generate::is_minimal};
/// let puzzle: Grid = "1... ..3. .4.. ...2".parse()?;
/// assert!(is_minimal(&puzzle));
/// let redundant: Grid = "12.. ..3. .4.. ...2".parse()?;
/// assert!(!is_minimal(&redundant));
/// # Ok::<(), pencilmark::format::ParseError>(())
/// ```
#[must_use]
pub fn is_minimal(puzzle: &Grid) -> bool {
    let mut rest = puzzle.clone();
    puzzle.geometry().cells().filter(|&cell| puzzle.get(cell).is_some()).all(|cell| {
        rest.set(cell, None);
        let is_needed = matches!(solutions(&rest), Solutions::Many(_));
        rest.set(cell, puzzle.get(cell));
        is_needed
    })
}
