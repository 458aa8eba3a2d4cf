//! Named levels: what a player must know to get to the end.
//!
//! A board is of a level if its techniques, with those of the levels before, solve the board, and
//! those of the levels before alone do not.

use std::fmt;

use super::error::{RateError, has_one_solution};
use crate::board::{Geometry, Grid};
use crate::logic::{Outcome, Path, Position, Step, Technique, Tenths, path_with};
use crate::progress::{Progress, Stopped, to_the_end};

/// How hard a board is, in a word.
///
/// # Examples
/// ```
/// use minirow::rating::level::Level;
/// assert_eq!("tricky".parse(), Ok(Level::Tricky));
/// assert!(Level::Beginner < Level::Fiendish);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Hidden singles.
    Beginner,
    /// Naked singles.
    Easy,
    /// Pointing and naked pairs.
    Moderate,
    /// Triples and hidden pairs.
    Tricky,
    /// Wings and strong links.
    Hard,
    /// XY-chains and ALS.
    Diabolical,
    /// Long, branching chains.
    Fiendish,
}

/// What is told of a level.
struct Told {
    name: &'static str,
    /// The highest rating of its techniques, in tenths.
    most: u16,
    /// What others call it.
    also: &'static [&'static str],
    meaning: &'static str,
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
    /// assert_eq!(minirow::rating::level::Level::Hard.name(), "hard");
    /// ```
    #[must_use]
    pub fn name(self) -> &'static str {
        self.told().name
    }

    /// What a player of this level knows more than those of the levels before.
    ///
    /// # Examples
    /// ```
    /// assert_eq!(minirow::rating::level::Level::Easy.meaning(), "Naked singles");
    /// ```
    #[must_use]
    pub fn meaning(self) -> &'static str {
        self.told().meaning
    }

    /// What else people call it: names that are read, too.
    ///
    /// # Examples
    /// ```
    /// use minirow::rating::level::Level;
    /// assert_eq!(Level::Moderate.also(), ["medium"]);
    /// assert_eq!("medium".parse(), Ok(Level::Moderate));
    /// ```
    #[must_use]
    pub fn also(self) -> &'static [&'static str] {
        self.told().also
    }

    /// What everybody reads who names or explains a level.
    fn told(self) -> Told {
        let (name, most, also, meaning): (_, _, &[_], _) = match self {
            Self::Beginner => ("beginner", 12, &[], "Hidden singles"),
            Self::Easy => ("easy", 23, &[], "Naked singles"),
            Self::Moderate => ("moderate", 30, &["medium"], "Pointing and naked pairs"),
            Self::Tricky => ("tricky", 39, &[], "Triples and hidden pairs"),
            Self::Hard => ("hard", 47, &[], "Wings and strong links"),
            Self::Diabolical => ("diabolical", 62, &["expert", "evil"], "XY-chains and ALS"),
            Self::Fiendish => ("fiendish", u16::MAX, &["extreme"], "Long, branching chains"),
        };
        Told { name, most, also, meaning }
    }

    /// The highest rating of its techniques on our own scale; none for the last level, which has no end.
    ///
    /// # Examples
    /// ```
    /// use minirow::{logic::Tenths, rating::level::Level};
    /// assert_eq!(Level::Easy.most(), Some(Tenths::new(23)));
    /// assert_eq!(Level::Fiendish.most(), None);
    /// ```
    #[must_use]
    pub fn most(self) -> Option<Tenths> {
        Some(self.told().most).filter(|&most| most < u16::MAX).map(Tenths::new)
    }

    /// The hardest level that a puzzle of a geometry can be of: the first one on plain boards of 4×4 and smaller,
    /// where every puzzle ends with hidden singles; on all others it is taken for the last one.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Geometry, rating::level::Level};
    /// assert_eq!(Level::hardest_of(&Geometry::with_blocks(2, 2)?), Level::Beginner);
    /// assert_eq!(Level::hardest_of(&Geometry::classic()), Level::Fiendish);
    /// # Ok::<(), minirow::GeometryError>(())
    /// ```
    #[must_use]
    pub fn hardest_of(geometry: &Geometry) -> Self {
        let is_small = geometry.block_shape().is_some_and(|(rows, columns)| {
            let is_such = matches!((rows, columns), (2, 2) | (1, ..=3) | (..=3, 1));
            is_such && Geometry::with_blocks(rows, columns).is_ok_and(|plain| plain == *geometry)
        });
        if is_small { Self::Beginner } else { Self::Fiendish }
    }

    /// The level of a technique.
    ///
    /// # Examples
    /// ```
    /// use minirow::{logic::Technique, rating::level::Level};
    /// assert_eq!(Level::of_technique(Technique::named("x-wing").unwrap()), Level::Tricky);
    /// ```
    #[must_use]
    pub fn of_technique(technique: Technique) -> Self {
        let rating = technique.rating().get();
        let level = Self::ALL.iter().find(|level| rating <= level.told().most);
        *level.expect("the last level has no end")
    }

    /// The level of a path: that of its hardest step; none where it does not end with the solution.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Grid, logic::{Position, path}, rating::Level};
    /// let grid: Grid = "1... ..3. .4.. ...2".parse()?;
    /// let path = path(&Position::from_grid(&grid).unwrap());
    /// assert_eq!(Level::of_path(&path), Some(Level::Beginner));
    /// # Ok::<(), minirow::format::ParseError>(())
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
    /// use minirow::{Grid, progress, logic::{Outcome, Position}, rating::Level};
    /// let grid: Grid = "1... ..3. .4.. ...2".parse()?;
    /// let position = Position::from_grid(&grid).unwrap();
    /// let path = Level::Beginner.path(&position, progress::to_the_end()).unwrap();
    /// assert_eq!(path.outcome, Outcome::Solved);
    /// # Ok::<(), minirow::format::ParseError>(())
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
    /// use minirow::rating::level::Level;
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
/// use minirow::{Grid, rating::{Level, level}};
/// let grid: Grid = "1... ..3. .4.. ...2".parse()?;
/// assert_eq!(level::rate(&grid), Ok(Level::Beginner));
/// # Ok::<(), minirow::format::ParseError>(())
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
/// use minirow::{Grid, progress, rating::{RateError, level}};
/// let grid: Grid = "1... ..3. .4.. ...2".parse()?;
/// let stopped = level::rate_with(&grid, progress::at_most(5));
/// assert!(matches!(stopped, Err(RateError::Stopped(_))));
/// # Ok::<(), minirow::format::ParseError>(())
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
        let is_it = |level: &&Self| level.name() == name || level.also().contains(&name);
        let level = Self::ALL.iter().find(is_it);
        level.copied().ok_or_else(|| UnknownLevel { found: name.into() })
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
