//! Puzzles as wished: complete grids and digging, until one fits.

use std::ops::ControlFlow;

use rand::Rng;

use super::digging::{Dug, dig};
use super::impossible;
use super::wishes::{NoPuzzle, Wishes};
use crate::board::Grid;
use crate::generate::fill::{NoGrid, complete, fill};
use crate::solve::Tally;

/// A puzzle, and how it was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Made {
    /// The puzzle with the fewest givens that was found, if no number of them was wished the first.
    pub dug: Dug,
    /// How many complete grids were tried.
    pub tries: u64,
    /// Whether it is all that was wished; if not, it has more givens.
    pub is_as_wished: bool,
}

/// Makes a puzzle with one solution that has the digits of `start` among its givens, or none where
/// that is empty: fills it by chance, takes givens away as [`dig`] does, and tries again with
/// another grid where the result is not as wished.
///
/// The digits of `start` are givens whatever else is wished.
///
/// # Errors
/// [`NoPuzzle`], with the reason where no puzzle can be as wished, or with the number of tries.
///
/// # Examples
/// ```
/// use pencilmark::{Geometry, Grid, solve};
/// use pencilmark::generate::{BoardRandom, NoPuzzle, Wishes, make};
/// // A puzzle with these two digits and no more than twelve givens.
/// let start: Grid = "1..... ...... ...... ...... ...... .....2".parse()?;
/// let wishes = Wishes { givens: Some(12), ..Wishes::default() };
/// let made = make(&start, &wishes, 100, &mut BoardRandom::new(3, 0), solve::at_most(100_000))?;
/// assert_eq!(made.dug.givens(), 12);
/// assert_eq!(made.dug.puzzle.get(pencilmark::Cell::new(0)), start.get(pencilmark::Cell::new(0)));
/// assert!(matches!(solve::solutions(&made.dug.puzzle), solve::Solutions::One(_)));
///
/// let wishes = Wishes { givens: Some(16), ..Wishes::default() };
/// let nine = Grid::new(&Geometry::classic());
/// let none = make(&nine, &wishes, 100, &mut BoardRandom::new(3, 0), solve::at_most(100_000));
/// assert_eq!(
///     none.unwrap_err().to_string(),
///     "a puzzle with one solution has at least 17 givens on this board, and 16 are wished"
/// );
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn make(
    start: &Grid,
    wishes: &Wishes,
    tries: u64,
    random: &mut impl Rng,
    mut go_on: impl FnMut(Tally) -> ControlFlow<()>,
) -> Result<Made, NoPuzzle> {
    let geometry = start.geometry();
    let mut wishes = wishes.clone();
    wishes.filled.extend(geometry.cells().filter(|&cell| start.get(cell).is_some()));
    impossible::check(start, &wishes, &wishes.parts(geometry)?)?;
    let mut best: Option<Dug> = None;
    let mut before = Tally::default();
    let mut is_stopped = false;
    for number in 1..=tries {
        let mut last = Tally::default();
        let mut go_on = |done: Tally| {
            last = done;
            let flow = go_on(before.and(done));
            is_stopped |= flow.is_break();
            flow
        };
        let grid = if start.empty_len() == geometry.cell_count() {
            fill(geometry, random, &mut go_on)
        } else {
            complete(start, random, &mut go_on)
        };
        let dug = match grid {
            Ok(grid) => dig(&grid, &wishes, random, &mut go_on),
            Err(NoGrid::Stopped(_)) => Err(NoPuzzle::Stopped),
            Err(none) => return Err(none.into()),
        };
        before = before.and(last);
        match dug {
            Ok(dug) => {
                let is_as_wished = match wishes.givens {
                    Some(givens) => dug.givens() <= givens,
                    None => true,
                };
                if is_as_wished && !is_stopped {
                    return Ok(Made { dug, tries: number, is_as_wished });
                }
                if best.as_ref().is_none_or(|best| dug.givens() < best.givens()) {
                    best = Some(dug);
                }
            }
            Err(NoPuzzle::Ambiguous { .. } | NoPuzzle::Unknown | NoPuzzle::Stopped) => {}
            Err(none) => return Err(none),
        }
        if is_stopped || number == tries {
            return match best {
                Some(dug) => {
                    let wished = wishes.givens.unwrap_or(0);
                    let is_as_wished = dug.givens() <= wished;
                    Ok(Made { dug, tries: number, is_as_wished })
                }
                None if is_stopped => Err(NoPuzzle::Stopped),
                None => Err(NoPuzzle::NotFound { tries }),
            };
        }
    }
    Err(NoPuzzle::NotFound { tries })
}
