//! Lines of HoDoKu's library of steps.
//!
//! # Reading
//! `:0702:9:4+6.2…:123 456:978::`, a colon in front of each field: the code of a technique, the
//! digits it is about, the board as [Susser](crate::format::formats::susser) writes it, the candidates that are
//! eliminated, and what the step does, which is passed over.
//!
//! # Writing
//! `:0000:x:`, the code of no technique, and the board.

use crate::board::Geometry;
use crate::format::document::Document;
use crate::format::formats::nine;
use crate::format::formats::susser::{read_cells, read_eliminated, written_eliminated};
use crate::format::handle::Format;
use crate::format::part::Part;
use crate::format::reading::error::{ParseError, quote};
use crate::format::reading::known::Known;
use crate::format::reading::notation::{Alone, Notation, Piece, Reading};
use crate::format::reading::record::Record;
use crate::format::reading::shape::Shape;
use crate::format::symbols::Symbols;

pub(in crate::format) struct Library;

impl Notation for Library {
    fn reading(&self) -> Reading {
        Reading::Alone(&Library)
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
        format!(":0000:x:{}:{}::\n", nine::cells(document), written_eliminated(document))
    }
}

impl Alone for Library {
    fn piece(&self) -> Piece {
        Piece::Line
    }

    fn begins(&self, line: &str, _known: &Known) -> bool {
        let mut fields = line.trim_start().split(':');
        let is_code = |code: &str| {
            let code = code.split_once('-').map_or(code, |(code, _)| code);
            code.len() >= 4 && code.len() <= 5 && code.chars().all(|c| c.is_ascii_digit())
        };
        fields.next() == Some("") && fields.next().is_some_and(is_code) && fields.next().is_some()
    }

    fn read(&self, record: &Record, known: &Known) -> Result<(Document, Shape), ParseError> {
        let text = record.text.trim_end();
        let start = text.len() - text.trim_start().len();
        let mut byte = start;
        let mut fields = Vec::new();
        for field in text.trim_start().split(':') {
            fields.push((byte, field));
            byte += field.len() + 1;
        }
        let [(_, ""), _, _, (cells_at, cells), rest @ ..] = fields.as_slice() else {
            let expected = "a line such as :0000:x:<81 digits>:::";
            return Err(ParseError::new(record.place_of(start), expected, quote(text)));
        };
        let geometry = nine::geometry(known, record.place_of(start))?;
        let mut document = read_cells(cells, record.place_of(*cells_at), &geometry)?;
        if let Some((at, eliminated)) = rest.first() {
            nine::eliminate(&mut document, &read_eliminated(eliminated, record.place_of(*at))?);
        }
        Ok((document, nine::shape(Format::LIBRARY, geometry, known)))
    }
}
