//! Links to puzz.link and the other places of pzpr: kind of puzzle, columns, rows, and the numbers row by row.
//!
//! # Reading
//! `?sudoku/9/9/` and the cells, behind any path of puzz.link, pzv.jp and pzprxs.vercel.app: `0` to `9`, `a` to `f` are
//! a number, `-` is in front of one of two hexadecimal digits, `g` to `z` are 1 to 20 empty cells, `.` is one with a
//! question mark, which is as good as empty. Blocks are those that the site draws for a side. Other kinds of puzzles,
//! other sides, variants (`sudoku/v:/9/9/`) and cells too many or too few are refused.
//!
//! # Writing
//! The link of puzz.link as its editor writes it.
//!
//! The encoding is `decodeNumber16` of <https://github.com/robx/pzprjs>, the sides and blocks are those of its
//! `variety/sudoku.js`.

use super::address::{Address, coded_length, decoded};
use super::board::Board;
use crate::board::Geometry;
use crate::format::document::Document;
use crate::format::handle::Format;
use crate::format::part::Part;
use crate::format::reading::error::{ParseError, quote};
use crate::format::reading::known::Known;
use crate::format::reading::notation::{Alone, Notation, Piece, Reading};
use crate::format::reading::record::Record;
use crate::format::reading::shape::Shape;
use crate::format::symbols::Symbols;

/// The first is the one that is written.
const HOSTS: [&str; 3] = ["puzz.link", "pzv.jp", "pzprxs.vercel.app"];

/// The rows and columns of blocks, for each side that the site has blocks for.
const BLOCKS: [(u8, u8); 5] = [(2, 2), (2, 3), (3, 3), (4, 4), (5, 5)];

/// The most empty cells in one letter.
const LONGEST_RUN: usize = 20;

pub(in crate::format) struct PuzzLink;

impl Notation for PuzzLink {
    fn reading(&self) -> Reading {
        Reading::Alone(&PuzzLink)
    }

    fn refusal(&self, geometry: &Geometry) -> Option<(&'static str, String)> {
        let has_blocks = geometry.block_shape().is_some_and(|blocks| BLOCKS.contains(&blocks));
        let is_plain = has_blocks && geometry.rules().is_empty();
        (!is_plain).then(|| ("plain boards of side 4, 6, 9, 16 and 25", geometry.to_string()))
    }

    fn parts(&self) -> &'static [Part] {
        &[]
    }

    fn host(&self) -> Option<&'static str> {
        Some(HOSTS[0])
    }

    fn write(&self, document: &Document, _: &Symbols) -> String {
        let side = document.grid.geometry().side();
        let mut cells = String::new();
        let mut empty = 0;
        for value in document.grid.values() {
            if value == 0 {
                empty += 1;
            }
            if empty == LONGEST_RUN || (value > 0 && empty > 0) {
                cells.push(run(empty));
                empty = 0;
            }
            match value {
                0 => {}
                1..16 => cells += &format!("{value:x}"),
                _ => cells += &format!("-{value:x}"),
            }
        }
        if empty > 0 {
            cells.push(run(empty));
        }
        format!("https://{}/p?sudoku/{side}/{side}/{cells}\n", HOSTS[0])
    }
}

/// The letter for so many empty cells.
fn run(empty: usize) -> char {
    char::from(b'g' + (empty - 1) as u8)
}

impl Alone for PuzzLink {
    fn piece(&self) -> Piece {
        Piece::Line
    }

    fn begins(&self, line: &str, _known: &Known) -> bool {
        let address = Address::of(line);
        HOSTS.iter().any(|host| address.is_at(host))
    }

    fn read(&self, record: &Record, known: &Known) -> Result<(Document, Shape), ParseError> {
        let text = record.whole(&record.text, 0)?;
        let query = Address::of(text).query;
        let start = match query {
            // Which is no part of the text.
            "" => text.len() - text.trim_start().len(),
            _ => query.as_ptr() as usize - text.as_ptr() as usize,
        };
        let told = decoded(query);
        let board = read_board(told.trim_end_matches('/')).map_err(|wrong| {
            let byte = start + coded_length(query, told[..wrong.byte].chars().count());
            ParseError::new(record.place_of(byte), wrong.expected, wrong.found)
        })?;
        board.read(record.place_of(start), known, Format::PUZZ_LINK)
    }
}

/// What is wrong in a query, and at which of its bytes.
struct Wrong {
    byte: usize,
    expected: String,
    found: String,
}

/// Reads kind, columns, rows and cells.
fn read_board(query: &str) -> Result<Board, Wrong> {
    let mut parts = query.splitn(4, '/');
    let kind = parts.next().unwrap_or("");
    if kind != "sudoku" {
        let (expected, found) = ("a link to a Sudoku, with sudoku/".to_owned(), quote(kind));
        return Err(Wrong { byte: 0, expected, found });
    }
    let sides: [&str; 2] = [parts.next().unwrap_or(""), parts.next().unwrap_or("")];
    let cells = parts.next().unwrap_or("");
    let byte = (kind.len() + 1).min(query.len());
    let blocks = sides[0].parse().ok().filter(|_| sides[0] == sides[1]);
    let blocks = blocks
        .and_then(|side: u8| BLOCKS.into_iter().find(|(rows, columns)| rows * columns == side));
    let Some((rows, columns)) = blocks else {
        let expected = "4/4, 6/6, 9/9, 16/16 or 25/25 behind sudoku/".to_owned();
        return Err(Wrong { byte, expected, found: quote(&sides.join("/")) });
    };
    let side = rows * columns;
    let mut board = Board::new(side);
    board.values = read_cells(cells, side)
        .map_err(|wrong| Wrong { byte: query.len() - cells.len() + wrong.byte, ..wrong })?;
    board.givens.fill(true);
    board.number_blocks(rows, columns);
    Ok(board)
}

/// Reads the numbers of all cells of a board of this side.
fn read_cells(cells: &str, side: u8) -> Result<Vec<u8>, Wrong> {
    let count = usize::from(side).pow(2);
    let mut values = Vec::with_capacity(count);
    for (byte, length) in signs(cells) {
        let sign = &cells[byte..byte + length];
        let first = sign.as_bytes()[0];
        let value = match first {
            b'.' => Some(0),
            b'g'..=b'z' => {
                values.extend(std::iter::repeat_n(0, usize::from(first - b'g')));
                Some(0)
            }
            _ => number(sign).filter(|number| (1..=side).contains(number)),
        };
        let Some(value) = value else {
            let expected = format!("a number from 1 to {side}, or a letter from g to z");
            return Err(Wrong { byte, expected, found: quote(sign) });
        };
        values.push(value);
    }
    if values.len() != count {
        let (expected, found) = (format!("{count} cells"), values.len().to_string());
        return Err(Wrong { byte: 0, expected, found });
    }
    Ok(values)
}

/// One hexadecimal digit in small letters, or two behind `-`.
fn number(sign: &str) -> Option<u8> {
    let digits = sign.strip_prefix('-').filter(|digits| digits.len() == 2).unwrap_or(sign);
    let is_digit = |byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f');
    digits.bytes().all(is_digit).then(|| u8::from_str_radix(digits, 16).ok()).flatten()
}

/// Where each sign begins and how many bytes it takes: three where a number has two digits.
fn signs(cells: &str) -> impl Iterator<Item = (usize, usize)> {
    let mut byte = 0;
    std::iter::from_fn(move || {
        let first = cells[byte..].chars().next()?;
        let characters = if first == '-' { 3 } else { 1 };
        let length = cells[byte..].chars().take(characters).map(char::len_utf8).sum();
        byte += length;
        Some((byte - length, length))
    })
}
