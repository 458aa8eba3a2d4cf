//! What people call the parts of a board.

use super::{Cell, Digit, Geometry, House};

/// What people call the cells, houses and digits of a board: sentences are put together from these.
///
/// # Examples
/// ```
/// use minirow::{Cell, Digit, Geometry, Names, format::Symbols};
/// let geometry = Geometry::of_side(16)?;
/// let symbols = Symbols::usual(16);
/// let names = Names::new(&geometry, |digit| symbols.symbol(digit));
/// assert_eq!(names.cell(Cell::new(28)), "r2c13");
/// assert_eq!(names.digit(Digit::new(16).unwrap()), "G");
/// assert_eq!(Names::numbers(&geometry).digit(Digit::new(16).unwrap()), "16");
/// # Ok::<(), minirow::GeometryError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Names<'a> {
    geometry: &'a Geometry,
    digits: Vec<String>,
}

impl<'a> Names<'a> {
    /// Digits are called by the symbols that a board is written with.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Digit, Geometry, Names};
    /// let geometry = Geometry::classic();
    /// let names = Names::new(&geometry, |digit| "abcdefghi"[digit.index()..][..1].to_owned());
    /// assert_eq!(names.digit(Digit::new(3).unwrap()), "c");
    /// ```
    pub fn new(geometry: &'a Geometry, symbol: impl FnMut(Digit) -> String) -> Self {
        Self { geometry, digits: geometry.digits().map(symbol).collect() }
    }

    /// Digits are called by their values.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Digit, Geometry, Names};
    /// let geometry = Geometry::classic();
    /// assert_eq!(Names::numbers(&geometry).digit(Digit::new(3).unwrap()), "3");
    /// ```
    #[must_use]
    pub fn numbers(geometry: &'a Geometry) -> Self {
        Self::new(geometry, |digit| geometry.value(digit).to_string())
    }

    /// The board they belong to.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Geometry, Names};
    /// assert_eq!(Names::numbers(&Geometry::classic()).geometry().side(), 9);
    /// ```
    #[must_use]
    pub fn geometry(&self) -> &'a Geometry {
        self.geometry
    }

    /// The name of a cell; see [`Geometry::cell_name`].
    ///
    /// # Examples
    /// ```
    /// use minirow::{Cell, Geometry, Names};
    /// assert_eq!(Names::numbers(&Geometry::classic()).cell(Cell::new(80)), "r9c9");
    /// ```
    #[must_use]
    pub fn cell(&self, cell: Cell) -> String {
        self.geometry.spoken_cell_name(cell)
    }

    /// The names of some cells as a list.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Cell, Geometry, Names};
    /// let geometry = Geometry::classic();
    /// let cells = [0, 1, 80].map(Cell::new);
    /// assert_eq!(Names::numbers(&geometry).cells(cells), "r1c1, r1c2 and r9c9");
    /// ```
    #[must_use]
    pub fn cells(&self, cells: impl IntoIterator<Item = Cell>) -> String {
        let mut names = Vec::new();
        for cell in cells {
            names.push(self.cell(cell));
        }
        let last = names.pop().unwrap_or_default();
        if names.is_empty() { last } else { format!("{} and {last}", names.join(", ")) }
    }

    /// The name of a house; see [`Geometry::house_name`].
    ///
    /// # Examples
    /// ```
    /// use minirow::{Geometry, Names};
    /// let geometry = Geometry::classic();
    /// let last = geometry.houses().last().unwrap();
    /// assert_eq!(Names::numbers(&geometry).house(last), "block 9");
    /// ```
    #[must_use]
    pub fn house(&self, house: House) -> &'a str {
        self.geometry.house_name(house)
    }

    /// How a digit is written; its number where the board has no such digit.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Digit, Geometry, Names};
    /// let geometry = Geometry::of_side(4)?;
    /// let names = Names::new(&geometry, |digit| "abcd"[digit.index()..][..1].to_owned());
    /// assert_eq!([4, 5].map(|value| names.digit(Digit::new(value).unwrap())), ["d", "5"]);
    /// # Ok::<(), minirow::GeometryError>(())
    /// ```
    #[must_use]
    pub fn digit(&self, digit: Digit) -> String {
        self.digits.get(digit.index()).cloned().unwrap_or_else(|| digit.to_string())
    }
}
