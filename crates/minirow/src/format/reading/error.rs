//! Errors of reading: where, what was expected and what was found.

use std::fmt;

use super::remedy::Remedy;
use crate::format::symbols::SymbolsError;

/// A text that cannot be read: where, what was expected and what was found.
///
/// # Examples
/// ```
/// use minirow::format::{ReadOptions, read};
/// let error = read("1234\n34?2\n2143\n4321\n", &ReadOptions::default()).unwrap_err();
/// assert_eq!((error.line, error.column), (2, 3));
/// assert_eq!(
///     error.to_string(),
///     "line 2, column 3: expected a symbol of 1-4 or an empty cell, found '?'"
/// );
/// ```
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}, column {column}: {}", self.reason())]
pub struct ParseError {
    /// The line, from 1.
    pub line: u64,
    /// The column in characters, from 1.
    pub column: usize,
    /// What should be there.
    pub expected: String,
    /// What is there.
    pub found: String,
    /// What would help.
    pub kind: ParseErrorKind,
    pub(in crate::format) remedy: Option<Box<Remedy>>,
}

/// What would help a text to be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ParseErrorKind {
    /// The text itself is wrong.
    Text,
    /// The board has another side than the boards before it.
    Side,
    /// The side does not tell the shape of the blocks: name the geometry.
    Block,
    /// The symbols can stand for different digits: name them.
    Symbols,
    /// The text can be read in different formats: name one, or the geometry.
    Format,
    /// What stands in front of the boards is wrong, or not what was told otherwise.
    Header,
    /// The board has rules beyond houses, and the library is built without the feature `ruled-formats`.
    Rules,
}

impl ParseErrorKind {
    /// Whether it holds for the whole input, not for one board of it.
    ///
    /// # Examples
    /// ```
    /// use minirow::format::ParseErrorKind;
    /// assert!(ParseErrorKind::Symbols.is_general());
    /// assert!(!ParseErrorKind::Text.is_general());
    /// ```
    #[must_use]
    pub fn is_general(self) -> bool {
        !matches!(self, Self::Text | Self::Side | Self::Rules)
    }
}

impl ParseError {
    /// The message without the place.
    ///
    /// # Examples
    /// ```
    /// use minirow::format::{ReadOptions, read};
    /// let error = read("", &ReadOptions::default()).unwrap_err();
    /// assert_eq!(error.reason(), "expected a board, found nothing");
    /// ```
    #[must_use]
    pub fn reason(&self) -> String {
        format!("expected {}, found {}", self.expected, self.found)
    }

    /// What the caller can tell so that the text is read, if that would help.
    ///
    /// # Examples
    /// ```
    /// use minirow::format::{ReadOptions, Remedy, read};
    /// let options = ReadOptions::default();
    /// let error = read("1234\n34?2\n2143\n4321\n", &options).unwrap_err();
    /// assert_eq!(error.remedy(), Some(&Remedy::Empty('?')));
    /// let options = options.empty('?');
    /// assert!(read("1234\n34?2\n2143\n4321\n", &options).is_ok());
    /// ```
    #[must_use]
    pub fn remedy(&self) -> Option<&Remedy> {
        self.remedy.as_deref()
    }

    /// An error about a text, raised by whoever takes the text in.
    ///
    /// # Examples
    /// ```
    /// use minirow::format::ParseError;
    /// let error = ParseError::at(7, 1, "a line of at most 80 bytes", "a longer one");
    /// assert_eq!(error.to_string(), "line 7, column 1: expected a line of at most 80 bytes, found a longer one");
    /// ```
    #[must_use]
    pub fn at(line: u64, column: usize, expected: &str, found: &str) -> Self {
        Self::new((line, column), expected, found)
    }

    pub(in crate::format) fn new(
        place: (u64, usize),
        expected: impl fmt::Display,
        found: impl fmt::Display,
    ) -> Self {
        Self {
            line: place.0,
            column: place.1,
            expected: expected.to_string(),
            found: found.to_string(),
            kind: ParseErrorKind::Text,
            remedy: None,
        }
    }

    /// The error of a text that has these symbols at this place.
    pub(in crate::format) fn of_symbols(place: (u64, usize), error: &SymbolsError) -> Self {
        let found: String = error.found().chars().filter(|c| !c.is_control()).collect();
        Self::new(place, error.expected(), found)
    }

    pub(in crate::format) fn of(self, kind: ParseErrorKind) -> Self {
        Self { kind, ..self }
    }

    pub(in crate::format) fn with(self, remedy: Remedy) -> Self {
        Self { remedy: Some(Box::new(remedy)), ..self }
    }

    /// Without a remedy that does not lead on.
    pub(super) fn tried(mut self, leads_on: impl FnOnce(&Remedy) -> bool) -> Self {
        self.remedy = self.remedy.filter(|remedy| leads_on(remedy));
        self
    }
}

/// A piece of the text for a message: short, printable.
pub(in crate::format) fn quote(text: &str) -> String {
    const MOST: usize = 20;
    let end = text.char_indices().nth(MOST).map_or(text.len(), |(at, _)| at);
    let shown = printable(&text[..end]);
    let more = if end < text.len() { "…" } else { "" };
    let lost = if is_whole(text) { "" } else { ", a byte that is not UTF-8" };
    format!("'{shown}{more}'{lost}")
}

/// A text whose signs are all seen.
pub(in crate::format) fn printable(text: &str) -> String {
    text.chars().flat_map(char::escape_debug).collect()
}

/// Whether a text has no sign of a lost byte.
pub(in crate::format) fn is_whole(text: &str) -> bool {
    !text.contains(char::REPLACEMENT_CHARACTER)
}
