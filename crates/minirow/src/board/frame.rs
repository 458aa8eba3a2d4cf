//! Boards of any frame: oblong, with holes, with other digits, with or without rows and columns as houses.

use super::draft::Draft;
use super::squares::Squares;
use super::{Geometry, GeometryError};

/// What a board of any frame is made from; [`geometry`](Self::geometry) makes it.
///
/// # Examples
/// ```
/// use minirow::Frame;
/// // Five rows of ten digits, from 0 to 9: each row holds all of them, each column five.
/// let oblong = Frame { lowest: 0, ..Frame::new(5, 10) }.geometry()?;
/// assert_eq!((oblong.cell_count(), oblong.houses().count()), (50, 5));
/// assert_eq!(oblong.distinct_houses().count(), 10);
/// # Ok::<(), minirow::GeometryError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Frame {
    /// How many rows: 1 to 255.
    pub rows: u8,
    /// How many columns: 1 to 255.
    pub columns: u8,
    /// How many digits: 1 to [`Geometry::MOST_SIDE`].
    pub digits: u8,
    /// The value of the first digit: 0 or 1.
    pub lowest: u8,
    /// Whether rows and columns are houses. Those with as many cells as digits hold every digit, shorter ones no digit
    /// twice.
    pub lines: bool,
    /// Which squares are cells, in reading order; all of them if none is told.
    pub cells: Option<Vec<bool>>,
    /// The label of each square's block, in reading order; no blocks if none is told. What is no cell has no block,
    /// whatever stands there.
    pub blocks: Option<Vec<Option<u32>>>,
}

impl Frame {
    /// All squares are cells, rows and columns are houses, digits begin with 1 and are as many as the greater of both;
    /// there are no blocks.
    ///
    /// # Examples
    /// ```
    /// use minirow::Frame;
    /// assert_eq!(Frame::new(5, 10).digits, 10);
    /// ```
    #[must_use]
    pub fn new(rows: u8, columns: u8) -> Self {
        let digits = rows.max(columns);
        Self { rows, columns, digits, lowest: 1, lines: true, cells: None, blocks: None }
    }

    /// The board.
    ///
    /// # Errors
    /// [`GeometryError`] where a number is out of its range, a list is not of one entry for each square, there is no
    /// cell in the first or last row or column, or a row, column or block has more cells than there are digits.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Frame, Geometry};
    /// let map = "aab abb".split(' ').flat_map(|row| row.chars().map(|label| Some(u32::from(label))));
    /// let free = Frame { lines: false, blocks: Some(map.collect()), ..Frame::new(2, 3) };
    /// assert_eq!(free.geometry()?.houses().count(), 2);
    /// // A square that has nothing unusual is the board that others make, too.
    /// assert_eq!(Frame::new(4, 4).geometry()?, Geometry::with_blocks(1, 4)?);
    /// let error = Frame { digits: 4, ..Frame::new(5, 5) }.geometry().unwrap_err();
    /// assert_eq!(error.to_string(), "expected at most 4 cells in row 1, found 5");
    /// # Ok::<(), minirow::GeometryError>(())
    /// ```
    pub fn geometry(&self) -> Result<Geometry, GeometryError> {
        let squares = self.checked_squares()?;
        if let Some(square) = self.square() {
            return Ok(square);
        }
        let at = |row: u8, column: u8| {
            usize::from(row) * usize::from(self.columns) + usize::from(column)
        };
        let mut draft = Draft::new(squares, self.digits);
        draft.lowest = self.lowest;
        draft.has_lines = self.lines;
        if self.lines {
            draft.lines();
        }
        if let Some(blocks) = &self.blocks {
            draft.blocks(|row, column| blocks[at(row, column)], true)?;
        }
        draft.check()
    }

    /// The squares, once all numbers and lengths are right.
    fn checked_squares(&self) -> Result<Squares, GeometryError> {
        let wrong = |expected: String, found: usize| {
            Err(GeometryError::Frame { expected, found: found.to_string() })
        };
        for (what, found, least, most) in [
            ("rows", self.rows, 1, u8::MAX),
            ("columns", self.columns, 1, u8::MAX),
            ("digits", self.digits, 1, Geometry::MOST_SIDE),
        ] {
            if !(least..=most).contains(&found) {
                return wrong(format!("{least} to {most} {what}"), found.into());
            }
        }
        if self.lowest > 1 {
            return wrong("0 or 1 as the value of the first digit".to_owned(), self.lowest.into());
        }
        let count = usize::from(self.rows) * usize::from(self.columns);
        let lengths = [self.cells.as_ref().map(Vec::len), self.blocks.as_ref().map(Vec::len)];
        if let Some(found) = lengths.into_iter().flatten().find(|&length| length != count) {
            return wrong(format!("{count} squares"), found);
        }
        let squares = match &self.cells {
            None => Squares::whole(self.rows, self.columns),
            Some(cells) => {
                let columns = usize::from(self.columns);
                Squares::of(self.rows, self.columns, &|row, column| {
                    cells[usize::from(row) * columns + usize::from(column)]
                })
            }
        };
        let is_used = |line: &Vec<_>| !line.is_empty();
        for (are_rows, what) in [(true, "row"), (false, "column")] {
            let lines = squares.lines(are_rows);
            let (first, last) =
                (lines.first().is_some_and(is_used), lines.last().is_some_and(is_used));
            if !(first && last) {
                let place = if first { "last" } else { "first" };
                return wrong(format!("a cell in the {place} {what}"), 0);
            }
        }
        Ok(squares)
    }

    /// The square board that this is, if it is one that has nothing unusual.
    fn square(&self) -> Option<Geometry> {
        let side = self.rows;
        let is_square = self.columns == side
            && self.digits == side
            && self.lowest == 1
            && self.lines
            && self.cells.as_ref().is_none_or(|cells| !cells.contains(&false));
        if !is_square {
            return None;
        }
        let Some(blocks) = &self.blocks else {
            return Geometry::with_blocks(1, side).ok();
        };
        let labels: Vec<u32> = blocks.iter().copied().collect::<Option<_>>()?;
        let irregular = Geometry::irregular(&labels).ok()?;
        let is_same = |other: &Geometry| {
            irregular.cells().all(|cell| other.block(cell) == irregular.block(cell))
        };
        let rows = (2..side).filter(|&rows| side.is_multiple_of(rows));
        let mut shapes = rows.filter_map(|rows| Geometry::with_blocks(rows, side / rows).ok());
        Some(shapes.find(is_same).unwrap_or(irregular))
    }
}
