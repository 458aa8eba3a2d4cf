//! What puzzles are wanted, and what that means for every one of them.

use crate::board::{Cell, Geometry, Grid};
use crate::generate::{Impossible, Wishes};
use crate::solve::{Backend, Cells};

/// What puzzles are wanted.
///
/// # Examples
/// ```
/// use pencilmark::Symmetry;
/// use pencilmark::generate::{Wishes, classic::PuzzleOptions};
/// let wishes = Wishes { symmetry: Symmetry::HalfTurn, ..Wishes::default() };
/// let options = PuzzleOptions { wishes, ..PuzzleOptions::default() };
/// assert_eq!(options.tries, 1000);
/// ```
#[derive(Clone, Debug)]
pub struct PuzzleOptions {
    /// What is asked of the givens. A puzzle that needs more givens than requested keeps them.
    /// Where the cells that must be empty leave a grid several solutions, another grid is tried. No
    /// search takes long, so there is no need for patience.
    pub wishes: Wishes,
    /// Whether the complete grids are exactly [uniform](super::uniform_grids), which takes three times as
    /// long, or nearly so.
    pub is_uniform: bool,
    /// How many grids to try for each puzzle.
    pub tries: u32,
    /// The instructions to use: by default the fastest ones at hand.
    pub backend: Backend,
}

impl Default for PuzzleOptions {
    fn default() -> Self {
        Self {
            wishes: Wishes::default(),
            is_uniform: false,
            tries: 1000,
            backend: Backend::fastest(),
        }
    }
}

/// What is the same for all puzzles of a batch.
#[derive(Debug)]
pub(super) struct Plan {
    /// The orbits that may become empty.
    pub(super) orbits: Vec<Cells>,
    /// Whether the first of them has to, before all others.
    pub(super) begins_empty: bool,
    /// How many cells may become empty.
    pub(super) most_open: u32,
    /// How many grids to try.
    pub(super) tries: u32,
}

impl Plan {
    pub(super) fn new(options: &PuzzleOptions) -> Result<Self, Impossible> {
        let parts = options.wishes.checked_parts(&Grid::new(&Geometry::classic()))?;
        let empty = cells(&parts.empty);
        let mut orbits = Vec::new();
        if empty != 0 {
            orbits.push(empty);
        }
        orbits.extend(parts.open.iter().map(|orbit| cells(orbit)));
        Ok(Self {
            orbits,
            begins_empty: empty != 0,
            most_open: 81 - options.wishes.givens.unwrap_or(0) as u32,
            tries: options.tries,
        })
    }
}

fn cells(list: &[Cell]) -> Cells {
    list.iter().map(|cell| 1 << cell.index()).sum()
}
