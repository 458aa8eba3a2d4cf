//! Lines of the puzzle bank of Sudoku Exchange.
//!
//! # Reading
//! `<hash> <board> <rating>` between blanks: the first digits of a hash of the board, which only puts the
//! boards into a random order and is passed over; the symbols of a board of 6×6 or more; and how hard
//! it is, as Sukaku Explainer has measured.
//!
//! # Writing
//! [`annotated`](crate::format::formats::annotated) has room for a rating as well; this format is only read.

use crate::format::about::AboutField;
use crate::format::document::Document;
use crate::format::handle::Format;
use crate::format::part::Part;
use crate::format::reading::error::{ParseError, quote};
use crate::format::reading::inside::read_inside;
use crate::format::reading::known::Known;
use crate::format::reading::lines::cells::side_of;
use crate::format::reading::notation::{Alone, Notation, Piece, Reading};
use crate::format::reading::record::Record;
use crate::format::reading::shape::Shape;
use crate::format::symbols::Symbols;

pub(in crate::format) struct Exchange;

impl Notation for Exchange {
    fn reading(&self) -> Reading {
        Reading::Alone(&Exchange)
    }

    fn is_only_read(&self) -> bool {
        true
    }

    fn parts(&self) -> &'static [Part] {
        &[Part::About(AboutField::Rating)]
    }

    fn write(&self, _document: &Document, _symbols: &Symbols) -> String {
        String::new()
    }
}

impl Alone for Exchange {
    fn piece(&self) -> Piece {
        Piece::Line
    }

    fn begins(&self, line: &str, _known: &Known) -> bool {
        // Digits alone could be a board of their own, or a row of one.
        parts(line).is_some_and(|[hash, ..]| hash.contains(|c: char| c.is_ascii_lowercase()))
    }

    fn read(&self, record: &Record, known: &Known) -> Result<(Document, Shape), ParseError> {
        let line = record.text.trim();
        let Some([_, board, rating]) = parts(line) else {
            let expected = "a line such as 000071b9e7a2 <81 digits> 2.0";
            return Err(ParseError::new((record.line, 1), expected, quote(line)));
        };
        // Each is a part of the text of the record.
        let start = board.as_ptr() as usize - record.text.as_ptr() as usize;
        let (mut document, shape) =
            read_inside(board, record.place_of(start), known, Some(Format::LINE))?;
        document.about.rating = Some(rating.to_owned());
        Ok((document, Shape { format: Format::EXCHANGE, ..shape }))
    }
}

/// The hash, the board and the rating of a line.
fn parts(line: &str) -> Option<[&str; 3]> {
    const SHORTEST_HASH: usize = 8;
    let mut words = line.split_whitespace();
    let parts = [words.next()?, words.next()?, words.next()?];
    let [hash, board, rating] = parts;
    let is_hash = |c: char| c.is_ascii_digit() || ('a'..='f').contains(&c);
    let is_rating = |c: char| c.is_ascii_digit() || c == '.';
    let fits = hash.len() >= SHORTEST_HASH
        && hash.len() < board.len()
        && hash.chars().all(is_hash)
        && side_of(board.chars().count()).is_some_and(|side| side >= 6)
        && rating.chars().all(is_rating)
        && rating.len() < SHORTEST_HASH
        && rating.contains(|c: char| c.is_ascii_digit());
    (fits && words.next().is_none()).then_some(parts)
}
