//! One board per line, with what is said about it behind it.
//!
//! # Reading
//! The symbols of a board without blanks, and a text: a rating as gsf's sudoku and serate write it,
//! `ED=7.2/1.2/1.2`, and a comment. Where the format is not named, such a line is read as any other,
//! and what stands behind its board is passed over.
//!
//! # Writing
//! The same.

use crate::format::about::AboutField;
use crate::format::document::Document;
use crate::format::handle::Format;
use crate::format::part::Part;
use crate::format::reading::error::{ParseError, is_whole};
use crate::format::reading::inside::read_inside;
use crate::format::reading::known::Known;
use crate::format::reading::lines::layout;
use crate::format::reading::lines::text::Row;
use crate::format::reading::notation::{Alone, Frame, Notation, Piece, Reading};
use crate::format::reading::record::Record;
use crate::format::reading::shape::Shape;
use crate::format::symbols::Symbols;

pub(in crate::format) struct Annotated;

const RATING: &str = "ED=";

impl Notation for Annotated {
    fn frame(&self) -> Frame {
        Frame { has_header: true, ..Frame::default() }
    }

    fn reading(&self) -> Reading {
        Reading::Alone(&Annotated)
    }

    fn parts(&self) -> &'static [Part] {
        &[Part::About(AboutField::Rating), Part::About(AboutField::Comment)]
    }

    fn refusal_of(&self, document: &Document, symbols: &Symbols) -> Option<(&'static str, String)> {
        let (rating, comment) = (&document.about.rating, &document.about.comment);
        let rating = rating.as_deref().unwrap_or_default();
        let comment = comment.as_deref().unwrap_or_default();
        if symbols.is_decimal() {
            return Some(("boards in symbols", "numbers".to_owned()));
        }
        if rating.contains(char::is_whitespace) || !is_whole(rating) {
            return Some(("a rating without blanks", "some".to_owned()));
        }
        if rating.ends_with(is_between) {
            return Some(("a rating that ends without a separator", "another".to_owned()));
        }
        let fits = comment.trim_matches(is_between) == comment
            && !comment.contains(['\n', '\r'])
            && is_whole(comment)
            && !comment.starts_with(RATING);
        (!fits).then(|| ("a comment in one line that begins with a word", "another".to_owned()))
    }

    fn write(&self, document: &Document, symbols: &Symbols) -> String {
        let mut line = Format::LINE.notation().write(document, symbols);
        line.truncate(line.trim_end().len());
        if let Some(rating) = document.about.rating.as_ref().filter(|text| !text.is_empty()) {
            line.push_str(&format!(" {RATING}{rating}"));
        }
        if let Some(comment) = document.about.comment.as_ref().filter(|text| !text.is_empty()) {
            line.push_str(&format!(" {comment}"));
        }
        line.push('\n');
        line
    }
}

impl Alone for Annotated {
    fn piece(&self) -> Piece {
        Piece::Line
    }

    fn begins(&self, _line: &str, _known: &Known) -> bool {
        false
    }

    fn read(&self, record: &Record, known: &Known) -> Result<(Document, Shape), ParseError> {
        let text = record.text.trim_end();
        let start = text.len() - text.trim_start().len();
        let end =
            text[start..].find([' ', '\t', ',', ';', '#']).map_or(text.len(), |at| start + at);
        let place = record.place_of(start);
        let row = Row { line: record.line, text };
        let with_layout = layout::known_of_line(&row, known)?;
        let known = with_layout.as_ref().unwrap_or(known);
        let (mut document, shape) =
            read_inside(&text[start..end], place, known, Some(Format::LINE))?;
        layout::solution_in_line(&row, &document.grid, &shape)?;
        let mut rest = record.whole(text[end..].trim_matches(is_between), end)?;
        if let Some(rated) = rest.strip_prefix(RATING) {
            let end = rated.find(char::is_whitespace).unwrap_or(rated.len());
            document.about.rating = Some(rated[..end].to_owned()).filter(|text| !text.is_empty());
            rest = rated[end..].trim_matches(is_between);
        }
        document.about.comment = Some(rest.to_owned()).filter(|text| !text.is_empty());
        Ok((document, Shape { format: Format::ANNOTATED, ..shape }))
    }
}

/// What stands between a board and what is said about it.
fn is_between(c: char) -> bool {
    c.is_whitespace() || matches!(c, ',' | ';' | '#')
}
