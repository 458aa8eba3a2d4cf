//! Boards under way as SudoCue keeps them, `.sdx`.
//!
//! # Reading
//! Nine rows of nine cells between blanks: a given as its digit, a player's digit behind `u`, else
//! the candidates of the cell.
//! ```text
//! 2 679 6789 1 46789 u5 469 9 3
//! ```
//! A single digit is the only candidate of its cell, not a given, where a cell that must differ has
//! it as a candidate. Where no digit has a `u`, the board looks like any other with candidates.
//!
//! # Writing
//! The same. Where the board has no candidates of its own, those that its digits leave.

use crate::board::Geometry;
use crate::format::document::Document;
use crate::format::formats::candidates::{Candidates, placed_digits};
use crate::format::formats::{candidates, nine};
use crate::format::part::Part;
use crate::format::reading::error::ParseError;
use crate::format::reading::lines::text::{Row, Text};
use crate::format::reading::notation::{Alike, Content, Fit, Frame, Notation, Reading, Told};
use crate::format::reading::shape::Shape;
use crate::format::symbols::Symbols;

pub(in crate::format) struct Sdx;

/// What stands in front of a player's digit.
const PLACED: char = 'u';

impl Notation for Sdx {
    fn extensions(&self) -> &'static [&'static str] {
        &["sdx"]
    }

    fn frame(&self) -> Frame {
        Frame { is_drawing: true, ..Frame::default() }
    }

    fn reading(&self) -> Reading {
        Reading::Alike(&Sdx)
    }

    fn refusal(&self, geometry: &Geometry) -> Option<(&'static str, String)> {
        nine::refusal(geometry)
    }

    fn parts(&self) -> &'static [Part] {
        &[Part::Givens, Part::Candidates]
    }

    fn refusal_of(&self, document: &Document, _: &Symbols) -> Option<(&'static str, String)> {
        candidates::refusal_of(document, true)
    }

    fn write(&self, document: &Document, _symbols: &Symbols) -> String {
        let sets = document.candidates.clone().unwrap_or_else(|| nine::left(&document.grid));
        let cells = document.grid.geometry().cells().zip(sets);
        let cells: Vec<String> = cells
            .map(|(cell, set)| match document.grid.get(cell) {
                Some(digit) if document.is_given(cell.index()) => digit.to_string(),
                Some(digit) => format!("{PLACED}{digit}"),
                None if set.is_empty() => "!".to_owned(),
                None => nine::digits(set),
            })
            .collect();
        cells.chunks(9).map(|row| row.join(" ") + "\n").collect()
    }
}

impl Alike for Sdx {
    fn content(&self) -> Content {
        Content::Signed
    }

    fn lines(&self, side: u8) -> usize {
        Candidates.lines(side)
    }

    fn fits(&self, text: &Text<'_>, told: Told<'_>) -> Vec<Fit> {
        let is_placed = |row: &Row<'_>| row.tokens().any(|token| placed(token.text).is_some());
        let nine_cells = |row: &Row<'_>| row.tokens().count() == 9;
        let rows = text.rows.len();
        let is_whole = rows >= 9 && (rows.is_multiple_of(9) || text.is_cut);
        let shows = text.rows.iter().any(is_placed) || told.format;
        let fits = is_whole && text.rows.iter().all(nine_cells) && shows;
        fits.then_some(Fit { side: 9, decimal: false }).into_iter().collect()
    }

    fn read(&self, text: &Text<'_>, shape: &Shape) -> Result<Document, ParseError> {
        let geometry = &shape.geometry;
        let rows: Vec<String> = text.rows.iter().map(|row| without_signs(row)).collect();
        let rows = text.rows.iter().zip(&rows).map(|(row, text)| Row { text, ..*row });
        let plain = Text { rows: rows.collect(), ..*text };
        let read = Candidates.read(&plain, shape)?;
        let candidates = read.candidates.unwrap_or_default();
        let mut grid = placed_digits(geometry, &candidates);
        let mut givens = vec![true; geometry.cell_count()];
        let mut has_player = false;
        let tokens = text.rows.iter().flat_map(Row::tokens);
        for (cell, token) in geometry.cells().zip(tokens) {
            if placed(token.text).is_some() {
                givens[cell.index()] = false;
                has_player = true;
                grid.set(cell, candidates[cell.index()].only());
            } else {
                givens[cell.index()] = grid.get(cell).is_some();
            }
        }
        let givens = has_player.then_some(givens);
        Ok(Document { givens, candidates: Some(candidates), ..Document::from(grid) })
    }
}

/// The digit of a player.
fn placed(token: &str) -> Option<char> {
    let mut digits = token.strip_prefix(PLACED)?.chars();
    digits.next().filter(|digit| digits.next().is_none() && digit.is_ascii_digit())
}

/// A row whose signs of a player's digits are blanks, so that columns stay.
fn without_signs(row: &Row<'_>) -> String {
    let mut text = row.text.to_owned();
    let token_at = |text: &str, at: usize| {
        let is_first = text[..at].chars().next_back().is_none_or(char::is_whitespace);
        is_first && text[at + 1..].starts_with(|c: char| c.is_ascii_digit())
    };
    let signs: Vec<usize> = row
        .text
        .match_indices(PLACED)
        .map(|(at, _)| at)
        .filter(|&at| token_at(row.text, at))
        .collect();
    for at in signs {
        text.replace_range(at..=at, " ");
    }
    text
}
