//! Files of Simple Sudoku, `.ss`.
//!
//! # Reading
//! A drawn board of givens, and marks behind it: `Iccv`, a player's digit v in cell cc from 00 to
//! 80, and `Eccnnn`, the candidate nnn that is eliminated there.
//! ```text
//! *-----------*
//! |8..|4..|...|
//! …
//! *-----------*
//!
//! I388
//! E78007
//! ```
//! Without marks it is a drawn board as any other; with them, the format has to be named.
//!
//! # Writing
//! The same.

use crate::board::{Cell, Digit, Geometry};
use crate::format::document::Document;
use crate::format::formats::nine;
use crate::format::handle::Format;
use crate::format::part::Part;
use crate::format::reading::cut::sections::{LineKind, Lines};
use crate::format::reading::error::{ParseError, quote};
use crate::format::reading::inside::read_inside;
use crate::format::reading::known::Known;
use crate::format::reading::lines::text::{is_blank, is_comment, is_frame};
use crate::format::reading::notation::{Alone, Frame, Notation, Piece, Reading};
use crate::format::reading::record::Record;
use crate::format::reading::shape::Shape;
use crate::format::symbols::Symbols;

pub(in crate::format) struct SimpleSudoku;

impl Notation for SimpleSudoku {
    fn extensions(&self) -> &'static [&'static str] {
        &["ss"]
    }

    fn frame(&self) -> Frame {
        Frame { is_drawing: true, ..Frame::default() }
    }

    fn reading(&self) -> Reading {
        Reading::Alone(&SimpleSudoku)
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
        let mut text = "*-----------*\n".to_owned();
        for (index, row) in nine::rows(&document.puzzle(), '.').iter().enumerate() {
            if index == 3 || index == 6 {
                text.push_str("|---+---+---|\n");
            }
            text.push_str(&format!("|{}|{}|{}|\n", &row[..3], &row[3..6], &row[6..]));
        }
        text.push_str("*-----------*\n");
        let mut marks = String::new();
        for (index, value) in document.grid.values().enumerate() {
            if value > 0 && !document.is_given(index) {
                marks.push_str(&format!("I{index:02}{value}\n"));
            }
        }
        for (cell, digit) in nine::eliminated(document) {
            marks.push_str(&format!("E{:02}{:03}\n", cell.index(), digit.get()));
        }
        if !marks.is_empty() {
            text.push('\n');
        }
        text + &marks
    }
}

impl Alone for SimpleSudoku {
    fn piece(&self) -> Piece {
        Piece::Lines(&SimpleSudoku)
    }

    fn begins(&self, _line: &str, _known: &Known) -> bool {
        false
    }

    fn read(&self, record: &Record, known: &Known) -> Result<(Document, Shape), ParseError> {
        let geometry = nine::geometry(known, record.place_of(0))?;
        let mut rows = String::new();
        let mut marks = Vec::new();
        let mut byte = 0;
        for line in record.text.split_inclusive('\n') {
            if is_mark(line) {
                marks.push((byte, line.trim()));
                rows.push('\n');
            } else {
                rows.push_str(line);
            }
            byte += line.len();
        }
        let mut inside = known.clone();
        inside.options.geometry = Some(geometry.clone());
        let rows = rows.trim_end();
        let (mut document, shape) =
            read_inside(rows, record.place_of(0), &inside, Some(Format::GRID))?;
        let mut givens: Vec<bool> = document.grid.values().map(|value| value > 0).collect();
        let mut eliminated = Vec::new();
        for (byte, mark) in marks {
            let place = record.place_of(byte);
            let Some((is_digit, cell, digit)) = read_mark(mark) else {
                let expected = "a mark such as I388 or E78007";
                return Err(ParseError::new(place, expected, quote(mark)));
            };
            if !is_digit {
                eliminated.push((cell, digit));
            } else if givens[cell.index()] {
                let expected = "a digit in a cell without a given";
                return Err(ParseError::new(place, expected, quote(mark)));
            } else {
                document.grid.set(cell, Some(digit));
            }
        }
        let is_played = givens.iter().zip(document.grid.values()).any(|(&g, v)| !g && v > 0);
        if is_played {
            document.givens = Some(std::mem::take(&mut givens));
        }
        nine::eliminate(&mut document, &eliminated);
        let shape =
            Shape { symbols: shape.symbols, ..nine::shape(Format::SIMPLE_SUDOKU, geometry, known) };
        Ok((document, shape))
    }
}

impl Lines for SimpleSudoku {
    fn kind(&self, line: &str) -> LineKind {
        if is_blank(line) || is_comment(line) || is_frame(line, 0) {
            LineKind::Other
        } else if is_mark(line) {
            LineKind::Mark
        } else {
            LineKind::Row(line.chars().filter(|c| !c.is_whitespace() && *c != '|').count())
        }
    }
}

/// Whether a line is a mark, right or wrong.
fn is_mark(line: &str) -> bool {
    let line = line.trim();
    let figures = line.strip_prefix(['I', 'E']);
    figures.is_some_and(|f| !f.is_empty() && f.len() < 8 && f.bytes().all(|b| b.is_ascii_digit()))
}

/// Whether a mark is a digit, not a candidate that is eliminated; its cell and its digit.
fn read_mark(mark: &str) -> Option<(bool, Cell, Digit)> {
    let is_digit = mark.starts_with('I');
    let (cell, digit) = mark[1..].split_at_checked(2)?;
    let cell = cell.parse().ok().filter(|&cell: &u16| cell < 81)?;
    let digit = Digit::new(digit.parse().ok().filter(|&digit: &u8| digit <= 9)?)?;
    Some((is_digit, Cell::new(cell), digit))
}
