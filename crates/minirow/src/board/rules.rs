//! Rules beyond rows, columns and blocks: more houses, and pairs of cells that must differ.

use std::sync::Arc;

#[cfg(any(feature = "canonical", feature = "formats", feature = "scene"))]
use super::House;
use super::layout::{HouseRecord, Layout};
use super::{Cell, Extra, Geometry, GeometryError, Grids, HouseKind};

/// A house has a number of two bytes.
pub(super) const MOST_HOUSES: usize = u16::MAX as usize;

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
        self.with_houses(vec![(name.to_owned(), cells.to_vec())], None)
    }

    /// This board with one more house of fewer cells than it has digits, known to people by `name`: no digit is twice
    /// in it.
    ///
    /// # Errors
    /// [`GeometryError::ShortHouse`] unless `cells` are different cells of the board, two at least and fewer than it has
    /// digits; [`GeometryError::TooManyHouses`] beyond 65,535 houses.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Cell, Geometry};
    /// let corners = [0, 3, 12].map(Cell::new);
    /// let board = Geometry::of_side(4)?.with_distinct("three corners", &corners)?;
    /// let house = board.distinct_houses().next().unwrap();
    /// assert_eq!((board.house_name(house), board.cells_of(house).len()), ("three corners", 3));
    /// // Two corners of a row differ anyway.
    /// assert_eq!(board.apart(Cell::new(3)), [Cell::new(12)]);
    /// # Ok::<(), minirow::GeometryError>(())
    /// ```
    pub fn with_distinct(&self, name: &str, cells: &[Cell]) -> Result<Self, GeometryError> {
        let digits = self.0.digits;
        let own = self.own_cells(cells);
        if own.len() != cells.len() || !(2..digits.into()).contains(&own.len()) {
            let (name, cells) = (name.to_owned(), own.len());
            return Err(GeometryError::ShortHouse { name, digits, cells });
        }
        self.extended(vec![(name.to_owned(), own)], None)
    }

    /// This board with these houses too, which an extra may bring.
    pub(crate) fn with_houses(
        &self,
        houses: Vec<(String, Vec<Cell>)>,
        extra: Option<Extra>,
    ) -> Result<Self, GeometryError> {
        let digits = usize::from(self.0.digits);
        let mut checked = Vec::with_capacity(houses.len());
        for (name, cells) in houses {
            let own = self.own_cells(&cells);
            if own.len() != digits || cells.len() != digits {
                let (side, cells) = (self.0.digits, own.len());
                return Err(GeometryError::ExtraHouse { name, side, cells });
            }
            checked.push((name, own));
        }
        self.extended(checked, extra)
    }

    /// Cells of the board, each once, in reading order.
    fn own_cells(&self, cells: &[Cell]) -> Vec<Cell> {
        let mut own = cells.to_vec();
        own.retain(|cell| cell.index() < self.cell_count());
        own.sort_unstable();
        own.dedup();
        own
    }

    /// This board with houses that are known to fit it.
    pub(super) fn extended(
        &self,
        houses: Vec<(String, Vec<Cell>)>,
        extra: Option<Extra>,
    ) -> Result<Self, GeometryError> {
        let mut layout = Layout::clone(&self.0);
        if layout.houses.len() + layout.distinct.len() + houses.len() > MOST_HOUSES {
            return Err(GeometryError::TooManyHouses { limit: MOST_HOUSES });
        }
        for (name, cells) in houses {
            layout.rules.push(name.clone());
            layout.add(HouseRecord { kind: HouseKind::Extra, name, extra }, cells);
        }
        layout.settle();
        Ok(Self(Arc::new(layout)))
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
        for &(one, other) in pairs {
            if one == other || one.max(other).index() >= self.cell_count() {
                return Err(GeometryError::Pair { one: one.index(), other: other.index() });
            }
            layout.pairs.push((one, other));
        }
        let before = self.0.pairs.len();
        layout.settle();
        // Of cells that share a house nothing new is said.
        if layout.pairs.len() > before {
            layout.rules.push(name.to_owned());
        }
        Ok(Self(Arc::new(layout)))
    }

    /// The cells that share no complete house with this one and still must hold another digit, in reading order: for
    /// a rule such as anti-knight, or as both are in a [house of fewer cells](Self::distinct_houses).
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
    #[cfg(any(feature = "canonical", feature = "rules"))]
    pub(crate) fn rules(&self) -> &[String] {
        &self.0.rules
    }

    /// This board without its rules beyond rows, columns and blocks.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Extra, Geometry};
    /// let x = Geometry::classic().with_extra(Extra::Diagonals)?;
    /// assert_eq!(x.plain(), Geometry::classic());
    /// # Ok::<(), minirow::GeometryError>(())
    /// ```
    #[must_use]
    pub fn plain(&self) -> Self {
        if self.0.rules.is_empty() {
            return self.clone();
        }
        let mut layout = Layout::clone(&self.0);
        let digits = usize::from(layout.digits);
        let houses = std::mem::take(&mut layout.houses);
        let cells_of = std::mem::take(&mut layout.cells_of);
        for (record, cells) in houses.into_iter().zip(cells_of.chunks(digits)) {
            if record.kind != HouseKind::Extra {
                layout.add(record, cells.to_vec());
            }
        }
        layout.distinct.retain(|(record, _)| record.kind != HouseKind::Extra);
        layout.grids = layout.grids.map(Grids::plain);
        layout.extras.clear();
        layout.rules.clear();
        layout.pairs.clear();
        layout.settle();
        Self(Arc::new(layout))
    }

    /// The houses beyond rows, columns and blocks that no usual extra brought; of several grids, those that none of
    /// them brought.
    #[cfg(any(feature = "canonical", feature = "rules"))]
    pub(crate) fn further_houses(&self) -> Vec<House> {
        let base = self.base();
        let is_further = |&house: &House| {
            let record = self.0.house(house);
            record.kind == HouseKind::Extra && record.extra.is_none()
        };
        let complete = self.houses().filter(is_further);
        let distinct = self.distinct_houses().filter(is_further);
        match self.0.grids {
            None => complete.chain(distinct).collect(),
            Some(_) => {
                let complete = self.houses().skip(base.houses().count());
                complete.chain(self.distinct_houses().skip(base.0.distinct.len())).collect()
            }
        }
    }

    /// The pairs of cells that must differ for a rule that is no usual extra, in reading order, and what people call
    /// the rules that brought them.
    #[cfg(any(feature = "canonical", feature = "rules"))]
    pub(crate) fn further_pairs(&self) -> (Vec<String>, Vec<(Cell, Cell)>) {
        let base = self.base();
        let is_further = |pair: &&(Cell, Cell)| base.0.pairs.binary_search(pair).is_err();
        let pairs = self.0.pairs.iter().filter(is_further).copied().collect();
        let houses = self.further_houses();
        let is_other = |rule: &&String| {
            !base.0.rules.contains(rule)
                && houses.iter().all(|&house| self.house_name(house) != *rule)
        };
        (self.0.rules.iter().filter(is_other).cloned().collect(), pairs)
    }

    /// This board with nothing but the usual extras, or, of several grids, with what those bring.
    #[cfg(any(feature = "canonical", feature = "rules"))]
    fn base(&self) -> Self {
        match &self.0.grids {
            Some(grids) => Self::of_grids(grids.list()).expect("these grids are a board"),
            None => {
                let extras = self.extras().iter();
                let usual = extras.copied().try_fold(self.plain(), |board, e| board.with_extra(e));
                usual.expect("the board has these extras")
            }
        }
    }

    /// Whether both cells are in a house of fewer cells than there are digits.
    pub(super) fn share_distinct_house(&self, one: Cell, other: Cell) -> bool {
        let mut houses = self.0.distinct.iter().map(|(_, cells)| cells);
        houses.any(|cells| cells.contains(&one) && cells.contains(&other))
    }

    pub(super) fn share_house(&self, one: Cell, other: Cell) -> bool {
        self.0.share_house(one, other)
    }
}
