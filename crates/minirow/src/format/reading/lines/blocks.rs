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
        block if is_lettered => char::from(b'A' + block as u8).to_string(),
        block => (block + 1).to_string(),
    };
    let labels: Vec<String> = geometry.cells().map(label).collect();
    labels.chunks(side).map(|row| row.join(if is_lettered { "" } else { " " })).collect()
}

/// The same for any frame: `_` for a cell in no block, and a blank, or `.` between numbers, where there is no cell; none
/// where all cells are there and there are no blocks.
pub(in crate::format) fn frame_rows(geometry: &Geometry) -> Option<Vec<String>> {
    let blocks = geometry.block_count();
    if blocks == 0 && !geometry.has_holes() {
        return None;
    }
    let is_lettered = blocks <= 26;
    let label = |row: u8, column: u8| match geometry.cell_at(row, column) {
        None if is_lettered => " ".to_owned(),
        None => ".".to_owned(),
        Some(cell) => match geometry.block(cell) {
            block if block == blocks => "_".to_owned(),
            block if is_lettered => char::from(b'A' + block as u8).to_string(),
            block => (block + 1).to_string(),
        },
    };
    let row = |row| {
        let labels: Vec<String> =
            (0..geometry.columns()).map(|column| label(row, column)).collect();
        labels.join(if is_lettered { "" } else { " " })
    };
    Some((0..geometry.rows()).map(row).collect())
}

/// Which squares of such rows are cells, and the label of each one's block.
pub(in crate::format) type FrameMap = (Vec<bool>, Vec<Option<u32>>);

/// Reads such rows of so many columns; an error is the place of a row, from 0, what is expected, and what is found.
pub(in crate::format) fn read_frame_rows(
    rows: &[String],
    columns: usize,
) -> Result<FrameMap, (usize, String, String)> {
    let (mut cells, mut blocks) = (Vec::new(), Vec::new());
    let mut labels: Vec<String> = Vec::new();
    let are_numbers = rows
        .iter()
        .any(|row| row.trim().contains(' ') && row.split_whitespace().count() == columns);
    for (at, row) in rows.iter().enumerate() {
        let mut signs: Vec<String> = match are_numbers {
            true => row.split_whitespace().map(str::to_owned).collect(),
            false => row.chars().map(String::from).collect(),
        };
        // Holes at the end of a row need not be written.
        if !are_numbers && signs.len() < columns {
            signs.resize(columns, " ".to_owned());
        }
        if signs.len() != columns {
            return Err((at, format!("{columns} labels in this row"), signs.len().to_string()));
        }
        for sign in signs {
            let is_cell = !matches!(sign.as_str(), " " | ".");
            cells.push(is_cell);
            blocks.push(if !is_cell || sign == "_" {
                None
            } else {
                let known = labels.iter().position(|label| *label == sign);
                Some(known.unwrap_or_else(|| {
                    labels.push(sign);
                    labels.len() - 1
                }) as u32)
            });
        }
    }
    Ok((cells, blocks))
}
