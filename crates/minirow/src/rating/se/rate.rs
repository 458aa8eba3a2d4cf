//! The order of techniques, and the three numbers.

use std::fmt;

use super::board::Board;
use super::hint::{Found, Hint};
use super::watch::Watch;
use super::{chains, exclusion, locking, loops, singles, subsets, wings};
use crate::board::Grid;
use crate::logic::{Branches, Tenths};
use crate::progress::{Progress, to_the_end};
use crate::rating::error::{RateError, is_classic_with_one_solution};

/// How hard a board is: three ratings.
///
/// # Examples
/// ```
/// use minirow::{Grid, rating::se};
/// let grid: Grid = "
///     ..7 ... .9.
///     ... 5.. ..6
///     .8. ..4 3..
///     ..9 32. ..4
///     2.1 .9. 8.5
///     6.. .81 7..
///     ..8 2.. .6.
///     1.. ..3 ...
///     .5. ... 2..
/// ".parse()?;
/// assert_eq!(se::rate(&grid).unwrap().to_string(), "7.2/1.2/1.2");
/// # Ok::<(), minirow::format::ParseError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub struct SeRating {
    /// Of the hardest step, known as ER; [`BEYOND`] where [`rate_up_to`] goes no further.
    pub hardest: Tenths,
    /// Of the hardest step up to the first digit that is placed, known as EP; 0 where none is.
    pub to_first_digit: Tenths,
    /// Of the first step, known as ED; 0 where there is none.
    pub first: Tenths,
}

/// What is harder than every step: the rating of a board beyond what [`rate_up_to`] was asked for.
pub const BEYOND: Tenths = Tenths::new(200);

/// A technique: breaks with the step to take.
type Producer = fn(&Board, &mut Watch<'_>) -> Found;

/// In the order in which they are tried, with the least rating of a step.
const PRODUCERS: [(u16, Producer); 30] = [
    (10, |board, _| singles::hidden(board)),
    (17, |board, _| locking::direct(board)),
    (20, |board, _| subsets::direct(board, 2)),
    (23, |board, _| singles::naked(board)),
    (25, |board, _| subsets::direct(board, 3)),
    (26, |board, _| locking::locking(board)),
    (30, |board, _| subsets::naked(board, 2)),
    (32, |board, _| subsets::fish(board, 2)),
    (34, |board, _| subsets::hidden(board, 2)),
    (36, |board, _| subsets::naked(board, 3)),
    (38, |board, _| subsets::fish(board, 3)),
    (40, |board, _| subsets::hidden(board, 3)),
    (42, |board, _| wings::xy(board)),
    (44, |board, _| wings::xyz(board)),
    (45, |board, _| loops::loops(board)),
    (50, |board, _| subsets::naked(board, 4)),
    (52, |board, _| subsets::fish(board, 4)),
    (54, |board, _| subsets::hidden(board, 4)),
    (56, |board, _| loops::graves(board)),
    (62, |board, _| exclusion::pairs(board)),
    (65, chains::unary),
    (75, |board, _| exclusion::triplets(board)),
    (75, chains::nishio),
    (80, chains::multiple),
    (85, chains::nested::<0>),
    (90, chains::nested::<1>),
    (95, chains::nested::<2>),
    (100, chains::nested::<3>),
    (105, chains::nested::<4>),
    (110, chains::nested::<5>),
];

/// Rates a puzzle of 9×9. The hardest known take a minute.
///
/// # Errors
/// [`RateError`] where the board is not 9×9 with blocks of 3×3, has not one solution, or no technique leads to it.
///
/// # Examples
/// ```
/// use minirow::{Grid, rating::{RateError, se}};
/// let small: Grid = "123. 3412 2143 4321".parse()?;
/// assert_eq!(se::rate(&small), Err(RateError::NotClassic));
/// let two_solutions: Grid = "
///     417 632 ..8
///     923 578 146
///     586 914 372
///     879 325 614
///     241 796 835
///     635 481 729
///     398 257 461
///     162 843 ..7
///     754 169 283
/// ".parse()?;
/// assert_eq!(se::rate(&two_solutions), Err(RateError::SeveralSolutions));
/// # Ok::<(), minirow::format::ParseError>(())
/// ```
pub fn rate(puzzle: &Grid) -> Result<SeRating, RateError> {
    rate_with(puzzle, to_the_end())
}

/// Rates like [`rate`], within limits: each branch of a chain counts.
///
/// # Errors
/// [`RateError`], also where it was stopped.
///
/// # Examples
/// ```
/// use minirow::{Geometry, Grid, progress, rating::{RateError, se}};
/// let empty = Grid::new(&Geometry::classic());
/// let stopped = se::rate_with(&empty, progress::at_most(0));
/// assert!(matches!(stopped, Err(RateError::Stopped(_))));
/// ```
pub fn rate_with(puzzle: &Grid, progress: impl Progress) -> Result<SeRating, RateError> {
    match rate_up_to(BEYOND, puzzle, progress) {
        Ok(rating) if rating.hardest == BEYOND => Err(RateError::Unsolved),
        rated => rated,
    }
}

/// Rates like [`rate_with`], but ends at the first step that is harder than `most`, which takes a
/// small part of the time where no chains are sought. The hardest step of such a board is [`BEYOND`].
///
/// # Errors
/// [`RateError`], also where it was stopped.
///
/// # Examples
/// ```
/// use minirow::{Grid, logic::Tenths, progress, rating::se};
/// // Rated 7.2.
/// let grid: Grid = "
///     ..7 ... .9.
///     ... 5.. ..6
///     .8. ..4 3..
///     ..9 32. ..4
///     2.1 .9. 8.5
///     6.. .81 7..
///     ..8 2.. .6.
///     1.. ..3 ...
///     .5. ... 2..
/// ".parse()?;
/// let hardest = |most| se::rate_up_to(most, &grid, progress::to_the_end()).unwrap().hardest;
/// let [less, enough] = [71, 72].map(Tenths::new);
/// assert_eq!((hardest(less), hardest(enough)), (se::BEYOND, enough));
/// # Ok::<(), minirow::format::ParseError>(())
/// ```
pub fn rate_up_to(
    most: Tenths,
    puzzle: &Grid,
    mut progress: impl Progress,
) -> Result<SeRating, RateError> {
    is_classic_with_one_solution(puzzle, &mut progress)?;
    let (most, beyond) = (most.get(), BEYOND.get());
    let mut values = [0; 81];
    for (value, digit) in values.iter_mut().zip(puzzle.values()) {
        *value = digit;
    }
    let mut board = Board::new(&values);
    let mut branches = Branches::new(&mut progress);
    let mut go_on = || branches.next();
    let mut watch = Watch::new(&mut go_on);
    let [mut hardest, mut to_first_digit, mut first] = [0; 3];
    while board.left > 0 {
        let hint = next(most, &board, &mut watch).filter(|hint| hint.rating <= most);
        if watch.is_over() {
            return Err(branches.stopped(()).into());
        }
        let Some(hint) = hint else {
            hardest = beyond;
            break;
        };
        hint.apply(&mut board);
        hardest = hint.rating.max(hardest);
        if to_first_digit == 0 {
            if first == 0 {
                first = hardest;
            }
            if hint.place.is_some() {
                to_first_digit = hardest;
            }
        }
    }
    let [hardest, to_first_digit, first] = [hardest, to_first_digit, first].map(Tenths::new);
    Ok(SeRating { hardest, to_first_digit, first })
}

/// The next step, where it can be one up to that rating.
fn next(most: u16, board: &Board, watch: &mut Watch<'_>) -> Option<Hint> {
    let producers = PRODUCERS.iter().take_while(|(least, _)| *least <= most);
    producers
        .map(|(_, producer)| producer)
        .find_map(|producer| producer(board, watch).break_value())
}

impl fmt::Display for SeRating {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}/{}", self.hardest, self.to_first_digit, self.first)
    }
}
