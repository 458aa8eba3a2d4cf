//! How a text is to be read.

use std::fmt;
use std::str::FromStr;

use super::text::Text;
use super::{Document, FORMATS, ParseError, Symbols};
use crate::board::{Extra, Geometry};

/// A text format, as a handle.
///
/// # Examples
/// ```
/// use pencilmark::format::Format;
/// let names: Vec<&str> = Format::all().map(|format| format.name()).collect();
/// assert_eq!(names, ["line", "grid", "candidates"]);
/// assert_eq!("grid".parse::<Format>().unwrap().name(), "grid");
/// ```
#[derive(Clone, Copy)]
pub struct Format(pub(super) &'static dyn Notation);

/// What is known beforehand about a text; everything else is found out.
#[derive(Clone, Debug, Default)]
pub struct ReadOptions {
    /// The boards' geometry.
    pub geometry: Option<Geometry>,
    /// The extras of the boards (where no geometry is given).
    pub extras: Vec<Extra>,
    /// The symbols of the digits, where a text can be read in them.
    pub symbols: Option<Symbols>,
    /// The format.
    pub format: Option<Format>,
    /// Whether the boards of one text may differ in format, side and symbols.
    pub mixed: bool,
}

/// How the boards of a text are written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shape {
    /// The format.
    pub format: Format,
    /// The boards' geometry.
    pub geometry: Geometry,
    /// The symbols of the digits.
    pub symbols: Symbols,
    /// How many dashes make a row, where `-` stands for an empty cell; 0 where it does not.
    pub(super) dash_row: usize,
    /// After how many rows an empty line only parts the bands of a board.
    pub(super) gap_rows: Option<usize>,
}

/// One format: implemented once per file.
pub(super) trait Notation: Sync {
    fn name(&self) -> &'static str;

    /// How many lines a board of this side takes, frames aside.
    fn lines(&self, side: u8) -> usize;

    /// The sides a text can have in this format.
    fn fits(&self, text: &Text<'_>, told: Told<'_>) -> Vec<Fit>;

    /// Reads the text of one board.
    fn read(&self, text: &Text<'_>, shape: &Shape) -> Result<Document, ParseError>;

    /// Writes one board.
    fn write(&self, document: &Document, symbols: &Symbols) -> String;
}

/// What the user has told about a text, so that it need not show it.
#[derive(Clone, Copy)]
pub(super) struct Told<'a> {
    /// The format is named.
    pub(super) format: bool,
    /// The symbols, where they are named.
    pub(super) symbols: Option<&'a Symbols>,
}

impl Told<'_> {
    /// Whether the symbols are named: decimal numbers.
    pub(super) fn decimal(&self) -> bool {
        self.symbols.is_some_and(Symbols::is_decimal)
    }
}

/// A way a text can be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Fit {
    pub(super) side: u8,
    pub(super) decimal: bool,
}

impl Format {
    /// All formats.
    ///
    /// # Examples
    /// ```
    /// assert!(pencilmark::format::Format::all().count() >= 3);
    /// ```
    pub fn all() -> impl Iterator<Item = Self> {
        FORMATS.iter().map(|notation| Self(*notation))
    }

    /// Its name.
    ///
    /// # Examples
    /// ```
    /// assert_eq!(pencilmark::format::Format::all().next().unwrap().name(), "line");
    /// ```
    #[must_use]
    pub fn name(self) -> &'static str {
        self.0.name()
    }
}

/// No format has this name.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("expected line, grid or candidates, found '{0}'")]
pub struct UnknownFormat(String);

impl FromStr for Format {
    type Err = UnknownFormat;

    fn from_str(name: &str) -> Result<Self, UnknownFormat> {
        Self::all().find(|format| format.name() == name).ok_or_else(|| UnknownFormat(name.into()))
    }
}

impl PartialEq for Format {
    fn eq(&self, other: &Self) -> bool {
        self.name() == other.name()
    }
}

impl Eq for Format {}

impl fmt::Debug for Format {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Format({})", self.name())
    }
}
