//! What is measured: one `Engine` for each way to solve a puzzle.

use std::collections::HashSet;
use std::ops::{ControlFlow, Range};

use anyhow::{Result, bail, ensure};
use pencilmark::Grid;
use pencilmark::solve::{self, Event};

use super::batch::Batch;
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

/// Our engines. A new one is one entry here.
pub(super) fn own() -> Vec<Box<dyn Engine>> {
    let one_by_one = [
        OneByOne { name: "general", puzzles: |set| Some(&set.general) },
        OneByOne { name: "single", puzzles: |set| set.is_classic().then_some(&set.puzzles) },
    ];
    let one_by_one = one_by_one.into_iter().map(|engine| -> Box<dyn Engine> { Box::new(engine) });
    let batches = Batch::all().map(|batch| -> Box<dyn Engine> { Box::new(batch) });
    one_by_one.chain(batches).collect()
}

/// Those of our engines that have these names, all of them where there are no names, and the peers.
///
/// # Errors
/// Where none of our engines has a name, or two engines have the same one.
pub(super) fn selected(names: &[String], peers: Vec<Peer>) -> Result<Vec<Box<dyn Engine>>> {
    let mut engines = own();
    if let Some(unknown) = names.iter().find(|name| engines.iter().all(|e| e.name() != **name)) {
        let known: Vec<&str> = engines.iter().map(|engine| engine.name()).collect();
        bail!("no engine is named '{unknown}'; there are {}", known.join(", "));
    }
    engines.retain(|e| names.is_empty() || names.iter().any(|name| name == e.name()));
    engines.extend(peers.into_iter().map(|peer| -> Box<dyn Engine> { Box::new(peer) }));
    let mut different = HashSet::new();
    for engine in &engines {
        ensure!(different.insert(engine.name()), "two engines have the name '{}'", engine.name());
    }
    Ok(engines)
}

/// The library's search, one puzzle after the other.
struct OneByOne {
    name: &'static str,
    /// What it takes of a set, if anything: the geometry of a board chooses the library's engine.
    puzzles: fn(&Set) -> Option<&Vec<Grid>>,
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

#[cfg(test)]
mod tests {
    use pencilmark::Geometry;

    use super::*;

    /// An empty 4×4 board has 288 solutions.
    fn empty_set() -> Set {
        Set::new("empty", vec![Grid::new(&Geometry::with_blocks(2, 2).unwrap())])
    }

    #[test]
    fn engines_stop_at_the_limit() {
        let general = &own()[0];
        for (limit, expected) in [(1, 1), (2, 2), (288, 288), (1000, 288)] {
            let (answer, _) = general.answer(&empty_set(), 0, limit);
            assert_eq!(answer.solutions, expected);
            assert_eq!(general.count(&empty_set(), 0..1, limit), expected);
            assert!(answer.first.unwrap().is_solved());
        }
    }

    #[test]
    fn nine_by_nine_has_engines_of_its_own() {
        let takers = |set: &Set| own().iter().filter(|engine| engine.takes(set)).count();
        assert_eq!(takers(&empty_set()), 1);
        let nine = Set::new("nine", vec![Grid::new(&Geometry::classic())]);
        assert_eq!(takers(&nine), own().len());
        for engine in own() {
            let (answer, guesses) = engine.answer(&nine, 0, 3);
            assert_eq!((answer.solutions, engine.count(&nine, 0..1, 3)), (3, 3));
            assert!(guesses > 0 && answer.first.unwrap().is_solved(), "{}", engine.name());
        }
        // Not the same search: that would be one engine under two names.
        assert_ne!(own()[0].answer(&nine, 0, 3).1, own()[1].answer(&nine, 0, 3).1);
    }

    fn names(selected: &[&str]) -> Result<Vec<String>> {
        let selected: Vec<String> = selected.iter().map(|&name| name.to_owned()).collect();
        let engines = super::selected(&selected, vec![])?;
        Ok(engines.iter().map(|engine| engine.name().to_owned()).collect())
    }

    #[test]
    fn engines_are_selected_by_name() {
        let all = names(&[]).expect("names differ");
        assert_eq!(all[..2], ["general", "single"]);
        assert_eq!(all.len(), own().len());
        let two = names(&["batch-portable", "general"]).expect("these are everywhere");
        assert_eq!(two, ["general", "batch-portable"]);
        let fault = names(&["general", "other"]).unwrap_err().to_string();
        assert!(fault.starts_with("no engine is named 'other'; there are general, "), "{fault}");
    }
}
