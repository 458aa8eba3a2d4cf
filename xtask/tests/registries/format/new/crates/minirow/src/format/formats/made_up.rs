//! A made-up format: `made-up:` and 81 digits.
//!
//! # Reading
//! The digits behind the word, with `0` or `.` for an empty cell.
//!
//! # Writing
//! The same, with `.` for an empty cell.

use crate::board::Geometry;
use crate::format::document::Document;
use crate::format::handle::Format;
use crate::format::part::Part;
use crate::format::reading::error::{ParseError, quote};
use crate::format::reading::inside::read_inside;
use crate::format::reading::known::Known;
use crate::format::reading::notation::{Alone, Notation, Piece, Reading};
use crate::format::reading::record::Record;
use crate::format::reading::shape::Shape;
use crate::format::symbols::Symbols;

const START: &str = "made-up:";

pub(in crate::format) struct MadeUp;

impl Notation for MadeUp {
    fn reading(&self) -> Reading {
        Reading::Alone(&MadeUp)
    }

    fn refusal(&self, geometry: &Geometry) -> Option<(&'static str, String)> {
        let is_plain = geometry.block_shape() == Some((3, 3)) && geometry.rules().is_empty();
        (!is_plain).then(|| ("the classic board", geometry.to_string()))
    }

    fn parts(&self) -> &'static [Part] {
        &[]
    }

    fn extensions(&self) -> &'static [&'static str] {
        &["madeup"]
    }

    fn write(&self, document: &Document, _: &Symbols) -> String {
        let sign = |value: u8| if value == 0 { '.' } else { char::from(b'0' + value) };
        format!("{START}{}\n", document.grid.values().map(sign).collect::<String>())
    }
}

impl Alone for MadeUp {
    fn piece(&self) -> Piece {
        Piece::Line
    }

    fn begins(&self, line: &str, _known: &Known) -> bool {
        line.trim_start().starts_with(START)
    }

    fn read(&self, record: &Record, known: &Known) -> Result<(Document, Shape), ParseError> {
        let line = record.text.trim();
        let Some(digits) = line.strip_prefix(START).filter(|digits| digits.len() == 81) else {
            return Err(ParseError::new((record.line, 1), "made-up: and 81 digits", quote(line)));
        };
        let start = digits.as_ptr() as usize - record.text.as_ptr() as usize;
        let place = record.place_of(start);
        let (document, shape) = read_inside(digits, place, known, Some(Format::LINE))?;
        Ok((document, Shape { format: Format::MADE_UP, ..shape }))
    }
}
