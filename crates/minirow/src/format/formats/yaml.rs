//! Boards in YAML.
//!
//! # Reading
//! Keys and lists by their indentation, with values as in [`code`](crate::format::formats::code): lists in brackets, texts
//! in quotes or without, and texts in several lines behind `|` or `>`. Names are those of JSON. Anchors,
//! tags and several documents in a text are passed over.
//!
//! # Writing
//! [JSON](crate::format::formats::json) is YAML as well; this format is only read.

use crate::format::document::Document;
use crate::format::handle::Format;
use crate::format::part::Part;
use crate::format::reading::data::found::read_found;
use crate::format::reading::data::indented::begins_yaml;
use crate::format::reading::error::ParseError;
use crate::format::reading::known::Known;
use crate::format::reading::notation::{Alone, Notation, Piece, Reading};
use crate::format::reading::record::Record;
use crate::format::reading::shape::Shape;
use crate::format::symbols::Symbols;

pub(in crate::format) struct Yaml;

impl Notation for Yaml {
    fn extensions(&self) -> &'static [&'static str] {
        &["yaml", "yml"]
    }

    fn reading(&self) -> Reading {
        Reading::Alone(&Yaml)
    }

    fn is_only_read(&self) -> bool {
        true
    }

    fn parts(&self) -> &'static [Part] {
        &[Part::Solution, Part::Name]
    }

    fn write(&self, _document: &Document, _symbols: &Symbols) -> String {
        String::new()
    }
}

impl Alone for Yaml {
    fn piece(&self) -> Piece {
        Piece::Program { is_indented: true }
    }

    fn begins(&self, line: &str, _known: &Known) -> bool {
        begins_yaml(line)
    }

    fn read(&self, record: &Record, known: &Known) -> Result<(Document, Shape), ParseError> {
        let found = record.found().expect("a board was found");
        read_found(record, found, Format::YAML, known)
    }
}
