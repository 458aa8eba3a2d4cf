//! Cuts the text of a program, or of data as programs write it, into words, texts in quotes and
//! brackets.
//!
//! Languages differ, and which one a text is in is not told: what stands in brackets is close enough in
//! all of them. Remarks are passed over, as far as their signs cannot be anything else where they stand.

use super::column_major;
use super::layouts::LooseLayouts;
use super::nest::Nests;
use super::node::{Finds, is_empty};
use crate::format::reading::known::Place;

/// Takes lines and gives out the boards in them.
#[derive(Debug, Default)]
pub(in crate::format) struct Scanner {
    nests: Nests,
    /// What goes on behind the end of a line.
    open: Option<Open>,
    line: u64,
}

/// A remark or a text that goes on up to these signs.
#[derive(Debug)]
enum Open {
    Remark(&'static str),
    Text { place: Place, end: &'static str, text: String },
}

/// No text in quotes that is a board is longer.
const LONGEST_TEXT: usize = 1 << 18;

/// Remarks that end with other signs than the line.
const REMARKS: [(&str, &str); 4] = [("/*", "*/"), ("{-", "-}"), ("(*", "*)"), ("<!--", "-->")];

/// Quotes of texts that may have several lines.
const LONG_QUOTES: [&str; 3] = ["\"\"\"", "'''", "`"];

/// A line with what has been read of it.
struct Line<'a> {
    text: &'a str,
    /// The byte that comes next.
    at: usize,
    /// Its column.
    column: usize,
    /// Quotes that no other closes on this line.
    unclosed: Vec<char>,
}

impl Scanner {
    /// Whether brackets or quotes are open.
    pub(in crate::format) fn is_inside(&self) -> bool {
        self.open.is_some() || self.nests.is_inside()
    }

    /// Whether any board has been given out, or what is all but one.
    pub(in crate::format) fn has_found(&self) -> bool {
        self.nests.has_found
    }

    /// The layouts of blocks outside of values with names.
    pub(super) fn layouts(&self) -> &LooseLayouts {
        &self.nests.layouts
    }

    /// Whether what came last is a cell.
    pub(in crate::format) fn ends_in_cell(&self) -> bool {
        self.nests.ends_in_cell()
    }

    /// How many other lists were passed over.
    pub(in crate::format) fn passed_over(&self) -> usize {
        self.nests.passed_over
    }

    /// How many brackets are open.
    pub(in crate::format) fn depth(&self) -> usize {
        self.nests.depth()
    }

    /// Takes a bracket that indentation stands for, in front of what it holds.
    pub(in crate::format) fn open(&mut self, place: Place, bracket: char, out: &mut Finds) {
        self.nests.open(place, bracket, out);
    }

    /// Takes the end of such a bracket, or of a value in it.
    pub(in crate::format) fn end(&mut self, sign: char, out: &mut Finds) {
        if sign == ',' { self.nests.sign(sign, None, out) } else { self.nests.close(sign, out) }
    }

    /// Takes the name of what follows.
    pub(in crate::format) fn key(&mut self, place: Place, key: &str, out: &mut Finds) {
        self.nests.text(place, key.to_owned(), out);
        self.nests.sign(':', None, out);
    }

    /// Takes a text that stood in several lines.
    pub(in crate::format) fn text(&mut self, place: Place, text: String, out: &mut Finds) {
        self.nests.text(place, text, out);
    }

    /// Takes a line that begins at this column.
    pub(in crate::format) fn feed(&mut self, (number, column): Place, text: &str, out: &mut Finds) {
        self.line = number;
        let before = out.len();
        let mut line = Line { text, at: 0, column, unclosed: Vec::new() };
        self.go_on(&mut line, out);
        while let Some(character) = line.peek() {
            self.take(character, &mut line, out);
        }
        self.nests.end_line();
        if column_major::are_told(text) {
            for (place, found) in &mut out[before..] {
                *found = Err(column_major::by_columns(*place, "order = F"));
            }
        }
    }

    /// Ends the text.
    pub(in crate::format) fn finish(&mut self, out: &mut Finds) {
        self.open = None;
        self.nests.finish(out);
    }

    /// Goes on with what the last line has left open.
    fn go_on(&mut self, line: &mut Line<'_>, out: &mut Finds) {
        match self.open.take() {
            None => {}
            Some(Open::Remark(end)) => {
                let is_over = line.skip_past(end);
                self.open = (!is_over).then_some(Open::Remark(end));
                if self.open.is_some() {
                    line.skip_all();
                }
            }
            Some(Open::Text { place, end, mut text }) => {
                if let Some(len) = line.rest().find(end) {
                    text.push_str(&line.rest()[..len]);
                    line.skip(len + end.len());
                    self.nests.text(place, text, out);
                    return;
                }
                text.push_str(line.rest());
                text.push('\n');
                line.skip_all();
                if text.len() > LONGEST_TEXT {
                    text.clear();
                }
                self.open = Some(Open::Text { place, end, text });
            }
        }
    }

    fn take(&mut self, character: char, line: &mut Line<'_>, out: &mut Finds) {
        let place = (self.line, line.column);
        if character.is_whitespace() {
            line.next();
            self.nests.blank();
            return;
        }
        if let Some((start, end)) = long_remark(line.rest()) {
            line.skip(start.len());
            if !line.skip_past(end) {
                line.skip_all();
                self.open = Some(Open::Remark(end));
            }
            return;
        }
        if self.begins_remark(line) {
            line.skip_all();
            return;
        }
        match character {
            '"' | '\'' | '`' => self.take_quote(place, character, line, out),
            '(' | '[' | '{' => {
                line.next();
                self.nests.open(place, character, out);
            }
            ')' | ']' | '}' => {
                line.next();
                self.nests.close(character, out);
            }
            _ if line.rest().starts_with("<>") => {
                line.skip(2);
                self.nests.cell(place, String::new(), out);
            }
            _ if is_word(character) => {
                let len = line.rest().find(|c| !is_word(c)).unwrap_or(line.rest().len());
                let word = &line.rest()[..len];
                let behind = line.rest()[len..].chars().next();
                self.nests.word(place, word, behind, out);
                line.skip(len);
            }
            _ => {
                let before = line.text[..line.at].chars().next_back();
                line.next();
                let is_alone = separates(before) && separates(line.peek());
                if is_alone && is_empty(character) {
                    self.nests.cell(place, String::new(), out);
                } else {
                    self.nests.sign(character, line.peek(), out);
                }
            }
        }
    }

    /// Whether the rest of the line is a remark.
    fn begins_remark(&self, line: &Line<'_>) -> bool {
        let rest = line.rest();
        let before = line.text[..line.at].trim_end();
        let follows_blank = before.len() < line.at || line.at == 0;
        let last = before.chars().next_back();
        let next = rest.chars().nth(1);
        match rest.chars().next() {
            Some('/') => next == Some('/'),
            // Not a vector of Lisp, nor an attribute of Rust.
            Some('#') => !matches!(next, Some('(' | '[' | '{' | '0'..='9')),
            // Not a remainder.
            Some('%') => {
                let is_behind_number = self.nests.is_inside()
                    && last.is_some_and(|c| c.is_ascii_digit())
                    && follows_blank;
                last.is_none_or(|c| ".,;|][{".contains(c)) || is_behind_number
            }
            Some('-') => {
                let is_long = next == Some('-');
                let behind = rest.chars().nth(2);
                is_long && follows_blank && behind.is_none_or(|c| c.is_whitespace() || c == '-')
            }
            Some(';') => (line.at == before.len() && before.is_empty()) || next == Some(';'),
            _ => false,
        }
    }

    fn take_quote(&mut self, place: Place, quote: char, line: &mut Line<'_>, out: &mut Finds) {
        if let Some(&end) = LONG_QUOTES.iter().find(|end| line.rest().starts_with(**end)) {
            line.skip(end.len());
            let inner = (place.0, line.column);
            if let Some(len) = line.rest().find(end) {
                self.nests.text(inner, line.rest()[..len].to_owned(), out);
                line.skip(len + end.len());
                return;
            }
            let text = format!("{}\n", line.rest());
            line.skip_all();
            self.open = Some(Open::Text { place: inner, end, text });
            return;
        }
        let before = line.text[..line.at].chars().next_back();
        line.next();
        let inner = (place.0, line.column);
        // An apostrophe, a quoted list of Lisp, a matrix turned over.
        let is_text = quote != '\''
            || (!before.is_some_and(|c| c.is_alphanumeric() || ")]}".contains(c))
                || self.nests.follows_prefix())
                && !line.peek().is_some_and(|c| "([".contains(c));
        if !is_text {
            self.nests.blank();
            return;
        }
        if line.unclosed.contains(&quote) {
            self.nests.blank();
            return;
        }
        match closed_text(line.rest(), quote) {
            Some((text, len)) => {
                self.nests.text(inner, text, out);
                line.skip(len);
            }
            // Quotes that stay open belong to boards alone.
            None if line.has_none(quote)
                && quote == '"'
                && line.rest().chars().all(is_board_sign) =>
            {
                let text = format!("{}\n", line.rest());
                line.skip_all();
                self.open = Some(Open::Text { place: inner, end: "\"", text });
            }
            None => self.nests.blank(),
        }
    }
}

/// The signs around a remark that may go on behind the line, where one begins here. Some of them are
/// those of numbers and arguments as well, if no blank follows.
fn long_remark(rest: &str) -> Option<(&'static str, &'static str)> {
    let (start, end) = REMARKS.into_iter().find(|(start, _)| rest.starts_with(start))?;
    let behind = &rest[start.len()..];
    let parts = |c: char| c.is_whitespace() || "*-#|".contains(c);
    let is_sure = start.len() > 2 || start == "/*";
    (is_sure || behind.chars().next().is_none_or(parts)).then_some((start, end))
}

/// A text up to its closing quote, and how many bytes it takes with that.
fn closed_text(rest: &str, quote: char) -> Option<(String, usize)> {
    let mut text = String::new();
    let mut characters = rest.char_indices();
    while let Some((at, character)) = characters.next() {
        if character == quote {
            return Some((text, at + 1));
        }
        if character == '\\' {
            match characters.next()?.1 {
                'n' => text.push('\n'),
                't' => text.push('\t'),
                'r' => {}
                other => text.push(other),
            }
        } else {
            text.push(character);
        }
    }
    None
}

fn is_board_sign(c: char) -> bool {
    c.is_ascii_digit() || c.is_whitespace() || is_empty(c) || "|+=\\".contains(c)
}

/// What a name or a number is made of; numbers may have a sign or a point.
fn is_word(c: char) -> bool {
    c.is_alphanumeric() || c == '_' || c == '.'
}

/// Whether a sign between such characters stands by itself.
fn separates(character: Option<char>) -> bool {
    character.is_none_or(|c| c.is_whitespace() || ",;|()[]{}".contains(c))
}

impl<'a> Line<'a> {
    /// Takes in that no such quote follows any more; asking each time anew would take too long.
    fn has_none(&mut self, quote: char) -> bool {
        self.unclosed.push(quote);
        true
    }

    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    fn next(&mut self) {
        if let Some(character) = self.peek() {
            self.at += character.len_utf8();
            self.column += 1;
        }
    }

    fn skip(&mut self, len: usize) {
        self.column += self.text[self.at..self.at + len].chars().count();
        self.at += len;
    }

    fn skip_all(&mut self) {
        self.skip(self.rest().len());
    }

    /// Goes on behind the next such signs; false where there are none.
    fn skip_past(&mut self, end: &str) -> bool {
        let found = self.rest().find(end);
        if let Some(len) = found {
            self.skip(len + end.len());
        }
        found.is_some()
    }
}
