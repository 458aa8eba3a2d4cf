//! Constraint strings of “Interactive Sudoku Solver”.
//!
//! # Reading
//! A string, `.Thermo~R1C1~R2C1.~R5C5_3`, or another text that [`read_ruled`] reads, as that program does: killer
//! sudoku or all candidates. Symbols beyond 9 are letters from `A`.
//!
//! Lines with one item, with a part of one or with givens too few for a puzzle are one string together, with all
//! between them but lines that begin with `#`; lines with several items are one each. What has both, or two givens for
//! one cell in different lines, is an error unless [`ReadOptions::whole`](crate::format::ReadOptions::whole) tells.
//!
//! # Writing
//! A string for each board, which nobody takes for a part of one. What it cannot say is named: a sequence, a product, a board beyond 16×16.

use super::write_iss;
use crate::board::Geometry;
use crate::format::document::Document;
use crate::format::formats::recognised::Ruled;
use crate::format::formats::rules::read_ruled::read_ruled;
use crate::format::formats::rules::ruled_text;
use crate::format::handle::Format;
use crate::format::part::Part;
use crate::format::reading::cut::iss_line::{IssLine, is_iss};
use crate::format::reading::error::ParseError;
use crate::format::reading::known::Known;
use crate::format::reading::notation::{Alone, Notation, Piece, Reading};
use crate::format::reading::record::Record;
use crate::format::reading::shape::Shape;
use crate::format::symbols::Symbols;

pub(in crate::format) struct Iss;

impl Ruled for Iss {
    const FORMAT: Format = Format::ISS;
    const THIS: &'static Self = &Self;
}

impl Notation for Iss {
    fn reading(&self) -> Reading {
        Reading::Alone(&Iss)
    }

    fn refusal(&self, geometry: &Geometry) -> Option<(&'static str, String)> {
        geometry.has_holes().then(|| ("boards without holes", geometry.to_string()))
    }

    fn has_room_for_frames(&self) -> bool {
        true
    }

    fn refusal_of(&self, document: &Document, _: &Symbols) -> Option<(&'static str, String)> {
        let found = string(document).err()?;
        Some(("rules that a constraint string can say", found))
    }

    fn parts(&self) -> &'static [Part] {
        &[Part::Rules, Part::Candidates]
    }

    fn write(&self, document: &Document, _symbols: &Symbols) -> String {
        string(document).map_or(String::new(), |text| whole(text) + "\n")
    }
}

/// The string of a document, or what it cannot say.
pub(in crate::format::formats::rules) fn string(document: &Document) -> Result<String, String> {
    write_iss(&document.ruled().map_err(|error| error.to_string())?)
}

/// A string that is read as one wherever it stands: one that is taken for a part tells the shape as well.
fn whole(text: String) -> String {
    if IssLine::of(&text, 0).is_whole {
        return text;
    }
    let shaped = if text.starts_with(".Shape~") { text } else { format!(".Shape~9x9{text}") };
    if IssLine::of(&shaped, 0).is_whole { shaped } else { shaped + ".~" }
}

impl Alone for Iss {
    fn piece(&self) -> Piece {
        Piece::Strings
    }

    fn begins(&self, line: &str, known: &Known) -> bool {
        known.options.empty != Some('~') && is_iss(line)
    }

    fn read(&self, record: &Record, known: &Known) -> Result<(Document, Shape), ParseError> {
        ruled_text::read(record, known, Format::ISS, read_ruled)
    }
}
