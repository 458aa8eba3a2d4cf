//! One puzzle on its way from a complete grid.
//!
//! The orbits of cells are gone through in one random order, and what is not needed for a single
//! solution is removed. That would be a search for each of them; here one search asks whether several
//! can go at once. Where it finds another solution, the cells in which that differs from the grid are
//! an *unavoidable set*: one of them has to stay, and if all but the last of them in the order are
//! gone, that one is needed. What such sets say is believed until a search has proved that the rest
//! can go, so the outcome is that of one removal after the other, whichever sets were found.

use super::fill::Board;
use super::plan::Plan;
use super::swaps::swaps;
use crate::generate::random::shuffle;
use crate::solve::{Cells, Frame, differing, with_open, without};

/// A puzzle on its way.
pub(super) struct Dig {
    pub(super) board: Board,
    /// Orbits in the order of their removal.
    order: [u8; 81],
    /// Unavoidable sets, each with the one before it of those that end at the same place in the order.
    sets: Vec<(Cells, u16)>,
    /// By place in the order, the last set that ends there.
    last: [u16; 81],
    /// How many places of the order are decided, and the cells that are empty with that.
    decided: usize,
    open: Cells,
    /// The same, if the search under way finds no other solution.
    asked: usize,
    asked_open: Cells,
    /// The cell that must have another digit in that search, if it is about one cell alone.
    eliminated: Option<u32>,
    found: [Frame; 2],
    found_len: usize,
}

/// What comes next for a puzzle.
pub(super) enum Next {
    /// A search.
    Search,
    /// Nothing: it is complete.
    Complete,
    /// Nothing: the cells that must be empty leave several solutions.
    Impossible,
}

/// No set.
const NONE: u16 = u16::MAX;

/// How many more cells a search asks about, by the number of cells that are empty.
const GROUPS: [u32; 82] = {
    let mut groups = [1; 82];
    let mut open = 0;
    while open < 50 {
        groups[open] = match open {
            0..40 => 44,
            40..46 => 4,
            _ => 2,
        };
        open += 1;
    }
    groups
};

impl Dig {
    pub(super) fn new(board: Board, plan: &Plan) -> Self {
        let mut dig = Self {
            board: board.clone(),
            order: [0; 81],
            sets: Vec::with_capacity(128),
            last: [NONE; 81],
            decided: 0,
            open: 0,
            asked: 0,
            asked_open: 0,
            eliminated: None,
            found: [Frame::default(); 2],
            found_len: 0,
        };
        dig.begin(board, plan);
        dig
    }

    /// Begins with another board.
    pub(super) fn begin(&mut self, board: Board, plan: &Plan) {
        self.board = board;
        for place in 0..plan.orbits.len() {
            self.order[place] = place as u8;
        }
        let order = &mut self.order[..plan.orbits.len()];
        shuffle(&mut self.board.random, &mut order[usize::from(plan.begins_empty)..]);
        let mut places = [u8::MAX; 81];
        for (place, &orbit) in order.iter().enumerate() {
            let mut cells = plan.orbits[usize::from(orbit)];
            while cells != 0 {
                places[cells.trailing_zeros() as usize] = place as u8;
                cells &= cells - 1;
            }
        }
        self.sets.clear();
        self.last.fill(NONE);
        self.decided = 0;
        self.open = 0;
        swaps(&self.board.grid, &places, |set, place| {
            // A set with a cell that always stays says nothing.
            if let Some(last) = self.last.get_mut(usize::from(place)) {
                self.sets.push((set, *last));
                *last = self.sets.len() as u16 - 1;
            }
        });
    }

    /// Asks about some more orbits.
    pub(super) fn next(&mut self, plan: &Plan) -> Next {
        let before = self.open.count_ones();
        let most = before + GROUPS[before as usize];
        let (mut place, mut open, mut len) = (self.decided, self.open, before);
        while place < plan.orbits.len() && len < most {
            let orbit = plan.orbits[usize::from(self.order[place])];
            let with_orbit = len + orbit.count_ones();
            if with_orbit <= plan.most_open && !self.is_needed(place, open | orbit) {
                (open, len) = (open | orbit, with_orbit);
            } else if place == 0 && plan.begins_empty {
                return Next::Impossible;
            }
            place += 1;
        }
        self.asked = place;
        self.asked_open = open;
        if len == before {
            return Next::Complete;
        }
        self.eliminated = (len == before + 1).then(|| (open & !self.open).trailing_zeros());
        self.found_len = 0;
        Next::Search
    }

    /// Whether some set that ends at this place is empty.
    fn is_needed(&self, place: usize, open: Cells) -> bool {
        let mut next = self.last[place];
        while next != NONE {
            let (set, before) = self.sets[usize::from(next)];
            if set & !open == 0 {
                return true;
            }
            next = before;
        }
        false
    }

    /// Where the search begins.
    pub(super) fn start(&self) -> Frame {
        let frame = with_open(&self.board.grid, self.asked_open);
        match self.eliminated {
            Some(cell) => without(&frame, &self.board.grid, cell),
            None => frame,
        }
    }

    /// At how many solutions it stops.
    pub(super) fn limit(&self) -> u64 {
        if self.eliminated.is_some() { 1 } else { 2 }
    }

    /// Room for a solution.
    pub(super) fn solution(&mut self) -> &mut Frame {
        self.found_len = 2.min(self.found_len + 1);
        &mut self.found[self.found_len - 1]
    }

    /// Takes the number of solutions.
    pub(super) fn answer(&mut self, solutions: u64, plan: &Plan) {
        if solutions < self.limit() {
            self.decided = self.asked;
            self.open = self.asked_open;
            return;
        }
        for index in 0..self.found_len {
            let set = differing(&self.found[index], &self.board.grid);
            if set != 0 {
                let mut place = self.asked - 1;
                while plan.orbits[usize::from(self.order[place])] & set == 0 {
                    place -= 1;
                }
                self.sets.push((set, self.last[place]));
                self.last[place] = self.sets.len() as u16 - 1;
            }
        }
    }

    /// The cells that are empty.
    pub(super) fn open(&self) -> Cells {
        self.open
    }
}

#[cfg(test)]
mod tests {
    use super::super::fill::{Boards, Filler, text};
    use super::super::plan::PuzzleOptions;
    use super::super::puzzles::{PuzzleEvent, puzzles};
    use super::*;
    use crate::board::{Cell, Geometry, Grid, Symmetry};
    use crate::generate::Requirements;
    use crate::solve::{Backend, count};
    use std::ops::ControlFlow;

    /// The puzzle that removal of one orbit after the other leaves.
    fn one_by_one(dig: &Dig, plan: &Plan) -> [u8; 81] {
        let mut open = 0;
        for &orbit in &dig.order[..plan.orbits.len()] {
            let fewer = open | plan.orbits[usize::from(orbit)];
            let values = text(&dig.board.grid, !fewer).map(|symbol| symbol.saturating_sub(b'0'));
            let grid = Grid::from_values(&Geometry::classic(), values).unwrap();
            if fewer.count_ones() <= plan.most_open && count(&grid, 2) == 1 {
                open = fewer;
            }
        }
        text(&dig.board.grid, !open)
    }

    fn check(options: &PuzzleOptions) {
        let plan = Plan::new(options).unwrap();
        let mut boards = Boards::new(12, 0..150, Filler::Lanes(options.backend));
        puzzles(12, 0..150, options, |event| {
            if let PuzzleEvent::Puzzle(puzzle) = event {
                let dig = Dig::new(boards.next(true).unwrap(), &plan);
                let expected = one_by_one(&dig, &plan);
                assert_eq!(puzzle.givens, expected, "{} {options:?}", puzzle.number);
            }
            ControlFlow::Continue(())
        })
        .unwrap();
    }

    #[test]
    fn puzzles_are_those_of_one_removal_after_the_other() {
        for &symmetry in Symmetry::ALL {
            for givens in [None, Some(28)] {
                let requirements = Requirements::default().symmetry(symmetry).givens(givens);
                check(&PuzzleOptions::default().requirements(requirements));
            }
        }
        let filled = [3, 40, 79].map(Cell::new).to_vec();
        let requirements = Requirements::default().filled(filled);
        check(&PuzzleOptions::default().requirements(requirements).backend(Backend::Portable));
    }
}
