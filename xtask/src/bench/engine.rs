//! What is measured: one `Engine` for each way to solve a puzzle.

use std::ops::{ControlFlow, Range};

use pencilmark::Grid;
use pencilmark::solve::{self, Event};

use super::data::Set;
use super::peer::Peer;

/// One way to solve puzzles.
pub(super) trait Engine {
    fn name(&self) -> &str;

    /// Whether the others are compared with it.
    fn is_peer(&self) -> bool {
        false
    }

    /// Whether it can solve the boards of a set.
    fn takes(&self, set: &Set) -> bool;

    /// Answers one puzzle in full; not for timing.
    fn answer(&self, set: &Set, puzzle: usize, limit: u64) -> Answer;

    /// Counts the solutions of some puzzles of a set, each up to the limit, and adds them up: the
    /// work that is timed.
    fn count(&self, set: &Set, puzzles: Range<usize>, limit: u64) -> u64;
}

/// What an engine says about a puzzle.
#[derive(Clone, Debug)]
pub(super) struct Answer {
    /// Solutions, up to the limit.
    pub(super) solutions: u64,
    /// Guesses made.
    pub(super) guesses: u64,
    /// The first solution, where there is one and the engine shows it.
    pub(super) first: Option<Grid>,
}

/// All engines: ours, then the peers. A new one is one entry here.
pub(super) fn all(peers: Vec<Peer>) -> Vec<Box<dyn Engine>> {
    let ours: [Box<dyn Engine>; 1] = [Box::new(General)];
    let peers = peers.into_iter().map(|peer| -> Box<dyn Engine> { Box::new(peer) });
    ours.into_iter().chain(peers).collect()
}

/// The library's engine for every geometry.
struct General;

impl Engine for General {
    fn name(&self) -> &'static str {
        "general"
    }

    fn takes(&self, _set: &Set) -> bool {
        true
    }

    fn answer(&self, set: &Set, puzzle: usize, limit: u64) -> Answer {
        let mut first = None;
        let (solutions, guesses) = search(&set.puzzles[puzzle], limit, |grid| {
            first.get_or_insert_with(|| grid.clone());
        });
        Answer { solutions, guesses, first }
    }

    fn count(&self, set: &Set, puzzles: Range<usize>, limit: u64) -> u64 {
        set.puzzles[puzzles].iter().map(|puzzle| search(puzzle, limit, |_| ()).0).sum()
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

#[cfg(test)]
mod tests {
    use pencilmark::Geometry;

    use super::*;

    /// An empty 4×4 board has 288 solutions.
    fn empty_set() -> Set {
        Set::new("empty", vec![Grid::new(&Geometry::with_blocks(2, 2).unwrap())])
    }

    #[test]
    fn the_general_engine_stops_at_the_limit() {
        for (limit, expected) in [(1, 1), (2, 2), (288, 288), (1000, 288)] {
            let answer = General.answer(&empty_set(), 0, limit);
            assert_eq!(answer.solutions, expected);
            assert_eq!(General.count(&empty_set(), 0..1, limit), expected);
            assert!(answer.first.unwrap().is_solved());
        }
    }

    #[test]
    fn names_of_engines_differ() {
        let mut names: Vec<String> = all(vec![]).iter().map(|e| e.name().to_owned()).collect();
        let len = names.len();
        names.sort();
        names.dedup();
        assert_eq!(names.len(), len);
    }
}
