//! Boards in HTML, and in XML that no format of ours has: tables, rows and cells.
//!
//! # Reading
//! - Elements in elements, whatever they are called: `n` rows of `n` cells, `n` rows of text, a cell for
//!   each of 81, or a text that is a board. What is written in bold stands for itself; entities, comments
//!   and what HTML leaves open are known, headings of tables are passed over.
//! - A cell is the text of its element, or the attribute `value`, `v` or the like; a row and a column beside it
//!   tell where it stands.
//! - Elements and attributes have the names that fields of JSON have: `<puzzle>`, `<solution>`, `level="5"`.
//! - Whatever is no board is passed over. A text without any board is an error.
//!
//! # Writing
//! [JSON](crate::format::formats::json) is read by most programs; this format is only read.

use crate::format::document::Document;
use crate::format::handle::Format;
use crate::format::part::Part;
use crate::format::reading::cut::xml::Cutter;
use crate::format::reading::data::found::read_found;
use crate::format::reading::error::ParseError;
use crate::format::reading::known::Known;
use crate::format::reading::notation::{Alone, Notation, Piece, Reading};
use crate::format::reading::record::Record;
use crate::format::reading::shape::Shape;
use crate::format::symbols::Symbols;

pub(in crate::format) struct Markup;

impl Notation for Markup {
    fn reading(&self) -> Reading {
        Reading::Alone(&Markup)
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

impl Alone for Markup {
    fn piece(&self) -> Piece {
        // Any root that is no other format's.
        Piece::Element { root: "", board: "" }
    }

    fn begins(&self, line: &str, _known: &Known) -> bool {
        Cutter::begins(line)
    }

    fn read(&self, record: &Record, known: &Known) -> Result<(Document, Shape), ParseError> {
        let found = record.found().expect("a board was found");
        read_found(record, found, Format::XML, known)
    }
}
