//! How a text is to be read.

use std::fmt;
use std::str::FromStr;

use super::FORMATS;
use super::document::Document;
use super::notation::{Alike, Alone, Notation, Piece, Reading};
use super::part::Part;
use super::symbols::Symbols;
use crate::board::{Extra, Geometry};

/// A text format, as a handle.
///
/// # Examples
/// ```
/// use pencilmark::format::Format;
/// let names: Vec<&str> = Format::all().map(|format| format.name()).collect();
/// assert_eq!(names[..5], ["line", "grid", "candidates", "json", "tatham"]);
/// assert!(names.contains(&"opensudoku"));
/// assert_eq!(Format::GRID.name(), "grid");
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
    /// The column of a table that holds the puzzles: its name, or its number from 1. The text is a
    /// table then, unless another format is named.
    pub column: Option<String>,
    /// What stands for an empty cell, besides the usual signs.
    pub empty: Option<char>,
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

impl Format {
    /// A board in one line, a sign for each cell.
    pub const LINE: Self = Self(&crate::format::formats::line::Line);
    /// A board as people draw it, a row in each line.
    pub const GRID: Self = Self(&crate::format::formats::grid::Grid);
    /// A drawn board with the candidates of each cell.
    pub const CANDIDATES: Self = Self(&crate::format::formats::candidates::Candidates);
    /// A JSON value for each board, with all that belongs to it.
    pub const JSON: Self = Self(&crate::format::formats::json::board::Json);
    /// A table with a board in each row.
    pub const CSV: Self = Self(&crate::format::formats::csv::Csv);
    /// HoDoKu's library of steps: a board with the step that it is to show.
    pub const HSOL: Self = Self(&crate::format::formats::hodoku::hsol::Hsol);
    pub(super) const CODE: Self = Self(&crate::format::reading::data::program::Code);
    pub(super) const SDX: Self = Self(&crate::format::formats::sudocue::sdx::Sdx);
    pub(super) const YAML: Self = Self(&crate::format::reading::data::indented::Yaml);

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

    /// Whether boards of this geometry can be written in it.
    ///
    /// # Errors
    /// [`WriteError`], which names what it cannot hold.
    ///
    /// # Examples
    /// ```
    /// use pencilmark::{Extra, Geometry, format::Format};
    /// let windoku = Geometry::classic().with_extra(Extra::Windoku)?;
    /// assert!(Format::LINE.holds(&windoku).is_ok());
    /// assert_eq!(
    ///     "tatham".parse::<Format>().unwrap().holds(&windoku).unwrap_err().to_string(),
    ///     "tatham holds blocks that hang together and diagonals, found windoku"
    /// );
    /// # Ok::<(), pencilmark::GeometryError>(())
    /// ```
    pub fn holds(self, geometry: &Geometry) -> Result<(), WriteError> {
        let refusal = self.0.refusal(geometry);
        let error = |(holds, found)| WriteError::Board { format: self, holds, found };
        refusal.map_or(Ok(()), |refusal| Err(error(refusal)))
    }

    /// What it has room for besides the digits.
    ///
    /// # Examples
    /// ```
    /// use pencilmark::format::{Format, Part};
    /// assert_eq!(Format::CANDIDATES.parts(), [Part::Candidates]);
    /// ```
    #[must_use]
    pub fn parts(self) -> &'static [Part] {
        self.0.parts()
    }

    /// A document without the parts that the format has no room for, and which these were.
    ///
    /// # Examples
    /// ```
    /// use pencilmark::{Geometry, Grid};
    /// use pencilmark::format::{Document, Format, Part, Symbols, write};
    /// let line: Format = "line".parse().unwrap();
    /// let grid = Grid::new(&Geometry::classic());
    /// let named = Document { name: Some("empty".to_owned()), ..grid.into() };
    /// let error = write(&named, line, &Symbols::usual(9)).unwrap_err();
    /// assert_eq!(error.to_string(), "line cannot hold a name");
    /// let (reduced, without) = line.reduce(named);
    /// assert_eq!(without, [Part::Name]);
    /// assert!(write(&reduced, line, &Symbols::usual(9)).is_ok());
    /// ```
    #[must_use]
    pub fn reduce(self, document: Document) -> (Document, Vec<Part>) {
        self.without(document, |_| true)
    }

    /// The same, but that what is [essential](Part::is_essential) stays, for
    /// [`write`](crate::format::write) to refuse it.
    ///
    /// # Examples
    /// ```
    /// use pencilmark::{Geometry, Grid};
    /// use pencilmark::format::{Document, Format, Part};
    /// let line: Format = "line".parse().unwrap();
    /// let grid = Grid::new(&Geometry::classic());
    /// let all = vec![Geometry::classic().all_digits(); 81];
    /// let name = Some("empty".to_owned());
    /// let document = Document { name, candidates: Some(all), ..grid.into() };
    /// let (rest, behind) = line.leave_behind(document);
    /// assert_eq!((rest.parts(), behind), (vec![Part::Candidates], vec![Part::Name]));
    /// ```
    #[must_use]
    pub fn leave_behind(self, document: Document) -> (Document, Vec<Part>) {
        self.without(document, |part| !part.is_essential())
    }

    /// Without what it has no room for, as far as that may be left out.
    fn without(self, document: Document, may_go: fn(Part) -> bool) -> (Document, Vec<Part>) {
        let mut document = document;
        let mut without = document.parts();
        without.retain(|&part| !self.parts().contains(&part) && may_go(part));
        without.iter().for_each(|&part| document.remove(part));
        (document, without)
    }

    /// Whether there is nothing in a document that it cannot hold.
    pub(super) fn check(self, document: &Document, symbols: &Symbols) -> Result<(), WriteError> {
        let format = self;
        self.holds(document.grid.geometry())?;
        let is_lost = |part: &Part| !self.parts().contains(part) && document.has(*part);
        if let Some(part) = Part::ALL.into_iter().find(is_lost) {
            return Err(WriteError::Part { format, part });
        }
        match document.fault().or_else(|| self.0.refusal_of(document, symbols)) {
            Some((holds, found)) => Err(WriteError::Board { format, holds, found }),
            None => Ok(()),
        }
    }

    /// A board as far as the format can show it, for people to look at: reading the text again
    /// may give another one, where [`write`](crate::format::write) has an error.
    ///
    /// # Errors
    /// [`WriteError`] where the format has no room for the geometry.
    ///
    /// # Examples
    /// ```
    /// use pencilmark::{Geometry, Grid};
    /// use pencilmark::format::{Document, Format, Symbols};
    /// let line: Format = "line".parse().unwrap();
    /// let grid = Grid::new(&Geometry::classic());
    /// let named = Document { name: Some("empty".to_owned()), ..grid.into() };
    /// assert_eq!(line.draw(&named, &Symbols::usual(9))?, ".".repeat(81) + "\n");
    /// # Ok::<(), pencilmark::format::WriteError>(())
    /// ```
    pub fn draw(self, document: &Document, symbols: &Symbols) -> Result<String, WriteError> {
        self.holds(document.grid.geometry())?;
        let (reduced, _) = self.reduce(document.clone());
        Ok(self.0.write(&reduced, symbols))
    }

    /// The format of files whose names end so.
    ///
    /// # Examples
    /// ```
    /// use pencilmark::format::Format;
    /// assert_eq!(Format::of_extension("SDK").unwrap().name(), "sadman");
    /// assert_eq!(Format::of_extension("pdf"), None);
    /// ```
    #[must_use]
    pub fn of_extension(extension: &str) -> Option<Self> {
        let is_it = |known: &&'static str| known.eq_ignore_ascii_case(extension);
        Self::all().find(|format| format.0.extensions().iter().any(is_it))
    }

    /// How it is read, if boards of a text are alike in it.
    pub(super) fn alike(self) -> Option<&'static dyn Alike> {
        match self.0.reading() {
            Reading::Alike(alike) => Some(alike),
            Reading::Alone(_) => None,
        }
    }

    /// How it is read, if each of its boards tells all about itself.
    pub(super) fn alone(self) -> Option<&'static dyn Alone> {
        match self.0.reading() {
            Reading::Alone(alone) => Some(alone),
            Reading::Alike(_) => None,
        }
    }

    /// The root of its documents, and what a board is called in them, if it is XML.
    pub(super) fn elements(self) -> Option<(&'static str, &'static str)> {
        match self.alone()?.piece() {
            Piece::Element { root, board } => Some((root, board)),
            _ => None,
        }
    }
}

impl Shape {
    /// Takes in that `-` stands for an empty cell.
    pub(super) fn heed_dash(&mut self) {
        self.dash_row = match self.lines() {
            1 => self.geometry.cell_count(),
            _ => self.geometry.side().into(),
        };
    }

    /// How many lines a board takes, frames aside.
    pub(super) fn lines(&self) -> usize {
        self.format.alike().map_or(1, |alike| alike.lines(self.geometry.side()))
    }
}

/// A board with something that a format cannot hold.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum WriteError {
    /// The format has no room for a part of it.
    #[error("{} cannot hold {part}", .format.name())]
    Part {
        /// The format.
        format: Format,
        /// What it has no room for.
        part: Part,
    },
    /// The geometry of the board, or what stands in one of its parts, is not for this format.
    #[error("{} holds {holds}, found {found}", .format.name())]
    Board {
        /// The format.
        format: Format,
        /// What it can hold.
        holds: &'static str,
        /// What the board has.
        found: String,
    },
}

/// No format has this name.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("expected {names}, found '{0}'", names = names())]
pub struct UnknownFormat(String);

/// The names of all formats, for people.
fn names() -> String {
    let names: Vec<&str> = Format::all().map(Format::name).collect();
    let (last, others) = names.split_last().expect("there are formats");
    format!("{} or {last}", others.join(", "))
}

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
