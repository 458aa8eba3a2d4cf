//! Cuts a stream of lines into values of JSON.

use crate::format::reading::error::{ParseError, quote};
use crate::format::reading::lines::text::{is_blank, is_comment};
use crate::format::reading::record::LONGEST_BOARD;

/// No board has so many brackets inside each other.
const DEEPEST: usize = 100;

/// The text of a value, with the line and column where it begins.
#[derive(Debug)]
pub(in crate::format) struct Value {
    pub(in crate::format) place: (u64, usize),
    pub(in crate::format) text: String,
}

/// Finds the values in a text; whether they are good JSON shows when they are read.
///
/// The values of an array come out one by one, and so do those of `boards` in an object: memory
/// holds one of them.
#[derive(Debug, Default)]
pub(in crate::format) struct Cutter {
    /// The brackets that are open, from the outermost one.
    open: Vec<char>,
    /// How many of them hold the list that values come from.
    base: usize,
    /// Where the list begins.
    list: (u64, usize),
    place: (u64, usize),
    text: String,
    /// Whether the brackets beyond the list are passed over, up to their ends.
    is_skipping: bool,
    string: Option<Text>,
    /// The last character but white space, outside of texts.
    last: char,
    /// The last text right in the outermost object: a name, if a colon follows.
    name: String,
}

/// A text in quotes under way.
#[derive(Debug)]
struct Text {
    start: usize,
    is_escaped: bool,
}

type Values = Vec<Result<Value, ParseError>>;

impl Cutter {
    /// Whether the next line belongs to something that has begun.
    pub(in crate::format) fn is_inside(&self) -> bool {
        !self.open.is_empty()
    }

    /// Where the value under way begins.
    pub(in crate::format) fn begun(&self) -> (u64, usize) {
        self.place
    }

    /// Whether only a brace has come so far, and what follows is none of JSON: a list in braces.
    pub(super) fn is_no_json(&self, line: &str) -> bool {
        let next = line.trim_start().chars().next();
        self.text.trim() == "{" && next.is_some_and(|c| c == '{' || c == '[' || c.is_ascii_digit())
    }

    /// Takes the next line and gives out the values that it completes.
    pub(in crate::format) fn feed(&mut self, number: u64, line: &str) -> Values {
        let mut values = Vec::new();
        if !self.is_inside() && (is_blank(line) || is_comment(line)) {
            return values;
        }
        for (column, character) in (1..).zip(line.chars()) {
            let place = (number, column);
            if self.string.is_some() {
                self.take_in_text(character);
                continue;
            }
            if character.is_whitespace() {
                self.keep(character);
                continue;
            }
            if column == 1 && character == '{' && self.is_inside() && !self.can_begin() {
                // Whatever came before was broken off.
                self.give_up(&mut values);
            }
            if self.open.len() > DEEPEST {
                let expected = format!("at most {DEEPEST} brackets inside each other");
                values.push(Err(ParseError::new(place, expected, "more")));
                self.skip();
                break;
            }
            if self.open.len() > self.base {
                self.take_inside(place, character, &mut values);
            } else if !self.take_between(place, character) {
                // Where the next value begins is not known before the next line.
                let expected = "a value that begins with { or [";
                let found = quote(character.encode_utf8(&mut [0; 4]));
                values.push(Err(ParseError::new(place, expected, found)));
                break;
            }
        }
        if self.string.take().is_some() {
            // No text goes on behind the end of its line.
            self.give_up(&mut values);
        }
        self.keep('\n');
        if self.text.len() > LONGEST_BOARD {
            let expected = format!("the end of a board within {LONGEST_BOARD} bytes");
            values.push(Err(ParseError::new(self.place, expected, "more")));
            self.text = String::new();
            self.is_skipping = true;
        }
        values
    }

    /// Drops what is not complete, as lines are missing.
    pub(in crate::format) fn skip(&mut self) {
        self.give_up(&mut Vec::new());
    }

    /// Ends the text and gives out what was not complete.
    pub(in crate::format) fn finish(&mut self) -> Values {
        let mut values = Vec::new();
        if self.text.is_empty() && self.is_inside() {
            let expected = "the end of the list that begins here";
            values.push(Err(ParseError::new(self.list, expected, "the end of the text")));
        }
        self.give_up(&mut values);
        *self = Self::default();
        values
    }

    fn take_in_text(&mut self, character: char) {
        self.keep(character);
        let Some(text) = &mut self.string else { return };
        if text.is_escaped || character == '\\' {
            text.is_escaped = !text.is_escaped;
        } else if character == '"' {
            if self.base == 0 && self.open == ['{'] {
                let end = self.text.len().saturating_sub(1);
                self.name = self.text.get(text.start..end).unwrap_or_default().to_owned();
            }
            self.string = None;
            self.last = '"';
        }
    }

    /// Takes a character between values; false where there should be none.
    fn take_between(&mut self, place: (u64, usize), character: char) -> bool {
        match character {
            '{' | '[' => {
                self.place = place;
                self.open(character);
                true
            }
            ',' => self.base > 0,
            ']' if self.base > 0 => {
                self.open.pop();
                // Behind the list of an object other fields may follow.
                self.is_skipping = !self.open.is_empty();
                self.base = 0;
                true
            }
            _ => false,
        }
    }

    fn take_inside(&mut self, place: (u64, usize), character: char, values: &mut Values) {
        let is_outermost = self.base == 0 && self.open.len() == 1;
        match character {
            '[' if is_outermost && self.last == ':' && self.name == "boards" => {
                self.open(character);
                self.begin_list(place);
            }
            '{' if is_outermost && self.last == '[' => {
                self.begin_list(self.place);
                self.place = place;
                self.open(character);
            }
            '{' | '[' => self.open(character),
            '}' | ']' => {
                self.keep(character);
                self.last = character;
                self.open.pop();
                if self.open.len() == self.base {
                    self.is_skipping = false;
                    self.push_value(values);
                }
            }
            _ => {
                self.keep(character);
                self.last = character;
                if character == '"' {
                    self.string = Some(Text { start: self.text.len(), is_escaped: false });
                }
            }
        }
    }

    fn open(&mut self, bracket: char) {
        self.open.push(bracket);
        self.keep(bracket);
        self.last = bracket;
    }

    /// What is open holds a list of values.
    fn begin_list(&mut self, place: (u64, usize)) {
        self.base = self.open.len();
        self.list = place;
        self.text.clear();
        self.is_skipping = false;
    }

    /// Whether an object can begin here.
    fn can_begin(&self) -> bool {
        match self.open.last() {
            Some('[') => matches!(self.last, '[' | ','),
            _ => self.last == ':',
        }
    }

    /// Gives out what was broken off, for the error that it is.
    fn give_up(&mut self, values: &mut Values) {
        self.open.truncate(self.base);
        self.string = None;
        self.is_skipping = false;
        self.text.truncate(self.text.trim_end().len());
        self.push_value(values);
    }

    fn push_value(&mut self, values: &mut Values) {
        let text = std::mem::take(&mut self.text);
        if !text.is_empty() {
            values.push(Ok(Value { place: self.place, text }));
        }
    }

    /// Adds to the text of the value under way, if there is one.
    fn keep(&mut self, character: char) {
        if self.open.len() > self.base && !self.is_skipping {
            self.text.push(character);
        }
    }
}
