//! The path of HoDoKu, and what it is worth.

use std::ops::ControlFlow;

use super::level::HodokuLevel;
use super::singles::{Single, Singles};
use crate::board::Grid;
use crate::logic::hodoku::Hodoku;
use crate::logic::{Branches, Outcome, Path, Position, Step, Technique, first_step, walk};
use crate::progress::{Progress, to_the_end};
use crate::rating::error::{RateError, is_classic_with_one_solution};

/// What a puzzle is worth.
///
/// # Examples
/// ```
/// use minirow::{Grid, rating::{HodokuLevel, hodoku}};
/// let grid: Grid = "
///     1 . . | . 5 . | . . 9
///     . . 6 | 1 . . | . . .
///     . 8 . | . . 2 | . 5 .
///     ------+-------+------
///     2 . . | 3 . . | 7 . .
///     . 5 . | . 4 . | . 1 .
///     . . 1 | . . 6 | . . 3
///     ------+-------+------
///     . 4 . | 5 . . | . 9 .
///     . . . | . . 1 | 4 . .
///     9 . . | . 8 . | . . 2
/// ".parse()?;
/// let rating = hodoku::rate(&grid).unwrap();
/// assert_eq!((rating.level, rating.score), (HodokuLevel::Hard, 754));
/// # Ok::<(), minirow::format::ParseError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct HodokuRating {
    /// How hard it is.
    pub level: HodokuLevel,
    /// The sum of the scores of all steps.
    pub score: u32,
}

impl HodokuRating {
    /// What a path of [`path`] is worth; nothing where it does not lead to the solution.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Grid, rating::{HodokuRating, hodoku}};
    /// let grid: Grid = "
    ///     1 . . | . 5 . | . . 9
    ///     . . 6 | 1 . . | . . .
    ///     . 8 . | . . 2 | . 5 .
    ///     ------+-------+------
    ///     2 . . | 3 . . | 7 . .
    ///     . 5 . | . 4 . | . 1 .
    ///     . . 1 | . . 6 | . . 3
    ///     ------+-------+------
    ///     . 4 . | 5 . . | . 9 .
    ///     . . . | . . 1 | 4 . .
    ///     9 . . | . 8 . | . . 2
    /// ".parse()?;
    /// let path = hodoku::path(&grid)?;
    /// assert_eq!(HodokuRating::of(&path), hodoku::rate(&grid).ok());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn of(path: &Path) -> Option<Self> {
        if path.outcome != Outcome::Solved {
            return None;
        }
        let hardest = known(path).map(|step| step.level).max().unwrap_or(0);
        let hardest = HodokuLevel::ALL[usize::from(hardest)];
        let score = Self::score_of(path);
        let mut levels = HodokuLevel::ALL.iter();
        let level = levels.find(|&&level| level >= hardest && score <= level.most());
        Some(Self { level: level.copied().unwrap_or(HodokuLevel::Extreme), score })
    }

    /// The sum of the scores of the steps of a path, wherever it ends.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Grid, logic::{Position, path}, rating::HodokuRating};
    /// let grid: Grid = "123. 3412 2143 4321".parse()?;
    /// assert_eq!(HodokuRating::score_of(&path(&Position::from_grid(&grid).unwrap())), 4);
    /// # Ok::<(), minirow::format::ParseError>(())
    /// ```
    #[must_use]
    pub fn score_of(path: &Path) -> u32 {
        known(path).map(|step| u32::from(step.score)).sum()
    }
}

/// Rates a puzzle of 9×9.
///
/// # Errors
/// [`RateError`] where the board is not 9×9 with blocks of 3×3, has not one solution, or no technique leads to it.
///
/// # Examples
/// ```
/// use minirow::{Geometry, Grid, rating::{RateError, hodoku}};
/// let small = Grid::new(&Geometry::of_side(4).unwrap());
/// assert_eq!(hodoku::rate(&small), Err(RateError::NotClassic));
/// ```
pub fn rate(puzzle: &Grid) -> Result<HodokuRating, RateError> {
    rate_with(puzzle, to_the_end())
}

/// Rates as [`rate`] does, within limits.
///
/// # Errors
/// [`RateError`], also where it was stopped.
///
/// # Examples
/// ```
/// use minirow::{Geometry, Grid, progress, rating::{RateError, hodoku}};
/// let empty = Grid::new(&Geometry::classic());
/// let stopped = hodoku::rate_with(&empty, progress::at_most(0));
/// assert!(matches!(stopped, Err(RateError::Stopped(_))));
/// ```
pub fn rate_with(puzzle: &Grid, progress: impl Progress) -> Result<HodokuRating, RateError> {
    HodokuRating::of(&path_with(puzzle, progress)?).ok_or(RateError::Unsolved)
}

/// The steps of the original for a puzzle of 9×9.
///
/// # Errors
/// [`RateError`] where the board is not 9×9 with blocks of 3×3, or has not one solution.
///
/// # Examples
/// ```
/// use minirow::{Geometry, Grid, rating::{RateError, hodoku}};
/// let empty = Grid::new(&Geometry::classic());
/// assert_eq!(hodoku::path(&empty), Err(RateError::SeveralSolutions));
/// ```
pub fn path(puzzle: &Grid) -> Result<Path, RateError> {
    path_with(puzzle, to_the_end())
}

/// The path, as [`path`] finds it, within limits.
///
/// # Errors
/// [`RateError`], also where it was stopped.
///
/// # Examples
/// ```
/// use minirow::{Geometry, Grid, progress, rating::{RateError, hodoku}};
/// let empty = Grid::new(&Geometry::classic());
/// let stopped = hodoku::path_with(&empty, progress::at_most(0));
/// assert!(matches!(stopped, Err(RateError::Stopped(_))));
/// ```
pub fn path_with(puzzle: &Grid, mut progress: impl Progress) -> Result<Path, RateError> {
    is_classic_with_one_solution(puzzle, &mut progress)?;
    let start = Position::from_grid(puzzle).map_err(|_| RateError::NoSolution)?;
    let mut branches = Branches::new(&mut progress);
    let mut singles = Singles::of(puzzle);
    let beyond_singles = beyond_singles();
    let walked = walk(start, &mut |position| {
        let step = match singles.next() {
            Some(single) => Some(step_of(&single)),
            None => first_step(position, beyond_singles.iter().copied(), &mut || branches.next())?,
        };
        if let Some(step) = &step {
            step.remove.iter().for_each(|&removed| singles.remove(removed));
            step.place.iter().for_each(|&placed| singles.place(placed));
        }
        ControlFlow::Continue(step)
    });
    walked.map_err(|_| branches.stopped(()).into())
}

/// What HoDoKu makes of the steps of a path.
fn known(path: &Path) -> impl Iterator<Item = Hodoku> {
    path.steps.iter().filter_map(|step| step.technique.hodoku())
}

/// What is tried when there is no single, in this order; which single comes first is a matter of queues.
fn beyond_singles() -> Vec<Technique> {
    let place = |technique: Technique| technique.hodoku().map(|known| known.place);
    let is_single = |technique: &Technique| technique.family() == "singles";
    let mut known: Vec<(u16, Technique)> = Technique::all()
        .filter(|technique| !is_single(technique))
        .filter_map(|technique| Some((place(technique)?, technique)))
        .collect();
    known.sort_unstable_by_key(|&(place, _)| place);
    known.into_iter().map(|(_, technique)| technique).collect()
}

/// The step of a single.
fn step_of(single: &Single) -> Step {
    let step = |name| Step::new(Technique::named(name).expect("singles are techniques"));
    match *single {
        Single::FullHouse(house, single) => step("full-house").in_house(house, single),
        Single::Naked(single) => step("naked-single").in_cell(single),
        Single::Hidden(house, single) => step("hidden-single").in_house(house, single),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_technique_has_a_place_of_its_own() {
        let known: Vec<_> = Technique::all().filter_map(Technique::hodoku).collect();
        let mut places: Vec<u16> = known.iter().map(|known| known.place).collect();
        places.sort_unstable();
        places.dedup();
        assert_eq!((places.len(), beyond_singles().len()), (known.len(), known.len() - 3));
        assert_eq!(beyond_singles().first().map(|first| first.name()), Some("locked-pair"));
    }
}
