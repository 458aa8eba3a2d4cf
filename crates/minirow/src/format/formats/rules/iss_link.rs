//! Links to “Interactive Sudoku Solver”, which have a constraint string behind `q=`.
//!
//! # Reading
//! The string is read as in the format `iss`. Copies of the program have other hosts, and its name in the path.
//!
//! # Writing
//! What the format `iss` writes, with percent signs.

use super::iss::{Iss, string};
use super::read_ruled::read_ruled;
use super::ruled_text;
use crate::board::Geometry;
use crate::format::document::Document;
use crate::format::formats::links::address::{Address, coded_length, decoded, encoded, parameter};
use crate::format::formats::recognised::Ruled;
use crate::format::handle::Format;
use crate::format::part::Part;
use crate::format::reading::error::{ParseError, quote};
use crate::format::reading::known::Known;
use crate::format::reading::notation::{Alone, Notation, Piece, Reading};
use crate::format::reading::record::Record;
use crate::format::reading::shape::Shape;
use crate::format::symbols::Symbols;

pub(in crate::format) struct IssLink;

/// What stands in front of a string in a link.
const START: &str = "https://sigh.github.io/Interactive-Sudoku-Solver/?q=";
/// The program in the path of its address.
const PROGRAM: &str = "Interactive-Sudoku-Solver";

impl Ruled for IssLink {
    const FORMAT: Format = Format::ISS_LINK;
    const THIS: &'static Self = &Self;
}

impl Notation for IssLink {
    fn reading(&self) -> Reading {
        Reading::Alone(&IssLink)
    }

    fn refusal(&self, geometry: &Geometry) -> Option<(&'static str, String)> {
        geometry.has_holes().then(|| ("boards without holes", geometry.to_string()))
    }

    fn has_room_for_frames(&self) -> bool {
        true
    }

    fn refusal_of(&self, document: &Document, symbols: &Symbols) -> Option<(&'static str, String)> {
        Iss.refusal_of(document, symbols)
    }

    fn parts(&self) -> &'static [Part] {
        Iss.parts()
    }

    fn host(&self) -> Option<&'static str> {
        Some("sigh.github.io/Interactive-Sudoku-Solver")
    }

    fn write(&self, document: &Document, _symbols: &Symbols) -> String {
        string(document).map_or(String::new(), |text| link(&text) + "\n")
    }
}

/// The link to a constraint string.
pub(in crate::format) fn link(string: &str) -> String {
    format!("{START}{}", encoded(string))
}

impl Alone for IssLink {
    fn piece(&self) -> Piece {
        Piece::Line
    }

    fn begins(&self, line: &str, _known: &Known) -> bool {
        is_iss(&Address::of(line))
    }

    fn read(&self, record: &Record, known: &Known) -> Result<(Document, Shape), ParseError> {
        let (inner, packed) = in_record(record)?;
        ruled_text::read(&inner, known, Format::ISS_LINK, read_ruled)
            .map_err(|error| in_link(error, &inner, packed))
    }
}

fn is_iss(address: &Address<'_>) -> bool {
    address.path.split('/').any(|part| part.eq_ignore_ascii_case(PROGRAM))
}

/// The string of a link as a record of its own, and as it stands in the link.
fn in_record(record: &Record) -> Result<(Record, &str), ParseError> {
    let text = record.whole(&record.text, 0)?;
    let packed = parameter(Address::of(text).query, "q").filter(|packed| !packed.is_empty());
    let Some(packed) = packed else {
        let blanks = text.len() - text.trim_start().len();
        let found = quote(text.trim());
        return Err(ParseError::new(record.place_of(blanks), "a puzzle behind q=", found));
    };
    let at = packed.as_ptr() as usize - text.as_ptr() as usize;
    let (line, column) = record.place_of(at);
    // As browsers do: a plus sign is a blank.
    let text = decoded(&packed.replace('+', " "));
    Ok((record.part((line, column), text), packed))
}

/// An error at its place in the link, where a sign may be three.
fn in_link(error: ParseError, inner: &Record, packed: &str) -> ParseError {
    let Some(signs) = error.column.checked_sub(inner.column) else { return error };
    if error.line != inner.line {
        return error;
    }
    let before = &packed[..coded_length(packed, signs)];
    ParseError { column: inner.column + before.chars().count(), ..error }
}
