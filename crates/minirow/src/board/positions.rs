//! Where the cells of a board lie, in which block, and what they are called.

use super::{Cell, Geometry, Grids, House, HouseKind};

impl Geometry {
    /// The cell in this row and column, both from 0.
    ///
    /// # Panics
    /// Where there is none: outside of the frame, and in a hole.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Cell, Geometry};
    /// assert_eq!(Geometry::classic().cell(1, 2), Cell::new(11));
    /// ```
    #[must_use]
    #[inline]
    pub fn cell(&self, row: u8, column: u8) -> Cell {
        self.cell_at(row, column).expect("a cell is in this row and column")
    }

    /// The cell in this row and column, both from 0; none outside of the frame, and in a hole.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Cell, Geometry};
    /// let samurai = Geometry::named("samurai").unwrap();
    /// assert_eq!(samurai.cell_at(0, 8), Some(Cell::new(8)));
    /// assert_eq!(samurai.cell_at(0, 9), None);
    /// assert_eq!(samurai.cell_at(0, 12), Some(Cell::new(9)));
    /// ```
    #[must_use]
    #[inline]
    pub fn cell_at(&self, row: u8, column: u8) -> Option<Cell> {
        self.0.frame.cell_at(row, column)
    }

    /// Row and column of a cell, from 0.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Cell, Geometry};
    /// assert_eq!(Geometry::classic().position(Cell::new(11)), (1, 2));
    /// ```
    #[must_use]
    #[inline]
    pub fn position(&self, cell: Cell) -> (u8, u8) {
        self.0.frame.position(cell)
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
        self.position(cell).0
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
        self.position(cell).1
    }

    /// The cell so many rows below and columns to the right of another, where there is one.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Cell, Geometry};
    /// let classic = Geometry::classic();
    /// assert_eq!(classic.offset(Cell::new(0), 1, 2), Some(Cell::new(11)));
    /// assert_eq!(classic.offset(Cell::new(0), -1, 0), None);
    /// ```
    #[must_use]
    pub fn offset(&self, cell: Cell, rows: i16, columns: i16) -> Option<Cell> {
        let moved = |from: u8, by: i16| {
            i16::from(from).checked_add(by).and_then(|to| u8::try_from(to).ok())
        };
        let (row, column) = self.position(cell);
        self.cell_at(moved(row, rows)?, moved(column, columns)?)
    }

    /// The block of a cell, from 0 in reading order of the blocks' first cells; cells in no block have the number
    /// after the last one. Where blocks of several grids overlap, it is the first of them.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Cell, Geometry};
    /// assert_eq!(Geometry::classic().block(Cell::new(80)), 8);
    /// ```
    #[must_use]
    #[inline]
    pub fn block(&self, cell: Cell) -> u16 {
        self.0.block_of[cell.index()]
    }

    /// How many blocks there are; cells in none of them have this number for a [block](Self::block).
    #[cfg(feature = "formats")]
    pub(crate) fn block_count(&self) -> u16 {
        let is_block = |house: &House| self.house_kind(*house) == HouseKind::Block;
        self.houses().chain(self.distinct_houses()).filter(is_block).count() as u16
    }

    /// Whether a line of blocks runs between two cells that touch: a block holds only one of them.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Cell, Geometry};
    /// let classic = Geometry::classic();
    /// assert!(!classic.are_in_different_blocks(Cell::new(1), Cell::new(2)));
    /// assert!(classic.are_in_different_blocks(Cell::new(2), Cell::new(3)));
    /// ```
    #[must_use]
    pub fn are_in_different_blocks(&self, one: Cell, other: Cell) -> bool {
        if self.0.grids.is_none() {
            return self.block(one) != self.block(other);
        }
        let has =
            |cell: Cell, house: House| self.seats(cell).iter().any(|seat| seat.house == house);
        let differ = |one: Cell, other: Cell| {
            let mut houses = self.seats(one).iter().map(|seat| seat.house);
            houses.any(|house| self.house_kind(house) == HouseKind::Block && !has(other, house))
        };
        differ(one, other) || differ(other, one)
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

    /// What a person reads of a cell: its [name](Self::cell_name), and of several grids the letter of the first one that
    /// holds it, with row and column within that grid.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Cell, Geometry};
    /// let samurai = Geometry::named("samurai").unwrap();
    /// assert_eq!(samurai.spoken_cell_name(Cell::new(9)), "B r1c1");
    /// assert_eq!(samurai.cell_name(Cell::new(9)), "r1c13");
    /// ```
    #[must_use]
    pub fn spoken_cell_name(&self, cell: Cell) -> String {
        let of_grid = self.grids().and_then(|grids| grids.name(cell));
        of_grid.unwrap_or_else(|| self.cell_name(cell))
    }

    /// The cell of a name: `r1c13` of the frame, or `A r7c9` of a grid, in letters of either case.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Cell, Geometry};
    /// let samurai = Geometry::named("samurai").unwrap();
    /// assert_eq!(samurai.cell_named("r1c13"), Some(Cell::new(9)));
    /// assert_eq!(samurai.cell_named("B r1c1"), Some(Cell::new(9)));
    /// assert_eq!(samurai.cell_named("A r7c7"), samurai.cell_named("C r1c1"));
    /// assert_eq!(samurai.cell_named("r1c10"), None);
    /// ```
    #[must_use]
    pub fn cell_named(&self, name: &str) -> Option<Cell> {
        let name = name.trim().to_ascii_lowercase();
        let (grid, place) =
            name.split_once(' ').map_or(("", name.as_str()), |(grid, place)| (grid, place.trim()));
        let (row, column) = place.strip_prefix('r')?.split_once('c')?;
        let number = |text: &str| text.parse::<u8>().ok()?.checked_sub(1);
        let (row, column) = (number(row)?, number(column)?);
        if grid.is_empty() {
            return self.cell_at(row, column);
        }
        let grids = self.grids()?.list().iter().enumerate();
        let (_, grid) =
            grids.into_iter().find(|(at, _)| Grids::letter(*at).eq_ignore_ascii_case(grid))?;
        let own = grid.geometry.cell_at(row, column)?;
        Some(grid.cells()[own.index()])
    }
}
