//! Rows whose empty cells are blanks.
//!
//! Where they stand shows by the rows of a board together, and only if each column holds a digit
//! somewhere: then as many columns as there are rows are filled, and no row can be moved against the
//! others.

use std::borrow::Cow;

use super::text::{Row, Text, is_blank, is_comment, is_frame, separates};
use super::{ParseError, ParseErrorKind, Reader, empty};

impl Reader {
    /// A line with `.` in its empty cells, where they are blanks or have a sign that is named.
    pub(super) fn plain<'a>(&self, line: &'a str) -> Cow<'a, str> {
        if let Some(columns) = self.columns.as_ref().filter(|_| !self.mixed) {
            return Cow::Owned(shown_line(line, columns));
        }
        let sign = self.known.options.empty.filter(|&sign| sign == '#' || !is_comment(line));
        empty::plain(line, sign.filter(|_| !is_frame(line, 0)))
    }
}

/// The columns of cells, from 0, of boards whose rows are these; nothing where blanks are no cells.
pub(super) fn columns(text: &Text<'_>) -> Option<Vec<usize>> {
    let filled = filled(&text.rows);
    let side = filled.len();
    let fits = side >= 4 && text.rows.len().is_multiple_of(side) && is_open(text);
    fits.then_some(filled)
}

/// Whether rows leave columns open: no row has a sign in each column that is filled anywhere.
pub(super) fn is_open(text: &Text<'_>) -> bool {
    let most = text.rows.iter().map(|row| row.characters().count()).max().unwrap_or(0);
    let has_tabs = text.rows.iter().any(|row| row.text.contains(['\t', ',', ';']));
    !has_tabs && filled(&text.rows).len() > most
}

/// An error about rows of digits with blanks between them that do not show which of these are cells.
pub(super) fn unclear(text: &Text<'_>) -> Option<ParseError> {
    let signs = || text.rows.iter().flat_map(Row::characters);
    let counts = || text.rows.iter().map(|row| row.characters().count());
    let (least, most) = (counts().min()?, counts().max()?);
    let are_cells = text.rows.len() >= 4 && most <= text.rows.len();
    let is_board = are_cells && signs().all(|(_, sign)| sign.is_ascii_digit());
    (is_board && is_open(text)).then(|| {
        let expected = "a sign such as '.' in each empty cell, or digits that show every column";
        let found = format!("rows of {least} to {most} digits with blanks between them");
        ParseError::new(text.rows[0].at(1), expected, found).of(ParseErrorKind::Format)
    })
}

/// A text with `.` in the blank cells of its rows.
pub(super) fn shown_lines(text: &str, columns: &[usize]) -> String {
    text.lines().map(|line| shown_line(line, columns) + "\n").collect()
}

/// A line with `.` in its blank cells, if it is a row.
pub(super) fn shown_line(line: &str, columns: &[usize]) -> String {
    if is_blank(line) || is_comment(line) || is_frame(line, 0) {
        return line.to_owned();
    }
    shown(line, columns)
}

/// A row with `.` in its blank cells; as it is where something stands between its cells.
fn shown(row: &str, columns: &[usize]) -> String {
    let mut signs: Vec<char> = row.chars().collect();
    let is_cell = |at: usize| columns.binary_search(&at).is_ok();
    let is_apart = |(at, &sign): (usize, &char)| separates(sign) || is_cell(at);
    if !signs.iter().enumerate().all(is_apart) {
        return row.to_owned();
    }
    let width = columns.last().map_or(0, |last| last + 1);
    signs.resize(signs.len().max(width), ' ');
    for &column in columns {
        if signs[column].is_whitespace() {
            signs[column] = '.';
        }
    }
    signs.into_iter().collect()
}

/// The columns in which any row has a sign.
fn filled(rows: &[Row<'_>]) -> Vec<usize> {
    let mut filled: Vec<usize> =
        rows.iter().flat_map(Row::characters).map(|(column, _)| column - 1).collect();
    filled.sort_unstable();
    filled.dedup();
    filled
}
