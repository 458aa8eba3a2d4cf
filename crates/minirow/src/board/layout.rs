//! All that a geometry is: what its clones share.

use std::fmt;
use std::sync::Arc;

use super::squares::Squares;
use super::{Cell, Extra, House, HouseKind};

/// The shape of a board: a frame of rows and columns, which of its squares are cells, how many digits there are, and
/// the houses. All of it is data.
///
/// Most boards are squares with as many rows, columns and digits, made by [`with_blocks`](Self::with_blocks) or
/// [`irregular`](Self::irregular). [`of_grids`](Self::of_grids) makes one board of several that overlap, such as a
/// Samurai; a [`Frame`](crate::Frame) makes all others: oblong, with holes, with digits from 0, without rows as houses.
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

/// What clones of a geometry share.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct Layout {
    pub(super) frame: Squares,
    /// How many digits there are, and the value of the first.
    pub(super) digits: u8,
    pub(super) lowest: u8,
    /// Rows and columns of a block; none where blocks are irregular or of several grids.
    pub(super) block_shape: Option<(u8, u8)>,
    /// The block of each cell, from 0; kept for drawing even where a block is a row.
    pub(super) block_of: Vec<u16>,
    /// Whether rows and columns are houses.
    pub(super) has_lines: bool,
    pub(super) is_square: bool,
    pub(super) grids: Option<Grids>,
    /// The houses that hold every digit.
    pub(super) houses: Vec<HouseRecord>,
    /// As many cells as digits for each of them, one after the other.
    pub(super) cells_of: Vec<Cell>,
    /// The houses of fewer cells, in which digits are only distinct.
    pub(super) distinct: Vec<(HouseRecord, Vec<Cell>)>,
    /// The usual extras it was given, in that order.
    pub(super) extras: Vec<Extra>,
    /// What people call the rules beyond rows, columns and blocks, in that order.
    pub(super) rules: Vec<String>,
    /// For each cell where its seats begin; one more at the end.
    pub(super) seats_from: Vec<u32>,
    pub(super) seats: Vec<Seat>,
    /// The pairs of cells that must differ for another reason than a house.
    pub(super) pairs: Vec<(Cell, Cell)>,
    /// For each cell the cells that share no complete house with it and still must differ; none for any cell
    /// where there are no such cells.
    pub(super) apart: Vec<Vec<Cell>>,
}

/// What is told of a house beside its cells.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct HouseRecord {
    pub(super) kind: HouseKind,
    pub(super) name: String,
    /// The usual extra that brought it.
    pub(super) extra: Option<Extra>,
}

/// A cell's place in one of its houses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Seat {
    /// The house.
    pub house: House,
    /// The cell's place among the house's cells, from 0.
    pub position: u8,
    /// `house × digits`: where the house begins in tables of houses × digits or houses × positions.
    pub(crate) row: u32,
}

/// The grids of which a board is made, in the order of their letters: A, B, C and so on.
///
/// # Examples
/// ```
/// use minirow::{Cell, Geometry};
/// let samurai = Geometry::named("samurai").unwrap();
/// let grids = samurai.grids().unwrap();
/// let middle = &grids.list()[2];
/// assert_eq!((middle.row, middle.column, middle.geometry.side()), (6, 6, 9));
/// // The first cell of the third grid is in the last block of the first one.
/// assert_eq!(grids.of(middle.cells()[0]).count(), 2);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Grids(pub(super) Vec<PlacedGrid>);

/// One grid of several: where it lies in the frame, and what board it is.
///
/// # Examples
/// ```
/// use minirow::{Geometry, PlacedGrid};
/// let corner = PlacedGrid::new(6, 6, Geometry::classic());
/// assert_eq!(corner.row, 6);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct PlacedGrid {
    /// The frame's row of its first row, from 0.
    pub row: u8,
    /// The frame's column of its first column, from 0.
    pub column: u8,
    /// The grid by itself: a [square](Geometry::is_square) board.
    pub geometry: Geometry,
    pub(super) cells: Vec<Cell>,
}

impl Layout {
    pub(super) fn house(&self, house: House) -> &HouseRecord {
        match house.index().checked_sub(self.houses.len()) {
            None => &self.houses[house.index()],
            Some(distinct) => &self.distinct[distinct].0,
        }
    }

    /// Works out what follows from houses and pairs.
    pub(super) fn settle(&mut self) {
        self.seat();
        let mut pairs = std::mem::take(&mut self.pairs);
        pairs
            .iter_mut()
            .for_each(|(one, other)| (*one, *other) = (*one.min(other), *one.max(other)));
        pairs.retain(|&(one, other)| !self.share_house(one, other));
        pairs.sort_unstable();
        pairs.dedup();
        self.pairs.clone_from(&pairs);
        let mut apart = vec![Vec::new(); self.frame.cell_count()];
        for (_, cells) in &self.distinct {
            for (at, &one) in cells.iter().enumerate() {
                pairs.extend(cells[..at].iter().map(|&other| (one, other)));
            }
        }
        for (one, other) in pairs {
            if !self.share_house(one, other) {
                apart[one.index()].push(other);
                apart[other.index()].push(one);
            }
        }
        for cells in &mut apart {
            cells.sort_unstable();
            cells.dedup();
        }
        let has_any = apart.iter().any(|cells| !cells.is_empty());
        self.apart = if has_any { apart } else { Vec::new() };
    }

    #[inline]
    pub(super) fn seats_of(&self, cell: Cell) -> &[Seat] {
        let from = self.seats_from[cell.index()] as usize;
        let to = self.seats_from[cell.index() + 1] as usize;
        &self.seats[from..to]
    }

    pub(super) fn share_house(&self, one: Cell, other: Cell) -> bool {
        let mut houses = self.seats_of(one).iter().map(|seat| seat.house);
        houses.any(|house| self.seats_of(other).iter().any(|seat| seat.house == house))
    }

    /// For each cell the houses it sits in, from the list of each house's cells.
    fn seat(&mut self) {
        let digits = usize::from(self.digits);
        let mut from = vec![0u32; self.frame.cell_count() + 1];
        for cell in &self.cells_of {
            from[cell.index() + 1] += 1;
        }
        for index in 1..from.len() {
            from[index] += from[index - 1];
        }
        let mut next = from.clone();
        let unset = Seat { house: House::from_index(0), position: 0, row: 0 };
        let mut seats = vec![unset; self.cells_of.len()];
        for (place, cell) in self.cells_of.iter().enumerate() {
            let slot = &mut next[cell.index()];
            seats[*slot as usize] = Seat {
                house: House::from_index(place / digits),
                position: (place % digits) as u8,
                row: (place / digits * digits) as u32,
            };
            *slot += 1;
        }
        (self.seats_from, self.seats) = (from, seats);
    }

    /// `5x10 with digits from 0 to 9`, and what else is not as usual.
    pub(super) fn describe_frame(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (first, last) = (self.lowest, self.lowest + (self.digits - 1));
        write!(f, "{}x{} with digits from {first} to {last}", self.frame.rows, self.frame.columns)?;
        if self.frame.has_holes() {
            let squares = usize::from(self.frame.rows) * usize::from(self.frame.columns);
            write!(f, ", {} holes", squares - self.frame.cell_count())?;
        }
        match self.has_lines {
            true => Ok(()),
            false => f.write_str(", no rows and columns as houses"),
        }
    }
}
