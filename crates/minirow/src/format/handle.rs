//! A text format, as a handle.

use std::fmt;
use std::str::FromStr;

/// A text format, as a handle.
///
/// # Examples
/// ```
/// use minirow::format::Format;
/// let names: Vec<&str> = Format::all().map(|format| format.name()).collect();
/// assert_eq!(names[..5], ["line", "grid", "candidates", "json", "tatham"]);
/// assert!(names.contains(&"opensudoku"));
/// assert_eq!(Format::GRID.to_string(), "grid");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Format {
    /// Its place among all formats.
    pub(super) place: u8,
    name: &'static str,
}

impl Format {
    /// A board in one line, a sign for each cell.
    pub const LINE: Self = Self::new(0, "line");
    /// A board as people draw it, a row in each line.
    pub const GRID: Self = Self::new(1, "grid");
    /// A drawn board with the candidates of each cell.
    pub const CANDIDATES: Self = Self::new(2, "candidates");
    /// A JSON value for each board, with all that belongs to it.
    pub const JSON: Self = Self::new(3, "json");
    pub(super) const TATHAM: Self = Self::new(4, "tatham");
    pub(super) const SIMPLE_CANDIDATES: Self = Self::new(5, "simple-candidates");
    pub(super) const CANDIDATE_LIST: Self = Self::new(6, "candidate-list");
    pub(super) const CANDIDATE_ROWS: Self = Self::new(7, "candidate-rows");
    pub(super) const ANNOTATED: Self = Self::new(8, "annotated");
    pub(super) const SADMAN: Self = Self::new(9, "sadman");
    pub(super) const SUDOCUE: Self = Self::new(10, "sudocue");
    pub(super) const SDX: Self = Self::new(11, "sdx");
    pub(super) const SIMPLE_SUDOKU: Self = Self::new(12, "ss");
    pub(super) const SUSSER: Self = Self::new(13, "susser");
    pub(super) const LIBRARY: Self = Self::new(14, "library");
    /// HoDoKu's library of steps: a board with the step that it is to show.
    pub const HSOL: Self = Self::new(15, "hsol");
    pub(super) const OPENSUDOKU: Self = Self::new(16, "opensudoku");
    /// A table with a board in each row.
    pub const CSV: Self = Self::new(17, "csv");
    pub(super) const KSUDOKU: Self = Self::new(18, "ksudoku");
    pub(super) const FACTS: Self = Self::new(19, "facts");
    pub(super) const YAML: Self = Self::new(20, "yaml");
    pub(super) const CODE: Self = Self::new(21, "code");
    pub(super) const TATHAM_SAVE: Self = Self::new(22, "tatham-save");
    pub(super) const EXCHANGE: Self = Self::new(23, "exchange");
    pub(super) const F_PUZZLES: Self = Self::new(24, "f-puzzles");
    pub(super) const SUDOKUPAD: Self = Self::new(25, "sudokupad");
    pub(super) const PENPA: Self = Self::new(26, "penpa");
    pub(super) const SUDOKUWIKI: Self = Self::new(27, "sudokuwiki");
    pub(super) const SUDOKUEXCHANGE: Self = Self::new(28, "sudokuexchange");
    pub(super) const SUDOKU_COACH: Self = Self::new(29, "sudoku-coach");
    pub(super) const ISS: Self = Self::new(30, "iss");
    pub(super) const KILLER: Self = Self::new(31, "killer");
    pub(super) const SUDOKUMAKER: Self = Self::new(32, "sudokumaker");
    pub(super) const ISS_LINK: Self = Self::new(33, "iss-link");
    pub(super) const XML: Self = Self::new(34, "xml");
    pub(super) const LINK: Self = Self::new(35, "link");

    const fn new(place: u8, name: &'static str) -> Self {
        Self { place, name }
    }

    /// Its name.
    ///
    /// # Examples
    /// ```
    /// assert_eq!(minirow::format::Format::all().next().unwrap().name(), "line");
    /// ```
    #[must_use]
    pub const fn name(self) -> &'static str {
        self.name
    }
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
        // So many write it.
        let known = match name {
            "fpuzzles" => "f-puzzles",
            "html" => "xml",
            name => name,
        };
        let named = Self::all().find(|format| format.name() == known);
        named.or_else(|| Self::of_extension(name)).ok_or_else(|| UnknownFormat(name.into()))
    }
}

/// Its [name](Format::name).
impl fmt::Display for Format {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl fmt::Debug for Format {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Format({})", self.name())
    }
}
