//! Links of SudokuMaker.

use serde_json::Value;

use super::{read, write};
use crate::board::Geometry;
use crate::format::about::AboutField;
use crate::format::document::Document;
use crate::format::formats::links::address::{Address, decoded, parameter};
use crate::format::formats::links::board::MOST_UNPACKED;
use crate::format::formats::links::lz;
use crate::format::formats::links::told_text;
use crate::format::formats::recognised::Ruled;
use crate::format::handle::Format;
use crate::format::part::Part;
use crate::format::reading::error::{ParseError, quote};
use crate::format::reading::known::Known;
use crate::format::reading::notation::{Alone, Notation, Piece, Reading};
use crate::format::reading::record::Record;
use crate::format::reading::shape::Shape;
use crate::format::symbols::Symbols;

pub(in crate::format) struct SudokuMaker;

const HOST: &str = "sudokumaker.app";

impl Ruled for SudokuMaker {
    const FORMAT: Format = Format::SUDOKUMAKER;
    const THIS: &'static Self = &Self;
}

impl Notation for SudokuMaker {
    fn reading(&self) -> Reading {
        Reading::Alone(&SudokuMaker)
    }

    fn refusal(&self, geometry: &Geometry) -> Option<(&'static str, String)> {
        write::refusal(geometry)
    }

    fn parts(&self) -> &'static [Part] {
        &[
            Part::Rules,
            Part::Givens,
            Part::Corner,
            Part::Centre,
            Part::Name,
            Part::About(AboutField::Author),
            Part::About(AboutField::Rules),
        ]
    }

    fn refusal_of(&self, document: &Document, _: &Symbols) -> Option<(&'static str, String)> {
        let refusal = document.has(Part::Rules).then(|| write::refusal_of(document)).flatten();
        refusal.or_else(|| told_text::refusal(document))
    }

    fn host(&self) -> Option<&'static str> {
        Some(HOST)
    }

    fn write(&self, document: &Document, _: &Symbols) -> String {
        // Its form of the packing has other signs in place of those that have a meaning in addresses.
        let packed = lz::packed(&write::written(document)).replace('/', "-");
        format!("https://{HOST}/?puzzle={}\n", packed.trim_end_matches('='))
    }
}

impl Alone for SudokuMaker {
    fn piece(&self) -> Piece {
        Piece::Line
    }

    fn begins(&self, line: &str, _known: &Known) -> bool {
        Address::of(line).is_at(HOST)
    }

    fn read(&self, record: &Record, known: &Known) -> Result<(Document, Shape), ParseError> {
        let text = record.text.trim();
        let blanks = record.text.chars().take_while(|c| c.is_whitespace()).count();
        let place = (record.line, record.column + blanks);
        if text.starts_with('{') {
            let value: Value = serde_json::from_str(text)
                .map_err(|error| ParseError::new(place, "a puzzle in JSON", error))?;
            return read::read(&value, place, known);
        }
        let address = Address::of(text);
        let packed = match address.is_at(HOST) {
            true => parameter(address.query, "puzzle")
                .ok_or_else(|| ParseError::new(place, "a puzzle behind ?puzzle=", "none"))?,
            false => text,
        };
        let plain = decoded(packed).trim().replace(' ', "+").replace('-', "/").replace('$', "=");
        let puzzle = lz::unpacked(&plain, MOST_UNPACKED);
        let puzzle = puzzle.and_then(|text| serde_json::from_str::<Value>(&text).ok());
        let puzzle =
            puzzle.ok_or_else(|| ParseError::new(place, "a packed puzzle", quote(packed)))?;
        read::read(&puzzle, place, known)
    }
}
