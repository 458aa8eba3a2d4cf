//! The side of a board and its houses.

use std::collections::HashMap;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::Range;
use std::sync::{Arc, LazyLock};

use super::digit::MOST_SIDE;
use super::{Cell, Digit, DigitSet, Extra, GeometryError, House, HouseKind};

/// The shape of a board: its side (1 to 255) and its houses, all of them data.
///
/// Cheap to clone: clones share one description.
///
/// # Examples
/// ```
/// use minirow::{Extra, Geometry};
///
/// let classic = Geometry::classic();
/// assert_eq!((classic.side(), classic.houses().count()), (9, 27));
///
/// let twelve = Geometry::with_blocks(3, 4)?;
/// assert_eq!(twelve.side(), 12);
///
/// let x = Geometry::classic().with_extra(Extra::Diagonals)?;
/// assert_eq!(x.houses().count(), 29);
/// # Ok::<(), minirow::GeometryError>(())
/// ```
#[derive(Clone)]
pub struct Geometry(pub(super) Arc<Layout>);

#[derive(Clone, PartialEq, Eq)]
pub(super) struct Layout {
    pub(super) side: u8,
    /// Rows and columns of a block; none where blocks are irregular.
    pub(super) block_shape: Option<(u8, u8)>,
    /// The block of each cell, from 0; kept for drawing even where a block is a row.
    pub(super) block_of: Vec<u8>,
    pub(super) houses: Vec<(HouseKind, String)>,
    /// The usual extras it was given, in that order.
    pub(super) extras: Vec<Extra>,
    /// The houses that each of them brought.
    pub(super) houses_of_extras: Vec<Range<usize>>,
    /// What people call the rules beyond rows, columns and blocks, in that order.
    pub(super) rules: Vec<String>,
    /// `side` cells for each house, one house after the other.
    pub(super) cells_of: Vec<Cell>,
    /// For each cell where its seats begin; one more at the end.
    pub(super) seats_from: Vec<u32>,
    pub(super) seats: Vec<Seat>,
    /// For each cell the cells that share no house with it and still must differ; none for any cell
    /// where there are no such pairs.
    pub(super) apart: Vec<Vec<Cell>>,
}

/// A cell's place in one of its houses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Seat {
    /// The house.
    pub house: House,
    /// The cell's place among the house's cells, from 0.
    pub position: u8,
    /// `house × side`: where the house begins in tables of houses × digits or houses × positions.
    pub(crate) row: u32,
}

impl Geometry {
    /// The largest side: 255, or 25 where the feature `large` is off.
    ///
    /// # Examples
    /// ```
    /// use minirow::Geometry;
    /// assert!(Geometry::with_blocks(1, Geometry::MOST_SIDE).is_ok());
    /// ```
    pub const MOST_SIDE: u8 = MOST_SIDE;

    /// The 9×9 board with blocks of 3×3.
    ///
    /// # Examples
    /// ```
    /// use minirow::Geometry;
    /// assert!(Geometry::classic().is_classic());
    /// ```
    #[must_use]
    pub fn classic() -> Self {
        static CLASSIC: LazyLock<Geometry> =
            LazyLock::new(|| Geometry::with_blocks(3, 3).expect("3x3 is a block shape"));
        CLASSIC.clone()
    }

    /// The board whose blocks have `rows` × `columns` cells; its side is their product.
    ///
    /// A block of one row (or column) is that row: such a board is a Latin square.
    ///
    /// # Errors
    /// [`GeometryError::BlockShape`] where the product is not from 1 to [`MOST_SIDE`](Self::MOST_SIDE).
    ///
    /// # Examples
    /// ```
    /// use minirow::Geometry;
    /// assert_eq!(Geometry::with_blocks(2, 3)?.side(), 6);
    /// assert_eq!(Geometry::with_blocks(1, 7)?.houses().count(), 14);
    /// assert!(Geometry::with_blocks(16, 16).is_err());
    /// # Ok::<(), minirow::GeometryError>(())
    /// ```
    pub fn with_blocks(rows: u8, columns: u8) -> Result<Self, GeometryError> {
        let side = rows.checked_mul(columns).filter(|side| (1..=Self::MOST_SIDE).contains(side));
        let side = side.ok_or(GeometryError::BlockShape { rows, columns })?;
        let block_of =
            board_cells(side).map(|(row, column)| row / rows * rows + column / columns).collect();
        Ok(Self::build(side, Some((rows, columns)), block_of))
    }

    /// The board of this side where only one shape of block is usual: a square one.
    ///
    /// # Errors
    /// [`GeometryError::Undecided`], which lists the shapes, where the side is no square.
    ///
    /// # Examples
    /// ```
    /// use minirow::Geometry;
    /// assert_eq!(Geometry::of_side(25)?.block_shape(), Some((5, 5)));
    /// assert_eq!(
    ///     Geometry::of_side(6).unwrap_err().to_string(),
    ///     "a side of 6 does not tell the shape of its blocks: it can be 1x6, 2x3, 3x2, 6x1"
    /// );
    /// # Ok::<(), minirow::GeometryError>(())
    /// ```
    pub fn of_side(side: u8) -> Result<Self, GeometryError> {
        let root = side.isqrt();
        if root * root != side {
            return Err(GeometryError::Undecided { side });
        }
        Self::with_blocks(root, root)
    }

    /// The board with irregular blocks: one label for each cell in reading order, equal labels for
    /// the cells of one block.
    ///
    /// # Errors
    /// [`GeometryError::MapSize`] or [`GeometryError::MapBlock`] where the labels do not part a
    /// square into blocks of as many cells as its side.
    ///
    /// # Examples
    /// ```
    /// use minirow::Geometry;
    /// let map = "aaab abbb cccd cddd";
    /// let labels: Vec<u32> = map.chars().filter(|c| *c != ' ').map(u32::from).collect();
    /// let jigsaw = Geometry::irregular(&labels)?;
    /// assert_eq!((jigsaw.side(), jigsaw.block_shape()), (4, None));
    /// # Ok::<(), minirow::GeometryError>(())
    /// ```
    pub fn irregular(labels: &[u32]) -> Result<Self, GeometryError> {
        let cells = labels.len();
        let side = u8::try_from(cells.isqrt())
            .ok()
            .filter(|side| (1..=Self::MOST_SIDE).contains(side))
            .filter(|&side| usize::from(side).pow(2) == cells)
            .ok_or(GeometryError::MapSize { cells })?;
        let mut number_of = HashMap::new();
        let numbers: Vec<usize> = labels
            .iter()
            .map(|label| {
                let next = number_of.len();
                *number_of.entry(label).or_insert(next)
            })
            .collect();
        for block in 0..number_of.len() {
            let cells = numbers.iter().filter(|&&number| number == block).count();
            if cells != usize::from(side) {
                let block = block + 1;
                return Err(GeometryError::MapBlock { block, side, cells });
            }
        }
        let block_of = numbers.into_iter().map(|number| number as u8).collect();
        Ok(Self::build(side, None, block_of))
    }

    /// The number of cells in a row, and of digits: 1 to [`MOST_SIDE`](Self::MOST_SIDE).
    ///
    /// # Examples
    /// ```
    /// assert_eq!(minirow::Geometry::classic().side(), 9);
    /// ```
    #[must_use]
    #[inline]
    pub fn side(&self) -> u8 {
        self.0.side
    }

    /// The number of cells: the side squared.
    ///
    /// # Examples
    /// ```
    /// assert_eq!(minirow::Geometry::classic().cell_count(), 81);
    /// ```
    #[must_use]
    #[inline]
    pub fn cell_count(&self) -> usize {
        usize::from(self.0.side).pow(2)
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
        (0..u16::from(self.0.side).pow(2)).map(Cell::new)
    }

    /// All digits in ascending order.
    ///
    /// # Examples
    /// ```
    /// assert_eq!(minirow::Geometry::classic().digits().last().unwrap().get(), 9);
    /// ```
    #[inline]
    pub fn digits(&self) -> impl Iterator<Item = Digit> + use<> {
        (0..usize::from(self.0.side)).map(Digit::from_index)
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
        DigitSet::full(self.0.side)
    }

    /// The cell in this row and column, both from 0.
    ///
    /// # Panics
    /// Where row or column are not below the side.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Cell, Geometry};
    /// assert_eq!(Geometry::classic().cell(1, 2), Cell::new(11));
    /// ```
    #[must_use]
    #[inline]
    pub fn cell(&self, row: u8, column: u8) -> Cell {
        let side = self.0.side;
        assert!(row < side && column < side, "row and column are below the side");
        Cell::new(u16::from(row) * u16::from(side) + u16::from(column))
    }

    /// The row of a cell, from 0.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Cell, Geometry};
    /// assert_eq!(Geometry::classic().row(Cell::new(80)), 8);
    /// ```
    #[must_use]
    #[inline]
    pub fn row(&self, cell: Cell) -> u8 {
        (cell.index() / usize::from(self.0.side)) as u8
    }

    /// The column of a cell, from 0.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Cell, Geometry};
    /// assert_eq!(Geometry::classic().column(Cell::new(10)), 1);
    /// ```
    #[must_use]
    #[inline]
    pub fn column(&self, cell: Cell) -> u8 {
        (cell.index() % usize::from(self.0.side)) as u8
    }

    /// The block of a cell, from 0 in reading order of the blocks' first cells.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Cell, Geometry};
    /// assert_eq!(Geometry::classic().block(Cell::new(80)), 8);
    /// ```
    #[must_use]
    #[inline]
    pub fn block(&self, cell: Cell) -> u8 {
        self.0.block_of[cell.index()]
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
        self.0.block_shape == Some((3, 3)) && self.0.houses.len() == 27 && !self.has_apart()
    }

    /// Whether this is what [`of_side`](Self::of_side) makes of its side.
    #[cfg(feature = "formats")]
    pub(crate) fn is_told_by_side(&self) -> bool {
        self.is_classic() || Self::of_side(self.side()).as_ref() == Ok(self)
    }

    /// All houses: rows, columns, blocks, extra houses.
    ///
    /// Blocks that are rows or columns are not listed twice.
    ///
    /// # Examples
    /// ```
    /// assert_eq!(minirow::Geometry::classic().houses().count(), 27);
    /// ```
    #[inline]
    pub fn houses(&self) -> impl Iterator<Item = House> + use<> {
        (0..self.0.houses.len()).map(House::from_index)
    }

    /// How many houses there are.
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
        self.0.houses[house.index()].0
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
        &self.0.houses[house.index()].1
    }

    /// What people call a cell: `r3c7` is row 3, column 7, from 1.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Cell, Geometry};
    /// assert_eq!(Geometry::classic().cell_name(Cell::new(80)), "r9c9");
    /// ```
    #[must_use]
    pub fn cell_name(&self, cell: Cell) -> String {
        let (row, column) = (self.row(cell), self.column(cell));
        format!("r{}c{}", u16::from(row) + 1, u16::from(column) + 1)
    }

    /// The cells of a house in reading order: as many as the side.
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
        let side = usize::from(self.0.side);
        &self.0.cells_of[house.index() * side..][..side]
    }

    /// The houses of a cell, with the cell's place in each.
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
        let from = self.0.seats_from[cell.index()] as usize;
        let to = self.0.seats_from[cell.index() + 1] as usize;
        &self.0.seats[from..to]
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
    pub(crate) fn cell_at(&self, place: usize) -> Cell {
        self.0.cells_of[place]
    }

    fn build(side: u8, block_shape: Option<(u8, u8)>, block_of: Vec<u8>) -> Self {
        let n = usize::from(side);
        let mut houses = Vec::new();
        let mut cells_of = Vec::new();
        let mut group = |kind, word: &str, number_of: &dyn Fn(usize) -> usize| {
            let mut cells = vec![Vec::with_capacity(n); n];
            for index in 0..n * n {
                cells[number_of(index)].push(Cell::new(index as u16));
            }
            cells_of.extend(cells.into_iter().flatten());
            houses.extend((1..=n).map(|number| (kind, format!("{word} {number}"))));
        };
        group(HouseKind::Row, "row", &|index| index / n);
        group(HouseKind::Column, "column", &|index| index % n);
        if !block_shape.is_some_and(|(rows, columns)| rows == 1 || columns == 1) {
            group(HouseKind::Block, "block", &|index| block_of[index].into());
        }
        let (seats_from, seats) = seats(side, &cells_of);
        Self(Arc::new(Layout {
            side,
            block_shape,
            block_of,
            houses,
            extras: Vec::new(),
            houses_of_extras: Vec::new(),
            rules: Vec::new(),
            cells_of,
            seats_from,
            seats,
            apart: Vec::new(),
        }))
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
        (self.0.side, &self.0.block_of, &self.0.rules).hash(state);
    }
}

impl fmt::Debug for Geometry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Geometry({self})")
    }
}

/// `9x9 with 3x3 blocks`, and what sets the board apart.
impl fmt::Display for Geometry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let side = self.0.side;
        match self.0.block_shape {
            Some((rows, columns)) => write!(f, "{side}x{side} with {rows}x{columns} blocks")?,
            None => write!(f, "{side}x{side} with irregular blocks")?,
        }
        match self.0.rules.split_last() {
            None => Ok(()),
            Some((last, [])) => write!(f, " and {last}"),
            Some((last, rest)) => write!(f, ", {} and {last}", rest.join(", ")),
        }
    }
}

fn board_cells(side: u8) -> impl Iterator<Item = (u8, u8)> {
    (0..side).flat_map(move |row| (0..side).map(move |column| (row, column)))
}

/// For each cell the houses it sits in, from the list of each house's cells.
pub(super) fn seats(side: u8, cells_of: &[Cell]) -> (Vec<u32>, Vec<Seat>) {
    let side = usize::from(side);
    let mut from = vec![0u32; side * side + 1];
    for cell in cells_of {
        from[cell.index() + 1] += 1;
    }
    for index in 1..from.len() {
        from[index] += from[index - 1];
    }
    let mut next = from.clone();
    let unset = Seat { house: House::from_index(0), position: 0, row: 0 };
    let mut seats = vec![unset; cells_of.len()];
    for (place, cell) in cells_of.iter().enumerate() {
        let slot = &mut next[cell.index()];
        seats[*slot as usize] = Seat {
            house: House::from_index(place / side),
            position: (place % side) as u8,
            row: (place / side * side) as u32,
        };
        *slot += 1;
    }
    (from, seats)
}
