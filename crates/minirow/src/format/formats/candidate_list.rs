//! The candidates of every cell, with a place for each that might be one: `1..4..7..` for 1, 4 and 7.
//!
//! # Reading
//! - `candidate-list`: all cells in one line, 729 signs on 9×9. `candidate-rows`: a row of cells in a
//!   line, 81 signs on 9×9. White space, bars, commas and semicolons are passed over.
//! - In each place its own symbol, or `.`, `0` or another sign of an empty cell where it is no candidate.
//!   A single candidate is a placed digit as in [candidates](crate::format::formats::candidates).
//! - What has more signs than columns, each always in the same place of its group, is no board of
//!   digits: that is how lists of 4×4 and more, and rows of 7×7 and more, show without being named.
//!
//! # Writing
//! The same, with `.` where a candidate is missing and nothing between the cells. Where the board has no
//! candidates of its own, those that its digits leave.

use super::candidates;
use super::candidates::{placed_digits, sets};
use crate::board::{DigitSet, Geometry};
use crate::format::document::Document;
use crate::format::empty;
use crate::format::part::Part;
use crate::format::reading::error::{ParseError, quote};
use crate::format::reading::lines::places::{
    IN_LINE, IN_ROWS, Layout, cells, is_certain, is_single,
};
use crate::format::reading::lines::rows::check_rows;
use crate::format::reading::lines::text::Text;
use crate::format::reading::notation::{Alike, Content, Fit, Frame, Notation, Reading, Told};
use crate::format::reading::shape::Shape;
use crate::format::symbols::{MOST_SYMBOLS, Symbols};

pub(in crate::format) struct CandidateList {
    layout: Layout,
}

pub(super) const LIST: CandidateList = CandidateList { layout: IN_LINE };

pub(in crate::format) const ROWS: CandidateList = CandidateList { layout: IN_ROWS };

impl Notation for CandidateList {
    fn frame(&self) -> Frame {
        Frame { has_header: true, is_drawing: self.layout.in_rows, ..Frame::default() }
    }

    fn reading(&self) -> Reading {
        Reading::Alike(if self.layout.in_rows { &ROWS } else { &LIST })
    }

    fn refusal(&self, geometry: &Geometry) -> Option<(&'static str, String)> {
        let is_large = geometry.side() >= MOST_SYMBOLS;
        is_large.then(|| ("boards with a sign for each digit", geometry.to_string()))
    }

    fn parts(&self) -> &'static [Part] {
        &[Part::Candidates]
    }

    fn refusal_of(&self, document: &Document, _: &Symbols) -> Option<(&'static str, String)> {
        candidates::refusal_of(document, false)
    }

    fn write(&self, document: &Document, symbols: &Symbols) -> String {
        let geometry = document.grid.geometry();
        let side = geometry.side();
        let symbols = if symbols.is_decimal() { &Symbols::usual(side) } else { symbols };
        let mut text = String::new();
        for (cell, set) in (1..).zip(sets(document)) {
            for digit in geometry.digits() {
                text += &if set.contains(digit) { symbols.symbol(digit) } else { ".".to_owned() };
            }
            if self.layout.in_rows && cell % usize::from(side) == 0 {
                text.push('\n');
            }
        }
        if !self.layout.in_rows {
            text.push('\n');
        }
        text
    }
}

impl Alike for CandidateList {
    fn content(&self) -> Content {
        Content::Places
    }

    fn lines(&self, side: u8) -> usize {
        if self.layout.in_rows { side.into() } else { 1 }
    }

    fn fits(&self, text: &Text<'_>, told: Told<'_>) -> Vec<Fit> {
        let Some(&row) = text.rows.first() else {
            return Vec::new();
        };
        let Some(side) = self.layout.side_of(cells(row).len()) else {
            return Vec::new();
        };
        let lines = self.lines(side);
        let rows = &text.rows[..lines.min(text.rows.len())];
        let are_single = || rows.len() == lines && rows.iter().all(|&row| is_single(row, side));
        let shows = side >= self.layout.least_side && (is_certain(rows, side) || are_single());
        let fits = told.format || shows;
        fits.then_some(Fit { side, decimal: false }).into_iter().collect()
    }

    fn read(&self, text: &Text<'_>, shape: &Shape) -> Result<Document, ParseError> {
        let Shape { geometry, symbols, .. } = shape;
        let side = usize::from(geometry.side());
        if self.layout.in_rows {
            check_rows(text, geometry)?;
        }
        let in_line = geometry.cell_count() * side / self.lines(geometry.side());
        let mut sets = Vec::with_capacity(geometry.cell_count());
        for &row in &text.rows {
            let cells = cells(row);
            if cells.len() != in_line {
                let expected = format!("{in_line} characters, {side} for each cell of {geometry}");
                return Err(ParseError::new(row.at(row.end_column()), expected, cells.len()));
            }
            for cell in cells.chunks(side) {
                let mut set = DigitSet::EMPTY;
                for (digit, &(column, sign)) in geometry.digits().zip(cell) {
                    match symbols.digit_of(sign) {
                        Some(found) if found == digit => set.insert(digit),
                        None if empty::is_sign(sign) => {}
                        _ => return Err(wrong_sign(row.at(column), symbols.symbol(digit), sign)),
                    }
                }
                sets.push(set);
            }
        }
        let grid = placed_digits(geometry, &sets);
        Ok(Document { candidates: Some(sets), ..Document::from(grid) })
    }
}

fn wrong_sign(place: (u64, usize), symbol: String, sign: char) -> ParseError {
    let expected = format!("{} or '.' where that is not a candidate", quote(&symbol));
    ParseError::new(place, expected, quote(sign.encode_utf8(&mut [0; 4])))
}
