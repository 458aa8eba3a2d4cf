//! A grid as text: in one line, or drawn.
//!
//! The digits are `1-9A-Z` up to a side of 35 and decimal numbers beyond; an empty cell is a dot.

use std::error::Error;
use std::fmt::{self, Write};

use super::{Digit, Geometry, Grid};

/// Beyond this side digits are decimal numbers.
const MOST_SIGNS: u8 = 35;

/// Why a text is not the line of a grid.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum LineError {
    /// There are not as many signs, or numbers, as cells.
    Length {
        /// The board's number of cells.
        expected: usize,
        /// How many there were.
        found: usize,
    },
    /// Something is neither a digit of the board nor an empty cell.
    Sign {
        /// The cell, from 1 in reading order.
        cell: usize,
        /// The board's side.
        side: u8,
        /// What stands there.
        found: String,
    },
}

impl fmt::Display for LineError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Length { expected, found } => {
                write!(f, "expected {expected} cells, found {found}")
            }
            Self::Sign { cell, side, found } => {
                let last = shown(*side);
                write!(
                    f,
                    "expected a digit up to {last} or an empty cell in cell {cell}, found '{found}'"
                )
            }
        }
    }
}

impl Error for LineError {}

impl Grid {
    /// The board in one line: a sign for each cell, or a number and blanks between.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Digit, Geometry, Grid};
    /// let geometry = Geometry::of_side(4)?;
    /// let mut grid = Grid::new(&geometry);
    /// grid.set(geometry.cell(0, 1), Digit::new(3));
    /// assert_eq!(grid.to_line(), ".3..............");
    /// # Ok::<(), minirow::GeometryError>(())
    /// ```
    #[must_use]
    pub fn to_line(&self) -> String {
        let side = self.geometry().digit_count();
        let mut line = String::with_capacity(self.geometry().cell_count() + 1);
        for (index, value) in self.values().enumerate() {
            if index > 0 && side > MOST_SIGNS {
                line.push(' ');
            }
            push(&mut line, value, side);
        }
        line
    }

    /// The grid that a line shows: a sign for each cell, or a number for each where the side is beyond
    /// 35. White space is passed over; `.`, `0`, `*`, `-` and `_` are empty cells.
    ///
    /// Texts of other kinds, such as drawn boards, are read by [`str::parse`] and by
    /// the module `format`, which tell the geometry as well.
    ///
    /// # Errors
    /// [`LineError`] where there are too few or too many cells, or something else stands in one.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Geometry, Grid};
    /// let six = Geometry::with_blocks(2, 3)?;
    /// let grid = Grid::from_line(&six, "1..... ..2... 3..... .....4 .5.... ....6.")?;
    /// assert_eq!(grid.filled_len(), 6);
    /// let error = Grid::from_line(&six, "7..... ...... ...... ...... ...... ......").unwrap_err();
    /// assert_eq!(error.to_string(), "expected a digit up to 6 or an empty cell in cell 1, found '7'");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn from_line(geometry: &Geometry, line: &str) -> Result<Self, LineError> {
        let (side, expected) = (geometry.digit_count(), geometry.cell_count());
        let mut grid = Self::new(geometry);
        let mut found = 0;
        let mut take = |value: Option<u8>, text: &dyn fmt::Display| {
            let value = value.filter(|&value| value <= side);
            let wrong = || LineError::Sign { cell: found + 1, side, found: text.to_string() };
            let digit = Digit::new(value.ok_or_else(wrong)?);
            if let Some(cell) = grid.digits_mut().get_mut(found) {
                *cell = digit;
            }
            found += 1;
            Ok(())
        };
        if side > MOST_SIGNS {
            for token in line.split_whitespace() {
                let value = if is_empty(token) { Some(0) } else { token.parse().ok() };
                take(value, &token)?;
            }
        } else {
            for sign in line.chars().filter(|sign| !sign.is_whitespace()) {
                let value = if is_empty(sign.encode_utf8(&mut [0; 4])) {
                    Some(0)
                } else {
                    sign.to_digit(MOST_SIGNS as u32 + 1).map(|value| value as u8)
                };
                take(value, &sign)?;
            }
        }
        if found == expected { Ok(grid) } else { Err(LineError::Length { expected, found }) }
    }

    /// The board of 9×9 that 81 characters show, if they are digits and one kind of empty cell.
    #[cfg(feature = "formats")]
    pub(crate) fn of_classic_line(classic: &Geometry, line: &[u8]) -> Option<Self> {
        let line: &[u8; 81] = line.try_into().ok()?;
        let empty = line.iter().copied().find(|byte| !matches!(byte, b'1'..=b'9'));
        if empty.is_some_and(|empty| !matches!(empty, b'.' | b'0')) {
            return None;
        }
        let mut grid = Self::new(classic);
        for (digit, &byte) in grid.digits_mut().iter_mut().zip(line) {
            match byte {
                b'1'..=b'9' => *digit = Digit::new(byte - b'0'),
                byte if Some(byte) == empty => {}
                _ => return None,
            }
        }
        Some(grid)
    }
}

/// One line, as [`Grid::to_line`]; drawn with `{:#}`, where blocks that are no rectangles are not told
/// apart.
///
/// # Examples
/// ```
/// use minirow::{Geometry, Grid};
/// let grid = Grid::from_line(&Geometry::of_side(4)?, "1... ..3. .4.. ...2")?;
/// assert_eq!(grid.to_string(), "1.....3..4.....2");
/// let drawn = [
///     "1 . | . .",
///     ". . | 3 .",
///     "----+----",
///     ". 4 | . .",
///     ". . | . 2",
/// ];
/// assert_eq!(format!("{grid:#}"), drawn.join("\n"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
impl fmt::Display for Grid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !f.alternate() {
            return f.pad(&self.to_line());
        }
        let side = self.geometry().digit_count();
        let mut values = self.values();
        let mut sign = |text: &mut String| push(text, values.next().unwrap_or(0), side);
        f.write_str(drawn(self.geometry(), shown(side).len(), &mut sign).trim_end())
    }
}

/// A drawing of cells that take this width, with lines between blocks, each row ended. The closure writes
/// the cells one after the other.
pub(crate) fn drawn(
    geometry: &Geometry,
    width: usize,
    next: &mut dyn FnMut(&mut String),
) -> String {
    if !geometry.is_square() {
        return drawn_frame(geometry, width, next);
    }
    let side = usize::from(geometry.side());
    let (rows, columns) = match geometry.block_shape() {
        Some((rows, columns)) if rows > 1 && columns > 1 => (rows.into(), columns.into()),
        _ => (side, side),
    };
    let groups = side / columns;
    let stroke = |group: usize| {
        let outer = usize::from(group == 0) + usize::from(group + 1 == groups);
        "-".repeat(columns * (width + 1) + 1 - outer)
    };
    let rule = (0..groups).map(stroke).collect::<Vec<_>>().join("+");
    let mut drawing = String::with_capacity((side + side / rows) * (rule.len() + 1));
    let mut cell = String::new();
    for row in 0..side {
        if row > 0 && row % rows == 0 {
            drawing.push_str(&rule);
            drawing.push('\n');
        }
        for column in 0..side {
            drawing.push_str(match column {
                0 => "",
                _ if column % columns == 0 => " | ",
                _ => " ",
            });
            cell.clear();
            next(&mut cell);
            (cell.chars().count()..width).for_each(|_| drawing.push(' '));
            drawing.push_str(&cell);
        }
        drawing.push('\n');
    }
    drawing
}

/// Writes a value as it stands in a cell.
/// Rows of cells, blanks where there are none, without lines of blocks.
fn drawn_frame(geometry: &Geometry, width: usize, next: &mut dyn FnMut(&mut String)) -> String {
    let mut drawing = String::new();
    let mut cell = String::new();
    for row in 0..geometry.rows() {
        let start = drawing.len();
        // A row without cells would be none.
        let has_cells = (0..geometry.columns()).any(|at| geometry.cell_at(row, at).is_some());
        for column in 0..geometry.columns() {
            if column > 0 {
                drawing.push(' ');
            }
            cell.clear();
            if geometry.cell_at(row, column).is_some() {
                next(&mut cell);
            } else if !has_cells {
                cell.push('.');
            }
            (cell.chars().count()..width).for_each(|_| drawing.push(' '));
            drawing.push_str(&cell);
        }
        let end = drawing[start..].trim_end().len();
        drawing.truncate(start + end);
        drawing.push('\n');
    }
    drawing
}

fn push(text: &mut String, value: u8, side: u8) {
    match value {
        0 => text.push('.'),
        _ if side > MOST_SIGNS => {
            let _ = write!(text, "{value}");
        }
        1..=9 => text.push(char::from(b'0' + value)),
        _ => text.push(char::from(b'A' + value - 10)),
    }
}

/// A digit as it is written on a board of this side.
fn shown(side: u8) -> String {
    let mut text = String::new();
    push(&mut text, side, side);
    text
}

fn is_empty(cell: &str) -> bool {
    matches!(cell, "." | "0" | "*" | "-" | "_")
}
