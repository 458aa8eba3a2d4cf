//! Maps of irregular blocks.

use std::collections::HashMap;

use super::ParseError;
use super::text::Text;
use crate::board::{Geometry, GeometryError};

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
/// use pencilmark::format::read_blocks;
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
/// # Ok::<(), pencilmark::format::ParseError>(())
/// ```
pub fn read_blocks(text: &str) -> Result<Geometry, ParseError> {
    let text = Text::new(1, text.trim_start_matches('\u{feff}'), 0);
    let mut number_of: HashMap<String, u32> = HashMap::new();
    let mut labels = Vec::new();
    let mut row_lens = Vec::new();
    for row in &text.rows {
        let words: Vec<String> = match &row.tokens().collect::<Vec<_>>()[..] {
            [word] => word.text.chars().map(String::from).collect(),
            words => words.iter().map(|word| word.text.to_owned()).collect(),
        };
        for word in &words {
            let next = number_of.len() as u32;
            labels.push(*number_of.entry(word.clone()).or_insert(next));
        }
        row_lens.push(words.len());
    }
    let side = labels.len().isqrt();
    if text.rows.len() > 1 && side * side == labels.len() {
        // A ragged map is no map, even where its labels could be cut into a square.
        if let Some((row, &len)) = text.rows.iter().zip(&row_lens).find(|(_, len)| **len != side) {
            let column = if len < side { row.end_column() } else { side + 1 };
            return Err(ParseError::new(row.at(column), format!("{side} labels in this row"), len));
        }
    }
    let line = text.rows.first().map_or(text.end, |row| row.line);
    Geometry::irregular(&labels).map_err(|error| match error {
        GeometryError::MapBlock { block, side, cells } => {
            ParseError::new((line, 1), format!("{side} cells in block {block}"), cells)
        }
        _ => {
            ParseError::new((line, 1), "labels for side x side cells, up to 255x255", labels.len())
        }
    })
}
