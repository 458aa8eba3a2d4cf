//! Square boards: as many rows, columns and digits, and blocks of as many cells.

use std::sync::LazyLock;

use super::draft::Draft;
use super::{Geometry, GeometryError};

impl Geometry {
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
        let block_of = |row: u8, column: u8| Some(u32::from(row / rows * rows + column / columns));
        let mut draft = Draft::square(side);
        draft.block_shape = Some((rows, columns));
        let are_lines = rows == 1 || columns == 1;
        draft.blocks(block_of, !are_lines)?;
        Ok(draft.finish())
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
        let mut draft = Draft::square(side);
        let label = |row: u8, column: u8| {
            Some(labels[usize::from(row) * usize::from(side) + usize::from(column)])
        };
        draft.blocks(label, true)?;
        Ok(draft.finish())
    }
}
