//! One board into text.

use super::collection::{Collection, write_item};
use super::error::WriteError;
use crate::format::document::Document;
use crate::format::handle::Format;
use crate::format::symbols::Symbols;

/// Writes a board, with a line end behind it. Reading the text gives the same board: where its side
/// does not tell the geometry, lines in front do, or the format refuses.
///
/// # Errors
/// [`WriteError`] where the format cannot hold the board's geometry, or one of its
/// [parts](Document::parts).
///
/// # Examples
/// ```
/// use minirow::Grid;
/// use minirow::format::{Symbols, write};
/// let grid: Grid = "1... ..2. .3.. ...4".parse()?;
/// let text = write(&grid.into(), "grid".parse().unwrap(), &Symbols::usual(4))?;
/// assert_eq!(text, "\
/// 1 . | . .
/// . . | 2 .
/// ----+----
/// . 3 | . .
/// . . | . 4
/// ");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn write(document: &Document, format: Format, symbols: &Symbols) -> Result<String, WriteError> {
    let mut text = String::new();
    let mut alone = Collection::new(format);
    alone.push(&write_item(document, format, symbols)?, &mut text)?;
    alone.finish(&mut text);
    Ok(text)
}
