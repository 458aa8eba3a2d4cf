//! What a format is made of: implemented once per file.

use super::known::Known;
use super::text::Text;
use super::{Document, ParseError, Part, Record, Shape, Symbols};
use crate::board::Geometry;

/// One format.
pub(super) trait Notation: Sync {
    fn name(&self) -> &'static str;

    /// How a text in it is read.
    fn reading(&self) -> Reading;

    /// What of a geometry it can not hold: what it expects, and what it finds.
    ///
    /// A format that shows no geometry leaves that to whoever reads it.
    fn refusal(&self, _geometry: &Geometry) -> Option<(&'static str, String)> {
        None
    }

    /// What it has room for besides the digits.
    fn parts(&self) -> &'static [Part];

    /// What of a document it can not hold, beyond its parts and its geometry: what it expects, and
    /// what it finds.
    fn refusal_of(
        &self,
        _document: &Document,
        _symbols: &Symbols,
    ) -> Option<(&'static str, String)> {
        None
    }

    /// Writes one board of which it refuses nothing.
    fn write(&self, document: &Document, symbols: &Symbols) -> String;
}

/// How texts in a format are read.
#[derive(Clone, Copy)]
pub(super) enum Reading {
    /// The boards of a text are alike: the first shows how all of them are written.
    Alike(&'static dyn Alike),
    /// Each board tells all about itself.
    Alone(&'static dyn Alone),
}

/// A format in rows of cells.
pub(super) trait Alike: Sync {
    /// How many lines a board of this side takes, frames aside.
    fn lines(&self, side: u8) -> usize;

    /// The sides a text can have in this format.
    fn fits(&self, text: &Text<'_>, told: Told<'_>) -> Vec<Fit>;

    /// Reads the text of one board.
    fn read(&self, text: &Text<'_>, shape: &Shape) -> Result<Document, ParseError>;
}

/// A format whose boards have a geometry and symbols of their own.
pub(super) trait Alone: Sync {
    /// What one board takes of a text.
    fn piece(&self) -> Piece;

    /// Whether a line is the first of a board in this format, and nothing else.
    fn begins(&self, line: &str, known: &Known) -> bool;

    /// Reads one board, and finds out how it is written.
    fn read(&self, record: &Record, known: &Known) -> Result<(Document, Shape), ParseError>;
}

/// What one board takes of a text.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Piece {
    /// A line.
    Line,
    /// A value of JSON.
    Value,
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
