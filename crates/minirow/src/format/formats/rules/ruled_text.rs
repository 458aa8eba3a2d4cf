//! A line that is read as a board with rules.

use crate::board::{Geometry, Grid};
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

/// The document of a record.
pub(super) fn read(
    record: &Record,
    known: &Known,
    format: Format,
    read: fn(&str) -> Result<RuledBoard, ReadError>,
) -> Result<(Document, Shape), ParseError> {
    let board = read_text(record, known, read)?;
    with_shape(board.into(), record, known, format)
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
    let digits = geometry.digit_count();
    let symbols = match known.options.symbols {
        Some(symbols) if symbols.count() >= digits.into() => symbols.for_side(digits),
        _ if geometry.highest() > 9 => letters(&geometry),
        _ => Symbols::for_board(&geometry),
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

/// `A` for 1, and so on; `0` where values begin with it.
fn letters(geometry: &Geometry) -> Symbols {
    let zero = if geometry.lowest_value() == 0 { "0" } else { "" };
    let letters: String = zero.chars().chain('A'..='Z').take(geometry.values()).collect();
    letters.parse().expect("up to 25 letters are symbols")
}
