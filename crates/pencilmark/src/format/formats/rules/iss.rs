//! Constraint strings of “Interactive Sudoku Solver”.
//!
//! # Reading
//! A string in each line, as [`read_iss`] explains: `.Thermo~R1C1~R2C1.~R5C5_3`. Symbols beyond 9 are
//! letters from `A`.
//!
//! # Writing
//! Not yet.

use super::ruled_text;
use crate::board::Geometry;
use crate::format::any_board::AnyBoard;
use crate::format::document::Document;
use crate::format::handle::Format;
use crate::format::part::Part;
use crate::format::reading::error::ParseError;
use crate::format::reading::known::Known;
use crate::format::reading::notation::{Alone, Notation, Piece, Reading};
use crate::format::reading::record::Record;
use crate::format::reading::shape::Shape;
use crate::format::symbols::Symbols;
use crate::rules::read_iss;

pub(in crate::format) struct Iss;

impl Notation for Iss {
    fn name(&self) -> &'static str {
        "iss"
    }

    fn reading(&self) -> Reading {
        Reading::Alone(&Iss)
    }

    fn refusal(&self, _geometry: &Geometry) -> Option<(&'static str, String)> {
        Some(("boards with rules and is only read", "one to write".to_owned()))
    }

    fn parts(&self) -> &'static [Part] {
        &[Part::Rules, Part::Candidates]
    }

    fn write(&self, _document: &Document, _symbols: &Symbols) -> String {
        String::new()
    }
}

impl Alone for Iss {
    fn piece(&self) -> Piece {
        Piece::Line
    }

    fn begins(&self, line: &str, known: &Known) -> bool {
        known.options.empty != Some('~') && line.trim_start().starts_with('.') && line.contains('~')
    }

    fn read(&self, record: &Record, known: &Known) -> Result<(Document, Shape), ParseError> {
        ruled_text::read(record, known, Format::ISS, read_iss)
    }

    fn read_any(&self, record: &Record, known: &Known) -> Result<AnyBoard, ParseError> {
        ruled_text::read_any(record, known, Format::ISS, read_iss)
    }
}
