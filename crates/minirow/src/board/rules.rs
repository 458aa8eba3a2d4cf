//! Rules beyond rows, columns and blocks: more houses, and pairs of cells that must differ.

use std::sync::Arc;

use super::geometry::{Geometry, Layout, seats};
use super::{Cell, GeometryError, HouseKind};

const MOST_HOUSES: usize = u16::MAX as usize;

impl Geometry {
    /// This board with one more house, known to people by `name`.
    ///
    /// # Errors
    /// [`GeometryError::ExtraHouse`] unless `cells` are as many different cells of the board as it
    /// has digits; [`GeometryError::TooManyHouses`] beyond 65,535 houses.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Cell, Geometry};
    /// let corners = [0, 3, 12, 15].map(Cell::new);
    /// let board = Geometry::of_side(4)?.with_house("the corners", &corners)?;
    /// assert_eq!(board.house_name(board.houses().last().unwrap()), "the corners");
    /// # Ok::<(), minirow::GeometryError>(())
    /// ```
    pub fn with_house(&self, name: &str, cells: &[Cell]) -> Result<Self, GeometryError> {
        self.with_houses(vec![(name.to_owned(), cells.to_vec())])
    }

    /// This board with these houses too.
    pub(crate) fn with_houses(
        &self,
        houses: Vec<(String, Vec<Cell>)>,
    ) -> Result<Self, GeometryError> {
        let mut layout = Layout::clone(&self.0);
        let side = usize::from(layout.side);
        for (name, mut cells) in houses {
            let found = cells.len();
            cells.retain(|cell| cell.index() < self.cell_count());
            cells.sort_unstable();
            cells.dedup();
            if cells.len() != side || found != side {
                let (side, cells) = (layout.side, cells.len());
                return Err(GeometryError::ExtraHouse { name, side, cells });
            }
            if layout.houses.len() == MOST_HOUSES {
                return Err(GeometryError::TooManyHouses { limit: MOST_HOUSES });
            }
            layout.rules.push(name.clone());
            layout.houses.push((HouseKind::Extra, name));
            layout.cells_of.extend(cells);
        }
        (layout.seats_from, layout.seats) = seats(layout.side, &layout.cells_of);
        Ok(Self::apart_where_no_house_is(layout))
    }

    /// This board with one more rule, known to people by `name`: the two cells of each pair hold
    /// different digits.
    ///
    /// # Errors
    /// [`GeometryError::Pair`] where a pair is not two different cells of the board.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Cell, Geometry};
    /// let board = Geometry::of_side(4)?.with_apart("far corners", &[(Cell::new(0), Cell::new(15))])?;
    /// assert_eq!(board.apart(Cell::new(15)), [Cell::new(0)]);
    /// # Ok::<(), minirow::GeometryError>(())
    /// ```
    pub fn with_apart(&self, name: &str, pairs: &[(Cell, Cell)]) -> Result<Self, GeometryError> {
        let mut layout = Layout::clone(&self.0);
        layout.rules.push(name.to_owned());
        layout.apart.resize(self.cell_count(), Vec::new());
        for &(one, other) in pairs {
            if one == other || one.max(other).index() >= self.cell_count() {
                return Err(GeometryError::Pair { one: one.index(), other: other.index() });
            }
            layout.apart[one.index()].push(other);
            layout.apart[other.index()].push(one);
        }
        Ok(Self::apart_where_no_house_is(layout))
    }

    /// The cells that share no house with this one and still must hold another digit, in reading
    /// order.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Cell, Extra, Geometry};
    /// let board = Geometry::classic().with_extra(Extra::AntiKnight)?;
    /// assert_eq!(board.apart(Cell::new(0)), []); // both knight's moves stay in its block
    /// assert_eq!(board.apart(Cell::new(1)), [Cell::new(12)]);
    /// # Ok::<(), minirow::GeometryError>(())
    /// ```
    #[must_use]
    #[inline]
    pub fn apart(&self, cell: Cell) -> &[Cell] {
        self.0.apart.get(cell.index()).map_or(&[], Vec::as_slice)
    }

    /// Whether some cells that share no house must differ.
    ///
    /// # Examples
    /// ```
    /// assert!(!minirow::Geometry::classic().has_apart());
    /// ```
    #[must_use]
    #[inline]
    pub fn has_apart(&self) -> bool {
        !self.0.apart.is_empty()
    }

    /// What people call the rules beyond rows, columns and blocks, in the order in which they came.
    #[cfg(any(feature = "canonical", feature = "formats", feature = "scene"))]
    pub(crate) fn rules(&self) -> &[String] {
        &self.0.rules
    }

    pub(super) fn share_house(&self, one: Cell, other: Cell) -> bool {
        let mut houses = self.seats(one).iter().map(|seat| seat.house);
        houses.any(|house| self.seats(other).iter().any(|seat| seat.house == house))
    }

    /// The board of a layout whose pairs are those of all rules.
    fn apart_where_no_house_is(layout: Layout) -> Self {
        let board = Self(Arc::new(layout));
        if !board.has_apart() {
            return board;
        }
        let mut layout = Layout::clone(&board.0);
        for (cell, apart) in board.cells().zip(&mut layout.apart) {
            apart.retain(|&other| !board.share_house(cell, other));
            apart.sort_unstable();
            apart.dedup();
        }
        if layout.apart.iter().all(Vec::is_empty) {
            layout.apart.clear();
        }
        Self(Arc::new(layout))
    }
}
