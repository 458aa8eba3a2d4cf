//! How hard a puzzle shall be.

use std::ops::{ControlFlow, RangeInclusive};

use crate::board::{Geometry, Grid};
use crate::logic::rating::level::{self, Level};
use crate::logic::rating::{hodoku, own, se, tenths};
use crate::logic::{Outcome, Position, Technique, path_with};

/// One thing that is asked of a puzzle with one solution.
///
/// # Examples
/// ```
/// use std::ops::ControlFlow;
/// use pencilmark::{Grid, generate::Difficulty, logic::rating::level::Level};
/// let puzzle: Grid = "1... ..3. .4.. ...2".parse()?;
/// let go_on = &mut || ControlFlow::Continue(());
/// assert_eq!(Difficulty::Level(Level::Beginner).miss(&puzzle, go_on), ControlFlow::Continue(0));
/// assert_ne!(Difficulty::Level(Level::Hard).miss(&puzzle, go_on), ControlFlow::Continue(0));
/// # Ok::<(), pencilmark::format::ParseError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Difficulty {
    /// The techniques of this level are needed, and none beyond.
    Level(Level),
    /// The rating of Sudoku Explainer, in tenths; for 9×9.
    Rating(RangeInclusive<u16>),
    /// The level of HoDoKu; for 9×9.
    HodokuLevel(hodoku::Level),
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
    /// use pencilmark::{Geometry, generate::Difficulty};
    /// let geometry = Geometry::of_side(16)?;
    /// let error = Difficulty::Rating(15..=20).check(&geometry).unwrap_err();
    /// assert_eq!(error.to_string(), "Sudoku Explainer rates boards of 9x9 alone");
    /// assert!(Difficulty::Steps(300..=400).check(&geometry).is_ok());
    /// # Ok::<(), pencilmark::GeometryError>(())
    /// ```
    pub fn check(&self, geometry: &Geometry) -> Result<(), NoSuchDifficulty> {
        let refuse = |reason: String| Err(NoSuchDifficulty(reason));
        match self {
            Self::Rating(range) if range.is_empty() => {
                let [start, end] = [range.start(), range.end()].map(|&rating| tenths(rating));
                refuse(format!("no rating is from {start} to {end}"))
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
            Self::Rating(range) if *range.end() < 12 || *range.start() > MOST_RATED => {
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
    /// Breaks where `go_on` does, which is asked again and again.
    ///
    /// # Examples
    /// ```
    /// use std::ops::ControlFlow;
    /// use pencilmark::{Grid, generate::Difficulty};
    /// let puzzle: Grid = "1... ..3. .4.. ...2".parse()?;
    /// let miss = Difficulty::Steps(10..=11).miss(&puzzle, &mut || ControlFlow::Continue(()));
    /// assert_eq!(miss, ControlFlow::Continue(1));
    /// # Ok::<(), pencilmark::format::ParseError>(())
    /// ```
    pub fn miss(
        &self,
        puzzle: &Grid,
        go_on: &mut dyn FnMut() -> ControlFlow<()>,
    ) -> ControlFlow<(), u32> {
        let Ok(start) = Position::from_grid(puzzle) else {
            return ControlFlow::Continue(FAR);
        };
        let mut stopped = false;
        let mut watch = || {
            let flow = go_on();
            stopped |= flow.is_break();
            flow
        };
        let miss = match self {
            Self::Level(wished) => level_miss(*wished, &start, &mut watch),
            Self::Rating(range) => match se::rate_up_to(*range.end(), puzzle, |_| watch()) {
                Ok(Some(rating)) => distance(range, rating.hardest),
                Ok(None) | Err(_) => FAR,
            },
            Self::HodokuLevel(wished) => match hodoku_rating(puzzle, &mut watch) {
                Some(rating) => (rating.level as u32).abs_diff(*wished as u32),
                None => FAR,
            },
            Self::HodokuScore(range) => match hodoku_rating(puzzle, &mut watch) {
                Some(rating) => distance(range, rating.score),
                None => FAR,
            },
            &Self::Technique { technique, nothing_harder, by_step } => {
                technique_miss(technique, nothing_harder, by_step, &start, &mut watch)
            }
            Self::Steps(range) => {
                let rating = own::rate_while(&start, &mut watch);
                match rating.outcome {
                    Outcome::Solved => distance(range, rating.steps_len()),
                    _ => FAR,
                }
            }
        };
        if stopped { ControlFlow::Break(()) } else { ControlFlow::Continue(miss) }
    }
}

/// The highest rating of a known puzzle, in tenths.
const MOST_RATED: u16 = 119;

/// What says nothing of the way to go.
const FAR: u32 = 1000;

fn distance<T: Copy + PartialOrd + TryInto<u32>>(range: &RangeInclusive<T>, found: T) -> u32 {
    let number = |value: T| value.try_into().unwrap_or(u32::MAX);
    if range.contains(&found) {
        return 0;
    }
    let nearest = if found < *range.start() { *range.start() } else { *range.end() };
    number(nearest).abs_diff(number(found))
}

/// Nobody is asked about techniques beyond those that are requested.
fn level_miss(wished: Level, start: &Position, go_on: &mut dyn FnMut() -> ControlFlow<()>) -> u32 {
    let path = level::path_of(wished, start, go_on);
    if path.outcome != Outcome::Solved {
        return 1;
    }
    let levels = path.steps.iter().map(|step| Level::of_technique(step.technique));
    let needed = levels.max().unwrap_or(Level::Beginner);
    2 * (wished as u32 - needed as u32)
}

fn hodoku_rating(
    puzzle: &Grid,
    go_on: &mut dyn FnMut() -> ControlFlow<()>,
) -> Option<hodoku::Rating> {
    let path = hodoku::path_while(puzzle, go_on)?;
    Some(hodoku::rating(&path))
}

fn technique_miss(
    technique: Technique,
    nothing_harder: bool,
    by_step: Option<usize>,
    start: &Position,
    go_on: &mut dyn FnMut() -> ControlFlow<()>,
) -> u32 {
    let mut order: Vec<Technique> = Technique::all().collect();
    if nothing_harder {
        let place = order.iter().position(|&other| other == technique);
        order.truncate(place.map_or(0, |place| place + 1));
    }
    let path = path_with(start, &order, go_on);
    let needed = path.steps.iter().position(|step| step.technique == technique);
    match (needed, by_step) {
        (None, _) => 4,
        _ if path.outcome != Outcome::Solved => 2,
        (Some(index), Some(last)) if index >= last => 1,
        _ => 0,
    }
}
