//! Why a board has no rating.

use crate::board::Grid;
use crate::progress::{Progress, Stopped};
use crate::solve::{Plan, Solutions, Verdict};

/// Why a board has no rating.
///
/// # Examples
/// ```
/// use minirow::{Grid, rating::{RateError, own, se}};
/// let small: Grid = "1... ..3. .... ...2".parse()?;
/// assert_eq!(se::rate(&small), Err(RateError::NotClassic));
/// assert_eq!(own::rate(&small), Err(RateError::SeveralSolutions));
/// # Ok::<(), minirow::format::ParseError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum RateError {
    /// This scale is for boards of 9×9 with blocks of 3×3 and no further rules.
    #[error("this scale is for 9x9 alone")]
    NotClassic,
    /// There is no solution.
    #[error("no solution")]
    NoSolution,
    /// There are several solutions.
    #[error("several solutions")]
    SeveralSolutions,
    /// No technique leads to the solution.
    #[error("no technique leads to the solution")]
    Unsolved,
    /// It was told to stop.
    #[error(transparent)]
    Stopped(#[from] Stopped),
}

impl RateError {
    /// The one word for it, which all answers have in place of a rating: `unrated`, `none`, `several`, `unsolved` or
    /// `unknown`.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Grid, rating::{own, se}};
    /// let small: Grid = "1... ..3. .... ...2".parse()?;
    /// assert_eq!(se::rate(&small).unwrap_err().word(), "unrated");
    /// assert_eq!(own::rate(&small).unwrap_err().word(), "several");
    /// # Ok::<(), minirow::format::ParseError>(())
    /// ```
    #[must_use]
    pub const fn word(&self) -> &'static str {
        match self {
            Self::NotClassic => "unrated",
            Self::NoSolution => Verdict::None.name(),
            Self::SeveralSolutions => Verdict::Several.name(),
            Self::Unsolved => UNSOLVED,
            Self::Stopped(_) => Verdict::Unknown.name(),
        }
    }
}

/// The word for a board to whose solution no technique of a scale leads: in place of a level, too.
pub const UNSOLVED: &str = "unsolved";

/// Scales are for boards with one solution: techniques take that for granted.
pub(super) fn has_one_solution(
    puzzle: &Grid,
    progress: &mut dyn Progress,
) -> Result<(), RateError> {
    match Plan::default().solutions(puzzle, progress).map_err(|stopped| stopped.map(drop))? {
        Solutions::None => Err(RateError::NoSolution),
        Solutions::One(_) => Ok(()),
        Solutions::Many(_) => Err(RateError::SeveralSolutions),
    }
}

/// The same for a board of a scale for 9×9.
pub(super) fn is_classic_with_one_solution(
    puzzle: &Grid,
    progress: &mut dyn Progress,
) -> Result<(), RateError> {
    if !puzzle.geometry().is_classic() {
        return Err(RateError::NotClassic);
    }
    has_one_solution(puzzle, progress)
}
