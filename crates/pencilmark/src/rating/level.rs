//! Named levels: what a player must know to get to the end.
//!
//! A board is of a level if its techniques, with those of the levels before, solve the board, and
//! those of the levels before alone do not.

use std::fmt;

use super::error::{RateError, has_one_solution};
use crate::board::Grid;
use crate::logic::{Outcome, Path, Position, Step, Technique, path_with};
use crate::progress::{Progress, Stopped, to_the_end};

/// How hard a board is, in a word.
///
/// # Examples
/// ```
/// use pencilmark::rating::level::Level;
/// assert_eq!("tricky".parse(), Ok(Level::Tricky));
/// assert!(Level::Beginner < Level::Fiendish);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Full houses and hidden singles.
    Beginner,
    /// Naked singles.
    Easy,
    /// Locked candidates and naked pairs.
    Moderate,
    /// Hidden pairs, triples, X-wings and swordfish.
    Tricky,
    /// Strong links, wings, colours, rectangles and finned fish.
    Hard,
    /// Larger fish and subsets, short chains and almost locked sets.
    Diabolical,
    /// Long and branching chains.
    Fiendish,
}

impl Level {
    /// All levels, from the easiest.
    pub const ALL: &[Self] = &[
        Self::Beginner,
        Self::Easy,
        Self::Moderate,
        Self::Tricky,
        Self::Hard,
        Self::Diabolical,
        Self::Fiendish,
    ];

    /// Its name, in lower case.
    ///
    /// # Examples
    /// ```
    /// assert_eq!(pencilmark::rating::level::Level::Hard.name(), "hard");
    /// ```
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Beginner => "beginner",
            Self::Easy => "easy",
            Self::Moderate => "moderate",
            Self::Tricky => "tricky",
            Self::Hard => "hard",
            Self::Diabolical => "diabolical",
            Self::Fiendish => "fiendish",
        }
    }

    /// The level of a technique.
    ///
    /// # Examples
    /// ```
    /// use pencilmark::{logic::Technique, rating::level::Level};
    /// assert_eq!(Level::of_technique(Technique::named("x-wing").unwrap()), Level::Tricky);
    /// ```
    #[must_use]
    pub fn of_technique(technique: Technique) -> Self {
        match technique.rating().get() {
            ..=12 => Self::Beginner,
            13..=23 => Self::Easy,
            24..=30 => Self::Moderate,
            31..=39 => Self::Tricky,
            40..=47 => Self::Hard,
            48..=62 => Self::Diabolical,
            63.. => Self::Fiendish,
        }
    }

    /// The level of a path: that of its hardest step; none where it does not end with the solution.
    ///
    /// # Examples
    /// ```
    /// use pencilmark::{Grid, logic::{Position, path}, rating::Level};
    /// let grid: Grid = "1... ..3. .4.. ...2".parse()?;
    /// let path = path(&Position::from_grid(&grid).unwrap());
    /// assert_eq!(Level::of_path(&path), Some(Level::Beginner));
    /// # Ok::<(), pencilmark::format::ParseError>(())
    /// ```
    #[must_use]
    pub fn of_path(path: &Path) -> Option<Self> {
        let levels = path.steps.iter().map(|step| Self::of_technique(step.technique));
        (path.outcome == Outcome::Solved).then(|| levels.max().unwrap_or(Self::Beginner))
    }

    /// The path of a player who knows the techniques of this level, and takes the easiest that goes on
    /// at every step.
    ///
    /// # Errors
    /// [`Stopped`] with the steps so far.
    ///
    /// # Examples
    /// ```
    /// use pencilmark::{Grid, progress, logic::{Outcome, Position}, rating::Level};
    /// let grid: Grid = "1... ..3. .4.. ...2".parse()?;
    /// let position = Position::from_grid(&grid).unwrap();
    /// let path = Level::Beginner.path(&position, progress::to_the_end()).unwrap();
    /// assert_eq!(path.outcome, Outcome::Solved);
    /// # Ok::<(), pencilmark::format::ParseError>(())
    /// ```
    pub fn path(
        self,
        start: &Position,
        progress: impl Progress,
    ) -> Result<Path, Stopped<Vec<Step>>> {
        path_with(start, self.techniques(), progress)
    }

    /// The techniques that players of this level know, those of the easiest level first.
    ///
    /// # Examples
    /// ```
    /// use pencilmark::rating::level::Level;
    /// let names: Vec<&str> = Level::Easy.techniques().iter().map(|known| known.name()).collect();
    /// assert_eq!(names, ["full-house", "hidden-single", "naked-single"]);
    /// ```
    #[must_use]
    pub fn techniques(self) -> Vec<Technique> {
        let mut known = Vec::new();
        for &level in Self::ALL.iter().filter(|&&level| level <= self) {
            known.extend(Technique::all().filter(|&known| Self::of_technique(known) == level));
        }
        known
    }
}

/// The level of a puzzle: the least whose techniques lead to the solution.
///
/// # Errors
/// [`RateError`] where there is not one solution, or no technique leads to it.
///
/// # Examples
/// ```
/// use pencilmark::{Grid, rating::{Level, level}};
/// let grid: Grid = "1... ..3. .4.. ...2".parse()?;
/// assert_eq!(level::rate(&grid), Ok(Level::Beginner));
/// # Ok::<(), pencilmark::format::ParseError>(())
/// ```
pub fn rate(puzzle: &Grid) -> Result<Level, RateError> {
    rate_with(puzzle, to_the_end())
}

/// The level of a puzzle, as [`rate`] finds it, within limits.
///
/// # Errors
/// [`RateError`], also where it was stopped.
///
/// # Examples
/// ```
/// use pencilmark::{Grid, progress, rating::{RateError, level}};
/// let grid: Grid = "1... ..3. .4.. ...2".parse()?;
/// let stopped = level::rate_with(&grid, progress::at_most(5));
/// assert!(matches!(stopped, Err(RateError::Stopped(_))));
/// # Ok::<(), pencilmark::format::ParseError>(())
/// ```
pub fn rate_with(puzzle: &Grid, mut progress: impl Progress) -> Result<Level, RateError> {
    has_one_solution(puzzle, &mut progress)?;
    let start = Position::from_grid(puzzle).map_err(|_| RateError::NoSolution)?;
    let path = Level::Fiendish.path(&start, progress).map_err(|stopped| stopped.map(drop))?;
    Level::of_path(&path).ok_or(RateError::Unsolved)
}

/// No level has this name.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("expected {}, found '{found}'", names().join(", "))]
pub struct UnknownLevel {
    found: String,
}

fn names() -> Vec<&'static str> {
    Level::ALL.iter().map(|level| level.name()).collect()
}

impl std::str::FromStr for Level {
    type Err = UnknownLevel;

    fn from_str(name: &str) -> Result<Self, UnknownLevel> {
        let level = Self::ALL.iter().find(|level| level.name() == name);
        level.copied().ok_or_else(|| UnknownLevel { found: name.into() })
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
