//! One square of a board.

/// A cell, by its place in reading order: left to right, top to bottom, from 0.
///
/// Row and column need the board's side: see [`Geometry::row`](super::Geometry::row).
///
/// # Examples
/// ```
/// use minirow::Cell;
/// assert_eq!(Cell::new(80).index(), 80);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(u16);

impl Cell {
    /// The cell at `index` in reading order.
    ///
    /// # Examples
    /// ```
    /// use minirow::Cell;
    /// assert!(Cell::new(3) < Cell::new(4));
    /// ```
    #[must_use]
    #[inline]
    pub const fn new(index: u16) -> Self {
        Self(index)
    }

    /// Its place in reading order, from 0.
    ///
    /// # Examples
    /// ```
    /// use minirow::Cell;
    /// assert_eq!(Cell::new(9).index(), 9);
    /// ```
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}
