//! Whole texts at once.

use std::str::FromStr;

use super::error::ParseError;
use crate::board::Grid;
use crate::format::document::Document;
use crate::format::handle::{Format, ReadOptions, WriteError};
use crate::format::reading::stream::reader::Reader;
use crate::format::symbols::Symbols;

/// Reads a text with one board.
///
/// # Errors
/// [`ParseError`] where the text is no board, more than one, or not told apart from another.
///
/// # Examples
/// ```
/// use pencilmark::format::{ReadOptions, read};
/// let document = read("
///     1 . | . .
///     . . | 2 .
///     ----+----
///     . 3 | . .
///     . . | . 4
/// ", &ReadOptions::default())?;
/// assert_eq!(document.grid.empty_len(), 12);
/// # Ok::<(), pencilmark::format::ParseError>(())
/// ```
pub fn read(text: &str, options: &ReadOptions) -> Result<Document, ParseError> {
    let mut boards = read_all(text, options).into_iter();
    let nothing = || Err(ParseError::new((1, 1), "a board", "nothing"));
    let board = boards.next().unwrap_or_else(nothing)?;
    match boards.next() {
        None => Ok(board),
        Some(Err(error)) => Err(error),
        Some(Ok(_)) => Err(ParseError::new((1, 1), "one board", "several")),
    }
}

/// Reads every board of a text.
///
/// # Examples
/// ```
/// use pencilmark::format::{ReadOptions, read_all};
/// let two = format!("{0}\n{0}\n", ".".repeat(81));
/// assert_eq!(read_all(&two, &ReadOptions::default()).len(), 2);
/// ```
#[must_use]
pub fn read_all(text: &str, options: &ReadOptions) -> Vec<Result<Document, ParseError>> {
    let mut reader = Reader::new(options.clone());
    let lines = lines(text).map(Some).chain([None]);
    // Each is read before the next is cut: a few bytes can tell of a geometry that takes many.
    let records = lines.flat_map(|line| match line {
        Some(line) => reader.feed(line),
        None => reader.finish(),
    });
    records.map(|record| record.and_then(|record| record.read())).collect()
}

/// The lines of a text, whichever system has ended them: by line feeds, with carriage returns before
/// them or not, or by carriage returns alone.
///
/// # Examples
/// ```
/// use pencilmark::format::lines;
/// let text = "1...\r.2..\r\n..3.\n\r...4";
/// assert_eq!(lines(text).collect::<Vec<_>>(), ["1...", ".2..", "..3.", "", "...4"]);
/// ```
pub fn lines(text: &str) -> impl Iterator<Item = &str> {
    text.lines().flat_map(|line| line.trim_end_matches('\r').split('\r'))
}

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
    Ok(format.0.write(document, symbols))
}

/// Reads one board; what its text does not tell is an error.
impl FromStr for Grid {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        if let Some(grid) = Self::of_classic_line(text.trim_ascii().as_bytes()) {
            return Ok(grid);
        }
        read(text, &ReadOptions::default()).map(|document| document.grid)
    }
}
