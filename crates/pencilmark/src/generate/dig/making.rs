//! Puzzles as requested: complete grids and digging, until one fits.

use crate::generate::random::BoardRandom;
use crate::progress::Progress;

use super::digging::{Dug, dig};
use super::pattern::mend;
use super::wishes::{NoPuzzle, Wishes};
use crate::board::{Cell, Grid};
use crate::generate::fill::complete;
use crate::generate::watch::Watch;

/// A puzzle, and how it was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Made {
    /// The puzzle with the fewest givens that was found, if no number of them was requested: the
    /// first.
    pub dug: Dug,
    /// How many complete grids were tried.
    pub tries: u64,
    /// Whether it is all that was requested; if not, it has more givens.
    pub is_as_wished: bool,
}

/// Makes a puzzle with one solution that has the digits of `start` among its givens, or none where
/// that is empty: fills it at random, takes givens away as [`dig`] does, and tries again with
/// another grid where the result is not as requested. Where the cells that may be given leave
/// several solutions, their digits are changed one by one as long as there are fewer then.
///
/// The digits of `start` are givens whatever else is requested.
///
/// # Errors
/// [`NoPuzzle`], with the reason where no puzzle can be as requested, or with the number of tries.
///
/// # Examples
/// ```
/// use pencilmark::{Geometry, Grid, progress, solve};
/// use pencilmark::generate::{BoardRandom, NoPuzzle, Wishes, make};
/// // A puzzle with these two digits and no more than twelve givens.
/// let start: Grid = "
///     1 . . | . . .
///     . . . | . . .
///     ------+------
///     . . . | . . .
///     . . . | . . .
///     ------+------
///     . . . | . . .
///     . . . | . . 2
/// ".parse()?;
/// let wishes = Wishes { givens: Some(12), ..Wishes::default() };
/// let made = make(&start, &wishes, 100, &mut BoardRandom::new(3, 0), progress::at_most(100_000))?;
/// assert_eq!(made.dug.givens(), 12);
/// assert_eq!(made.dug.puzzle.get(pencilmark::Cell::new(0)), start.get(pencilmark::Cell::new(0)));
/// assert!(matches!(solve::solutions(&made.dug.puzzle), solve::Solutions::One(_)));
///
/// let wishes = Wishes { givens: Some(16), ..Wishes::default() };
/// let nine = Grid::new(&Geometry::classic());
/// let none = make(&nine, &wishes, 100, &mut BoardRandom::new(3, 0), progress::at_most(100_000));
/// assert_eq!(
///     none.unwrap_err().to_string(),
///     "a puzzle with one solution has at least 17 givens on this board, and 16 were requested"
/// );
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn make(
    start: &Grid,
    wishes: &Wishes,
    tries: u64,
    random: &mut BoardRandom,
    progress: impl Progress,
) -> Result<Made, NoPuzzle> {
    let wishes = wishes.with_start(start);
    let parts = wishes.checked_parts(start)?;
    let mut best: Option<Dug> = None;
    let mut watch = Watch::new(progress);
    for number in 1..=tries {
        match attempt(start, &wishes, &parts.empty, random, &mut watch) {
            Ok(dug) => {
                let wished = wishes.givens.unwrap_or(usize::MAX);
                if dug.givens() <= wished && !watch.is_stopped {
                    return Ok(Made { dug, tries: number, is_as_wished: true });
                }
                if best.as_ref().is_none_or(|best| dug.givens() < best.givens()) {
                    best = Some(dug);
                }
            }
            Err(NoPuzzle::Ambiguous { .. } | NoPuzzle::Unknown | NoPuzzle::Stopped) => {}
            Err(none) => return Err(none),
        }
        if watch.is_stopped || number == tries {
            let best = best.map(|dug| {
                let is_as_wished = wishes.givens.is_some_and(|wished| dug.givens() <= wished);
                Made { dug, tries: number, is_as_wished }
            });
            let none =
                if watch.is_stopped { NoPuzzle::Stopped } else { NoPuzzle::NotFound { tries } };
            return best.ok_or(none);
        }
    }
    Err(NoPuzzle::NotFound { tries })
}

/// One grid, and what can be dug from it.
fn attempt(
    start: &Grid,
    wishes: &Wishes,
    empty: &[Cell],
    random: &mut BoardRandom,
    watch: &mut Watch<impl Progress>,
) -> Result<Dug, NoPuzzle> {
    let grid = complete(start, random, watch.next())?;
    let dug = dig(&grid, wishes, random, watch.next());
    if let Err(NoPuzzle::Ambiguous { .. }) = dug
        && let Some(mended) = mend(&grid, start, empty, random, watch)
    {
        return dig(&mended, wishes, random, watch.next());
    }
    dug
}
