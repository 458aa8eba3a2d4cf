//! Files of SudoCue, `.sdk`.
//!
//! # Reading
//! What [SadMan](crate::format::formats::sadman) writes, and rows of cells without a title:
//! ```text
//! #ARuud
//! #DA random puzzle
//! 2..1.5..3
//! …
//! ```
//! Such a file looks like any drawn board with comments: what it tells about the board is only read
//! where the format is named.
//!
//! # Writing
//! The letters and their texts without a blank, and the givens in rows of nine.

use crate::board::Geometry;
use crate::format::document::Document;
use crate::format::formats::sadman::{ABOUT, SadMan, read};
use crate::format::formats::{nine, tags};
use crate::format::handle::Format;
use crate::format::part::Part;
use crate::format::reading::error::ParseError;
use crate::format::reading::known::Known;
use crate::format::reading::notation::{Alone, Frame, Notation, Piece, Reading};
use crate::format::reading::record::Record;
use crate::format::reading::shape::Shape;
use crate::format::symbols::Symbols;

pub(in crate::format) struct SudoCue;

impl Notation for SudoCue {
    fn frame(&self) -> Frame {
        Frame { is_drawing: true, ..Frame::default() }
    }

    fn reading(&self) -> Reading {
        Reading::Alone(&SudoCue)
    }

    fn refusal(&self, geometry: &Geometry) -> Option<(&'static str, String)> {
        nine::refusal(geometry)
    }

    fn parts(&self) -> &'static [Part] {
        &ABOUT
    }

    fn refusal_of(&self, document: &Document, _: &Symbols) -> Option<(&'static str, String)> {
        tags::refusal(&document.about)
    }

    fn write(&self, document: &Document, _symbols: &Symbols) -> String {
        let about = Document { about: document.about.clone(), ..document.grid.clone().into() };
        tags::written(&about, "") + &nine::rows(&document.grid, '.').join("\n") + "\n"
    }
}

impl Alone for SudoCue {
    fn piece(&self) -> Piece {
        Piece::Lines(&SadMan)
    }

    fn begins(&self, _line: &str, _known: &Known) -> bool {
        false
    }

    fn read(&self, record: &Record, known: &Known) -> Result<(Document, Shape), ParseError> {
        read(record, known, Format::SUDOCUE)
    }
}
