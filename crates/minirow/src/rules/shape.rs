//! The shape of a board: rows, columns and values.

use std::fmt;

/// How many rows and columns a board has, and which values its cells hold.
///
/// Unlike a [`Geometry`](crate::Geometry) it need not be square, have as many values as columns, or begin
/// with 1. Cells are numbered in reading order, values by their place: 0 is the lowest.
///
/// # Examples
/// ```
/// use minirow::rules::Shape;
/// let shape = Shape::new(6, 8)?;
/// assert_eq!((shape.cell_count(), shape.values()), (48, 8));
/// assert_eq!(shape.cell(1, 0), 8);
/// # Ok::<(), minirow::rules::ShapeError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Shape {
    rows: u8,
    columns: u8,
    values: u8,
    lowest: u8,
}

/// The most rows, columns or values of a board with rules.
pub(crate) const MOST_SIDE: u8 = 25;

/// A shape that no board with rules has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShapeError(String);

impl fmt::Display for ShapeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for ShapeError {}

impl Shape {
    /// The usual board: 9×9, 1 to 9.
    pub const CLASSIC: Self = Self { rows: 9, columns: 9, values: 9, lowest: 1 };

    /// A board with values from 1 to the greater of both.
    ///
    /// # Errors
    /// Beyond 25 rows or columns, and for none.
    ///
    /// # Examples
    /// ```
    /// use minirow::rules::Shape;
    /// assert_eq!(Shape::new(9, 9)?, Shape::CLASSIC);
    /// assert_eq!(Shape::new(9, 40).unwrap_err().to_string(), "expected 1 to 25 columns, found 40");
    /// # Ok::<(), minirow::rules::ShapeError>(())
    /// ```
    pub fn new(rows: u32, columns: u32) -> Result<Self, ShapeError> {
        let number = |found: u32, what: &str| match u8::try_from(found) {
            Ok(found @ 1..=MOST_SIDE) => Ok(found),
            _ => Err(ShapeError(format!("expected 1 to {MOST_SIDE} {what}, found {found}"))),
        };
        let (rows, columns) = (number(rows, "rows")?, number(columns, "columns")?);
        Ok(Self { rows, columns, values: rows.max(columns), lowest: 1 })
    }

    /// This board with so many values, the lowest of which is 0 or 1.
    ///
    /// # Errors
    /// Beyond 25 values, for fewer than a row or column has cells, and where the lowest is above 1.
    ///
    /// # Examples
    /// ```
    /// use minirow::rules::Shape;
    /// let shape = Shape::CLASSIC.with_values(9, 0)?;
    /// assert_eq!((shape.value(0), shape.value(8)), (0, 8));
    /// assert!(Shape::CLASSIC.with_values(8, 1).is_err());
    /// # Ok::<(), minirow::rules::ShapeError>(())
    /// ```
    pub fn with_values(self, values: u32, lowest: u32) -> Result<Self, ShapeError> {
        let least = self.rows.max(self.columns);
        if values < u32::from(least) || values > u32::from(MOST_SIDE) {
            let told = format!("expected {least} to {MOST_SIDE} values, found {values}");
            return Err(ShapeError(told));
        }
        if lowest > 1 {
            return Err(ShapeError(format!("expected 0 or 1 as the lowest value, found {lowest}")));
        }
        Ok(Self { values: values as u8, lowest: lowest as u8, ..self })
    }

    /// How many rows there are.
    ///
    /// # Examples
    /// ```
    /// use minirow::rules::Shape;
    /// assert_eq!(Shape::new(3, 4)?.rows(), 3);
    /// # Ok::<(), minirow::rules::ShapeError>(())
    /// ```
    #[must_use]
    pub fn rows(self) -> usize {
        self.rows.into()
    }

    /// How many columns there are.
    ///
    /// # Examples
    /// ```
    /// use minirow::rules::Shape;
    /// assert_eq!(Shape::new(3, 4)?.columns(), 4);
    /// # Ok::<(), minirow::rules::ShapeError>(())
    /// ```
    #[must_use]
    pub fn columns(self) -> usize {
        self.columns.into()
    }

    /// How many values there are.
    ///
    /// # Examples
    /// ```
    /// use minirow::rules::Shape;
    /// // As many as the longer side, unless others are told.
    /// assert_eq!(Shape::new(3, 4)?.values(), 4);
    /// assert_eq!(Shape::new(3, 4)?.with_values(5, 0)?.values(), 5);
    /// # Ok::<(), minirow::rules::ShapeError>(())
    /// ```
    #[must_use]
    pub fn values(self) -> usize {
        self.values.into()
    }

    /// How many cells there are.
    ///
    /// # Examples
    /// ```
    /// assert_eq!(minirow::rules::Shape::CLASSIC.cell_count(), 81);
    /// ```
    #[must_use]
    pub fn cell_count(self) -> usize {
        self.rows() * self.columns()
    }

    /// The value at a place among the values, from 0.
    ///
    /// # Examples
    /// ```
    /// use minirow::rules::Shape;
    /// assert_eq!(Shape::CLASSIC.value(0), 1);
    /// assert_eq!(Shape::CLASSIC.with_values(9, 0)?.value(0), 0);
    /// # Ok::<(), minirow::rules::ShapeError>(())
    /// ```
    #[must_use]
    pub fn value(self, place: usize) -> u32 {
        place as u32 + u32::from(self.lowest)
    }

    /// The place of a value, where the board has it.
    ///
    /// # Examples
    /// ```
    /// use minirow::rules::Shape;
    /// assert_eq!(Shape::CLASSIC.place(9), Some(8));
    /// assert_eq!(Shape::CLASSIC.place(0), None);
    /// ```
    #[must_use]
    pub fn place(self, value: u32) -> Option<usize> {
        let place = value.checked_sub(self.lowest.into())? as usize;
        (place < self.values()).then_some(place)
    }

    /// All values as a set of places.
    ///
    /// # Examples
    /// ```
    /// assert_eq!(minirow::rules::Shape::CLASSIC.all(), 0b1_1111_1111);
    /// ```
    #[must_use]
    pub fn all(self) -> u32 {
        (1 << self.values) - 1
    }

    /// The cell of a row and a column, from 0.
    ///
    /// # Examples
    /// ```
    /// assert_eq!(minirow::rules::Shape::CLASSIC.cell(1, 2), 11);
    /// ```
    #[must_use]
    pub fn cell(self, row: usize, column: usize) -> u16 {
        debug_assert!(row < self.rows() && column < self.columns());
        (row * self.columns() + column) as u16
    }

    /// The row of a cell, from 0.
    ///
    /// # Examples
    /// ```
    /// assert_eq!(minirow::rules::Shape::CLASSIC.row_of(11), 1);
    /// ```
    #[must_use]
    pub fn row_of(self, cell: u16) -> usize {
        usize::from(cell) / self.columns()
    }

    /// The column of a cell, from 0.
    ///
    /// # Examples
    /// ```
    /// assert_eq!(minirow::rules::Shape::CLASSIC.column_of(11), 2);
    /// ```
    #[must_use]
    pub fn column_of(self, cell: u16) -> usize {
        usize::from(cell) % self.columns()
    }

    /// What people call a cell: `r1c1`.
    ///
    /// # Examples
    /// ```
    /// assert_eq!(minirow::rules::Shape::CLASSIC.cell_name(80), "r9c9");
    /// ```
    #[must_use]
    pub fn cell_name(self, cell: u16) -> String {
        format!("r{}c{}", self.row_of(cell) + 1, self.column_of(cell) + 1)
    }

    /// The cell so many rows below and columns to the right of another, where there is one.
    ///
    /// # Examples
    /// ```
    /// use minirow::rules::Shape;
    /// assert_eq!(Shape::CLASSIC.offset(0, 1, 2), Some(11));
    /// assert_eq!(Shape::CLASSIC.offset(0, -1, 0), None);
    /// ```
    #[must_use]
    pub fn offset(self, cell: u16, rows: isize, columns: isize) -> Option<u16> {
        let row = self.row_of(cell).checked_add_signed(rows)?;
        let column = self.column_of(cell).checked_add_signed(columns)?;
        (row < self.rows() && column < self.columns()).then(|| self.cell(row, column))
    }

    /// All pairs of cells that share a side, each once.
    pub(crate) fn adjacent(self) -> impl Iterator<Item = (u16, u16)> {
        let cells = 0..self.cell_count() as u16;
        cells.flat_map(move |cell| {
            let next = [(0, 1), (1, 0)].into_iter();
            next.filter_map(move |(rows, columns)| Some((cell, self.offset(cell, rows, columns)?)))
        })
    }

    /// How high and wide blocks of so many cells are, as near to a square as fits the board.
    ///
    /// # Examples
    /// ```
    /// use minirow::rules::Shape;
    /// assert_eq!(Shape::new(6, 6)?.block(6), Some((2, 3)));
    /// assert_eq!(Shape::new(7, 7)?.block(7), None);
    /// # Ok::<(), minirow::rules::ShapeError>(())
    /// ```
    #[must_use]
    pub fn block(self, size: usize) -> Option<(usize, usize)> {
        let fits = |(rows, columns): (usize, usize)| {
            self.rows().is_multiple_of(rows) && self.columns().is_multiple_of(columns)
        };
        let small = (2..=size.isqrt()).rev().filter(|small| size.is_multiple_of(*small));
        small
            .flat_map(|small| [(small, size / small), (size / small, small)])
            .find(|&block| fits(block))
    }

    /// The blocks of so many cells, in reading order; none where no such block fits.
    pub(crate) fn blocks(self, size: usize) -> Vec<Vec<u16>> {
        let Some((height, width)) = self.block(size) else { return Vec::new() };
        let mut blocks = Vec::with_capacity(self.cell_count() / size);
        for top in (0..self.rows()).step_by(height) {
            for left in (0..self.columns()).step_by(width) {
                blocks.push(self.rectangle((top, left), (height, width)));
            }
        }
        blocks
    }

    /// The cells of a rectangle by its first row and column, and its height and width.
    pub(crate) fn rectangle(
        self,
        (top, left): (usize, usize),
        (height, width): (usize, usize),
    ) -> Vec<u16> {
        let mut cells = Vec::with_capacity(height * width);
        for row in top..top + height {
            cells.extend((left..left + width).map(|column| self.cell(row, column)));
        }
        cells
    }
}
