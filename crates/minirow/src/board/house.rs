//! A group of cells that holds every digit once.

/// A house, by its place in its geometry's list: rows, columns, blocks, extra houses.
///
/// Its kind, name and cells are the [`Geometry`](super::Geometry)'s to tell.
///
/// # Examples
/// ```
/// use minirow::Geometry;
/// let geometry = Geometry::classic();
/// let last = geometry.houses().last().unwrap();
/// assert_eq!(geometry.house_name(last), "block 9");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct House(u16);

impl House {
    #[inline]
    pub(crate) fn from_index(index: usize) -> Self {
        Self(u16::try_from(index).expect("a geometry has at most 65,535 houses"))
    }

    /// Its place in the geometry's list, from 0.
    ///
    /// # Examples
    /// ```
    /// use minirow::Geometry;
    /// let places: Vec<usize> = Geometry::classic().houses().map(|house| house.index()).collect();
    /// assert_eq!(places, (0..27).collect::<Vec<_>>());
    /// ```
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// What a house is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum HouseKind {
    /// A row.
    Row,
    /// A column.
    Column,
    /// A block, rectangular or irregular.
    Block,
    /// Any other group of cells, such as a diagonal.
    Extra,
}
