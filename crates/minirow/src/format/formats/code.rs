//! Boards in the text of a program, or in data as programs write and print it.
//!
//! # Reading
//! - Lists in brackets of any kind, as `board = [[5, 3, 0, …], …]`, `{{5,3,0,…},…}`, `((5 3 _ …) …)`,
//!   `[5 3 0 …; 6 0 0 …]` or `[|5,3,0,…|6,0,0,…|]`: `n` rows of `n` cells, as values or as texts in quotes;
//!   or `n·n` cells in one list, where there are line ends between the rows, or blocks are squares. Boards
//!   have 4 rows or more.
//! - Texts in quotes, in one line or several, with the cells of a board and nothing else.
//! - A cell is a whole number, a sign in quotes, or empty: `0`, `_`, `.`, `x`, `""`, `null`, `None`, `nil`,
//!   a number below zero and the like.
//! - A layout of irregular blocks, with as many different signs as rows, each as often, is that of the board
//!   beside it in the same brackets, or of the only one of its size.
//! - All else is passed over: other lists, tables of which most numbers are no digits, words, remarks of any language. A list that has another number of cells in one or two rows
//!   is an error, and so is a text without any board.
//! - A full board called a solution goes with the puzzle that it solves, in the same text; where there are
//!   puzzles but not this one, it is an error. So is what fills columns first: `matrix` of R without `byrow`,
//!   `reshape` outside of Python, `order='F'`.
//! - The name of a board is that of its variable or its key, with a number where that holds several. In
//!   lists with keys a solution goes with its puzzle, and what else is told about it is kept:
//!   `{"puzzle": …, "answer": …, "difficulty": …}`.
//!
//! # Writing
//! [JSON](crate::format::formats::json) is read by most languages; this format is only read.

use crate::format::document::Document;
use crate::format::handle::Format;
use crate::format::part::Part;
use crate::format::reading::data::boards;
use crate::format::reading::data::found::read_found;
use crate::format::reading::data::node::Found;
use crate::format::reading::error::ParseError;
use crate::format::reading::known::Known;
use crate::format::reading::notation::{Alone, Notation, Piece, Reading};
use crate::format::reading::record::Record;
use crate::format::reading::shape::Shape;
use crate::format::symbols::Symbols;

pub(in crate::format) struct Code;

impl Notation for Code {
    fn reading(&self) -> Reading {
        Reading::Alone(&Code)
    }

    fn is_only_read(&self) -> bool {
        true
    }

    fn parts(&self) -> &'static [Part] {
        &[Part::Solution, Part::Name]
    }

    fn write(&self, _document: &Document, _symbols: &Symbols) -> String {
        String::new()
    }
}

impl Alone for Code {
    fn piece(&self) -> Piece {
        Piece::Program { is_indented: false }
    }

    fn begins(&self, line: &str, _known: &Known) -> bool {
        is_code(line.trim())
    }

    fn read(&self, record: &Record, known: &Known) -> Result<(Document, Shape), ParseError> {
        let found: &Found = record.found().expect("a board was found");
        read_found(record, found, Format::CODE, known)
    }
}

/// The longest line of which the start is looked at: what makes it code stands there.
const LONGEST_START: usize = 1 << 12;

/// Whether a line can only be that of a program: no row of cells and hardly a title looks like this.
fn is_code(line: &str) -> bool {
    let mut end = line.len().min(LONGEST_START);
    while !line.is_char_boundary(end) {
        end -= 1;
    }
    let start = &line[..end];
    const SIGNS: [char; 10] = ['(', '[', '{', '"', '\'', '=', ';', ':', '/', '*'];
    if is_statement(start) {
        return true;
    }
    if !start.contains(SIGNS) {
        return false;
    }
    opens_list(start)
        || is_assignment(start)
        || ["/*", "(*", "{-", "<?php"].iter().any(|sign| start.starts_with(sign))
        || start.contains("\"\"\"")
        || start.contains("'''")
        || ends_in_quote(start)
        || has_quoted_board(start)
}

/// Whether lists in lists begin here, or one with a name.
fn opens_list(line: &str) -> bool {
    let plain: String = line.chars().filter(|c| !c.is_whitespace()).take(200).collect();
    let begins = ["[[", "{{", "((", "[(", "([", "'((", "[|", "['", "[\"", "{[", "[_", "(["];
    let in_line = ["[[", "{{", "((", "=[", "={", "=(", "=>[", "([{", "<-c(", "<-matrix("];
    begins.iter().any(|begin| plain.starts_with(begin))
        || in_line.iter().any(|open| plain.contains(open))
}

/// Whether a line says what programs say.
fn is_statement(line: &str) -> bool {
    let word = |len: usize| line.split(|c: char| !c.is_alphabetic()).any(|word| word.len() >= len);
    let mut words = line.split_whitespace();
    let (first, second) = (words.next().unwrap_or_default(), words.next());
    let is_name =
        |word: &str| word.chars().all(|c| c.is_alphanumeric() || "_.:*<>/\"'{},;@-".contains(c));
    let only_names = || line.split_whitespace().all(is_name);
    let declares = match first {
        "import" | "package" | "using" | "module" | "require" | "include" => {
            second.is_some() && words.clone().count() < 6
        }
        "from" => line.contains(" import "),
        "def" | "fn" | "func" | "function" | "public" | "private" | "static" | "class" | "fun" => {
            line.contains(['(', '{', ':']) && second.is_some()
        }
        "export" | "const" | "let" | "var" => line.contains(['=', '{', '(']),
        ":-" => true,
        _ => false,
    };
    (declares && (only_names() || line.contains(['(', '{', ';', '=', ':'])))
        || (line.ends_with(['{', ';', '(', '[']) && word(3) && !line.contains([',', ' ']))
        || (line.ends_with(['{', ';', '(', '['])
            && word(3)
            && line.contains(['(', '=', '{', '[', '"']))
}

/// Whether a variable is given a text, a number, what a function makes, or something that begins on the
/// next line.
fn is_assignment(line: &str) -> bool {
    let Some((name, value)) = line.split_once('=') else { return false };
    let (name, value) = (name.trim().trim_end_matches(':'), value.trim().trim_end_matches(';'));
    let is_name = |c: char| c.is_alphanumeric() || "_ $@.:*&<>[](),".contains(c);
    let is_named = name.starts_with(|c: char| c.is_alphabetic() || "$@_".contains(c));
    let is_number = value.chars().all(|c| c.is_ascii_digit() || c == '\\');
    let len =
        value.find(|c: char| !(c.is_alphanumeric() || "_.!".contains(c))).unwrap_or(value.len());
    let is_call = len > 0 && value[len..].starts_with(['(', '[', '{']);
    is_named
        && name.chars().all(is_name)
        && (is_number || is_call || value.starts_with(['"', '\'', '`']))
}

/// Whether a text of several lines begins at the end of a line, and is given to something; a backtick by
/// itself ends a word in many a text.
fn ends_in_quote(line: &str) -> bool {
    line.strip_suffix('`').is_some_and(|before| before.trim_end().ends_with(['=', '(', ',', ':']))
}

/// Whether a text in quotes is a board of 6×6 or more.
fn has_quoted_board(line: &str) -> bool {
    const FEWEST_CELLS: usize = 36;
    let texts = line.split(['"', '\'', '`']).skip(1).step_by(2);
    texts.into_iter().any(|text| text.len() >= FEWEST_CELLS && boards::is_board(text))
}
