//! What puzzles are wanted, and what that means for every one of them.

use crate::board::{Cell, Symmetry};
use crate::solve::{Backend, Cells};

/// What puzzles are wanted.
///
/// # Examples
/// ```
/// use pencilmark::Symmetry;
/// use pencilmark::generate::classic::PuzzleOptions;
/// let options = PuzzleOptions { symmetry: Symmetry::HalfTurn, ..PuzzleOptions::default() };
/// assert_eq!(options.givens, 0);
/// ```
#[derive(Clone, Debug)]
pub struct PuzzleOptions {
    /// Cells that stand for each other are givens together or empty together.
    pub symmetry: Symmetry,
    /// At how many givens to stop; 0, the default, goes on until every given is needed. A puzzle that
    /// needs more keeps them.
    pub givens: usize,
    /// Cells that are givens, needed or not.
    pub given: Vec<Cell>,
    /// Cells that are empty. Where they leave a grid several solutions, another grid is tried.
    pub empty: Vec<Cell>,
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
            symmetry: Symmetry::None,
            givens: 0,
            given: Vec::new(),
            empty: Vec::new(),
            is_uniform: false,
            tries: 1000,
            backend: Backend::fastest(),
        }
    }
}

/// Why no puzzle can be as it is wanted.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum WishError {
    /// A cell is not on the board.
    #[error("expected a cell below 81, found {}", .0.index())]
    NoCell(Cell),
    /// A cell, or one that it stands for, must be a given and must be empty.
    #[error("row {}, column {} must be a given and must be empty", .0.index() / 9 + 1, .0.index() % 9 + 1)]
    GivenAndEmpty(Cell),
    /// More givens are wanted than there are cells that need not be empty.
    #[error("expected at most {most} givens, found {wanted}")]
    TooManyGivens {
        /// How many there can be.
        most: usize,
        /// How many are wanted.
        wanted: usize,
    },
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
    pub(super) fn new(options: &PuzzleOptions) -> Result<Self, WishError> {
        let (given, empty) =
            (orbits_of(options, &options.given)?, orbits_of(options, &options.empty)?);
        if given & empty != 0 {
            let cell = Cell::new((given & empty).trailing_zeros() as u16);
            return Err(WishError::GivenAndEmpty(cell));
        }
        let most = 81 - empty.count_ones() as usize;
        if options.givens > most {
            return Err(WishError::TooManyGivens { most, wanted: options.givens });
        }
        let mut orbits = Vec::new();
        if empty != 0 {
            orbits.push(empty);
        }
        for orbit in options.symmetry.orbits(9) {
            let cells = orbit.iter().map(|cell| 1 << cell.index()).sum::<Cells>();
            if cells & (given | empty) == 0 {
                orbits.push(cells);
            }
        }
        Ok(Self {
            orbits,
            begins_empty: empty != 0,
            most_open: 81 - options.givens as u32,
            tries: options.tries,
        })
    }
}

/// Cells with all they stand for.
fn orbits_of(options: &PuzzleOptions, cells: &[Cell]) -> Result<Cells, WishError> {
    let mut all = 0;
    for &cell in cells {
        if cell.index() >= 81 {
            return Err(WishError::NoCell(cell));
        }
        for other in options.symmetry.orbit(9, cell) {
            all |= 1 << other.index();
        }
    }
    Ok(all)
}
