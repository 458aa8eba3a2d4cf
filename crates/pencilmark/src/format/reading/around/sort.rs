//! What stands around boards in texts that people write for people: signs of a quotation, tags of a
//! forum, headings, numbers and remarks.
//!
//! None of it is a cell. What could be one is left as it is: a line that has as many signs as a row
//! is a row, and words behind the last board are an error like any other.

use std::borrow::Cow;

use super::samurai::samurai;
use crate::format::formats::line::{heading_side, is_board};
use crate::format::reading::cut::pieces::Records;
use crate::format::reading::known::Known;
use crate::format::reading::lines::empty;
use crate::format::reading::lines::text::{Row, is_comment, is_frame, is_remark, without_comment};
use crate::format::reading::stream::reader::Reader;
use crate::format::symbols::Symbols;

/// Words that a heading begins with, or has beside a number.
const WORDS: [&str; 31] = [
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

/// Tags around texts whose blanks count.
const TAGS: [&str; 8] =
    ["[code]", "[/code]", "[pre]", "[/pre]", "<code>", "</code>", "<pre>", "</pre>"];

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

/// Lines since the last board that are none, until a row shows that they are not of it.
#[derive(Debug, Default)]
pub(in crate::format) struct Around {
    pub(in crate::format) held: Vec<(u64, String)>,
    len: usize,
    /// The last number that stood alone.
    number: Option<u64>,
    /// Whether an empty line or another of these came last.
    pub(in crate::format) is_apart: bool,
    /// Whether there was a board.
    pub(in crate::format) has_boards: bool,
    /// Whether lines are rows whatever they look like.
    pub(in crate::format) is_off: bool,
    /// Whether a number behind the colon of a line was that of solutions.
    has_counts: bool,
}

/// What titles of a board take; what goes beyond is a text of another kind.
const LONGEST: usize = 1 << 16;

impl Around {
    /// Keeps a line; false where there are too many of them.
    pub(in crate::format) fn hold(&mut self, number: u64, line: &str, sort: Sort) -> bool {
        if let Sort::Number(number) = sort {
            self.number = Some(number);
        }
        self.is_apart = true;
        self.len += line.len() + 1;
        self.held.push((number, line.to_owned()));
        self.len <= LONGEST
    }

    /// A line without what stands around its cells.
    pub(in crate::format) fn bare<'a>(&mut self, line: &'a str) -> Cow<'a, str> {
        if let Some((before, _)) = line.split_once(':') {
            let board = before.rsplit(' ').next().unwrap_or(before);
            self.has_counts |= shows_count(&line[before.len()..]) && is_long_board(board);
        }
        bare(line, self.has_counts)
    }

    pub(in crate::format) fn take(&mut self) -> Vec<(u64, String)> {
        self.len = 0;
        std::mem::take(&mut self.held)
    }

    /// Whether a number can stand here: first of all, apart from boards, or the last one or the next.
    pub(in crate::format) fn awaits(&self, number: u64) -> bool {
        let is_next =
            self.number.is_some_and(|last| number == last || number == last.saturating_add(1));
        self.is_apart || !self.has_boards || is_next
    }
}

impl Reader {
    /// Whether boards tell all about themselves, as the caller or the text so far says.
    pub(in crate::format) fn names_alone(&self) -> bool {
        let named = self.known.options.format.or(self.alone.filter(|_| !self.mixed));
        named.is_some_and(|format| format.alone().is_some())
    }

    /// Whether a line is none of a board; a row that shows that lines before it are none either, or
    /// that they are, is one.
    pub(in crate::format) fn goes_around(&mut self, line: &str, out: &mut Records) -> bool {
        let Known { options, .. } = &*self.known;
        let found = sort(line, options.symbols.as_ref(), options.empty);
        let is_inside = self.pending.rows > 0;
        let is_like_rows = || {
            let rows = self.pending.text.lines();
            rows.filter(|row| !is_comment(row) && !is_frame(row, 0)).any(|r| is_like(line, r))
        };
        let goes = match found {
            Sort::Remark => return true,
            Sort::Heading => true,
            Sort::Words if is_inside => !self.mixed && !is_like_rows(),
            // Between boards in lines they are a line that went wrong.
            Sort::Words => {
                let are_lines = self.shape().is_some_and(|shape| shape.lines() == 1);
                !self.around.has_boards || !(self.mixed || are_lines)
            }
            Sort::Number(number) => {
                // Boards of a few cells look like that.
                let is_small = self.side().is_some_and(|side| side < 4);
                let is_board = is_small || (number < 2 && self.mixed);
                self.around.awaits(number) && !is_board && !(is_inside && is_like_rows())
            }
            Sort::Other => false,
        };
        if goes {
            self.has_others |= !matches!(found, Sort::Number(_));
            self.hold_frames(found);
            self.end_board(out);
            if line.to_lowercase().contains("samurai") {
                self.fail(samurai((self.line, 1)), out);
                return true;
            }
            if self.around.hold(self.line, line, found) {
                return true;
            }
        }
        if !goes && !is_inside {
            self.leave_held(line);
        }
        (self.around.has_boards, self.around.is_apart) = (true, false);
        self.take_held(out);
        self.failed
    }

    /// Leaves the lines that are held, where none of them is like this row.
    pub(in crate::format) fn leave_held(&mut self, line: &str) {
        let is_certain = |text: &str| sort(text, None, None) == Sort::Heading;
        let is_row = |text: &str| is_like(text, line) || (is_open(line) && !has_word(text));
        let mut held = self.around.held.iter();
        if !held.any(|(_, text)| !is_certain(text) && is_row(text)) {
            self.has_others |= !self.around.take().is_empty();
        }
    }

    /// Takes lines as rows that were held for none, and behind them the frames that came behind them: a
    /// frame of dashes may be a row as well.
    pub(in crate::format) fn take_held(&mut self, out: &mut Records) {
        let held = self.around.take();
        if held.is_empty() {
            return;
        }
        let frames = std::mem::take(&mut self.pending);
        for (number, line) in held {
            self.retake(number, &line, out);
        }
        self.retake(frames.first_line, &frames.text, out);
    }

    /// Holds frames as the lines around them are held, so that all come back in their order.
    fn hold_frames(&mut self, sort: Sort) {
        let are_held = matches!(sort, Sort::Number(_)) || !self.around.held.is_empty();
        if self.pending.rows > 0 || !are_held {
            return;
        }
        let frames = std::mem::take(&mut self.pending);
        for (number, line) in (frames.first_line..).zip(frames.text.lines()) {
            self.around.hold(number, line, Sort::Other);
        }
    }
}

/// Whether blanks may be cells of a row, so that digits before it or in it are not a number.
fn is_open(row: &str) -> bool {
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

/// A line without signs of a quotation, tags, and what stands beside the only board of the line: its
/// number before it, `#83` or `:1:` and a solution behind it, or one number where these are counts.
/// Blanks take their places, so that columns stay.
fn bare(line: &str, has_counts: bool) -> Cow<'_, str> {
    let start = line.trim_start();
    if start.starts_with("```") {
        return Cow::Borrowed("");
    }
    let mut bare = Cow::Borrowed(line);
    if start.starts_with('>') {
        let is_sign = |c: &char| *c == '>' || c.is_whitespace();
        let end: usize = line.chars().take_while(is_sign).map(char::len_utf8).sum();
        blank(&mut bare, 0, end);
    }
    if start.contains(['[', '<']) {
        let lower = bare.to_ascii_lowercase();
        for tag in TAGS {
            for (at, _) in lower.match_indices(tag) {
                blank(&mut bare, at, at + tag.len());
            }
        }
    }
    if let Some((start, end)) = board_of(&bare, has_counts) {
        let len = bare.len();
        let behind = &bare[end..];
        // White space, commas and semicolons part the rest as it is.
        if behind.starts_with(['#', ':']) {
            blank(&mut bare, end, len);
        }
        blank(&mut bare, 0, start);
    }
    bare
}

/// The bytes of the only board in a line, where something stands beside it that has to go.
fn board_of(line: &str, has_counts: bool) -> Option<(usize, usize)> {
    let mut start = 0;
    for word in line.split(' ') {
        let end = start + word.len();
        let cut = word.find(['#', ':']).unwrap_or(word.len());
        let (board, behind) = word.split_at(cut);
        if is_long_board(board) {
            let is_counted = has_counts && line[end..].trim().is_empty() && is_count(behind);
            let is_whole =
                behind.is_empty() || behind.starts_with('#') || shows_count(behind) || is_counted;
            let is_changed = start > 0 || !behind.is_empty();
            let before = &line[..start];
            let is_numbered = before.trim().is_empty() || is_numbering(before.trim());
            return (is_whole && is_changed && is_numbered).then_some((start, start + cut));
        }
        start = end + 1;
        if start > 40 {
            return None;
        }
    }
    None
}

fn is_long_board(word: &str) -> bool {
    word.len() >= 16 && is_board(word)
}

/// Whether what stands behind a board tells how many solutions it has: `:1:` and more, or `:0`. One
/// colon alone may come before candidates that are eliminated.
fn shows_count(behind: &str) -> bool {
    let count = behind.strip_prefix(':').map(|rest| rest.split_once(':').ok_or(rest));
    match count {
        Some(Ok((count, _))) => is_digits(count),
        Some(Err(rest)) => rest.trim_end() == "0",
        None => false,
    }
}

/// `:633`.
fn is_count(behind: &str) -> bool {
    behind.strip_prefix(':').is_some_and(is_digits)
}

fn is_digits(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}

/// Puts blanks in the place of these bytes, one for each character.
fn blank(line: &mut Cow<'_, str>, start: usize, end: usize) {
    if line[start..end].bytes().any(|byte| byte != b' ') {
        let blanks = " ".repeat(line[start..end].chars().count());
        line.to_mut().replace_range(start..end, &blanks);
    }
}

/// What a line is that has no board of its own; the symbols are those that are told.
pub(in crate::format) fn sort(line: &str, symbols: Option<&Symbols>, sign: Option<char>) -> Sort {
    let is_open = is_open(line);
    let line = without_comment(line).trim();
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
    if is_heading(line) { Sort::Heading } else { words(line) }
}

/// `7`, `9 9`, `2, 3`, `1.`, `(2)`.
fn number(line: &str) -> Option<Sort> {
    let is_number = |text: &str| {
        (1..=LONGEST_NUMBER).contains(&text.len()) && text.bytes().all(|b| b.is_ascii_digit())
    };
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

/// `1.`, `1)`, `(1)`, `[1]`, `1:`, `#1`, `No. 3`, `Puzzle 7:`, or a number alone.
fn is_numbering(text: &str) -> bool {
    let (word, rest) = match text.find(|c: char| !c.is_alphabetic()) {
        Some(at) => text.split_at(at),
        None => return false,
    };
    let word = word.to_lowercase();
    if !word.is_empty() && word != "no" && !WORDS.contains(&word.as_str()) {
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
    let is_known = |word: &str| WORDS.contains(&word.to_lowercase().as_str());
    let has_number = line.contains(|c: char| c.is_ascii_digit());
    match words.next() {
        Some(first) if first.eq_ignore_ascii_case("no") => has_number,
        Some(first) => is_known(first) || (has_number && words.any(is_known)),
        None => false,
    }
}

/// Whether three letters stand side by side.
fn has_word(line: &str) -> bool {
    line.split(|c: char| !c.is_alphabetic()).any(|word| word.chars().nth(2).is_some())
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
        || sides.flat_map(|side| Symbols::sets_of_text(side, line.is_ascii())).any(|set| fits(&set))
}
