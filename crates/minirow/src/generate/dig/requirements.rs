//! What a puzzle shall be like.

use super::impossible::Impossible;
use crate::board::{Cell, Geometry, Grid, Symmetry};
use crate::generate::{NoGrid, NoSuchDifficulty};
use crate::solve::Patience;

/// What is asked of a puzzle besides its one solution.
///
/// # Examples
/// ```
/// use minirow::Symmetry;
/// use minirow::generate::Requirements;
/// let requirements = Requirements::default().symmetry(Symmetry::HalfTurn).givens(24);
/// assert!(requirements.filled.is_empty());
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Requirements {
    /// The symmetry of the cells with givens.
    pub symmetry: Symmetry,
    /// How many givens are enough; none where each of them must be needed.
    pub givens: Option<usize>,
    /// Cells that must be given, and with them their images under the symmetry.
    pub filled: Vec<Cell>,
    /// Cells that must be empty, and with them their images under the symmetry.
    pub empty: Vec<Cell>,
    /// How many conflicts may be met to find out whether one given is needed, on boards beyond 16×16, and
    /// a hundred times as many up to there, which hardly any board needs. A thousand take some 30 ms
    /// on 25×25, where about 200 givens of each board need more.
    pub patience: u64,
}

impl Default for Requirements {
    fn default() -> Self {
        Self {
            symmetry: Symmetry::None,
            givens: None,
            filled: Vec::new(),
            empty: Vec::new(),
            patience: 300,
        }
    }
}

/// Why there is no puzzle.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum NoPuzzle {
    /// No puzzle of the board is so hard, or so easy.
    #[error(transparent)]
    Difficulty(#[from] NoSuchDifficulty),
    /// The requirements can never be met.
    #[error(transparent)]
    Impossible(#[from] Impossible),
    /// There is no complete grid to start from.
    #[error("there is no complete grid with the requested digits")]
    NoGrid,
    /// With this grid there are several solutions, even where all cells are given that may be.
    #[error("this grid has another solution, which differs in {} of the cells that must be empty", cells.len())]
    Ambiguous {
        /// The cells in which another solution differs.
        cells: Vec<Cell>,
    },
    /// Whether there is one solution was not known within the patience.
    #[error("whether the cells that must be empty leave one solution was not known in time")]
    Unknown,
    /// None was found.
    #[error("no puzzle was found in {tries} tries")]
    NotFound {
        /// How many complete grids were tried.
        tries: u64,
    },
    /// `progress` broke before there was any puzzle.
    #[error("stopped before a puzzle was found")]
    Stopped,
}

impl From<NoGrid> for NoPuzzle {
    fn from(none: NoGrid) -> Self {
        match none {
            NoGrid::Stopped(_) => Self::Stopped,
            NoGrid::Impossible => Self::NoGrid,
        }
    }
}

impl Requirements {
    /// With the cells of the givens in this symmetry.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Symmetry, generate::Requirements};
    /// let requirements = Requirements::default().symmetry(Symmetry::HalfTurn);
    /// assert_eq!(requirements.symmetry, Symmetry::HalfTurn);
    /// ```
    #[must_use]
    pub fn symmetry(mut self, symmetry: Symmetry) -> Self {
        self.symmetry = symmetry;
        self
    }

    /// With no more than this many givens; none where each of them must be needed.
    ///
    /// # Examples
    /// ```
    /// use minirow::generate::Requirements;
    /// assert_eq!(Requirements::default().givens(24).givens, Some(24));
    /// ```
    #[must_use]
    pub fn givens(mut self, givens: impl Into<Option<usize>>) -> Self {
        self.givens = givens.into();
        self
    }

    /// With givens in these cells.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Cell, generate::Requirements};
    /// assert_eq!(Requirements::default().filled([Cell::new(40)]).filled, [Cell::new(40)]);
    /// ```
    #[must_use]
    pub fn filled(mut self, filled: impl IntoIterator<Item = Cell>) -> Self {
        self.filled = filled.into_iter().collect();
        self
    }

    /// With no givens in these cells.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Cell, generate::Requirements};
    /// assert_eq!(Requirements::default().empty([Cell::new(0)]).empty, [Cell::new(0)]);
    /// ```
    #[must_use]
    pub fn empty(mut self, empty: impl IntoIterator<Item = Cell>) -> Self {
        self.empty = empty.into_iter().collect();
        self
    }

    /// With this many conflicts to find out whether one given is needed.
    ///
    /// # Examples
    /// ```
    /// use minirow::generate::Requirements;
    /// assert_eq!(Requirements::default().patience(1000).patience, 1000);
    /// ```
    #[must_use]
    pub fn patience(mut self, patience: u64) -> Self {
        self.patience = patience;
        self
    }

    /// With the digits of the start among the cells that must be given.
    pub(in crate::generate) fn with_start(&self, start: &Grid) -> Self {
        let mut requirements = self.clone();
        requirements
            .filled
            .extend(start.geometry().cells().filter(|&cell| start.get(cell).is_some()));
        requirements
    }

    pub(super) fn patience_on(&self, geometry: &Geometry) -> Patience {
        if geometry.digit_count() <= 16 {
            // Singles settle nearly everything, and clauses the rest, but for irregular blocks.
            let conflicts = self.patience.saturating_mul(100);
            return Patience { singles: 500, subsets: 20, conflicts };
        }
        // Beyond, singles settle a question at once or not at all.
        Patience { singles: 20, subsets: 20, conflicts: self.patience }
    }
}
