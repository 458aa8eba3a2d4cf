//! The items of a string and their arguments, each with its position.

use std::borrow::Cow;

use crate::format::reading::read_error::ReadError;

/// The most characters of a string.
const MOST_CHARACTERS: usize = 1 << 18;

/// A piece of the text without blanks.
#[derive(Clone, Debug)]
pub(super) struct Token<'t> {
    pub(super) text: Cow<'t, str>,
    /// Its first character in the text, counted from 1.
    pub(super) at: usize,
    /// Whether it is the name of an item.
    is_name: bool,
}

impl<'t> Token<'t> {
    /// One that stands at a place.
    pub(super) fn new(text: impl Into<Cow<'t, str>>, at: usize) -> Self {
        Self { text: text.into(), at, is_name: false }
    }

    /// A piece of the text that begins at a place, without its blanks.
    fn of(piece: &'t str, at: usize, is_name: bool) -> Self {
        let text = match piece.contains(char::is_whitespace) {
            true => piece.split_whitespace().collect::<String>().into(),
            false => piece.into(),
        };
        let blanks = piece.chars().position(|sign| !sign.is_whitespace());
        Self { text, at: at + blanks.unwrap_or(0), is_name }
    }

    /// What is wrong with it.
    pub(super) fn wrong(&self, expected: impl Into<String>) -> ReadError {
        ReadError::new(self.at, expected, &self.text)
    }
}

/// A name and its arguments.
#[derive(Clone, Copy, Debug)]
pub(super) struct Item<'t> {
    pub(super) kind: &'t Token<'t>,
    pub(super) arguments: &'t [Token<'t>],
}

impl<'t> Item<'t> {
    /// One of its arguments.
    pub(super) fn argument(&self, place: usize, expected: &str) -> Result<&Token<'t>, ReadError> {
        self.arguments.get(place).ok_or_else(|| self.lacks(expected))
    }

    /// All arguments from a place on.
    pub(super) fn from(&self, place: usize) -> &'t [Token<'t>] {
        self.arguments.get(place..).unwrap_or_default()
    }

    /// What is missing after its arguments.
    pub(super) fn lacks(&self, expected: &str) -> ReadError {
        let last = self.arguments.last().unwrap_or(self.kind);
        ReadError::new(last.at + last.text.chars().count(), expected, "")
    }

    /// An item that a board with rules cannot express.
    pub(super) fn not_expressed(&self) -> ReadError {
        self.kind.wrong("a rule that can be expressed")
    }
}

/// The names and arguments of a text, one after the other.
pub(super) fn tokens(text: &str) -> Result<Vec<Token<'_>>, ReadError> {
    let seen = |&(_, sign): &(usize, char)| !sign.is_whitespace();
    if text.len() > MOST_CHARACTERS
        && let Some((at, _)) = text.chars().enumerate().skip(MOST_CHARACTERS).find(seen)
    {
        let expected = format!("at most {MOST_CHARACTERS} characters");
        return Err(ReadError::new(at + 1, expected, "more"));
    }
    let is_sign = |sign: u8| sign == b'.' || sign == b'~';
    let start = text.bytes().position(|sign| sign == b'.').unwrap_or(text.len());
    if let Some((at, sign)) = text[..start].chars().enumerate().find(seen) {
        return Err(ReadError::new(at + 1, "'.' before the first item", &sign.to_string()));
    }
    let count = text[start..].bytes().filter(|&sign| is_sign(sign)).count();
    if count == 0 {
        return Err(ReadError::new(1, "'.' before the first item", ""));
    }
    let mut tokens = Vec::with_capacity(count);
    let (mut rest, mut at) = (&text[start..], text[..start].chars().count() + 1);
    while let Some(sign) = rest.bytes().next() {
        let piece = &rest[1..];
        let end = piece.bytes().position(is_sign).unwrap_or(piece.len());
        let piece = &piece[..end];
        tokens.push(Token::of(piece, at + 1, sign == b'.'));
        rest = &rest[1 + end..];
        at += 1 + piece.chars().count();
    }
    Ok(tokens)
}

/// The items of a text, of which these are the names and arguments.
pub(super) fn items<'t>(tokens: &'t [Token<'t>]) -> Vec<Item<'t>> {
    let items = tokens.chunk_by(|_, next| !next.is_name);
    items.filter_map(<[_]>::split_first).map(|(kind, arguments)| Item { kind, arguments }).collect()
}
