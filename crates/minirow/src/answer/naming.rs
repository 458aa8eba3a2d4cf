//! How answers write cells and digits: by number for programs that draw, by name for people.

use serde::Serialize;

use crate::board::{Candidate, Cell, Digit, Names};

/// How answers write cells and digits.
pub trait Naming {
    /// A cell.
    type Cell: Serialize;
    /// A digit.
    type Digit: Serialize;

    /// Writes a cell.
    fn cell(&self, cell: Cell) -> Self::Cell;

    /// Writes a digit.
    fn digit(&self, digit: Digit) -> Self::Digit;

    /// Writes cells in order.
    fn cells(&self, cells: &[Cell]) -> Vec<Self::Cell> {
        cells.iter().map(|&cell| self.cell(cell)).collect()
    }
}

/// By number: cells from 0 in reading order, digits from 1.
///
/// # Examples
/// ```
/// use minirow::{Geometry, answer::{Naming, Numbers}};
/// assert_eq!(Numbers.cell(Geometry::classic().cell(1, 2)), 11);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Numbers;

/// By name: `r2c3`, and digits as the board writes them.
impl Naming for Names<'_> {
    type Cell = String;
    type Digit = String;

    fn cell(&self, cell: Cell) -> String {
        Names::cell(self, cell)
    }

    fn digit(&self, digit: Digit) -> String {
        Names::digit(self, digit)
    }
}

impl Naming for Numbers {
    type Cell = u16;
    type Digit = u8;

    fn cell(&self, cell: Cell) -> u16 {
        cell.index() as u16
    }

    fn digit(&self, digit: Digit) -> u8 {
        digit.get()
    }
}

/// A candidate by name; by number it is a pair.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct NamedCandidate {
    /// Its cell, such as `r2c3`.
    pub cell: String,
    /// Its digit.
    pub digit: String,
}

impl NamedCandidate {
    /// Writes a candidate.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Candidate, Digit, Geometry, Names, answer::NamedCandidate};
    /// let geometry = Geometry::classic();
    /// let candidate = Candidate { cell: geometry.cell(1, 2), digit: Digit::new(7).unwrap() };
    /// assert_eq!(NamedCandidate::of(candidate, &Names::numbers(&geometry)).cell, "r2c3");
    /// ```
    #[must_use]
    pub fn of(candidate: Candidate, names: &Names<'_>) -> Self {
        Self { cell: names.cell(candidate.cell), digit: names.digit(candidate.digit) }
    }
}
