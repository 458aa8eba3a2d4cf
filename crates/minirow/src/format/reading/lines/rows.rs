//! Rows of cells: how many make a board.

use super::text::{Row, Text};
use crate::board::Geometry;
use crate::format::reading::error::ParseError;

/// Whether numbers with a 0 in front all have the same width, as padded numbers do; up to 9 there
/// is nothing to pad.
pub(in crate::format) fn is_padded_evenly(text: &Text<'_>, side: u8) -> bool {
    let numbers = || text.rows.iter().flat_map(Row::tokens).map(|token| token.text);
    let is_padded = numbers().any(|number| number.len() > 1 && number.starts_with('0'));
    let width = numbers().map(str::len).max().unwrap_or(0);
    let is_even = |n: &str| n.len() == width || !n.starts_with(|c: char| c.is_ascii_digit());
    !is_padded || (side > 9 && numbers().all(is_even))
}

/// The side that fits the number of rows and the cells of some row.
pub(in crate::format) fn side_of_text(
    text: &Text<'_>,
    cells: &dyn Fn(&Row<'_>) -> usize,
) -> Option<u8> {
    let rows = text.rows.len();
    let first = cells(text.rows.first()?);
    let whole_boards = first > 0 && (rows.is_multiple_of(first) || (text.is_cut && rows > first));
    let side = if whole_boards {
        first
    } else {
        Some(rows).filter(|&side| text.rows.iter().any(|row| cells(row) == side))?
    };
    u8::try_from(side).ok()
}

/// Whether a text has as many rows as a board.
pub(in crate::format) fn check_rows(
    text: &Text<'_>,
    geometry: &Geometry,
) -> Result<(), ParseError> {
    let side = usize::from(geometry.side());
    let rows = text.rows.len();
    if rows == side {
        return Ok(());
    }
    let line = text.rows.get(side).map_or(text.end, |row| row.line);
    Err(ParseError::new((line, 1), format!("{side} rows for a board of {geometry}"), rows))
}

/// Whether a row has as many cells as a board.
pub(in crate::format) fn check_cells(
    row: &Row<'_>,
    side: usize,
    cells: usize,
) -> Result<(), ParseError> {
    if cells == side {
        return Ok(());
    }
    Err(ParseError::new(row.at(row.end_column()), format!("{side} cells in this row"), cells))
}
