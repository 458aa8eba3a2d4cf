//! The items of a string and their arguments, each with its position.

use crate::rules::ReadError;

/// The most characters of a string.
const MOST_CHARACTERS: usize = 1 << 18;

/// A piece of the text without blanks.
#[derive(Clone, Debug, Default)]
pub(super) struct Token {
    pub(super) text: String,
    /// Its first character in the text, counted from 1.
    pub(super) at: usize,
}

impl Token {
    /// What is wrong with it.
    pub(super) fn wrong(&self, expected: impl Into<String>) -> ReadError {
        ReadError::new(self.at, expected, &self.text)
    }

    fn push(&mut self, sign: char, at: usize) {
        if self.text.is_empty() {
            self.at = at;
        }
        self.text.push(sign);
    }
}

/// A name and its arguments.
#[derive(Clone, Debug)]
pub(super) struct Item {
    pub(super) kind: Token,
    pub(super) arguments: Vec<Token>,
}

impl Item {
    /// One of its arguments.
    pub(super) fn argument(&self, place: usize, expected: &str) -> Result<&Token, ReadError> {
        self.arguments.get(place).ok_or_else(|| self.lacks(expected))
    }

    /// All arguments from a place on.
    pub(super) fn from(&self, place: usize) -> &[Token] {
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
pub(super) fn items(text: &str) -> Result<Vec<Item>, ReadError> {
    let mut items: Vec<Item> = Vec::new();
    let signs = text.chars().enumerate().map(|(at, sign)| (at + 1, sign));
    for (at, sign) in signs.filter(|(_, sign)| !sign.is_whitespace()) {
        if at > MOST_CHARACTERS {
            let expected = format!("at most {MOST_CHARACTERS} characters");
            return Err(ReadError::new(at, expected, "more"));
        }
        let empty = Token { text: String::new(), at: at + 1 };
        match (sign, items.last_mut()) {
            ('.', _) => items.push(Item { kind: empty, arguments: Vec::new() }),
            (_, None) => {
                return Err(ReadError::new(at, "'.' before the first item", &sign.to_string()));
            }
            ('~', Some(item)) => item.arguments.push(empty),
            (_, Some(item)) => item.arguments.last_mut().unwrap_or(&mut item.kind).push(sign, at),
        }
    }
    if items.is_empty() {
        return Err(ReadError::new(1, "'.' before the first item", ""));
    }
    Ok(items)
}
