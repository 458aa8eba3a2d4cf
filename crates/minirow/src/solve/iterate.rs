//! The solutions of a puzzle one by one, as they are asked for.

use std::vec;

use super::{Puzzle, up_to};
use crate::board::{Cell, DigitSet, Grid, Pencil, Singles};

/// The solutions of a puzzle, each once; see [`solutions_of`].
#[derive(Clone, Debug)]
pub struct SolutionsOf {
    /// Parts of the puzzle in which nobody has looked yet, the next one last.
    parts: Vec<Pencil>,
    /// The solutions of the last part.
    found: vec::IntoIter<Grid>,
}

/// The solutions of a puzzle one by one, always in the same order.
///
/// Nothing is searched before it is asked for, and memory holds a few solutions only, however many
/// there are. [`each`](super::each) is faster, where a closure serves.
///
/// # Examples
/// ```
/// use minirow::{Geometry, Grid, solve::solutions_of};
/// let empty = Grid::new(&Geometry::of_side(4)?);
/// assert_eq!(solutions_of(&empty).count(), 288);
/// // Of some 6.7 * 10^21.
/// let empty = Grid::new(&Geometry::classic());
/// let first: Vec<Grid> = solutions_of(&empty).take(100).collect();
/// assert!(first.iter().all(Grid::is_solved) && first[0] != first[99]);
/// # Ok::<(), minirow::GeometryError>(())
/// ```
#[must_use]
pub fn solutions_of(puzzle: &impl Puzzle) -> SolutionsOf {
    let geometry = puzzle.geometry();
    let choices: Vec<DigitSet> = geometry.cells().map(|cell| puzzle.choices(cell)).collect();
    let whole = Pencil::from_candidates(&Grid::new(geometry), &choices, Singles::Leave);
    SolutionsOf { parts: whole.into_iter().collect(), found: Vec::new().into_iter() }
}

impl Iterator for SolutionsOf {
    type Item = Grid;

    fn next(&mut self) -> Option<Grid> {
        /// A part with more solutions is cut by the digits of a cell. Each cut costs this many
        /// solutions, and they double the time at worst where parts have a few times as many.
        const MOST: usize = 64;
        loop {
            if let Some(grid) = self.found.next() {
                return Some(grid);
            }
            let part = self.parts.pop()?;
            let found = up_to(&part, MOST + 1);
            if found.len() <= MOST {
                self.found = found.into_iter();
            } else {
                self.cut(&part);
            }
        }
    }
}

impl SolutionsOf {
    /// Cuts a part by the digits of the cell with the fewest, the lowest digit first.
    fn cut(&mut self, part: &Pencil) {
        let is_open = |cell: &Cell| part.digit(*cell).is_none();
        let open = part.geometry().cells().filter(is_open);
        let cell = open.min_by_key(|&cell| part.candidates(cell).len()).expect("several solutions");
        let mut digits: Vec<_> = part.candidates(cell).iter().collect();
        digits.reverse();
        for digit in digits {
            let mut with_digit = part.clone();
            // What contradicts itself has no solution.
            if with_digit.place(cell, digit).is_ok() {
                self.parts.push(with_digit);
            }
        }
    }
}
