//! The order of techniques, and the three numbers.

use std::fmt;
use std::ops::ControlFlow;

use super::board::Board;
use super::hint::{Found, Hint};
use super::watch::Watch;
use super::{chains, exclusion, locking, loops, singles, subsets, wings};
use crate::board::Grid;
use crate::logic::rating::tenths;

/// How hard a board is: three ratings in tenths.
///
/// # Examples
/// ```
/// use pencilmark::{Grid, logic::rating::se};
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
/// # Ok::<(), pencilmark::format::ParseError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Rating {
    /// Of the hardest step, known as ER; [`BEYOND`] where no technique goes on.
    pub hardest: u16,
    /// Of the hardest step up to the first digit that is placed, known as EP; 0 where none is.
    pub to_first_digit: u16,
    /// Of the first step, known as ED; 0 where there is none.
    pub first: u16,
}

/// The rating of a board that no technique solves.
pub const BEYOND: u16 = 200;

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

/// Rates a 9×9 board; none for other boards.
///
/// Techniques take for granted that there is one solution: ask for it first. The hardest boards known
/// take a minute, and empty ones without end.
///
/// # Examples
/// ```
/// use pencilmark::{Grid, logic::rating::se};
/// let small: Grid = "123. 3412 2143 4321".parse()?;
/// assert_eq!(se::rate(&small), None);
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
/// assert_eq!(se::rate(&two_solutions).unwrap().hardest, se::BEYOND);
/// # Ok::<(), pencilmark::format::ParseError>(())
/// ```
#[must_use]
pub fn rate(grid: &Grid) -> Option<Rating> {
    let rating = rate_while(grid, |_| ControlFlow::Continue(()));
    rating.unwrap_or_else(Some)
}

/// Rates like [`rate`], and asks at every branch of a chain whether to go on, with the number of
/// branches before.
///
/// # Errors
/// Where it did not: the rating of the steps so far.
///
/// # Examples
/// ```
/// use std::ops::ControlFlow;
/// use pencilmark::{Geometry, Grid, logic::rating::se};
/// let empty = Grid::new(&Geometry::classic());
/// let most = 1000;
/// let rating = se::rate_while(&empty, |branches| match branches < most {
///     true => ControlFlow::Continue(()),
///     false => ControlFlow::Break(()),
/// });
/// assert_eq!(rating.unwrap_err().hardest, 0);
/// ```
pub fn rate_while(
    grid: &Grid,
    go_on: impl FnMut(u64) -> ControlFlow<()>,
) -> Result<Option<Rating>, Rating> {
    rate_up_to(BEYOND, grid, go_on)
}

/// Rates like [`rate_while`], but ends at the first step that is harder than `most`, which takes a
/// small part of the time where no chains are sought. The hardest step of such a board is [`BEYOND`].
///
/// # Errors
/// Where `go_on` did not: the rating of the steps so far.
///
/// # Examples
/// ```
/// use std::ops::ControlFlow;
/// use pencilmark::{Grid, logic::rating::se};
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
/// let hardest = |most| {
///     let rating = se::rate_up_to(most, &grid, |_| ControlFlow::Continue(()));
///     rating.unwrap().unwrap().hardest
/// };
/// assert_eq!((hardest(72), hardest(71)), (72, se::BEYOND));
/// # Ok::<(), pencilmark::format::ParseError>(())
/// ```
pub fn rate_up_to(
    most: u16,
    grid: &Grid,
    mut go_on: impl FnMut(u64) -> ControlFlow<()>,
) -> Result<Option<Rating>, Rating> {
    if !grid.geometry().is_classic() {
        return Ok(None);
    }
    let mut values = [0; 81];
    for (value, digit) in values.iter_mut().zip(grid.values()) {
        *value = digit;
    }
    let mut board = Board::new(&values);
    let mut watch = Watch::new(&mut go_on);
    let mut rating = Rating { hardest: 0, to_first_digit: 0, first: 0 };
    while board.left > 0 {
        let hint = next(most, &board, &mut watch).filter(|hint| hint.rating <= most);
        if watch.is_over() {
            return Err(rating);
        }
        let Some(hint) = hint else {
            rating.hardest = BEYOND;
            break;
        };
        hint.apply(&mut board);
        rating.hardest = hint.rating.max(rating.hardest);
        if rating.to_first_digit == 0 {
            if rating.first == 0 {
                rating.first = rating.hardest;
            }
            if hint.place.is_some() {
                rating.to_first_digit = rating.hardest;
            }
        }
    }
    Ok(Some(rating))
}

/// The next step, where it can be one up to that rating.
fn next(most: u16, board: &Board, watch: &mut Watch<'_>) -> Option<Hint> {
    let producers = PRODUCERS.iter().take_while(|(least, _)| *least <= most);
    producers
        .map(|(_, producer)| producer)
        .find_map(|producer| producer(board, watch).break_value())
}

impl fmt::Display for Rating {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [hardest, to_first_digit, first] =
            [self.hardest, self.to_first_digit, self.first].map(tenths);
        write!(f, "{hardest}/{to_first_digit}/{first}")
    }
}
