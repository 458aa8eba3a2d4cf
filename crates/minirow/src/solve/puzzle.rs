//! What can be solved: grids and boards with candidates.

use crate::board::{Cell, DigitSet, Geometry, Grid, Pencil};

/// A board with something left to find: a [`Grid`], or a [`Pencil`] with its candidates.
///
/// # Examples
/// ```
/// use minirow::{Cell, Digit, Geometry, Pencil, Singles, solve};
/// // Ink alone leaves 288 grids of 4×4; candidates narrow the search too.
/// let mut pencil = Pencil::new(&Geometry::of_side(4).unwrap(), Singles::Leave);
/// assert_eq!(solve::count(&pencil, 1000), 288);
/// pencil.remove(Cell::new(0), Digit::new(1).unwrap()).unwrap();
/// assert_eq!(solve::count(&pencil, 1000), 216);
/// ```
pub trait Puzzle {
    /// The board's geometry.
    fn geometry(&self) -> &Geometry;

    /// The digits a cell may hold in a solution: one where it is filled.
    fn choices(&self, cell: Cell) -> DigitSet;

    /// The grid, where its digits are all that is known. Engines read it faster than choices; the
    /// answers are the same.
    fn ink(&self) -> Option<&Grid> {
        None
    }
}

impl Puzzle for Grid {
    fn geometry(&self) -> &Geometry {
        self.geometry()
    }

    fn choices(&self, cell: Cell) -> DigitSet {
        match self.get(cell) {
            Some(digit) => DigitSet::of(digit),
            None => self.geometry().all_digits(),
        }
    }

    fn ink(&self) -> Option<&Grid> {
        Some(self)
    }
}

impl Puzzle for Pencil {
    fn geometry(&self) -> &Geometry {
        self.geometry()
    }

    fn choices(&self, cell: Cell) -> DigitSet {
        self.candidates(cell)
    }
}
