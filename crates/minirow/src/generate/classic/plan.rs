//! What puzzles are wanted, and what that means for every one of them.

use crate::board::{Cell, Geometry, Grid};
use crate::generate::{Impossible, Requirements};
use crate::solve::{Backend, Cells};

/// What puzzles are wanted.
///
/// # Examples
/// ```
/// use minirow::Symmetry;
/// use minirow::generate::{Requirements, classic::PuzzleOptions};
/// let requirements = Requirements::default().symmetry(Symmetry::HalfTurn);
/// let options = PuzzleOptions::default().requirements(requirements);
/// assert_eq!(options.tries, 1000);
/// ```
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct PuzzleOptions {
    /// What is asked of the givens. A puzzle that needs more givens than requested keeps them.
    /// Where the cells that must be empty leave a grid several solutions, another grid is tried. No
    /// search takes long, so there is no need for patience.
    pub requirements: Requirements,
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
            requirements: Requirements::default(),
            is_uniform: false,
            tries: 1000,
            backend: Backend::fastest(),
        }
    }
}

impl PuzzleOptions {
    /// With this asked of the givens.
    ///
    /// # Examples
    /// ```
    /// use minirow::generate::{Requirements, classic::PuzzleOptions};
    /// let options = PuzzleOptions::default().requirements(Requirements::default().givens(30));
    /// assert_eq!(options.requirements.givens, Some(30));
    /// ```
    #[must_use]
    pub fn requirements(mut self, requirements: Requirements) -> Self {
        self.requirements = requirements;
        self
    }

    /// From complete grids that are exactly uniform.
    ///
    /// # Examples
    /// ```
    /// use minirow::generate::classic::PuzzleOptions;
    /// assert!(PuzzleOptions::default().is_uniform(true).is_uniform);
    /// ```
    #[must_use]
    pub fn is_uniform(mut self, is_uniform: bool) -> Self {
        self.is_uniform = is_uniform;
        self
    }

    /// With this many grids tried for each puzzle.
    ///
    /// # Examples
    /// ```
    /// use minirow::generate::classic::PuzzleOptions;
    /// assert_eq!(PuzzleOptions::default().tries(10).tries, 10);
    /// ```
    #[must_use]
    pub fn tries(mut self, tries: u32) -> Self {
        self.tries = tries;
        self
    }

    /// With these instructions.
    ///
    /// # Examples
    /// ```
    /// use minirow::{generate::classic::PuzzleOptions, solve::Backend};
    /// let options = PuzzleOptions::default().backend(Backend::Portable);
    /// assert_eq!(options.backend, Backend::Portable);
    /// ```
    #[must_use]
    pub fn backend(mut self, backend: Backend) -> Self {
        self.backend = backend;
        self
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
        let parts = options.requirements.checked_parts(&Grid::new(&Geometry::classic()))?;
        let empty = cells(&parts.empty);
        let mut orbits = Vec::new();
        if empty != 0 {
            orbits.push(empty);
        }
        orbits.extend(parts.open.iter().map(|orbit| cells(orbit)));
        Ok(Self {
            orbits,
            begins_empty: empty != 0,
            most_open: 81 - options.requirements.givens.unwrap_or(0) as u32,
            tries: options.tries,
        })
    }
}

fn cells(list: &[Cell]) -> Cells {
    list.iter().map(|cell| 1 << cell.index()).sum()
}
