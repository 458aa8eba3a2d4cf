//! What puzzles are wanted.

use super::difficulty::Difficulty;
use super::dig::{NoPuzzle, Wishes};
use crate::board::Grid;

/// What puzzles are wanted, and how hard.
///
/// # Examples
/// ```
/// use pencilmark::{Geometry, Grid, progress, rating::Level};
/// use pencilmark::generate::{Difficulty, Target, Wishes};
/// let target = Target {
///     start: Grid::new(&Geometry::classic()),
///     wishes: Wishes::default(),
///     difficulties: vec![Difficulty::Level(Level::Moderate)],
///     tries: 1000,
/// };
/// target.check()?;
/// let caught = target.puzzle(1, 0, progress::to_the_end())?;
/// assert_eq!(caught.miss, 0);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Target {
    /// Digits that are givens; the board is of this geometry.
    pub start: Grid,
    /// What is asked of the givens.
    pub wishes: Wishes,
    /// All of these must hold.
    pub difficulties: Vec<Difficulty>,
    /// How many puzzles are tried for each that is wanted.
    pub tries: u64,
}

impl Target {
    /// Finds out whether there can be such a puzzle.
    ///
    /// # Errors
    /// The reason why there can be none.
    ///
    /// # Examples
    /// ```
    /// use pencilmark::{Geometry, Grid, logic::Tenths};
    /// use pencilmark::generate::{Difficulty, Target, Wishes};
    /// let target = Target {
    ///     start: Grid::new(&Geometry::of_side(4)?),
    ///     wishes: Wishes::default(),
    ///     difficulties: vec![Difficulty::Rating(Tenths::new(15)..=Tenths::new(20))],
    ///     tries: 10,
    /// };
    /// assert!(target.check().is_err());
    /// # Ok::<(), pencilmark::GeometryError>(())
    /// ```
    pub fn check(&self) -> Result<(), NoPuzzle> {
        for difficulty in &self.difficulties {
            difficulty.check(self.start.geometry())?;
        }
        Ok(self.wishes.check(&self.start)?)
    }
}
