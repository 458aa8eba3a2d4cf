//! The library's searches for one puzzle after the other.

use std::ops::{ControlFlow, Range};

use minirow::Grid;
use minirow::solve::{self, Event};

use super::data::Set;
use super::engine::{Answer, Engine};

/// The library's search, one puzzle after the other.
pub(super) struct OneByOne {
    pub(super) name: &'static str,
    /// What it takes of a set, if anything: the geometry of a board chooses the library's engine.
    pub(super) puzzles: fn(&Set) -> Option<&Vec<Grid>>,
}

impl OneByOne {
    fn puzzles<'a>(&self, set: &'a Set) -> &'a [Grid] {
        (self.puzzles)(set).expect("it takes the set")
    }
}

impl Engine for OneByOne {
    fn name(&self) -> &str {
        self.name
    }

    fn takes(&self, set: &Set) -> bool {
        (self.puzzles)(set).is_some()
    }

    fn answer(&self, set: &Set, puzzle: usize, limit: u64) -> (Answer, u64) {
        let mut first = None;
        let (solutions, guesses) = search(&self.puzzles(set)[puzzle], limit, |grid| {
            first.get_or_insert_with(|| grid.clone());
        });
        (Answer { solutions, first }, guesses)
    }

    fn count(&self, set: &Set, puzzles: Range<usize>, limit: u64) -> u64 {
        let puzzles = &self.puzzles(set)[puzzles];
        puzzles.iter().map(|puzzle| search(puzzle, limit, |_| ()).0).sum()
    }
}

/// Searches a puzzle until `limit` solutions are shown to `found`; returns solutions and guesses.
fn search(puzzle: &Grid, limit: u64, mut found: impl FnMut(&Grid)) -> (u64, u64) {
    let mut left = limit;
    let tally = solve::each(puzzle, |event| {
        if let Event::Solution(grid) = event {
            found(grid);
            left -= 1;
            if left == 0 {
                return ControlFlow::Break(());
            }
        }
        ControlFlow::Continue(())
    });
    (tally.solutions, tally.guesses)
}
