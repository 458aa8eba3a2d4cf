//! A line that is read as a board with rules.

use std::sync::Arc;

use crate::board::{Geometry, Grid};
use crate::format::any_board::AnyBoard;
use crate::format::document::Document;
use crate::format::handle::Format;
use crate::format::reading::error::{ParseError, ParseErrorKind};
use crate::format::reading::known::{Header, Known};
use crate::format::reading::read_error::ReadError;
use crate::format::reading::record::Record;
use crate::format::reading::remedy::Remedy;
use crate::format::reading::shape::Shape;
use crate::format::symbols::Symbols;
use crate::rules::RuledBoard;

/// The board of a record: a document, where there is one of it.
pub(super) fn read_any(
    record: &Record,
    known: &Known,
    format: Format,
    read: fn(&str) -> Result<RuledBoard, ReadError>,
) -> Result<AnyBoard, ParseError> {
    let board = read_text(record, known, read)?;
    if other_than_square(board.geometry()).is_some() {
        return Ok(AnyBoard::Ruled(Box::new(board)));
    }
    let (document, shape) = with_shape(board.into(), record, known, format)?;
    Ok(AnyBoard::Document(Box::new(document), Arc::new(shape)))
}

/// The document of a record; an error says why there is none.
pub(super) fn read(
    record: &Record,
    known: &Known,
    format: Format,
    read: fn(&str) -> Result<RuledBoard, ReadError>,
) -> Result<(Document, Shape), ParseError> {
    let board = read_text(record, known, read)?;
    if let Some(found) = other_than_square(board.geometry()) {
        let expected = "a square board with digits from 1";
        return Err(ParseError::new((record.line, record.column), expected, found));
    }
    with_shape(board.into(), record, known, format)
}

/// What keeps a geometry from being a square with digits from 1.
fn other_than_square(geometry: &Geometry) -> Option<String> {
    let (rows, columns, values) = (geometry.rows(), geometry.columns(), geometry.values());
    if rows != columns {
        return Some(format!("{rows} rows and {columns} columns"));
    }
    let (low, high) = (geometry.lowest_value(), geometry.highest());
    let is_other = low != 1 || values != usize::from(rows);
    is_other.then(|| format!("values from {low} to {high} in {rows} rows"))
}

fn read_text(
    record: &Record,
    known: &Known,
    read: fn(&str) -> Result<RuledBoard, ReadError>,
) -> Result<RuledBoard, ParseError> {
    let text = record.whole(&record.text, 0)?;
    let board = read(text).map_err(|error| {
        let at = text.char_indices().nth(error.position() - 1).map_or(text.len(), |(at, _)| at);
        ParseError::new(record.place_of(at), error.expected(), error.quoted())
    })?;
    match board.candidates.iter().position(|&candidates| candidates == 0) {
        // They may be those of several boards.
        Some(cell) if text.contains('\n') && known.options.whole.is_none() => {
            let expected = "lines that are one board together";
            let cell = board.geometry().name_of(cell as u16);
            let found = format!("givens that exclude each other in {cell}");
            let error = ParseError::new((record.line, record.column), expected, found);
            Err(error.of(ParseErrorKind::Format).with(Remedy::Whole))
        }
        _ => Ok(board),
    }
}

/// How it is written: beyond 9, symbols are letters from `A`. What was told beforehand must agree.
fn with_shape(
    document: Document,
    record: &Record,
    known: &Known,
    format: Format,
) -> Result<(Document, Shape), ParseError> {
    let place = (record.line, record.column);
    let geometry = document.grid.geometry().clone();
    let side = geometry.side();
    let header = Header { blocks: Some((place, geometry)), ..Header::default() };
    let known = known.with(&header)?;
    let geometry = known.options.geometry.unwrap_or_else(|| document.grid.geometry().clone());
    let mut document = on(document, &geometry);
    let is_bare =
        document.rules.is_empty() && document.candidates.is_none() && geometry.extras().is_empty();
    if is_bare && document.grid.empty_len() == geometry.cell_count() {
        let note = "a board without givens and rules";
        document.notes.push(note.to_owned());
    }
    let symbols = match known.options.symbols {
        Some(symbols) if symbols.count() >= side.into() => symbols.for_side(side),
        _ if side > 9 => letters(side),
        _ => Symbols::usual(side),
    };
    Ok((document, Shape { format, geometry, symbols, dash_row: 0, gap_rows: None, lines: None }))
}

/// The same board on a geometry that has more rules.
fn on(document: Document, geometry: &Geometry) -> Document {
    if document.grid.geometry() == geometry {
        return document;
    }
    let mut grid = Grid::new(geometry);
    for cell in geometry.cells() {
        grid.set(cell, document.grid.get(cell));
    }
    Document { grid, ..document }
}

/// `A` for 1, and so on.
fn letters(side: u8) -> Symbols {
    let letters: String = (b'A'..=b'Z').take(side.into()).map(char::from).collect();
    letters.parse().expect("up to 25 letters are symbols")
}
