//! The side of a board and its houses.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::sync::Arc;

use super::digit::{MOST_CELLS, MOST_SIDE};

use super::{Cell, Digit, DigitSet, Geometry, House, HouseKind, Seat};

impl Geometry {
    /// The most cells: 65,025, or 1,280 where the feature `large` is off.
    ///
    /// # Examples
    /// ```
    /// use minirow::Geometry;
    /// assert!(Geometry::named("sumo").unwrap().cell_count() <= Geometry::MOST_CELLS);
    /// ```
    pub const MOST_CELLS: usize = MOST_CELLS;

    /// The largest side of a square board, and the most digits of any: 255, or 25 where the feature `large` is off.
    ///
    /// # Examples
    /// ```
    /// use minirow::Geometry;
    /// assert!(Geometry::with_blocks(1, Geometry::MOST_SIDE).is_ok());
    /// ```
    pub const MOST_SIDE: u8 = MOST_SIDE;

    /// The greater of [`rows`](Self::rows) and [`columns`](Self::columns); of a [square](Self::is_square) board the
    /// number of its digits, too: 1 to [`MOST_SIDE`](Self::MOST_SIDE).
    ///
    /// # Examples
    /// ```
    /// assert_eq!(minirow::Geometry::classic().side(), 9);
    /// ```
    #[must_use]
    #[inline]
    pub fn side(&self) -> u8 {
        self.0.frame.rows.max(self.0.frame.columns)
    }

    /// The number of rows of the frame: 1 to 255.
    ///
    /// # Examples
    /// ```
    /// use minirow::Frame;
    /// assert_eq!(Frame::new(5, 10).geometry()?.rows(), 5);
    /// # Ok::<(), minirow::GeometryError>(())
    /// ```
    #[must_use]
    #[inline]
    pub fn rows(&self) -> u8 {
        self.0.frame.rows
    }

    /// The number of columns of the frame: 1 to 255.
    ///
    /// # Examples
    /// ```
    /// use minirow::Frame;
    /// assert_eq!(Frame::new(5, 10).geometry()?.columns(), 10);
    /// # Ok::<(), minirow::GeometryError>(())
    /// ```
    #[must_use]
    #[inline]
    pub fn columns(&self) -> u8 {
        self.0.frame.columns
    }

    /// How many digits there are: 1 to [`MOST_SIDE`](Self::MOST_SIDE).
    ///
    /// # Examples
    /// ```
    /// use minirow::Geometry;
    /// let samurai = Geometry::named("samurai").unwrap();
    /// assert_eq!((samurai.rows(), samurai.digit_count()), (21, 9));
    /// ```
    #[must_use]
    #[inline]
    pub fn digit_count(&self) -> u8 {
        self.0.digits
    }

    /// The value of the first digit, 0 or 1, for whoever shows digits and adds them up.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Digit, Frame, Geometry};
    /// assert_eq!(Geometry::classic().lowest_value(), 1);
    /// let from_zero = Frame { lowest: 0, ..Frame::new(9, 9) }.geometry()?;
    /// assert_eq!(from_zero.value(Digit::new(1).unwrap()), 0);
    /// # Ok::<(), minirow::GeometryError>(())
    /// ```
    #[must_use]
    #[inline]
    pub fn lowest_value(&self) -> u8 {
        self.0.lowest
    }

    /// The value of a digit: the digit itself, or one less where values begin with 0.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Digit, Geometry};
    /// assert_eq!(Geometry::classic().value(Digit::new(9).unwrap()), 9);
    /// ```
    #[must_use]
    #[inline]
    pub fn value(&self, digit: Digit) -> u8 {
        digit.index() as u8 + self.0.lowest
    }

    /// The digit of a value, where the board has it.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Digit, Geometry};
    /// assert_eq!(Geometry::classic().digit_of(9), Digit::new(9));
    /// assert_eq!(Geometry::classic().digit_of(0), None);
    /// ```
    #[must_use]
    #[inline]
    pub fn digit_of(&self, value: u8) -> Option<Digit> {
        let index = value.checked_sub(self.0.lowest).filter(|&index| index < self.0.digits)?;
        Some(Digit::from_index(index.into()))
    }

    /// Whether this is a square without holes, with as many digits from 1 as it has rows and columns, each of which
    /// is a house, and parted into blocks: the boards that most formats know.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Frame, Geometry};
    /// assert!(Geometry::with_blocks(2, 3)?.is_square());
    /// assert!(!Geometry::named("samurai").unwrap().is_square());
    /// assert!(!Frame { digits: 10, ..Frame::new(9, 9) }.geometry()?.is_square());
    /// # Ok::<(), minirow::GeometryError>(())
    /// ```
    #[must_use]
    #[inline]
    pub fn is_square(&self) -> bool {
        self.0.is_square
    }

    /// The number of cells: rows times columns, without the holes.
    ///
    /// # Examples
    /// ```
    /// use minirow::Geometry;
    /// assert_eq!(Geometry::classic().cell_count(), 81);
    /// assert_eq!(Geometry::named("samurai").unwrap().cell_count(), 369);
    /// ```
    #[must_use]
    #[inline]
    pub fn cell_count(&self) -> usize {
        self.0.frame.cell_count()
    }

    /// Whether some squares of the frame are no cells.
    ///
    /// # Examples
    /// ```
    /// use minirow::Geometry;
    /// assert!(!Geometry::classic().has_holes());
    /// assert!(Geometry::named("samurai").unwrap().has_holes());
    /// ```
    #[must_use]
    #[inline]
    pub fn has_holes(&self) -> bool {
        self.0.frame.has_holes()
    }

    /// All cells in reading order.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Cell, Geometry};
    /// assert_eq!(Geometry::classic().cells().nth(10), Some(Cell::new(10)));
    /// ```
    #[inline]
    pub fn cells(&self) -> impl Iterator<Item = Cell> + use<> {
        (0..self.cell_count() as u16).map(Cell::new)
    }

    /// All digits in ascending order.
    ///
    /// # Examples
    /// ```
    /// assert_eq!(minirow::Geometry::classic().digits().last().unwrap().get(), 9);
    /// ```
    #[inline]
    pub fn digits(&self) -> impl Iterator<Item = Digit> + use<> {
        (0..usize::from(self.0.digits)).map(Digit::from_index)
    }

    /// The set of all digits.
    ///
    /// # Examples
    /// ```
    /// use minirow::{DigitSet, Geometry};
    /// assert_eq!(Geometry::classic().all_digits(), DigitSet::full(9));
    /// ```
    #[must_use]
    #[inline]
    pub fn all_digits(&self) -> DigitSet {
        DigitSet::full(self.0.digits)
    }

    /// Whether rows and columns are houses.
    #[cfg(feature = "formats")]
    pub(crate) fn has_lines(&self) -> bool {
        self.0.has_lines
    }

    /// Rows and columns of a block; none where the blocks are irregular.
    ///
    /// # Examples
    /// ```
    /// use minirow::Geometry;
    /// assert_eq!(Geometry::with_blocks(3, 4)?.block_shape(), Some((3, 4)));
    /// # Ok::<(), minirow::GeometryError>(())
    /// ```
    #[must_use]
    #[inline]
    pub fn block_shape(&self) -> Option<(u8, u8)> {
        self.0.block_shape
    }

    /// Whether this is the 9×9 board with blocks of 3×3 and no more rules.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Extra, Geometry};
    /// assert!(!Geometry::classic().with_extra(Extra::Diagonals)?.is_classic());
    /// # Ok::<(), minirow::GeometryError>(())
    /// ```
    #[must_use]
    #[inline]
    pub fn is_classic(&self) -> bool {
        self.0.block_shape == Some((3, 3)) && self.0.houses.len() == 27 && self.0.apart.is_empty()
    }

    /// Whether this is what [`of_side`](Self::of_side) makes of its side.
    #[cfg(feature = "formats")]
    pub(crate) fn is_told_by_side(&self) -> bool {
        self.is_classic() || Self::of_side(self.side()).as_ref() == Ok(self)
    }

    /// The houses that hold every digit once: rows, columns, blocks, extra houses.
    ///
    /// Blocks that are rows or columns are not listed twice, and neither are blocks that several grids share. Houses
    /// of fewer cells than digits are not among them: see [`distinct_houses`](Self::distinct_houses).
    ///
    /// # Examples
    /// ```
    /// assert_eq!(minirow::Geometry::classic().houses().count(), 27);
    /// ```
    #[inline]
    pub fn houses(&self) -> impl Iterator<Item = House> + use<> {
        (0..self.0.houses.len()).map(House::from_index)
    }

    /// The houses of fewer cells than there are digits, which hold no digit twice and leave some out.
    ///
    /// Their cells [must differ](Self::apart), and their names and cells are told as those of other houses.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Frame, Geometry};
    /// assert_eq!(Geometry::classic().distinct_houses().count(), 0);
    /// let oblong = Frame::new(5, 10).geometry()?;
    /// let names: Vec<_> = oblong.distinct_houses().map(|house| oblong.house_name(house)).collect();
    /// assert_eq!(names[..2], ["column 1", "column 2"]);
    /// # Ok::<(), minirow::GeometryError>(())
    /// ```
    #[inline]
    pub fn distinct_houses(&self) -> impl Iterator<Item = House> + use<> {
        (self.0.houses.len()..self.0.houses.len() + self.0.distinct.len()).map(House::from_index)
    }

    /// How many houses hold every digit once.
    ///
    /// # Examples
    /// ```
    /// assert_eq!(minirow::Geometry::classic().house_count(), 27);
    /// ```
    #[must_use]
    #[inline]
    pub fn house_count(&self) -> usize {
        self.0.houses.len()
    }

    /// What a house is.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Geometry, HouseKind};
    /// let geometry = Geometry::classic();
    /// let first = geometry.houses().next().unwrap();
    /// assert_eq!(geometry.house_kind(first), HouseKind::Row);
    /// ```
    #[must_use]
    #[inline]
    pub fn house_kind(&self, house: House) -> HouseKind {
        self.0.house(house).kind
    }

    /// What people call a house: `row 3`, `block 9`, `the falling diagonal`.
    ///
    /// # Examples
    /// ```
    /// use minirow::Geometry;
    /// let geometry = Geometry::classic();
    /// assert_eq!(geometry.house_name(geometry.houses().nth(9).unwrap()), "column 1");
    /// ```
    #[must_use]
    pub fn house_name(&self, house: House) -> &str {
        &self.0.house(house).name
    }

    /// The cells of a house in reading order: as many as there are digits, or fewer in those where digits are only
    /// distinct.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Cell, Geometry};
    /// let geometry = Geometry::classic();
    /// let column = geometry.houses().nth(9).unwrap();
    /// assert_eq!(geometry.cells_of(column)[1], Cell::new(9));
    /// ```
    #[must_use]
    #[inline]
    pub fn cells_of(&self, house: House) -> &[Cell] {
        let digits = usize::from(self.0.digits);
        match house.index().checked_sub(self.0.houses.len()) {
            None => &self.0.cells_of[house.index() * digits..][..digits],
            Some(distinct) => &self.0.distinct[distinct].1,
        }
    }

    /// The houses of a cell that hold every digit once, with the cell's place in each.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Cell, Geometry};
    /// let geometry = Geometry::classic();
    /// let places: Vec<u8> = geometry.seats(Cell::new(1)).iter().map(|s| s.position).collect();
    /// assert_eq!(places, [1, 0, 1]); // in row 1, column 2, block 1
    /// ```
    #[must_use]
    #[inline]
    pub fn seats(&self, cell: Cell) -> &[Seat] {
        self.0.seats_of(cell)
    }

    /// The houses of a cell: its row, its column, its block, others.
    #[cfg(feature = "logic")]
    #[inline]
    pub(crate) fn houses_of(&self, cell: Cell) -> impl Iterator<Item = House> + '_ {
        self.seats(cell).iter().map(|seat| seat.house)
    }

    /// The row, column or block of a cell.
    #[cfg(feature = "logic")]
    #[inline]
    pub(crate) fn house_of(&self, cell: Cell, kind: HouseKind) -> Option<House> {
        self.houses_of(cell).find(|&house| self.house_kind(house) == kind)
    }

    /// Whether two cells cannot hold the same digit: they share a house or must differ anyway.
    #[cfg_attr(not(feature = "logic"), expect(dead_code, reason = "techniques ask it"))]
    #[inline]
    pub(crate) fn sees(&self, one: Cell, other: Cell) -> bool {
        one != other && (self.share_house(one, other) || self.apart(one).contains(&other))
    }

    /// The cell at [`Seat::row`] + position.
    #[inline]
    pub(crate) fn cell_in(&self, place: usize) -> Cell {
        self.0.cells_of[place]
    }
}

impl PartialEq for Geometry {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0) || self.0 == other.0
    }
}

impl Eq for Geometry {}

impl Hash for Geometry {
    fn hash<H: Hasher>(&self, state: &mut H) {
        // What tells most geometries apart: equal ones are equal in these.
        let frame = &self.0.frame;
        (frame.rows, frame.columns, self.0.digits, &self.0.block_of, &self.0.rules).hash(state);
    }
}

impl fmt::Debug for Geometry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Geometry({self})")
    }
}
