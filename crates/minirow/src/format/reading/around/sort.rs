//! What stands around boards in texts that people write for people: signs of a quotation, tags of a
//! forum, headings, numbers and remarks.
//!
//! None of it is a cell. What could be one is left as it is: a line that has as many signs as a row
//! is a row, and words behind the last board are an error like any other.

use std::iter;

use crate::format::empty;
use crate::format::reading::lines::cells::heading_side;
use crate::format::reading::lines::text::{Row, is_remark, without_comment};
use crate::format::symbols::Symbols;

/// Words that a heading begins with, or has beside a number; letters of ASCII in either case.
const WORDS: [&str; 32] = [
    "answer",
    "ausgabe",
    "author",
    "board",
    "case",
    "difficulty",
    "easy",
    "eingabe",
    "entrada",
    "entrée",
    "ENTRÉE",
    "example",
    "expert",
    "game",
    "grid",
    "hard",
    "input",
    "level",
    "medium",
    "nr",
    "number",
    "output",
    "problem",
    "puzzle",
    "rating",
    "salida",
    "solution",
    "sortie",
    "sudoku",
    "sudokus",
    "test",
    "unsolved",
];

/// More digits than that are no number of a board.
const LONGEST_NUMBER: usize = 8;

/// What a line is, apart from rows of cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::format) enum Sort {
    /// `Grid 01`, `Puzzle 7:`, `Solution #1`, `No. 3`.
    Heading,
    /// Words, which are a title where a board follows.
    Words,
    /// `1.`, `(2)`, or one or two numbers alone: of the board, of boards to come, or a size.
    Number(u64),
    /// A comment that begins otherwise than with `#`.
    Remark,
    /// Whatever else: cells.
    Other,
}

/// Whether blanks may be cells of a row, so that digits before it or in it are not a number.
pub(in crate::format) fn is_open(row: &str) -> bool {
    row.starts_with(char::is_whitespace) || row.trim_end().contains("  ")
}

/// Whether one of these lines has as many signs, or tokens, as a row: then it may be one.
pub(in crate::format) fn is_like(line: &str, row: &str) -> bool {
    let counts = |text| {
        let row = Row { line: 1, text };
        (row.characters().count(), row.tokens().count())
    };
    let ((signs, tokens), (row_signs, row_tokens)) = (counts(line), counts(row));
    signs == row_signs || (tokens == row_tokens && tokens > 1)
}

/// What a line is that has no board of its own; the symbols are those that are told.
pub(in crate::format) fn sort(line: &str, symbols: Option<&Symbols>, sign: Option<char>) -> Sort {
    let is_open = is_open(line);
    let line = without_comment(line).trim();
    if is_step(line) {
        return Sort::Remark;
    }
    let is_cell = |c: char| sign == Some(c) || symbols.is_some_and(|s| s.digit_of(c).is_some());
    let first = line.chars().next();
    if !is_open
        && line.len() <= 2 * LONGEST_NUMBER
        && let Some(number) = number(line)
    {
        return number;
    }
    // In brackets stand values of JSON and titles of sections, behind a scheme an address.
    if line.starts_with('[') || (line.contains("://") && !is_remark(line)) {
        return Sort::Other;
    }
    if first.is_none_or(is_cell)
        || (line.starts_with(['+', '|']) || !(has_word(line) || is_heading(line)))
    {
        let is_free = is_remark(line) && !first.is_some_and(is_cell);
        return if is_free { Sort::Remark } else { Sort::Other };
    }
    if is_remark(line) {
        return Sort::Remark;
    }
    if may_be_row(line, symbols) || heading_side(&Row { line: 1, text: line }).is_some() {
        return Sort::Other;
    }
    if line.starts_with("-- ") || line.starts_with(';') || line.starts_with('\'') {
        return Sort::Remark;
    }
    if is_heading(line) || line.ends_with(':') { Sort::Heading } else { words(line) }
}

/// A step as `explain` prints it: `12. 1.2 Hidden single: r1c6 is 8: …`.
fn is_step(line: &str) -> bool {
    let Some((number, rest)) = line.split_once(". ").filter(|(number, _)| is_digits(number)) else {
        return false;
    };
    let (rating, rest) = rest.trim_start().split_once(' ').unwrap_or_default();
    let is_rating =
        rating.split_once('.').is_some_and(|(one, ten)| is_digits(one) && is_digits(ten));
    is_rating && number.len() <= LONGEST_NUMBER && has_word(rest) && rest.contains(": ")
}

/// `7`, `9 9`, `2, 3`, `1.`, `(2)`.
pub(in crate::format) fn number(line: &str) -> Option<Sort> {
    let is_number = |text: &str| text.len() <= LONGEST_NUMBER && is_digits(text);
    let is_pair = line.split_once(',').is_some_and(|(first, second)| {
        is_number(first.trim_end()) && is_number(second.trim_start())
    });
    let is_apart = |c: char| c.is_whitespace() || (c == ',' && is_pair);
    let mut words = line.split(is_apart).filter(|word| !word.is_empty());
    let first = words.next()?;
    let second = words.next();
    if is_number(first) && second.is_none_or(is_number) && words.next().is_none() {
        return first.parse().ok().map(Sort::Number);
    }
    let digits = line.trim_matches(|c: char| !c.is_ascii_digit());
    let is_word = line.starts_with(char::is_alphabetic);
    digits.parse().ok().filter(|_| !is_word && is_numbering(line)).map(Sort::Number)
}

/// Whether these are figures and nothing else.
pub(in crate::format) fn is_digits(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}

/// `1.`, `1)`, `(1)`, `[1]`, `1:`, `#1`, `No. 3`, `Puzzle 7:`, or a number alone.
pub(super) fn is_numbering(text: &str) -> bool {
    let (word, rest) = match text.find(|c: char| !c.is_alphabetic()) {
        Some(at) => text.split_at(at),
        None => return false,
    };
    if !word.is_empty() && !word.eq_ignore_ascii_case("no") && !is_known(word) {
        return false;
    }
    let rest = rest.trim_start_matches('.').trim_start().trim_start_matches(['(', '[', '#']);
    let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
    let behind = &rest[digits..];
    (1..=LONGEST_NUMBER).contains(&digits)
        && matches!(behind, "" | "." | ")" | ":" | "]" | ")." | "):" | "]:")
}

/// Whether a line tells what boards are behind it, and has none itself.
pub(in crate::format) fn is_heading(line: &str) -> bool {
    let is_digit = |c: char| c.is_ascii_digit() || c == '.';
    let longest = line.split(|c| !is_digit(c)).map(str::len).max().unwrap_or(0);
    if longest > LONGEST_NUMBER || line.chars().filter(char::is_ascii_digit).count() > 15 {
        return false;
    }
    let mut words = line.split(|c: char| !c.is_alphabetic()).filter(|word| !word.is_empty());
    let has_number = line.contains(|c: char| c.is_ascii_digit());
    match words.next() {
        Some(first) if first.eq_ignore_ascii_case("no") => has_number,
        Some(first) => is_known(first) || (has_number && words.any(is_known)),
        None => false,
    }
}

fn is_known(word: &str) -> bool {
    WORDS.iter().any(|known| known.eq_ignore_ascii_case(word))
}

/// Whether three letters stand side by side.
pub(in crate::format) fn has_word(line: &str) -> bool {
    line.split(|c: char| !c.is_alphabetic()).any(|word| word.chars().nth(2).is_some())
}

/// Whether three words of three letters stand in a line, so that it is no row even where figures are among them.
pub(in crate::format) fn is_sentence(line: &str) -> bool {
    let words = line.split(|c: char| !c.is_alphabetic());
    words.filter(|word| word.chars().nth(2).is_some()).nth(2).is_some()
}

/// Words, if most of the line is letters.
fn words(line: &str) -> Sort {
    let signs = line.chars().filter(|c| !c.is_whitespace()).count();
    let letters = line.chars().filter(|c| c.is_alphabetic()).count();
    if 2 * letters > signs { Sort::Words } else { Sort::Other }
}

/// Whether all signs can be cells of one row, board or row of candidates.
fn may_be_row(line: &str, symbols: Option<&Symbols>) -> bool {
    let row = Row { line: 1, text: line };
    let is_sign = |c: char| empty::is_sign(c) || "#@/!".contains(c);
    let fits =
        |set: &Symbols| row.characters().all(|(_, c)| set.digit_of(c).is_some() || is_sign(c));
    let signs = row.characters().count();
    let sides = [signs, signs.isqrt(), row.tokens().count()];
    let sides = sides.into_iter().filter_map(|side| u8::try_from(side).ok());
    symbols.is_some_and(fits)
        || sides
            .flat_map(|side| Symbols::sets_of_text(side, iter::once(line)))
            .any(|set| fits(&set))
}
