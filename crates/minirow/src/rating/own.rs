//! Our own solving order: how hard its path is.
//!
//! It rates every board that [`path`](crate::logic::path) walks: any side, any houses, any candidates
//! to start from.

use std::fmt;

use super::error::{RateError, has_one_solution};
use crate::board::Grid;
use crate::logic::{self, Outcome, Path, Position, Technique, Tenths};
use crate::progress::{Progress, to_the_end};

/// How hard the path of our own solving order is, on the scale of Sudoku Explainer.
///
/// # Examples
/// ```
/// use minirow::{Grid, rating::own};
/// let grid: Grid = "1... ..3. .4.. ...2".parse()?;
/// assert_eq!(own::rate(&grid).unwrap().to_string(), "1.2/1.2/1.2");
/// # Ok::<(), minirow::format::ParseError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct OwnRating {
    /// Of the hardest step; 0 where there is none.
    pub hardest: Tenths,
    /// Of the hardest step up to the first digit that is placed; 0 where none is.
    pub to_first_digit: Tenths,
    /// Of the first step; 0 where there is none.
    pub first: Tenths,
    /// The technique of the first of the hardest steps.
    pub technique: Option<Technique>,
    /// How many steps each technique took, in solving order; those that took some.
    pub steps: Vec<(Technique, usize)>,
    /// How it ends. Only where the board is solved do the numbers tell how hard it is.
    pub outcome: Outcome,
}

impl OwnRating {
    /// The rating of a path that was walked.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Grid, logic::{Position, path}, rating::OwnRating};
    /// let grid: Grid = "123. 3412 2143 4321".parse()?;
    /// let rating = OwnRating::of(&path(&Position::from_grid(&grid).unwrap()));
    /// assert_eq!((rating.hardest.get(), rating.steps_len()), (10, 1));
    /// # Ok::<(), minirow::format::ParseError>(())
    /// ```
    #[must_use]
    pub fn of(path: &Path) -> Self {
        let steps = &path.steps;
        let first_digit = steps.iter().position(|step| !step.place.is_empty());
        let start = &steps[..first_digit.map_or(0, |index| index + 1)];
        let count = |technique| steps.iter().filter(|step| step.technique == technique).count();
        Self {
            hardest: path.hardest().map_or(Tenths::default(), |step| step.rating),
            to_first_digit: start.iter().map(|step| step.rating).max().unwrap_or_default(),
            first: steps.first().map_or(Tenths::default(), |step| step.rating),
            technique: path.hardest().map(|step| step.technique),
            steps: Technique::all()
                .map(|technique| (technique, count(technique)))
                .filter(|&(_, count)| count > 0)
                .collect(),
            outcome: path.outcome,
        }
    }

    /// How many steps there are.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Grid, rating::own};
    /// let grid: Grid = "1... ..3. .4.. ...2".parse()?;
    /// assert_eq!(own::rate(&grid).unwrap().steps_len(), 12);
    /// # Ok::<(), minirow::format::ParseError>(())
    /// ```
    #[must_use]
    pub fn steps_len(&self) -> usize {
        self.steps.iter().map(|&(_, count)| count).sum()
    }
}

/// Rates a puzzle.
///
/// # Errors
/// [`RateError`] where there is not one solution, or no technique leads to it.
///
/// # Examples
/// ```
/// use minirow::{Geometry, Grid, rating::{RateError, own}};
/// let empty = Grid::new(&Geometry::classic());
/// assert_eq!(own::rate(&empty), Err(RateError::SeveralSolutions));
/// ```
pub fn rate(puzzle: &Grid) -> Result<OwnRating, RateError> {
    rate_with(puzzle, to_the_end())
}

/// Rates as [`rate`] does, within limits.
///
/// # Errors
/// [`RateError`], also where it was stopped.
///
/// # Examples
/// ```
/// use minirow::{Grid, progress, rating::{RateError, own}};
/// let grid: Grid = "1... ..3. .4.. ...2".parse()?;
/// let stopped = own::rate_with(&grid, progress::at_most(5));
/// assert!(matches!(stopped, Err(RateError::Stopped(_))));
/// # Ok::<(), minirow::format::ParseError>(())
/// ```
pub fn rate_with(puzzle: &Grid, progress: impl Progress) -> Result<OwnRating, RateError> {
    let path = path_with(puzzle, progress)?;
    match path.outcome {
        Outcome::Solved => Ok(OwnRating::of(&path)),
        _ => Err(RateError::Unsolved),
    }
}

/// The steps of our own solving order for a puzzle, also where they do not lead to its solution.
///
/// # Errors
/// [`RateError`] where there is not one solution, or it was stopped.
///
/// # Examples
/// ```
/// use minirow::{Geometry, Grid, progress, rating::{RateError, own}};
/// let empty = Grid::new(&Geometry::classic());
/// let found = own::path_with(&empty, progress::to_the_end());
/// assert!(matches!(found, Err(RateError::SeveralSolutions)));
/// ```
pub fn path_with(puzzle: &Grid, mut progress: impl Progress) -> Result<Path, RateError> {
    has_one_solution(puzzle, &mut progress)?;
    let start = Position::from_grid(puzzle).map_err(|_| RateError::NoSolution)?;
    Ok(logic::path_with(&start, Technique::all(), progress).map_err(|stopped| stopped.map(drop))?)
}

impl fmt::Display for OwnRating {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}/{}", self.hardest, self.to_first_digit, self.first)
    }
}
