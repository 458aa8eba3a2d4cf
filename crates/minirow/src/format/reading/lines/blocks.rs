//! Maps of irregular blocks.

use std::collections::HashMap;

use super::text::{Row, Text};
use crate::board::{Geometry, GeometryError};
use crate::format::reading::error::ParseError;

/// Reads the map of a board with irregular blocks: one label for each cell, equal labels for the
/// cells of a block.
///
/// Labels are single characters side by side, or words and numbers between white space. Empty lines
/// and lines behind `#` are passed over.
///
/// # Errors
/// [`ParseError`] where the labels do not part a square into blocks of as many cells as its side.
///
/// # Examples
/// ```
/// use minirow::format::read_blocks;
/// let jigsaw = read_blocks("
///     AAAB
///     ABBB
///     CCCD
///     CDDD
/// ")?;
/// assert_eq!(jigsaw.side(), 4);
/// assert_eq!(
///     read_blocks("AAB\nABB\nCCB\n").unwrap_err().to_string(),
///     "line 1, column 1: expected 3 cells in block 2, found 4"
/// );
/// # Ok::<(), minirow::format::ParseError>(())
/// ```
pub fn read_blocks(text: &str) -> Result<Geometry, ParseError> {
    let text = Text::new(1, text.trim_start_matches('\u{feff}'), 0);
    read_map(&text.rows, text.end)
}

/// Reads the rows of a map, with the line behind them.
pub(in crate::format) fn read_map(rows: &[Row<'_>], end: u64) -> Result<Geometry, ParseError> {
    let mut number_of: HashMap<String, u32> = HashMap::new();
    let mut numbers = Vec::new();
    let mut row_lens = Vec::new();
    for row in rows {
        let labels = labels(row);
        row_lens.push(labels.len());
        for label in labels {
            let next = number_of.len() as u32;
            numbers.push(*number_of.entry(label).or_insert(next));
        }
    }
    let side = numbers.len().isqrt();
    if rows.len() > 1 && side * side == numbers.len() {
        // A ragged map is no map, even where its labels could be cut into a square.
        if let Some((row, &len)) = rows.iter().zip(&row_lens).find(|(_, len)| **len != side) {
            return Err(wrong_row(row, side, len));
        }
    }
    let line = rows.first().map_or(end, |row| row.line);
    Geometry::irregular(&numbers).map_err(|error| match error {
        GeometryError::MapBlock { block, side, cells } => {
            ParseError::new((line, 1), format!("{side} cells in block {block}"), cells)
        }
        _ => {
            ParseError::new((line, 1), "labels for side x side cells, up to 255x255", numbers.len())
        }
    })
}

/// The labels of a row: its words, or the characters of the only one.
pub(in crate::format) fn labels(row: &Row<'_>) -> Vec<String> {
    match &row.tokens().collect::<Vec<_>>()[..] {
        [word] => word.text.chars().map(String::from).collect(),
        words => words.iter().map(|word| word.text.to_owned()).collect(),
    }
}

/// A row of a map that has another number of labels than it should.
pub(in crate::format) fn wrong_row(row: &Row<'_>, side: usize, len: usize) -> ParseError {
    let column = if len < side { row.end_column() } else { side + 1 };
    ParseError::new(row.at(column), format!("{side} labels in this row"), len)
}

/// The rows of a map that reads back: a letter for each block, or a number where letters run out.
pub(in crate::format) fn map_rows(geometry: &Geometry) -> Vec<String> {
    let side = usize::from(geometry.side());
    let is_lettered = side <= 26;
    let label = |cell| match geometry.block(cell) {
        block if is_lettered => char::from(b'A' + block).to_string(),
        block => (u16::from(block) + 1).to_string(),
    };
    let labels: Vec<String> = geometry.cells().map(label).collect();
    labels.chunks(side).map(|row| row.join(if is_lettered { "" } else { " " })).collect()
}
