//! Boards as Susser writes them: a line of digits, those of a player behind `+`, and the candidates
//! that are eliminated.
//!
//! # Reading
//! `4+6.2+5…:123 456`: 81 digits or `.`, then behind a colon the eliminated candidates as digit,
//! row and column between blanks. What the digits eliminate need not be told.
//!
//! # Writing
//! The same; without eliminated candidates there is no colon.

use super::nine;
use crate::board::{Cell, Digit, Geometry};
use crate::format::document::Document;
use crate::format::handle::Format;
use crate::format::part::Part;
use crate::format::reading::error::{ParseError, quote};
use crate::format::reading::known::{Known, Place};
use crate::format::reading::lines::text::without_comment;
use crate::format::reading::notation::{Alone, Notation, Piece, Reading};
use crate::format::reading::record::Record;
use crate::format::reading::shape::Shape;
use crate::format::symbols::Symbols;

pub(in crate::format) struct Susser;

impl Notation for Susser {
    fn reading(&self) -> Reading {
        Reading::Alone(&Susser)
    }

    fn refusal(&self, geometry: &Geometry) -> Option<(&'static str, String)> {
        nine::refusal(geometry)
    }

    fn parts(&self) -> &'static [Part] {
        &[Part::Givens, Part::Candidates]
    }

    fn refusal_of(&self, document: &Document, _: &Symbols) -> Option<(&'static str, String)> {
        nine::refusal_of_candidates(document)
    }

    fn write(&self, document: &Document, _symbols: &Symbols) -> String {
        let eliminated = written_eliminated(document);
        let colon = if eliminated.is_empty() { "" } else { ":" };
        format!("{}{colon}{eliminated}\n", nine::cells(document))
    }
}

impl Alone for Susser {
    fn piece(&self) -> Piece {
        Piece::Line
    }

    fn begins(&self, line: &str, _known: &Known) -> bool {
        let cells = line.trim_start();
        let end = cells.find(|c| !is_cell(c)).unwrap_or(cells.len());
        let (cells, rest) = cells.split_at(end);
        let count = cells.bytes().filter(|&byte| byte != b'+').count();
        count == 81 && (cells.contains('+') || rest.starts_with(':'))
    }

    fn read(&self, record: &Record, known: &Known) -> Result<(Document, Shape), ParseError> {
        let text = without_comment(&record.text);
        let start = text.len() - text.trim_start().len();
        let place = record.place_of(start);
        let text = text.trim();
        let geometry = nine::geometry(known, place)?;
        let (cells, eliminated) = text.split_once(':').unwrap_or((text, ""));
        let mut document = read_cells(cells, place, &geometry)?;
        let behind = (place.0, place.1 + cells.chars().count() + 1);
        nine::eliminate(&mut document, &read_eliminated(eliminated, behind)?);
        Ok((document, nine::shape(Format::SUSSER, geometry, known)))
    }
}

fn is_cell(c: char) -> bool {
    c.is_ascii_digit() || c == '.' || c == '+'
}

/// 81 digits, those of a player behind `+`.
pub(in crate::format) fn read_cells(
    text: &str,
    place: Place,
    geometry: &Geometry,
) -> Result<Document, ParseError> {
    let (grid, givens) = nine::read_cells(text, place, geometry)?;
    Ok(Document { givens, ..Document::from(grid) })
}

/// Candidates as digit, row and column.
pub(super) fn read_eliminated(text: &str, place: Place) -> Result<Vec<(Cell, Digit)>, ParseError> {
    let mut eliminated = Vec::new();
    let mut column = place.1;
    for triple in text.split(' ') {
        if !triple.is_empty() {
            let figures: Option<Vec<u8>> =
                triple.bytes().map(|b| (b'1'..=b'9').contains(&b).then(|| b - b'0')).collect();
            let Some(&[digit, row, of_row]) = figures.as_deref() else {
                let expected = "a candidate as digit, row and column";
                return Err(ParseError::new((place.0, column), expected, quote(triple)));
            };
            let cell = Cell::new(u16::from(row - 1) * 9 + u16::from(of_row - 1));
            eliminated.push((cell, Digit::new(digit).expect("a figure from 1")));
        }
        column += triple.chars().count() + 1;
    }
    Ok(eliminated)
}

/// The eliminated candidates as digit, row and column, between blanks.
pub(super) fn written_eliminated(document: &Document) -> String {
    let triple = |(cell, digit): (Cell, Digit)| {
        let index = cell.index();
        format!("{}{}{}", digit.get(), index / 9 + 1, index % 9 + 1)
    };
    nine::eliminated(document).into_iter().map(triple).collect::<Vec<_>>().join(" ")
}
