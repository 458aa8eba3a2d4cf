//! One board into text.

use super::error::WriteError;
use crate::format::document::Document;
use crate::format::handle::Format;
use crate::format::symbols::Symbols;

/// Writes a board, with a line end behind it.
///
/// # Errors
/// [`WriteError`] where the format cannot hold the board's geometry, or one of its
/// [parts](Document::parts).
///
/// # Examples
/// ```
/// use pencilmark::Grid;
/// use pencilmark::format::{Symbols, write};
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
    format.check(document, symbols)?;
    Ok(format.notation().write(document, symbols))
}
