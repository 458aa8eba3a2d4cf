//! How hard a puzzle shall be.

use std::ops::RangeInclusive;

use crate::board::{Geometry, Grid};
use crate::logic::{Outcome, Path, Position, Technique, Tenths, path_with};
use crate::progress::{Progress, Stopped};
use crate::rating::{HodokuLevel, Level, RateError, hodoku, se};

/// One thing that is asked of a puzzle with one solution.
///
/// # Examples
/// ```
/// use minirow::{Grid, generate::Difficulty, progress::to_the_end, rating::Level};
/// let (beginner, hard) = (Difficulty::Level(Level::Beginner), Difficulty::Level(Level::Hard));
/// let puzzle: Grid =
///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
/// assert_eq!(beginner.miss(&puzzle, to_the_end()), Ok(0));
/// assert_ne!(hard.miss(&puzzle, to_the_end()), Ok(0));
/// // No puzzle of 4×4 needs more than a beginner knows, so none is too easy.
/// let small: Grid = "1... ..3. .4.. ...2".parse()?;
/// assert_eq!(hard.miss(&small, to_the_end()), Ok(0));
/// # Ok::<(), minirow::format::ParseError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Difficulty {
    /// The techniques of this level are needed, and none beyond; or of the hardest level that there is on a board.
    Level(Level),
    /// The rating of Sudoku Explainer; for 9×9.
    Rating(RangeInclusive<Tenths>),
    /// The level of HoDoKu; for 9×9.
    HodokuLevel(HodokuLevel),
    /// The score of HoDoKu; for 9×9.
    HodokuScore(RangeInclusive<u32>),
    /// There is no way on without this technique for all that come before it in solving order.
    Technique {
        /// The technique that is needed.
        technique: Technique,
        /// Whether it and those before it must solve the puzzle.
        nothing_harder: bool,
        /// The number of the last step at which it may be needed first.
        by_step: Option<usize>,
    },
    /// The steps of the path of our own solving order.
    Steps(RangeInclusive<usize>),
}

/// A requirement that no board of this geometry can meet.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct NoSuchDifficulty(String);

impl Difficulty {
    /// Finds out whether any puzzle of a geometry can be like that.
    ///
    /// # Errors
    /// [`NoSuchDifficulty`] with the reason why none can.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Geometry, generate::Difficulty, logic::Tenths};
    /// let geometry = Geometry::of_side(16)?;
    /// let error = Difficulty::Rating(Tenths::new(15)..=Tenths::new(20)).check(&geometry).unwrap_err();
    /// assert_eq!(error.to_string(), "Sudoku Explainer rates boards of 9x9 alone");
    /// assert!(Difficulty::Steps(300..=400).check(&geometry).is_ok());
    /// # Ok::<(), minirow::GeometryError>(())
    /// ```
    pub fn check(&self, geometry: &Geometry) -> Result<(), NoSuchDifficulty> {
        let refuse = |reason: String| Err(NoSuchDifficulty(reason));
        match self {
            Self::Rating(range) if range.is_empty() => {
                refuse(format!("no rating is from {} to {}", range.start(), range.end()))
            }
            Self::HodokuScore(range) if range.is_empty() => {
                refuse(format!("no score is from {} to {}", range.start(), range.end()))
            }
            Self::Steps(range) if range.is_empty() => {
                refuse(format!("no path has from {} to {} steps", range.start(), range.end()))
            }
            Self::Rating(_) if !geometry.is_classic() => {
                refuse("Sudoku Explainer rates boards of 9x9 alone".to_owned())
            }
            Self::Rating(range)
                if *range.end() < Tenths::new(12) || *range.start() > MOST_RATED =>
            {
                refuse("ratings of Sudoku Explainer are from 1.2 to 11.9".to_owned())
            }
            Self::HodokuLevel(_) | Self::HodokuScore(_) if !geometry.is_classic() => {
                refuse("HoDoKu rates boards of 9x9 alone".to_owned())
            }
            Self::Technique { by_step: Some(0), .. } => {
                refuse("the first step has number 1".to_owned())
            }
            _ => Ok(()),
        }
    }

    /// How far a puzzle with one solution is from what is requested; 0 where it is just that.
    /// Requirements of different kinds have different measures.
    ///
    /// # Errors
    /// [`Stopped`] before that was known.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Grid, generate::Difficulty, progress};
    /// let puzzle: Grid = "1... ..3. .4.. ...2".parse()?;
    /// assert_eq!(Difficulty::Steps(10..=11).miss(&puzzle, progress::to_the_end()), Ok(1));
    /// # Ok::<(), minirow::format::ParseError>(())
    /// ```
    pub fn miss(&self, puzzle: &Grid, mut progress: impl Progress) -> Result<u32, Stopped> {
        let progress: &mut dyn Progress = &mut progress;
        let Ok(start) = Position::from_grid(puzzle) else {
            return Ok(FAR);
        };
        match self {
            Self::Level(requested) => {
                let there_is = Level::hardest_of(puzzle.geometry());
                level_miss((*requested).min(there_is), &start, progress)
            }
            Self::Rating(range) => {
                let rated = se::rate_up_to(*range.end(), puzzle, progress);
                let range = range.start().get()..=range.end().get();
                far_unless(rated, |rating| distance(&range, rating.hardest.get()))
            }
            Self::HodokuLevel(requested) => {
                far_unless(hodoku::rate_with(puzzle, progress), |rating| {
                    (rating.level as u32).abs_diff(*requested as u32)
                })
            }
            Self::HodokuScore(range) => {
                let rated = hodoku::rate_with(puzzle, progress);
                far_unless(rated, |rating| distance(range, rating.score))
            }
            &Self::Technique { technique, nothing_harder, by_step } => {
                technique_miss(technique, nothing_harder, by_step, &start, progress)
            }
            Self::Steps(range) => {
                let path = path_within(&start, Technique::all(), progress)?;
                match path.outcome {
                    Outcome::Solved => Ok(distance(range, path.steps.len())),
                    _ => Ok(FAR),
                }
            }
        }
    }
}

/// The highest rating of a known puzzle, in tenths.
const MOST_RATED: Tenths = Tenths::new(119);

/// What says nothing of the way to go.
const FAR: u32 = 1000;

/// The distance of a rating; where there is none it is far.
fn far_unless<R>(
    rated: Result<R, RateError>,
    distance: impl FnOnce(R) -> u32,
) -> Result<u32, Stopped> {
    match rated {
        Ok(rating) => Ok(distance(rating)),
        Err(RateError::Stopped(stopped)) => Err(stopped),
        Err(_) => Ok(FAR),
    }
}

fn distance<T: Copy + PartialOrd + TryInto<u32>>(range: &RangeInclusive<T>, found: T) -> u32 {
    let number = |value: T| value.try_into().unwrap_or(u32::MAX);
    if range.contains(&found) {
        return 0;
    }
    let nearest = if found < *range.start() { *range.start() } else { *range.end() };
    number(nearest).abs_diff(number(found))
}

/// Nobody is asked about techniques beyond those that are requested.
fn level_miss(
    requested: Level,
    start: &Position,
    progress: &mut dyn Progress,
) -> Result<u32, Stopped> {
    let path = path_within(start, requested.techniques(), progress)?;
    let needed = Level::of_path(&path);
    Ok(needed.map_or(1, |needed| 2 * (requested as u32 - needed as u32)))
}

fn technique_miss(
    technique: Technique,
    nothing_harder: bool,
    by_step: Option<usize>,
    start: &Position,
    progress: &mut dyn Progress,
) -> Result<u32, Stopped> {
    let mut order: Vec<Technique> = Technique::all().collect();
    if nothing_harder {
        let place = order.iter().position(|&other| other == technique);
        order.truncate(place.map_or(0, |place| place + 1));
    }
    let path = path_within(start, order, progress)?;
    let needed = path.steps.iter().position(|step| step.technique == technique);
    Ok(match (needed, by_step) {
        (None, _) => 4,
        _ if path.outcome != Outcome::Solved => 2,
        (Some(index), Some(last)) if index >= last => 1,
        _ => 0,
    })
}

/// A path, of which nothing is kept where it is stopped.
fn path_within(
    start: &Position,
    techniques: impl IntoIterator<Item = Technique, IntoIter: Clone>,
    progress: &mut dyn Progress,
) -> Result<Path, Stopped> {
    path_with(start, techniques, progress).map_err(|stopped| stopped.map(drop))
}
