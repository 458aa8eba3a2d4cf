//! The items of a string and their arguments, each with its position.

use std::borrow::Cow;

use crate::rules::ReadError;

/// The most characters of a string.
const MOST_CHARACTERS: usize = 1 << 18;

/// A piece of the text without blanks.
#[derive(Clone, Debug)]
pub(super) struct Token<'t> {
    pub(super) text: Cow<'t, str>,
    /// Its first character in the text, counted from 1.
    pub(super) at: usize,
    /// Where it ends in the text, in bytes.
    end: usize,
}

impl<'t> Token<'t> {
    /// One that stands at a place.
    pub(super) fn new(text: impl Into<Cow<'t, str>>, at: usize) -> Self {
        Self { text: text.into(), at, end: 0 }
    }

    /// What is wrong with it.
    pub(super) fn wrong(&self, expected: impl Into<String>) -> ReadError {
        ReadError::new(self.at, expected, &self.text)
    }

    /// Adds the sign at a place of the text, which is so many characters and bytes in.
    fn push(&mut self, text: &'t str, sign: char, at: usize, byte: usize) {
        let end = byte + sign.len_utf8();
        match &mut self.text {
            Cow::Borrowed("") => {
                self.at = at;
                self.text = Cow::Borrowed(&text[byte..end]);
            }
            Cow::Borrowed(part) if self.end == byte => *part = &text[byte - part.len()..end],
            // Blanks stand between.
            Cow::Borrowed(part) => self.text = Cow::Owned(format!("{part}{sign}")),
            Cow::Owned(part) => part.push(sign),
        }
        self.end = end;
    }
}

/// A name and its arguments.
#[derive(Clone, Debug)]
pub(super) struct Item<'t> {
    pub(super) kind: Token<'t>,
    pub(super) arguments: Vec<Token<'t>>,
}

impl<'t> Item<'t> {
    /// One of its arguments.
    pub(super) fn argument(&self, place: usize, expected: &str) -> Result<&Token<'t>, ReadError> {
        self.arguments.get(place).ok_or_else(|| self.lacks(expected))
    }

    /// All arguments from a place on.
    pub(super) fn from(&self, place: usize) -> &[Token<'t>] {
        self.arguments.get(place..).unwrap_or_default()
    }

    /// What is missing after its arguments.
    pub(super) fn lacks(&self, expected: &str) -> ReadError {
        let last = self.arguments.last().unwrap_or(&self.kind);
        ReadError::new(last.at + last.text.chars().count(), expected, "")
    }

    /// An item that a board with rules cannot express.
    pub(super) fn not_expressed(&self) -> ReadError {
        self.kind.wrong("a rule that can be expressed")
    }
}

/// Whether a text can only be a constraint string: no other notation has the sign in front of arguments.
pub(crate) fn is_iss(text: &str) -> bool {
    text.trim_start().starts_with('.') && text.contains('~')
}

/// The items of a text.
pub(super) fn items(text: &str) -> Result<Vec<Item<'_>>, ReadError> {
    let mut items: Vec<Item<'_>> = Vec::new();
    for (at, (byte, sign)) in (1..).zip(text.char_indices()) {
        if sign.is_whitespace() {
            continue;
        }
        if at > MOST_CHARACTERS {
            let expected = format!("at most {MOST_CHARACTERS} characters");
            return Err(ReadError::new(at, expected, "more"));
        }
        let empty = Token::new("", at + 1);
        match (sign, items.last_mut()) {
            ('.', _) => items.push(Item { kind: empty, arguments: Vec::new() }),
            (_, None) => {
                return Err(ReadError::new(at, "'.' before the first item", &sign.to_string()));
            }
            ('~', Some(item)) => item.arguments.push(empty),
            (_, Some(item)) => {
                item.arguments.last_mut().unwrap_or(&mut item.kind).push(text, sign, at, byte);
            }
        }
    }
    if items.is_empty() {
        return Err(ReadError::new(1, "'.' before the first item", ""));
    }
    Ok(items)
}
