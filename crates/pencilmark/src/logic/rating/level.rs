//! Named levels: what a player must know to get to the end.
//!
//! A board is of a level if its techniques, with those of the levels before, solve the board, and
//! those of the levels before alone do not.

use std::fmt;
use std::ops::ControlFlow;

use crate::logic::{Outcome, Path, Position, Technique, path_with};

/// How hard a board is, in a word.
///
/// # Examples
/// ```
/// use pencilmark::logic::rating::level::Level;
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
    pub const ALL: [Self; 7] = [
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
    /// assert_eq!(pencilmark::logic::rating::level::Level::Hard.name(), "hard");
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
    /// use pencilmark::logic::{Technique, rating::level::Level};
    /// assert_eq!(Level::of_technique(Technique::named("x-wing").unwrap()), Level::Tricky);
    /// ```
    #[must_use]
    pub fn of_technique(technique: Technique) -> Self {
        match technique.rating() {
            ..=12 => Self::Beginner,
            13..=23 => Self::Easy,
            24..=30 => Self::Moderate,
            31..=39 => Self::Tricky,
            40..=47 => Self::Hard,
            48..=62 => Self::Diabolical,
            63.. => Self::Fiendish,
        }
    }

    /// The techniques that players of this level know, those of the easiest level first.
    ///
    /// # Examples
    /// ```
    /// use pencilmark::logic::rating::level::Level;
    /// let names: Vec<&str> = Level::Easy.techniques().iter().map(|known| known.name()).collect();
    /// assert_eq!(names, ["full-house", "hidden-single", "naked-single"]);
    /// ```
    #[must_use]
    pub fn techniques(self) -> Vec<Technique> {
        let mut known: Vec<Technique> =
            Technique::all().filter(|&technique| Self::of_technique(technique) <= self).collect();
        known.sort_by_key(|&technique| Self::of_technique(technique));
        known
    }
}

/// The path of a player who knows the techniques of a level, and takes the easiest level that goes on
/// at every step, until `go_on` breaks; it is asked again and again.
///
/// # Examples
/// ```
/// use std::ops::ControlFlow;
/// use pencilmark::{Grid, logic::{Outcome, Position, rating::level::{Level, path_of}}};
/// let grid: Grid = "1... ..3. .4.. ...2".parse()?;
/// let position = Position::from_grid(&grid).unwrap();
/// let path = path_of(Level::Beginner, &position, &mut || ControlFlow::Continue(()));
/// assert_eq!(path.outcome, Outcome::Solved);
/// # Ok::<(), pencilmark::format::ParseError>(())
/// ```
pub fn path_of(level: Level, start: &Position, go_on: &mut dyn FnMut() -> ControlFlow<()>) -> Path {
    path_with(start, &level.techniques(), go_on)
}

/// The level of a board, as long as `go_on` continues; none where no technique solves it, or where
/// `go_on` breaks.
///
/// # Examples
/// ```
/// use std::ops::ControlFlow;
/// use pencilmark::{Grid, logic::{Position, rating::level::{Level, level_while}}};
/// let grid: Grid = "1... ..3. .4.. ...2".parse()?;
/// let position = Position::from_grid(&grid).unwrap();
/// let level = level_while(&position, &mut || ControlFlow::Continue(()));
/// assert_eq!(level, Some(Level::Beginner));
/// # Ok::<(), pencilmark::format::ParseError>(())
/// ```
pub fn level_while(start: &Position, go_on: &mut dyn FnMut() -> ControlFlow<()>) -> Option<Level> {
    let path = path_of(Level::Fiendish, start, go_on);
    let levels = path.steps.iter().map(|step| Level::of_technique(step.technique));
    (path.outcome == Outcome::Solved).then(|| levels.max().unwrap_or(Level::Beginner))
}

/// No level has this name.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("expected {}, found '{found}'", Level::ALL.map(Level::name).join(", "))]
pub struct UnknownLevel {
    found: String,
}

impl std::str::FromStr for Level {
    type Err = UnknownLevel;

    fn from_str(name: &str) -> Result<Self, UnknownLevel> {
        let level = Self::ALL.into_iter().find(|level| level.name() == name);
        level.ok_or_else(|| UnknownLevel { found: name.into() })
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
