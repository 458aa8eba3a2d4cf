//! A text format, as a handle.

use std::fmt;
use std::str::FromStr;

/// A text format, as a handle.
///
/// # Examples
/// ```
/// use pencilmark::format::Format;
/// let names: Vec<&str> = Format::all().map(|format| format.name()).collect();
/// assert_eq!(names[..5], ["line", "grid", "candidates", "json", "tatham"]);
/// assert!(names.contains(&"opensudoku"));
/// assert_eq!(Format::GRID.to_string(), "grid");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Format(pub(super) u8);

impl Format {
    /// A board in one line, a sign for each cell.
    pub const LINE: Self = Self(0);
    /// A board as people draw it, a row in each line.
    pub const GRID: Self = Self(1);
    /// A drawn board with the candidates of each cell.
    pub const CANDIDATES: Self = Self(2);
    /// A JSON value for each board, with all that belongs to it.
    pub const JSON: Self = Self(3);
    pub(super) const TATHAM: Self = Self(4);
    pub(super) const SIMPLE_CANDIDATES: Self = Self(5);
    pub(super) const CANDIDATE_LIST: Self = Self(6);
    pub(super) const CANDIDATE_ROWS: Self = Self(7);
    pub(super) const ANNOTATED: Self = Self(8);
    pub(super) const SADMAN: Self = Self(9);
    pub(super) const SUDOCUE: Self = Self(10);
    pub(super) const SDX: Self = Self(11);
    pub(super) const SIMPLE_SUDOKU: Self = Self(12);
    pub(super) const SUSSER: Self = Self(13);
    pub(super) const LIBRARY: Self = Self(14);
    /// HoDoKu's library of steps: a board with the step that it is to show.
    pub const HSOL: Self = Self(15);
    pub(super) const OPENSUDOKU: Self = Self(16);
    /// A table with a board in each row.
    pub const CSV: Self = Self(17);
    pub(super) const KSUDOKU: Self = Self(18);
    pub(super) const FACTS: Self = Self(19);
    pub(super) const YAML: Self = Self(20);
    pub(super) const CODE: Self = Self(21);
    pub(super) const TATHAM_SAVE: Self = Self(22);
    pub(super) const EXCHANGE: Self = Self(23);
    pub(super) const F_PUZZLES: Self = Self(24);
    pub(super) const SUDOKUPAD: Self = Self(25);
    pub(super) const PENPA: Self = Self(26);
    pub(super) const SUDOKUWIKI: Self = Self(27);
    pub(super) const SUDOKUEXCHANGE: Self = Self(28);
    pub(super) const SUDOKU_COACH: Self = Self(29);
    pub(super) const ISS: Self = Self(30);
    pub(super) const KILLER: Self = Self(31);
    pub(super) const SUDOKUMAKER: Self = Self(32);
    pub(super) const ISS_LINK: Self = Self(33);
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
        let known = if name == "fpuzzles" { "f-puzzles" } else { name };
        Self::all().find(|format| format.name() == known).ok_or_else(|| UnknownFormat(name.into()))
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
