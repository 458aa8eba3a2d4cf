//! Rows of cells inside of another text.

use std::sync::Arc;

use super::error::ParseError;
use super::known::{Known, Place};
use super::lines::classic;
use super::shape::Shape;
use crate::format::document::Document;
use crate::format::handle::Format;
use crate::format::reading::stream::reader::Reader;

/// Reads one board from a part of a text that begins at this place; a format is named where the
/// rows can be of one alone.
pub(in crate::format) fn read_inside(
    text: &str,
    place: Place,
    known: &Known,
    format: Option<Format>,
) -> Result<(Document, Shape), ParseError> {
    if format.is_none_or(|format| format == Format::LINE)
        && let Some((grid, symbols)) = classic::read(text.trim(), known)
    {
        let format = format.unwrap_or(Format::LINE);
        let geometry = grid.geometry().clone();
        let shape = Shape { format, geometry, symbols, dash_row: 0, gap_rows: None, lines: None };
        return Ok((Document::from(grid), shape));
    }
    let mut known = known.clone();
    known.options.format = format;
    let mut reader = Reader::of_part(known);
    let mut records: Vec<_> = text.lines().flat_map(|line| reader.feed(line)).collect();
    records.extend(reader.finish());
    let mut records = records.into_iter();
    let nothing = || Err(ParseError::new((1, 1), "a board", "nothing"));
    let read = records.next().unwrap_or_else(nothing).and_then(|record| record.read_with_shape());
    let read = match (read, records.next()) {
        (Ok(_), Some(_)) => Err(ParseError::new((1, 1), "one board", "several")),
        (read, _) => read,
    };
    let (document, shape) = read.map_err(|error| moved(error, place))?;
    Ok((document, Arc::unwrap_or_clone(shape)))
}

/// An error in a part that begins at this place.
fn moved(error: ParseError, place: Place) -> ParseError {
    let column = if error.line == 1 { error.column + place.1 - 1 } else { error.column };
    ParseError { line: error.line + place.0 - 1, column, ..error }
}
