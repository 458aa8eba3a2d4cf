//! What a format is made of: implemented once per file.

use crate::board::Geometry;
use crate::format::document::Document;
use crate::format::part::Part;
use crate::format::reading::cut::sections::Lines;
use crate::format::reading::error::ParseError;
use crate::format::reading::known::Known;
use crate::format::reading::lines::text::Text;
use crate::format::reading::record::Record;
use crate::format::reading::shape::Shape;
use crate::format::symbols::Symbols;

/// One format.
pub(in crate::format) trait Notation: Sync {
    /// How a text in it is read.
    fn reading(&self) -> Reading;

    /// What of a geometry it cannot hold: what it expects, and what it finds.
    ///
    /// A format that shows no geometry leaves that to whoever reads it.
    fn refusal(&self, _geometry: &Geometry) -> Option<(&'static str, String)> {
        None
    }

    /// Whether it holds boards that are no [squares](Geometry::is_square), and houses of fewer cells than digits.
    fn has_room_for_frames(&self) -> bool {
        false
    }

    /// Whether no board is ever written in it.
    fn is_only_read(&self) -> bool {
        false
    }

    /// What it has room for besides the digits.
    fn parts(&self) -> &'static [Part];

    /// What of a document it cannot hold, beyond its parts and its geometry: what it expects, and
    /// what it finds.
    fn refusal_of(
        &self,
        _document: &Document,
        _symbols: &Symbols,
    ) -> Option<(&'static str, String)> {
        None
    }

    /// Whether it is only recognised, as the library is built without rules beyond houses.
    fn is_unread(&self) -> bool {
        false
    }

    /// The site on the web whose links it reads.
    fn host(&self) -> Option<&'static str> {
        None
    }

    /// Writes one board of which it refuses nothing. Where it does, the text still shows what it can.
    fn write(&self, document: &Document, symbols: &Symbols) -> String;

    /// How the names of files in it end.
    fn extensions(&self) -> &'static [&'static str] {
        &[]
    }

    /// What stands around boards in a text with many.
    fn frame(&self) -> Frame {
        Frame::default()
    }

    /// What stands in front of boards that belong together.
    fn group(&self, _document: &Document) -> String {
        String::new()
    }

    /// Writes one board without what stands around all of them.
    fn write_item(&self, document: &Document, symbols: &Symbols) -> String {
        self.write(document, symbols)
    }

    /// The fields of a row, where boards are rows of a table.
    fn fields(&self, _document: &Document, _symbols: &Symbols) -> Vec<(&'static str, String)> {
        Vec::new()
    }
}

/// What stands around boards in a text with many.
#[derive(Clone, Copy, Debug, Default)]
pub(in crate::format) struct Frame {
    pub(in crate::format) opening: &'static str,
    pub(in crate::format) closing: &'static str,
    /// What stands behind boards that belong together.
    pub(in crate::format) group_end: &'static str,
    /// What parts the fields of a table.
    pub(in crate::format) separator: Option<&'static str>,
    /// Whether a header tells what the boards do not.
    pub(in crate::format) has_header: bool,
    /// Whether boards take several lines, and an empty one between them.
    pub(in crate::format) is_drawing: bool,
    /// Whether there is no room for a second board.
    pub(in crate::format) is_single: bool,
}

/// How texts in a format are read.
#[derive(Clone, Copy)]
pub(in crate::format) enum Reading {
    /// The boards of a text are alike: the first shows how all of them are written.
    Alike(&'static dyn Alike),
    /// Each board tells all about itself.
    Alone(&'static dyn Alone),
}

/// A format in rows of cells.
pub(in crate::format) trait Alike: Sync {
    /// What stands in its rows.
    fn content(&self) -> Content;

    /// How many lines a board of this side takes, frames aside.
    fn lines(&self, side: u8) -> usize;

    /// The sides a text can have in this format.
    fn fits(&self, text: &Text<'_>, told: Told<'_>) -> Vec<Fit>;

    /// Reads the text of one board.
    fn read(&self, text: &Text<'_>, shape: &Shape) -> Result<Document, ParseError>;
}

/// What stands in the rows of a format.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::format) enum Content {
    /// All digits of a board, in one line.
    Line,
    /// Digits, a row of cells in each line.
    Rows,
    /// The candidates of each cell, side by side.
    Candidates,
    /// Candidates, and digits of a player with a sign of their own.
    Signed,
    /// A place for each candidate that might be one.
    Places,
}

/// A format whose boards have a geometry and symbols of their own.
pub(in crate::format) trait Alone: Sync {
    /// What one board takes of a text.
    fn piece(&self) -> Piece;

    /// Whether a line is the first of a board in this format, and nothing else.
    fn begins(&self, line: &str, known: &Known) -> bool;

    /// Reads one board, and finds out how it is written.
    fn read(&self, record: &Record, known: &Known) -> Result<(Document, Shape), ParseError>;
}

/// What one board takes of a text.
#[derive(Clone, Copy)]
pub(in crate::format) enum Piece {
    /// A line.
    Line,
    /// A line, or all lines together.
    Strings,
    /// A value of JSON.
    Value,
    /// Several lines of different kinds.
    Lines(&'static dyn Lines),
    /// An element of XML, in a document with this root.
    Element { root: &'static str, board: &'static str },
    /// A row of a table.
    Row,
    /// A list in brackets, or a text in quotes; in some texts, indentation makes lists as well.
    Program { is_indented: bool },
}

/// What the user has told about a text, so that it need not show it.
#[derive(Clone, Copy)]
pub(in crate::format) struct Told<'a> {
    /// The format is named.
    pub(in crate::format) format: bool,
    /// The symbols, where they are named.
    pub(in crate::format) symbols: Option<&'a Symbols>,
}

impl Told<'_> {
    /// Whether the symbols are named: decimal numbers.
    pub(in crate::format) fn decimal(&self) -> bool {
        self.symbols.is_some_and(Symbols::is_decimal)
    }
}

/// A way a text can be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::format) struct Fit {
    pub(in crate::format) side: u8,
    pub(in crate::format) decimal: bool,
}
