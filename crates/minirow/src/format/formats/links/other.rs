//! Links to sites that are not known, with a board in them.
//!
//! # Reading
//! One value of the query or behind `#`, or one part of the path, is a board: 81 signs, or as many as
//! another board has where the value is called `puzzle` or the like. Of two boards, one may be the solution
//! of the other. Whatever else stands in the link belongs to the site.
//!
//! # Writing
//! Sites that are known have formats of their own; this one is only read.

use super::address::{Address, decoded};
use crate::format::document::Document;
use crate::format::handle::Format;
use crate::format::part::Part;
use crate::format::reading::data::boards::is_board;
use crate::format::reading::data::vocabulary::is_board_name;
use crate::format::reading::error::ParseError;
use crate::format::reading::inside::read_inside;
use crate::format::reading::known::Known;
use crate::format::reading::notation::{Alone, Notation, Piece, Reading};
use crate::format::reading::record::Record;
use crate::format::reading::shape::Shape;
use crate::format::reading::solves::is_solution_of;
use crate::format::symbols::Symbols;

pub(in crate::format) struct Link;

impl Notation for Link {
    fn reading(&self) -> Reading {
        Reading::Alone(&Link)
    }

    fn is_only_read(&self) -> bool {
        true
    }

    fn parts(&self) -> &'static [Part] {
        &[Part::Solution]
    }

    fn write(&self, _document: &Document, _symbols: &Symbols) -> String {
        String::new()
    }
}

impl Alone for Link {
    fn piece(&self) -> Piece {
        Piece::Line
    }

    fn begins(&self, line: &str, _known: &Known) -> bool {
        let line = line.trim();
        line.get(..4).is_some_and(|start| start.eq_ignore_ascii_case("http"))
            && line.contains("://")
            && !line.contains(char::is_whitespace)
            && !boards(line).is_empty()
    }

    fn read(&self, record: &Record, known: &Known) -> Result<(Document, Shape), ParseError> {
        let boards = boards(&record.text);
        let place = |start: &usize| record.place_of(*start);
        let (puzzle, solution) = match &boards[..] {
            [puzzle] => (puzzle, None),
            [one, other] if is_solution_of(&other.1, &one.1) => (one, Some(other)),
            [one, other] if is_solution_of(&one.1, &other.1) => (other, Some(one)),
            [] => return Err(ParseError::new(record.place_of(0), "a link with 81 digits", "none")),
            boards => {
                let found = format!("{} that differ", boards.len());
                return Err(ParseError::new(place(&boards[1].0), "one board in the link", found));
            }
        };
        let (mut document, shape) = read_inside(&puzzle.1, place(&puzzle.0), known, None)?;
        if let Some((start, solution)) = solution {
            let known = known.of_shape(&shape);
            document.solution = Some(read_inside(solution, place(start), &known, None)?.0.grid);
        }
        Ok((document, Shape { format: Format::LINK, ..shape }))
    }
}

/// The boards in a link that differ, each with the byte where it begins.
fn boards(link: &str) -> Vec<(usize, String)> {
    let Address { path, query, fragment, .. } = Address::of(link);
    let mut boards: Vec<(usize, String)> = Vec::new();
    for part in [path, query, fragment].into_iter().flat_map(|text| text.split(['/', '&', '?'])) {
        let (name, value) = part.split_once('=').unwrap_or(("", part));
        let text = decoded(value);
        let is_told = text.chars().count() == 81 || (text.len() >= 16 && is_board_name(name));
        if is_told && is_board(&text) && boards.iter().all(|(_, other)| *other != text) {
            // Each part is one of the link.
            boards.push((value.as_ptr() as usize - link.as_ptr() as usize, text));
        }
    }
    boards
}
