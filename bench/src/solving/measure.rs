//! Processor time of this thread, in rounds.
//!
//! In each round every engine runs over the whole set, and the order turns from round to round, so
//! that noise hits all alike. A pass that is too short for the clock is repeated inside its round.

use std::hint::black_box;

use anyhow::{Result, ensure};

use super::data::Set;
use super::engine::Engine;
use crate::clock::{median, thread_seconds};
use crate::shared::Progress;

/// The least seconds of an engine's turn in a round.
const LEAST_TURN: f64 = 0.05;
/// How often a single puzzle is solved to find the worst one.
const REPEATS_FOR_WORST: usize = 3;

/// How to measure.
#[derive(Clone, Copy)]
pub(super) struct Plan {
    pub(super) limit: u64,
    pub(super) rounds: usize,
}

/// The time one engine took for a set, in seconds.
#[derive(Clone, Debug)]
pub(super) struct Timing {
    /// One pass over the set, for each round.
    pub(super) passes: Vec<f64>,
    /// The puzzle that took longest; the median of several times for each puzzle.
    pub(super) worst: f64,
}

/// Measures engines side by side; each must count `expected` solutions in a pass.
///
/// # Errors
/// Where an engine answers otherwise than it did when it was checked.
pub(super) fn measure(
    engines: &[&dyn Engine],
    set: &Set,
    plan: Plan,
    expected: u64,
    progress: &Progress,
) -> Result<Vec<Timing>> {
    let mut timings = Vec::new();
    let mut repeats = Vec::new();
    for engine in engines {
        progress.show(&format!("{}: {} one by one", set.name, engine.name()));
        timings.push(Timing { passes: Vec::new(), worst: worst(*engine, set, plan.limit) });
        repeats.push(repeats_for(turn(*engine, set, plan.limit, 1, expected)?));
    }
    for round in 0..plan.rounds {
        for index in order(engines.len(), round) {
            let (engine, repeats) = (engines[index], repeats[index]);
            let round = round + 1;
            progress.show(&format!(
                "{}: {} round {round}/{}",
                set.name,
                engine.name(),
                plan.rounds
            ));
            let seconds = turn(engine, set, plan.limit, repeats, expected)?;
            timings[index].passes.push(seconds / repeats as f64);
        }
    }
    progress.clear();
    Ok(timings)
}

/// The time of the puzzle that takes longest.
fn worst(engine: &dyn Engine, set: &Set, limit: u64) -> f64 {
    let seconds = |puzzle: usize| {
        median((0..REPEATS_FOR_WORST).map(|_| {
            let start = thread_seconds();
            black_box(engine.count(set, puzzle..puzzle + 1, limit));
            thread_seconds() - start
        }))
    };
    (0..set.puzzles.len()).map(seconds).fold(0.0, f64::max)
}

/// The time of some passes over a set, one after the other.
fn turn(engine: &dyn Engine, set: &Set, limit: u64, repeats: usize, expected: u64) -> Result<f64> {
    let mut solutions = 0;
    let start = thread_seconds();
    for _ in 0..repeats {
        solutions += engine.count(set, 0..set.puzzles.len(), limit);
    }
    let seconds = thread_seconds() - start;
    ensure!(
        solutions == expected * repeats as u64,
        "{} counted {solutions} solutions in {repeats} passes over {}, expected {expected} in each",
        engine.name(),
        set.name,
    );
    Ok(seconds)
}

fn repeats_for(seconds: f64) -> usize {
    // The bounds come before the conversion: a pass of zero seconds asks for infinitely many.
    (LEAST_TURN / seconds).ceil().clamp(1.0, 1e6) as usize
}

/// The turns of a round: each engine once, another one first in each round.
fn order(len: usize, round: usize) -> impl Iterator<Item = usize> {
    (0..len).map(move |turn| (turn + round) % len)
}

#[cfg(test)]
mod tests {
    use minirow::{Geometry, Grid};

    use super::super::registry;
    use super::*;

    #[test]
    fn short_passes_are_repeated() {
        assert_eq!(repeats_for(1.0), 1);
        assert_eq!(repeats_for(0.05), 1);
        assert_eq!(repeats_for(0.02), 3);
        assert_eq!(repeats_for(0.0), 1_000_000);
    }

    #[test]
    fn every_engine_has_its_turn_and_is_first_once() {
        let rounds: Vec<Vec<usize>> = (0..3).map(|round| order(3, round).collect()).collect();
        assert_eq!(rounds, [[0, 1, 2], [1, 2, 0], [2, 0, 1]]);
    }

    #[test]
    fn measures_have_all_rounds_and_expected_answers() {
        let geometry = Geometry::with_blocks(2, 2).expect("2x2 is a block shape");
        let set = Set::new("empty", vec![Grid::new(&geometry)]);
        let engines = registry::own();
        let plan = Plan { limit: 2, rounds: 2 };
        let run =
            |expected| measure(&[engines[0].as_ref()], &set, plan, expected, &Progress::new());
        let timings = run(2).expect("there are more than two solutions");
        assert_eq!(timings[0].passes.len(), 2);
        assert!(timings[0].worst > 0.0);
        let fault = run(1).expect_err("there is more than one solution").to_string();
        assert_eq!(fault, "general counted 2 solutions in 1 passes over empty, expected 1 in each");
    }
}
