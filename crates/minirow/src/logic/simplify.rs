//! Singles until nothing moves.

use super::finder::Finder;
use super::techniques::singles::{hidden_single::HiddenSingle, naked_single::NakedSingle};
use super::{Position, Step, Technique};
use crate::board::{Cell, Contradiction, DigitSet, Grid, Pencil};
use crate::progress::to_the_end;

/// What singles make of a board.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Simplified {
    /// The board they lead to, with the candidates that stay open.
    pub pencil: Pencil,
    /// Empty cells before.
    pub empty_before: usize,
    /// The steps in order.
    pub steps: Vec<Step>,
    /// Where the board turned out to have no solution, if it did; the steps end there.
    pub contradiction: Option<Contradiction>,
}

impl Simplified {
    /// The digits known now.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Grid, Pencil, Singles, logic::simplify};
    /// let grid: Grid = "12.. ..1. 2... ...3".parse()?;
    /// let result = simplify(&Pencil::from_grid(&grid, Singles::Leave).unwrap());
    /// assert!(result.grid().is_solved());
    /// # Ok::<(), minirow::format::ParseError>(())
    /// ```
    #[must_use]
    pub fn grid(&self) -> Grid {
        self.pencil.grid()
    }

    /// How many cells are still unknown.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Geometry, Pencil, Singles, logic::simplify};
    /// let empty = Pencil::new(&Geometry::classic(), Singles::Leave);
    /// assert_eq!(simplify(&empty).empty_after(), 81);
    /// ```
    #[must_use]
    pub fn empty_after(&self) -> usize {
        self.pencil.open_len()
    }

    /// The empty cells with their candidates, in reading order.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Geometry, Pencil, Singles, logic::simplify};
    /// let result = simplify(&Pencil::new(&Geometry::of_side(4).unwrap(), Singles::Leave));
    /// assert!(result.open().all(|(_, candidates)| candidates.len() == 4));
    /// ```
    pub fn open(&self) -> impl Iterator<Item = (Cell, DigitSet)> + '_ {
        let cells = self.pencil.geometry().cells();
        cells
            .filter(|&cell| self.pencil.digit(cell).is_none())
            .map(|cell| (cell, self.pencil.candidates(cell)))
    }
}

/// Places naked and hidden singles until there are none: no guess, any size.
///
/// # Examples
/// ```
/// use minirow::{Grid, Pencil, Singles, logic::simplify};
/// let grid: Grid = "1... ..3. .4.. ....".parse()?;
/// let result = simplify(&Pencil::from_grid(&grid, Singles::Leave).unwrap());
/// assert_eq!((result.empty_before, result.empty_after(), result.steps.len()), (13, 7, 6));
/// # Ok::<(), minirow::format::ParseError>(())
/// ```
#[must_use]
pub fn simplify(start: &Pencil) -> Simplified {
    let mut result = Simplified {
        pencil: start.clone(),
        empty_before: start.open_len(),
        steps: Vec::new(),
        contradiction: None,
    };
    let mut position = Position::new(start);
    let singles = [NakedSingle::NAME, HiddenSingle::NAME].map(Technique::named);
    loop {
        let before = result.steps.len();
        for technique in singles.into_iter().flatten() {
            // Found all at once and applied one by one: a pass over a large board costs as much as
            // the first step of it would.
            let found = technique.steps(&position, to_the_end()).expect("nothing stops it");
            for step in found {
                let Some(&single) = step.place.first() else {
                    continue;
                };
                match result.pencil.place(single.cell, single.digit) {
                    // Another house, or an earlier step, has told the same.
                    Ok(placed) if placed.is_empty() => continue,
                    Ok(_) => result.contradiction = position.place(single).err(),
                    Err(contradiction) => result.contradiction = Some(contradiction),
                }
                if result.contradiction.is_some() {
                    return result;
                }
                result.steps.push(step);
            }
        }
        if result.steps.len() == before {
            return result;
        }
    }
}
