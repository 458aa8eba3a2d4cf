//! Links that show a 9×9 board as 81 digits.
//!
//! # Reading
//! `?bd=` of SudokuWiki, `?s=` of Sudoku Exchange, and the last part of the path of sudoku.coach: `1`
//! to `9`, with `0` or `.` for an empty cell. SudokuWiki's `S9B` and two figures of base 36 for each cell
//! tell a board under way: up to 9 a given, up to 18 a digit of the player, beyond that candidates in bits.
//!
//! # Writing
//! The link of the site's solver, with `0` for an empty cell.

use super::address::{Address, decoded, parameter};
use super::board::Board;
use crate::board::{Digit, Geometry};
use crate::format::document::Document;
use crate::format::handle::Format;
use crate::format::part::Part;
use crate::format::reading::error::{ParseError, quote};
use crate::format::reading::known::Known;
use crate::format::reading::notation::{Alone, Notation, Piece, Reading};
use crate::format::reading::record::Record;
use crate::format::reading::shape::Shape;
use crate::format::symbols::Symbols;

/// A site on the web.
pub(in crate::format) struct Site {
    format: Format,
    host: &'static str,
    /// What stands in front of the digits in a link.
    start: &'static str,
    /// The name of the digits, where they are not the end of the path.
    parameter: Option<&'static str>,
}

/// Andrew Stuart's solver.
pub(in crate::format) const WIKI: Site = Site {
    format: Format::SUDOKUWIKI,
    host: "sudokuwiki.org",
    start: "https://www.sudokuwiki.org/sudoku.htm?bd=",
    parameter: Some("bd"),
};

/// Jan's lessons and solver.
pub(in crate::format) const COACH: Site = Site {
    format: Format::SUDOKU_COACH,
    host: "sudoku.coach",
    start: "https://sudoku.coach/en/solver/",
    parameter: None,
};

/// Grant McLean's player.
pub(in crate::format) const EXCHANGE: Site = Site {
    format: Format::SUDOKUEXCHANGE,
    host: "sudokuexchange.com",
    start: "https://sudokuexchange.com/play/?s=",
    parameter: Some("s"),
};

impl Notation for Site {
    fn reading(&self) -> Reading {
        let sites: [&'static Site; 3] = [&WIKI, &COACH, &EXCHANGE];
        let site = sites.into_iter().find(|site| site.format == self.format);
        Reading::Alone(site.expect("one of the sites"))
    }

    fn refusal(&self, geometry: &Geometry) -> Option<(&'static str, String)> {
        let is_plain = geometry.block_shape() == Some((3, 3)) && geometry.rules().is_empty();
        (!is_plain).then(|| ("the classic board", geometry.to_string()))
    }

    fn parts(&self) -> &'static [Part] {
        &[]
    }

    fn host(&self) -> Option<&'static str> {
        Some(self.host)
    }

    fn write(&self, document: &Document, _: &Symbols) -> String {
        let digits = document.grid.values().map(|value| char::from(b'0' + value));
        format!("{}{}\n", self.start, digits.collect::<String>())
    }
}

impl Alone for Site {
    fn piece(&self) -> Piece {
        Piece::Line
    }

    fn begins(&self, line: &str, _known: &Known) -> bool {
        Address::of(line).is_at(self.host)
    }

    fn read(&self, record: &Record, known: &Known) -> Result<(Document, Shape), ParseError> {
        let text = record.text.trim();
        let blanks = record.text.chars().take_while(|c| c.is_whitespace()).count();
        let place = (record.line, record.column + blanks);
        let address = Address::of(text);
        let digits = match self.parameter {
            _ if !address.is_at(self.host) => Some(text),
            Some(name) => parameter(address.query, name),
            None => address.path.trim_end_matches('/').rsplit('/').next(),
        };
        let digits = decoded(digits.unwrap_or(""));
        let mut board = Board::new(9);
        let is_read = match digits.strip_prefix(SHARED).filter(|_| self.format == WIKI.format) {
            Some(cells) => read_shared(cells, &mut board),
            None => read_digits(&digits, &mut board),
        };
        if is_read.is_none() {
            return Err(ParseError::new(place, "81 digits in the link", quote(&digits)));
        }
        board.number_blocks(3, 3);
        board.read(place, known, self.format)
    }
}

/// What SudokuWiki's share form of a board of 9×9 begins with.
const SHARED: &str = "S9B";

/// Cells in two figures of base 36 each; nothing where they are none.
fn read_shared(cells: &str, board: &mut Board) -> Option<()> {
    if cells.len() != 2 * 81 || !cells.bytes().all(|byte| byte.is_ascii_alphanumeric()) {
        return None;
    }
    for index in 0..81 {
        let number = u16::from_str_radix(&cells[2 * index..2 * index + 2], 36).ok()?;
        match number {
            0 => {}
            1..=9 => (board.values[index], board.givens[index]) = (number as u8, true),
            10..=18 => board.values[index] = (number - 9) as u8,
            _ => {
                let bits = number - 18;
                let is_there = |digit: &u8| bits >> (digit - 1) & 1 == 1;
                let digits = (1..=9).filter(is_there).filter_map(Digit::new);
                board.candidates[index] = (bits < 1 << 9).then(|| Some(digits.collect()))?;
            }
        }
    }
    Some(())
}

/// A digit for each cell; nothing where there are others.
fn read_digits(digits: &str, board: &mut Board) -> Option<()> {
    let values = digits.chars().map(|c| if c == '.' { Some(0) } else { c.to_digit(10) });
    let values: Option<Vec<u8>> = values.map(|value| value.map(|value| value as u8)).collect();
    board.values = values.filter(|values| values.len() == 81)?;
    board.givens.fill(true);
    Some(())
}
