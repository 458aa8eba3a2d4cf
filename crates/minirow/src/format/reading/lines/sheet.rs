//! Rows of a spreadsheet: a field for each cell, some of them blank.
//!
//! Blank cells at the end of a row may be left away, as editors and spreadsheets do. Whoever does so does it in all
//! rows: where one ends with a blank cell, or empty cells have a sign, a row that is too short lacks a cell.

use super::cells::is_number;
use super::text::{Row, Text, Token};
use crate::format::empty;

/// The cells of some rows.
pub(in crate::format) struct Sheet<'a> {
    pub(in crate::format) rows: Vec<Vec<Token<'a>>>,
    /// The most cells of a row.
    pub(in crate::format) width: usize,
    /// Whether blank cells at the end of rows are left away.
    pub(in crate::format) leaves_out: bool,
    /// Whether cells are numbers, of two figures or more somewhere.
    pub(in crate::format) are_numbers: bool,
    is_cut: bool,
}

impl<'a> Sheet<'a> {
    /// The cells of a text, where each is a field and some are blank.
    pub(in crate::format) fn of(text: &Text<'a>) -> Option<Self> {
        let separator = text.rows.iter().find_map(Row::separator)?;
        let of_row = |row: &Row<'a>| (!row.has_bars()).then(|| row.fields_at(separator));
        let mut rows = text.rows.iter().map(of_row).collect::<Option<Vec<_>>>()?;
        let fields = || rows.iter().flatten().map(|field| field.text);
        let is_long = |field: &str| field.chars().nth(1).is_some();
        let is_cell = |field: &str| !is_long(field) || is_number(field);
        if !fields().all(is_cell) || !fields().any(str::is_empty) {
            return None;
        }
        let are_numbers =
            fields().any(is_long) && fields().all(|field| field.is_empty() || is_number(field));
        let ends_open = |row: &Vec<Token<'_>>| row.last().is_some_and(|last| last.text.is_empty());
        let has_sign = fields().any(|field| field == "0" || empty::is_token(field));
        let leaves_out = !has_sign && !rows.iter().any(ends_open);
        let mut width = rows.iter().map(Vec::len).max()?;
        if !leaves_out && rows.iter().any(|row| row.len() != width) {
            return None;
        }
        let count = rows.len();
        // One more field may be blank at the end.
        if rows.iter().all(ends_open) && !count.is_multiple_of(width) && width > 1 {
            width -= 1;
            rows.iter_mut().for_each(|row| row.truncate(width));
        }
        Some(Self { rows, width, leaves_out, are_numbers, is_cut: text.is_cut })
    }

    /// Whether rows differ in their length.
    pub(in crate::format) fn is_ragged(&self) -> bool {
        self.rows.iter().any(|row| row.len() != self.width)
    }

    /// The side of the boards that it has.
    pub(in crate::format) fn side(&self) -> Option<u8> {
        let (rows, width) = (self.rows.len(), self.width);
        let are_boards = rows.is_multiple_of(width) || (self.is_cut && rows > width);
        let side = if are_boards { width } else { rows };
        let fits = side == width || (self.leaves_out && side > width);
        u8::try_from(side).ok().filter(|_| fits)
    }
}
