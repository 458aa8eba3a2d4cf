//! What is measured: an `Engine` is one way to solve puzzles.

use std::ops::Range;

use minirow::Grid;

use super::data::Set;

/// One way to solve puzzles.
pub(super) trait Engine {
    fn name(&self) -> &str;

    /// Whether the others are compared with it.
    fn is_peer(&self) -> bool {
        false
    }

    /// Whether it can solve the boards of a set.
    fn takes(&self, set: &Set) -> bool;

    /// Answers one puzzle in full and tells the guesses made for it; not for timing.
    fn answer(&self, set: &Set, puzzle: usize, limit: u64) -> (Answer, u64);

    /// Answers all puzzles of a set in one call and tells the guesses made for all of them, where
    /// that is another thing than answering them one by one; not for timing.
    fn answers(&self, _set: &Set, _limit: u64) -> Option<(Vec<Answer>, u64)> {
        None
    }

    /// Counts the solutions of some puzzles of a set, each up to the limit, and adds them up: the
    /// work that is timed.
    fn count(&self, set: &Set, puzzles: Range<usize>, limit: u64) -> u64;
}

/// What an engine says about a puzzle.
#[derive(Clone, Debug)]
pub(super) struct Answer {
    /// Solutions, up to the limit.
    pub(super) solutions: u64,
    /// The first solution, where there is one and the engine shows it.
    pub(super) first: Option<Grid>,
}
