//! What a caller tells about a text.

use crate::board::{Extra, Geometry};
use crate::format::handle::Format;
use crate::format::symbols::Symbols;

/// What is known beforehand about a text; everything else is found out.
///
/// # Examples
/// ```
/// use minirow::{Geometry, format::{ReadOptions, read}};
/// let options = ReadOptions::default().geometry(Geometry::classic()).empty('~');
/// assert_eq!(read(&"~".repeat(81), &options).unwrap().grid.empty_len(), 81);
/// ```
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
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
    /// Whether all lines of constraint strings are one board, or each line is one.
    pub whole: Option<bool>,
    /// Whether boards may have rules beyond houses, as whoever reads them heeds those.
    pub rules: bool,
}

impl ReadOptions {
    /// For boards of this geometry.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Geometry, format::{ReadOptions, read}};
    /// let six = ReadOptions::default().geometry(Geometry::with_blocks(3, 2)?);
    /// assert_eq!(read(&".".repeat(36), &six).unwrap().grid.geometry().block_shape(), Some((3, 2)));
    /// # Ok::<(), minirow::GeometryError>(())
    /// ```
    #[must_use]
    pub fn geometry(mut self, geometry: impl Into<Option<Geometry>>) -> Self {
        self.geometry = geometry.into();
        self
    }

    /// For boards with these extras, where no geometry is given.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Extra, format::{ReadOptions, read}};
    /// let options = ReadOptions::default().extras([Extra::Diagonals]);
    /// let board = read(&".".repeat(81), &options).unwrap().grid;
    /// assert_eq!(board.geometry().extras(), [Extra::Diagonals]);
    /// ```
    #[must_use]
    pub fn extras(mut self, extras: impl IntoIterator<Item = Extra>) -> Self {
        self.extras = extras.into_iter().collect();
        self
    }

    /// With these symbols for the digits.
    ///
    /// # Examples
    /// ```
    /// use minirow::format::{ReadOptions, Symbols, read};
    /// let options = ReadOptions::default().symbols("ABCD".parse::<Symbols>()?);
    /// assert_eq!(read("A...............", &options).unwrap().grid.values().next(), Some(1));
    /// # Ok::<(), minirow::format::SymbolsError>(())
    /// ```
    #[must_use]
    pub fn symbols(mut self, symbols: impl Into<Option<Symbols>>) -> Self {
        self.symbols = symbols.into();
        self
    }

    /// In this format.
    ///
    /// # Examples
    /// ```
    /// use minirow::format::{Format, ReadOptions, read};
    /// let options = ReadOptions::default().format(Format::LINE);
    /// assert!(read("1... ..3. .4.. ...2", &options).is_ok());
    /// ```
    #[must_use]
    pub fn format(mut self, format: impl Into<Option<Format>>) -> Self {
        self.format = format.into();
        self
    }

    /// In this column of a table: its name, or its number from 1.
    ///
    /// # Examples
    /// ```
    /// use minirow::format::{ReadOptions, read};
    /// let options = ReadOptions::default().column("2".to_owned());
    /// let table = "id,clues\n7,1.....3..4.....2\n";
    /// assert_eq!(read(table, &options).unwrap().grid.filled_len(), 4);
    /// ```
    #[must_use]
    pub fn column(mut self, column: impl Into<Option<String>>) -> Self {
        self.column = column.into();
        self
    }

    /// With this sign for an empty cell, besides the usual ones.
    ///
    /// # Examples
    /// ```
    /// use minirow::format::{ReadOptions, read};
    /// let options = ReadOptions::default().empty('~');
    /// assert_eq!(read("1~~~~~3~~4~~~~~2", &options).unwrap().grid.empty_len(), 12);
    /// ```
    #[must_use]
    pub fn empty(mut self, empty: impl Into<Option<char>>) -> Self {
        self.empty = empty.into();
        self
    }

    /// Where the boards of one text may differ in format, side and symbols.
    ///
    /// # Examples
    /// ```
    /// use minirow::format::{ReadOptions, read_all};
    /// let mixed = ReadOptions::default().mixed(true);
    /// let text = format!("{}\n\n{}\n", ".".repeat(16), ".".repeat(81));
    /// assert!(read_all(&text, &mixed).iter().all(Result::is_ok));
    /// ```
    #[must_use]
    pub fn mixed(mut self, mixed: bool) -> Self {
        self.mixed = mixed;
        self
    }

    /// With one board in all lines of constraint strings together, or one in each line.
    ///
    /// # Examples
    /// ```
    /// use minirow::format::{ReadOptions, read_all};
    /// let lines = ".Shape~4x4.AntiKing\n.~R1C1_2\n";
    /// let count = |whole: bool| read_all(lines, &ReadOptions::default().whole(whole).rules(true)).len();
    /// assert_eq!((count(true), count(false)), (1, 2));
    /// let unclear = read_all(lines, &ReadOptions::default().rules(true));
    /// assert!(unclear.last().is_some_and(Result::is_err));
    /// ```
    #[must_use]
    pub fn whole(mut self, whole: impl Into<Option<bool>>) -> Self {
        self.whole = whole.into();
        self
    }

    /// Where boards may have rules beyond houses: without this they are errors that name the rules, so that
    /// nobody solves another board than that of the text.
    ///
    /// # Examples
    /// ```
    /// use minirow::format::{ReadOptions, read};
    /// let text = ".Thermo~R1C1~R2C1 .~R9C9_1";
    /// let error = read(text, &ReadOptions::default()).unwrap_err();
    /// assert_eq!(
    ///     error.to_string(),
    ///     "line 1, column 1: expected a board without rules beyond houses, found thermometer"
    /// );
    /// let document = read(text, &ReadOptions::default().rules(true))?;
    /// assert_eq!(document.rules.len(), 1);
    /// # Ok::<(), minirow::format::ParseError>(())
    /// ```
    #[must_use]
    pub fn rules(mut self, rules: bool) -> Self {
        self.rules = rules;
        self
    }
}
