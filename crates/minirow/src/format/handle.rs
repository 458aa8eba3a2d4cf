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
    /// HoDoKu's library of steps: a board with the step that it is to show.
    pub const HSOL: Self = Self::new(15, "hsol");
    /// A table with a board in each row.
    pub const CSV: Self = Self::new(17, "csv");

    pub(super) const fn new(place: u8, name: &'static str) -> Self {
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
