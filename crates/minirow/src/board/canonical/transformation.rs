//! An exchange of digits, rows and columns that makes a legal board of a legal board.

use std::fmt;

use crate::board::{Digit, Geometry, Grid};

/// Turns a board at the main diagonal, or does not, then exchanges rows and columns, then digits.
///
/// Rows stay together in their bands and columns in their stacks, so that rules are kept.
///
/// # Examples
/// ```
/// use minirow::Grid;
/// let one: Grid = "1234 3412 2143 4321".parse()?;
/// let other: Grid = "4231 1324 3142 2413".parse()?;
/// let there = one.canonical().unwrap().transformation;
/// let back = other.canonical().unwrap().transformation.inverse();
/// assert_eq!(there.then(&back).apply(&one), other);
/// # Ok::<(), minirow::format::ParseError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Transformation {
    pub(super) is_transposed: bool,
    /// For each row of the outcome the row it was, counted from 0, behind the turn.
    pub(super) rows: Vec<u8>,
    /// The same for columns.
    pub(super) columns: Vec<u8>,
    /// For each digit, from 1, the digit it becomes.
    pub(super) digits: Vec<u8>,
}

impl Transformation {
    /// The one that changes nothing.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Geometry, Grid, Transformation};
    /// let grid = Grid::new(&Geometry::classic());
    /// assert_eq!(Transformation::identity(9).apply(&grid), grid);
    /// ```
    #[must_use]
    pub fn identity(side: u8) -> Self {
        let all: Vec<u8> = (0..side).collect();
        let digits = (1..=side).collect();
        Self { is_transposed: false, rows: all.clone(), columns: all, digits }
    }

    /// A random one that keeps the rules of a board, made of random numbers; none where the board has
    /// rules of other kinds than rows, columns and rectangular blocks.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Geometry, Transformation, generate::BoardRandom};
    /// let mut random = BoardRandom::new(1, 0);
    /// assert!(Transformation::random(&Geometry::classic(), || random.next_u64()).is_some());
    /// ```
    #[must_use]
    pub fn random(geometry: &Geometry, mut random: impl FnMut() -> u64) -> Option<Self> {
        let (rows, columns) = plain_shape(geometry)?;
        let side = geometry.side();
        let mut below = |most: usize| (random() % most as u64) as usize;
        let mut shuffled = |count: u8| {
            let mut all: Vec<u8> = (0..count).collect();
            (1..all.len()).rev().for_each(|place| all.swap(place, below(place + 1)));
            all
        };
        let mut lines = |size: u8| -> Vec<u8> {
            let groups = shuffled(side / size);
            let lines = groups
                .into_iter()
                .flat_map(|group| shuffled(size).into_iter().map(move |line| group * size + line));
            lines.collect()
        };
        let (rows_of, columns_of) = (lines(rows), lines(columns));
        let digits = shuffled(side).into_iter().map(|digit| digit + 1).collect();
        let is_transposed = rows == columns && below(2) == 1;
        Some(Self { is_transposed, rows: rows_of, columns: columns_of, digits })
    }

    /// The board it makes of a board of its side.
    ///
    /// # Panics
    /// Where the board has another side.
    ///
    /// # Examples
    /// ```
    /// use minirow::Grid;
    /// let grid: Grid = "4... .... .3.. ....".parse()?;
    /// let canonical = grid.canonical().unwrap();
    /// assert_eq!(canonical.transformation.apply(&grid), canonical.grid);
    /// # Ok::<(), minirow::format::ParseError>(())
    /// ```
    #[must_use]
    pub fn apply(&self, grid: &Grid) -> Grid {
        let geometry = grid.geometry();
        assert_eq!(self.rows.len(), usize::from(geometry.side()), "a board of the same side");
        let mut out = Grid::new(geometry);
        for cell in geometry.cells() {
            let row = self.rows[usize::from(geometry.row(cell))];
            let column = self.columns[usize::from(geometry.column(cell))];
            let (row, column) = if self.is_transposed { (column, row) } else { (row, column) };
            let digit = grid.get(geometry.cell(row, column));
            out.set(cell, digit.and_then(|digit| Digit::new(self.digits[digit.index()])));
        }
        out
    }

    /// This one and then another.
    ///
    /// # Examples
    /// ```
    /// use minirow::Transformation;
    /// let nothing = Transformation::identity(4);
    /// assert_eq!(nothing.then(&nothing), nothing);
    /// ```
    #[must_use]
    pub fn then(&self, next: &Self) -> Self {
        let (rows, columns) = match next.is_transposed {
            true => (&self.columns, &self.rows),
            false => (&self.rows, &self.columns),
        };
        let behind = |lines: &[u8], next: &[u8]| -> Vec<u8> {
            next.iter().map(|&line| lines[usize::from(line)]).collect()
        };
        Self {
            is_transposed: self.is_transposed != next.is_transposed,
            rows: behind(rows, &next.rows),
            columns: behind(columns, &next.columns),
            digits: self.digits.iter().map(|&digit| next.digits[usize::from(digit) - 1]).collect(),
        }
    }

    /// The one that leads back.
    ///
    /// # Examples
    /// ```
    /// use minirow::Grid;
    /// let grid: Grid = "4... .... .3.. ....".parse()?;
    /// let canonical = grid.canonical().unwrap();
    /// assert_eq!(canonical.transformation.inverse().apply(&canonical.grid), grid);
    /// # Ok::<(), minirow::format::ParseError>(())
    /// ```
    #[must_use]
    pub fn inverse(&self) -> Self {
        let inverse = |lines: &[u8], first: u8| -> Vec<u8> {
            let mut inverse = vec![0; lines.len()];
            for (place, &line) in (first..).zip(lines) {
                inverse[usize::from(line - first)] = place;
            }
            inverse
        };
        let (rows, columns) = (inverse(&self.rows, 0), inverse(&self.columns, 0));
        let (rows, columns) = if self.is_transposed { (columns, rows) } else { (rows, columns) };
        let digits = inverse(&self.digits, 1);
        Self { is_transposed: self.is_transposed, rows, columns, digits }
    }

    /// Whether the board is turned at its main diagonal first, so that rows become columns.
    ///
    /// # Examples
    /// ```
    /// assert!(!minirow::Transformation::identity(9).is_transposed());
    /// ```
    #[must_use]
    pub fn is_transposed(&self) -> bool {
        self.is_transposed
    }

    /// For each row of the outcome the row it was, from 1; behind the turn, if there is one.
    ///
    /// # Examples
    /// ```
    /// let identity = minirow::Transformation::identity(4);
    /// assert_eq!(identity.rows().collect::<Vec<u8>>(), [1, 2, 3, 4]);
    /// ```
    pub fn rows(&self) -> impl Iterator<Item = u8> {
        self.rows.iter().map(|row| row + 1)
    }

    /// For each column of the outcome the column it was, from 1; behind the turn, if there is one.
    ///
    /// # Examples
    /// ```
    /// let identity = minirow::Transformation::identity(4);
    /// assert_eq!(identity.columns().collect::<Vec<u8>>(), [1, 2, 3, 4]);
    /// ```
    pub fn columns(&self) -> impl Iterator<Item = u8> {
        self.columns.iter().map(|column| column + 1)
    }

    /// For each digit, from 1, the digit it becomes.
    ///
    /// # Examples
    /// ```
    /// let identity = minirow::Transformation::identity(4);
    /// assert_eq!(identity.digits().collect::<Vec<u8>>(), [1, 2, 3, 4]);
    /// ```
    pub fn digits(&self) -> impl Iterator<Item = u8> {
        self.digits.iter().copied()
    }
}

/// In one line: `transposed, rows 3 1 2 …, columns 1 2 3 …, digits 9 8 7 …`.
impl fmt::Display for Transformation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_transposed {
            f.write_str("transposed, ")?;
        }
        let list =
            |numbers: Vec<u8>| numbers.iter().map(u8::to_string).collect::<Vec<_>>().join(" ");
        let (rows, columns) = (list(self.rows().collect()), list(self.columns().collect()));
        write!(f, "rows {rows}, columns {columns}, digits {}", list(self.digits.clone()))
    }
}

/// Rows and columns of the blocks of a board that has no other rules.
pub(super) fn plain_shape(geometry: &Geometry) -> Option<(u8, u8)> {
    geometry.block_shape().filter(|_| geometry.rules().is_empty())
}
