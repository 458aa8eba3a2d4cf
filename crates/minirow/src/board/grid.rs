//! Ink: what one can write on a board.

use std::error::Error;
use std::fmt;

use super::candidate::sort_by_digit;
use super::{Candidate, Cell, Digit, Geometry, House, Names};

/// The digits written on a board, legal or not.
///
/// # Examples
/// ```
/// use minirow::{Geometry, Grid};
/// let mut grid = Grid::new(&Geometry::of_side(4)?);
/// let cell = grid.geometry().cell(0, 0);
/// grid.set(cell, minirow::Digit::new(3));
/// assert_eq!(grid.values().take(4).collect::<Vec<_>>(), [3, 0, 0, 0]);
/// # Ok::<(), minirow::GeometryError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Grid {
    geometry: Geometry,
    digits: Vec<Option<Digit>>,
}

/// A digit that stands in cells that must differ.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Duplicate {
    /// The house in which it stands more than once; none where two cells must differ that share no
    /// house.
    pub house: Option<House>,
    /// The digit.
    pub digit: Digit,
    /// The cells that hold it, in reading order: all of the house, or the two.
    pub cells: Vec<Cell>,
}

/// Why numbers do not make a grid.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum GridError {
    /// There are not as many numbers as cells.
    Length {
        /// The board's number of cells.
        expected: usize,
        /// How many numbers there were.
        found: usize,
    },
    /// A number is larger than the side.
    Value {
        /// The cell.
        cell: Cell,
        /// The board's side.
        side: u8,
        /// The number.
        found: u8,
    },
}

impl fmt::Display for GridError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Length { expected, found } => {
                write!(f, "expected {expected} numbers, found {found}")
            }
            Self::Value { cell, side, found } => {
                let cell = cell.index();
                write!(f, "expected a number from 0 to {side} in cell {cell}, found {found}")
            }
        }
    }
}

impl Error for GridError {}

impl Grid {
    /// The empty board.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Geometry, Grid};
    /// assert_eq!(Grid::new(&Geometry::classic()).empty_len(), 81);
    /// ```
    #[must_use]
    pub fn new(geometry: &Geometry) -> Self {
        let digits = vec![None; geometry.cell_count()];
        Self { geometry: geometry.clone(), digits }
    }

    /// The board with these numbers in reading order, 0 for an empty cell.
    ///
    /// # Errors
    /// [`GridError`] where there are too few, too many or too large numbers.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Geometry, Grid};
    /// let geometry = Geometry::of_side(4).unwrap();
    /// let grid = Grid::from_values(&geometry, [1, 0, 0, 0, 0, 0, 0, 2, 0, 3, 0, 0, 0, 0, 4, 0])?;
    /// assert_eq!(grid.empty_len(), 12);
    /// assert!(Grid::from_values(&geometry, [5; 16]).is_err());
    /// # Ok::<(), minirow::GridError>(())
    /// ```
    pub fn from_values(
        geometry: &Geometry,
        values: impl IntoIterator<Item = u8>,
    ) -> Result<Self, GridError> {
        let side = geometry.digit_count();
        let mut digits = Vec::with_capacity(geometry.cell_count());
        for (index, value) in values.into_iter().enumerate() {
            if value > side && index < geometry.cell_count() {
                let cell = Cell::new(index as u16);
                return Err(GridError::Value { cell, side, found: value });
            }
            digits.push(Digit::new(value));
        }
        if digits.len() != geometry.cell_count() {
            let (expected, found) = (geometry.cell_count(), digits.len());
            return Err(GridError::Length { expected, found });
        }
        Ok(Self { geometry: geometry.clone(), digits })
    }

    /// The board's geometry.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Geometry, Grid};
    /// assert_eq!(Grid::new(&Geometry::classic()).geometry().side(), 9);
    /// ```
    #[must_use]
    #[inline]
    pub fn geometry(&self) -> &Geometry {
        &self.geometry
    }

    /// The digit in a cell.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Cell, Geometry, Grid};
    /// assert_eq!(Grid::new(&Geometry::classic()).get(Cell::new(0)), None);
    /// ```
    #[must_use]
    #[inline]
    pub fn get(&self, cell: Cell) -> Option<Digit> {
        self.digits[cell.index()]
    }

    /// Writes a digit into a cell, or empties it.
    ///
    /// # Panics
    /// Where the digit is larger than the side, or the cell is not on the board.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Cell, Digit, Geometry, Grid};
    /// let mut grid = Grid::new(&Geometry::classic());
    /// grid.set(Cell::new(40), Digit::new(5));
    /// assert_eq!(grid.get(Cell::new(40)), Digit::new(5));
    /// ```
    #[inline]
    pub fn set(&mut self, cell: Cell, digit: Option<Digit>) {
        let fits = digit.is_none_or(|digit| digit.get() <= self.geometry.digit_count());
        assert!(fits, "a digit is one of its board");
        self.digits[cell.index()] = digit;
    }

    /// The digits in reading order, for engines that write whole boards: none is larger than the
    /// side.
    #[inline]
    pub(crate) fn digits_mut(&mut self) -> &mut [Option<Digit>] {
        &mut self.digits
    }

    /// The values in reading order, 0 for an empty cell.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Geometry, Grid};
    /// assert!(Grid::new(&Geometry::classic()).values().all(|value| value == 0));
    /// ```
    #[inline]
    pub fn values(&self) -> impl Iterator<Item = u8> + '_ {
        self.digits.iter().map(|digit| digit.map_or(0, Digit::get))
    }

    /// How many cells are empty.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Geometry, Grid};
    /// assert_eq!(Grid::new(&Geometry::classic()).empty_len(), 81);
    /// ```
    #[must_use]
    pub fn empty_len(&self) -> usize {
        self.digits.iter().filter(|digit| digit.is_none()).count()
    }

    /// How many cells hold a digit.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Geometry, Grid};
    /// assert_eq!(Grid::new(&Geometry::classic()).filled_len(), 0);
    /// ```
    #[must_use]
    pub fn filled_len(&self) -> usize {
        self.digits.len() - self.empty_len()
    }

    /// Whether every cell holds a digit and no cells that must differ hold the same.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Geometry, Grid};
    /// let geometry = Geometry::of_side(4).unwrap();
    /// let values = [1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1];
    /// assert!(Grid::from_values(&geometry, values).unwrap().is_solved());
    /// ```
    #[must_use]
    pub fn is_solved(&self) -> bool {
        self.empty_len() == 0 && self.duplicates().is_empty()
    }

    /// Every digit that stands more than once in a house, house by house; then the pairs of cells
    /// that hold the same digit and [must differ](Geometry::apart) though they share no house.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Digit, Geometry, Grid};
    /// let geometry = Geometry::classic();
    /// let mut grid = Grid::new(&geometry);
    /// grid.set(geometry.cell(0, 0), Digit::new(5));
    /// grid.set(geometry.cell(0, 8), Digit::new(5));
    /// let duplicates = grid.duplicates();
    /// assert_eq!(duplicates.len(), 1);
    /// assert_eq!(duplicates[0].house, geometry.houses().next()); // row 1
    /// assert_eq!(duplicates[0].cells, [geometry.cell(0, 0), geometry.cell(0, 8)]);
    /// ```
    #[must_use]
    pub fn duplicates(&self) -> Vec<Duplicate> {
        let geometry = &self.geometry;
        let mut duplicates = Vec::new();
        for house in geometry.houses().chain(geometry.distinct_houses()) {
            let mut filled: Vec<Candidate> = geometry
                .cells_of(house)
                .iter()
                .filter_map(|&cell| Some(Candidate { cell, digit: self.get(cell)? }))
                .collect();
            sort_by_digit(&mut filled);
            for same in filled.chunk_by(|a, b| a.digit == b.digit).filter(|same| same.len() > 1) {
                duplicates.push(Duplicate {
                    house: Some(house),
                    digit: same[0].digit,
                    cells: same.iter().map(|filled| filled.cell).collect(),
                });
            }
        }
        for cell in geometry.cells() {
            let Some(digit) = self.get(cell) else {
                continue;
            };
            // Each pair is listed with both of its cells.
            let later = geometry
                .apart(cell)
                .iter()
                .filter(|&&other| other > cell && !geometry.share_distinct_house(cell, other));
            for &other in later.filter(|&&other| self.get(other) == Some(digit)) {
                duplicates.push(Duplicate { house: None, digit, cells: vec![cell, other] });
            }
        }
        duplicates
    }
}

impl Duplicate {
    /// The duplicate in words.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Cell, Digit, Extra, Geometry, Grid, Names};
    /// let geometry = Geometry::classic().with_extra(Extra::AntiKnight)?;
    /// let mut grid = Grid::new(&geometry);
    /// for cell in [1, 12, 16] {
    ///     grid.set(Cell::new(cell), Digit::new(5));
    /// }
    /// let told: Vec<String> =
    ///     grid.duplicates().iter().map(|c| c.explain(&Names::numbers(&geometry))).collect();
    /// assert_eq!(told, [
    ///     "5 stands more than once in row 2: r2c4 and r2c8",
    ///     "5 stands in r1c2 and r2c4, which must differ",
    /// ]);
    /// # Ok::<(), minirow::GeometryError>(())
    /// ```
    #[must_use]
    pub fn explain(&self, names: &Names<'_>) -> String {
        let (digit, cells) = (names.digit(self.digit), names.cells(self.cells.iter().copied()));
        match self.house {
            Some(house) => {
                format!("{digit} stands more than once in {}: {cells}", names.house(house))
            }
            None => format!("{digit} stands in {cells}, which must differ"),
        }
    }
}

impl fmt::Debug for Grid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "Grid({}", self.geometry)?;
        let mut rows = vec![Vec::new(); self.geometry.rows().into()];
        for (cell, value) in self.geometry.cells().zip(self.values()) {
            rows[usize::from(self.geometry.row(cell))].push(value);
        }
        for row in rows {
            writeln!(f, "  {row:?}")?;
        }
        f.write_str(")")
    }
}
