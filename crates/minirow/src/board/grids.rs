//! Boards of several grids that overlap, such as a Samurai.

use super::{Cell, Geometry, Grids, PlacedGrid};

impl PlacedGrid {
    /// A grid at this row and column of a frame, both from 0.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Geometry, PlacedGrid};
    /// let both = [
    ///     PlacedGrid::new(0, 0, Geometry::classic()),
    ///     PlacedGrid::new(6, 6, Geometry::classic()),
    /// ];
    /// assert_eq!(Geometry::of_grids(&both)?.cell_count(), 153);
    /// # Ok::<(), minirow::GeometryError>(())
    /// ```
    #[must_use]
    pub fn new(row: u8, column: u8, geometry: Geometry) -> Self {
        Self { row, column, geometry, cells: Vec::new() }
    }

    /// Its cells in its own reading order, as cells of the board of all grids; none as long as it is in no board.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Cell, Geometry};
    /// let samurai = Geometry::named("samurai").unwrap();
    /// assert_eq!(samurai.grids().unwrap().list()[1].cells()[0], Cell::new(9));
    /// ```
    #[must_use]
    pub fn cells(&self) -> &[Cell] {
        &self.cells
    }

    pub(super) fn holds(&self, row: u8, column: u8) -> bool {
        let side = u16::from(self.geometry.side());
        let within = |at: u8, from: u8| at >= from && u16::from(at) < u16::from(from) + side;
        within(row, self.row) && within(column, self.column)
    }
}

impl Grids {
    /// The grids, in the order of their letters.
    ///
    /// # Examples
    /// ```
    /// use minirow::Geometry;
    /// let samurai = Geometry::named("samurai").unwrap();
    /// assert_eq!(samurai.grids().unwrap().list()[4].row, 12);
    /// ```
    #[must_use]
    pub fn list(&self) -> &[PlacedGrid] {
        &self.0
    }

    /// How many there are: one at least.
    ///
    /// # Examples
    /// ```
    /// use minirow::Geometry;
    /// assert_eq!(Geometry::named("shogun").unwrap().grids().unwrap().len(), 11);
    /// ```
    #[must_use]
    #[expect(clippy::len_without_is_empty, reason = "it never is")]
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// The letter of the grid at a place in the list: A, B and so on, AA after Z.
    ///
    /// # Examples
    /// ```
    /// use minirow::Grids;
    /// assert_eq!([0, 25, 26].map(Grids::letter), ["A", "Z", "AA"]);
    /// ```
    #[must_use]
    pub fn letter(place: usize) -> String {
        let last = char::from(b'A' + (place % 26) as u8);
        match place / 26 {
            0 => last.to_string(),
            more => format!("{}{last}", Self::letter(more - 1)),
        }
    }

    /// The grids that a cell is in: the place of each in the list, and the cell's place among the grid's own.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Cell, Geometry};
    /// let samurai = Geometry::named("samurai").unwrap();
    /// let of_first: Vec<_> = samurai.grids().unwrap().of(Cell::new(10)).collect();
    /// assert_eq!(of_first, [(1, Cell::new(1))]);
    /// ```
    pub fn of(&self, cell: Cell) -> impl Iterator<Item = (usize, Cell)> + '_ {
        self.0.iter().enumerate().filter_map(move |(place, grid)| {
            let own = grid.cells.binary_search(&cell).ok()?;
            Some((place, Cell::new(own as u16)))
        })
    }

    /// What people call a cell of several grids: `A r7c9`, by the first grid that holds it.
    pub(super) fn name(&self, cell: Cell) -> Option<String> {
        let (place, own) = self.of(cell).next()?;
        Some(format!("{} {}", Self::letter(place), self.0[place].geometry.cell_name(own)))
    }

    /// The same without rules beyond rows, columns and blocks.
    pub(super) fn plain(self) -> Self {
        let plain = |grid: PlacedGrid| PlacedGrid { geometry: grid.geometry.plain(), ..grid };
        Self(self.0.into_iter().map(plain).collect())
    }
}
