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
use super::grid::check_rows;
use crate::board::{Digit, DigitSet, Geometry};
use crate::format::document::Document;
use crate::format::handle::{Format, Shape};
use crate::format::notation::{Alike, Fit, Frame, Notation, Reading, Told};
use crate::format::part::Part;
use crate::format::reading::error::{ParseError, quote};
use crate::format::reading::lines::empty;
use crate::format::reading::lines::text::{Row, Text};
use crate::format::symbols::{MOST_SYMBOLS, Symbols};

pub(in crate::format) struct CandidateList {
    name: &'static str,
    /// Whether each row of cells has a line of its own.
    in_rows: bool,
    /// The side from which on a line is longer than a row of digits.
    least_side: u8,
}

pub(in crate::format) static LIST: CandidateList =
    CandidateList { name: "candidate-list", in_rows: false, least_side: 4 };

pub(in crate::format) static ROWS: CandidateList =
    CandidateList { name: "candidate-rows", in_rows: true, least_side: 7 };

impl Notation for CandidateList {
    fn name(&self) -> &'static str {
        self.name
    }

    fn frame(&self) -> Frame {
        Frame { has_header: true, is_drawing: self.in_rows, ..Frame::default() }
    }

    fn reading(&self) -> Reading {
        Reading::Alike(if self.in_rows { &ROWS } else { &LIST })
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
            if self.in_rows && cell % usize::from(side) == 0 {
                text.push('\n');
            }
        }
        if !self.in_rows {
            text.push('\n');
        }
        text
    }
}

impl Alike for CandidateList {
    fn lines(&self, side: u8) -> usize {
        if self.in_rows { side.into() } else { 1 }
    }

    fn fits(&self, text: &Text<'_>, told: Told<'_>) -> Vec<Fit> {
        let Some(&row) = text.rows.first() else {
            return Vec::new();
        };
        let Some(side) = self.side_of(cells(row).len()) else {
            return Vec::new();
        };
        let lines = self.lines(side);
        let rows = &text.rows[..lines.min(text.rows.len())];
        let are_single = || rows.len() == lines && rows.iter().all(|&row| is_single(row, side));
        let shows = side >= self.least_side && (is_certain(rows, side) || are_single());
        let fits = told.format || shows;
        fits.then_some(Fit { side, decimal: false }).into_iter().collect()
    }

    fn read(&self, text: &Text<'_>, shape: &Shape) -> Result<Document, ParseError> {
        let Shape { geometry, symbols, .. } = shape;
        let side = usize::from(geometry.side());
        if self.in_rows {
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

impl CandidateList {
    /// The side of a board that has so many signs in its first line.
    fn side_of(&self, signs: usize) -> Option<u8> {
        let power = if self.in_rows { 2 } else { 3 };
        (1..MOST_SYMBOLS).find(|&side| usize::from(side).pow(power) == signs)
    }
}

fn wrong_sign(place: (u64, usize), symbol: String, sign: char) -> ParseError {
    let expected = format!("{} or '.' where that is not a candidate", quote(&symbol));
    ParseError::new(place, expected, quote(sign.encode_utf8(&mut [0; 4])))
}

/// Whether a format is one of these.
pub(in crate::format) fn is_list(format: Format) -> bool {
    [LIST.name, ROWS.name].contains(&format.name())
}

/// Whether these rows, or this line, can be nothing else: a board of digits would have one of them
/// twice in a column.
pub(in crate::format) fn is_certain(rows: &[Row<'_>], side: u8) -> bool {
    rows.iter().any(|&row| {
        let signs = cells(row);
        sides(signs.len()).any(|of_line| of_line == side)
            && shown(&signs, side) > Some(signs.len().isqrt())
    })
}

/// The side of a board whose candidates may stand in rows, as a line without a name shows; it takes as
/// many lines then.
pub(in crate::format) fn side_of_rows(row: Row<'_>) -> Option<u8> {
    let side = ROWS.side_of(cells(row).len()).filter(|&side| side >= ROWS.least_side)?;
    (is_single(row, side) || is_certain(&[row], side)).then_some(side)
}

/// The symbols of such a text: those that stand in their places.
pub(in crate::format) fn symbols(text: &Text<'_>, side: u8) -> Symbols {
    let is_ascii = text.rows.iter().all(|row| row.text.is_ascii());
    let in_place = |set: &Symbols| {
        let signs = text.rows.iter().flat_map(|&row| cells(row));
        let mut digits = signs.zip((1..=side).cycle());
        digits.all(|((_, sign), digit)| match set.digit_of(sign) {
            Some(found) => Some(found) == Digit::new(digit),
            None => empty::is_sign(sign),
        })
    };
    Symbols::sets_of_text(side, is_ascii).find(in_place).unwrap_or_else(|| Symbols::usual(side))
}

/// The signs of a line, with their columns: of its first word, if that has enough for a board.
fn cells(row: Row<'_>) -> Vec<(usize, char)> {
    let first = row.tokens().next().map_or(0, |token| token.text.chars().count());
    let len = if sides(first).next().is_some() { first } else { usize::MAX };
    row.characters().take(len).collect()
}

/// The sides of boards that may show by so many signs in a line.
fn sides(signs: usize) -> impl Iterator<Item = u8> {
    let of_list =
        move |list: &CandidateList| list.side_of(signs).filter(|&side| side >= list.least_side);
    [&LIST, &ROWS].into_iter().filter_map(of_list)
}

/// How many candidates are shown, if each place of a group has always the same sign, and no other has
/// that.
fn shown(signs: &[(usize, char)], side: u8) -> Option<usize> {
    let mut of_place = vec![None; side.into()];
    let mut shown = 0;
    for (&(_, sign), place) in signs.iter().zip((0..side.into()).cycle()) {
        if !empty::is_sign(sign) {
            shown += 1;
            of_place[place].get_or_insert(sign);
            if of_place.iter().position(|&known| known == Some(sign)) != Some(place) {
                return None;
            }
        }
    }
    Some(shown)
}

/// Whether a row may be of cells with one candidate each: as a board, it would have few givens, each
/// alone in its row and its column.
fn is_single(row: Row<'_>, side: u8) -> bool {
    let signs = cells(row);
    let is_one = |cell: &[(usize, char)]| shown(cell, side) == Some(1);
    shown(&signs, side) == Some(side.into()) && signs.chunks(side.into()).all(is_one)
}
