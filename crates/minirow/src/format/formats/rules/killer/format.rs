//! Killer sudoku as people exchange it in one line.
//!
//! # Reading
//! 81 signs, sums and arrows to them, or `3x3::k:` and 81 numbers, as [`read_ruled`] explains.
//!
//! # Writing
//! Not at all: neither notation tells a digit, and links do better.

use super::{is_killer, read_killer};
use crate::format::document::Document;
use crate::format::formats::recognised::Ruled;
use crate::format::formats::rules::read_ruled::read_ruled;
use crate::format::formats::rules::ruled_text;
use crate::format::handle::Format;
use crate::format::part::Part;
use crate::format::reading::error::ParseError;
use crate::format::reading::known::Known;
use crate::format::reading::notation::{Alone, Notation, Piece, Reading};
use crate::format::reading::read_error::ReadError;
use crate::format::reading::record::Record;
use crate::format::reading::shape::Shape;
use crate::format::symbols::Symbols;
use crate::rules::RuledBoard;

pub(in crate::format) struct Killer;

impl Ruled for Killer {
    const FORMAT: Format = Format::KILLER;
    const THIS: &'static Self = &Self;
}

impl Notation for Killer {
    fn reading(&self) -> Reading {
        Reading::Alone(&Killer)
    }

    fn is_only_read(&self) -> bool {
        true
    }

    fn parts(&self) -> &'static [Part] {
        &[Part::Rules]
    }

    fn write(&self, _document: &Document, _symbols: &Symbols) -> String {
        String::new()
    }
}

impl Alone for Killer {
    fn piece(&self) -> Piece {
        Piece::Line
    }

    fn begins(&self, line: &str, _known: &Known) -> bool {
        is_killer(line)
    }

    fn read(&self, record: &Record, known: &Known) -> Result<(Document, Shape), ParseError> {
        ruled_text::read(record, known, Format::KILLER, read_text)
    }
}

/// Killer sudoku; lists of candidates are often among them.
fn read_text(text: &str) -> Result<RuledBoard, ReadError> {
    read_ruled(text).or_else(|_| read_killer(text))
}
