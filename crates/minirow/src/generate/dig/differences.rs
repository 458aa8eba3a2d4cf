//! What other solutions tell about givens.

use crate::board::Cell;

/// Sets of cells in which other solutions differ from the one of the puzzle, and how many givens
/// are left in each: a puzzle with one solution has at least one in every set (unavoidable sets, in
/// the words of the field). The last one of a set is needed, which no search need find out again.
pub(super) struct Differences {
    /// For each cell the sets it is in.
    sets_of: Vec<Vec<u32>>,
    /// For each set how many of its cells are given.
    left: Vec<u32>,
    entries: usize,
}

/// More entries than this are not kept, which takes more searches and no more memory.
const MOST_ENTRIES: usize = 20_000_000;

impl Differences {
    pub(super) fn new(cells: usize) -> Self {
        Self { sets_of: vec![Vec::new(); cells], left: Vec::new(), entries: 0 }
    }

    /// Adds the cells of another solution; some of them are given.
    pub(super) fn add(&mut self, cells: &[Cell], is_given: &[bool]) {
        if self.entries + cells.len() > MOST_ENTRIES {
            return;
        }
        self.entries += cells.len();
        let set = self.left.len() as u32;
        for cell in cells {
            self.sets_of[cell.index()].push(set);
        }
        self.left.push(cells.iter().filter(|cell| is_given[cell.index()]).count() as u32);
    }

    /// Takes givens away, unless one of the sets is known to have no other ones.
    pub(super) fn take(&mut self, givens: &[Cell]) -> bool {
        let mut is_free = true;
        for cell in givens {
            for &set in &self.sets_of[cell.index()] {
                self.left[set as usize] -= 1;
                is_free &= self.left[set as usize] > 0;
            }
        }
        if !is_free {
            self.put_back(givens);
        }
        is_free
    }

    pub(super) fn put_back(&mut self, givens: &[Cell]) {
        for cell in givens {
            for &set in &self.sets_of[cell.index()] {
                self.left[set as usize] += 1;
            }
        }
    }
}
