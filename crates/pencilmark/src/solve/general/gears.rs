//! Which gear when.

use super::clauses::{Batsat, Clauses, Learner};
use super::engine::Engine;
use super::pruning::{Singles, Subsets};
use super::session::{Session, Stopped};
use super::tree::{self, End};
use crate::solve::{Gear, Plan, Puzzle};

/// Guesses without a new solution after which singles alone are given up.
const SINGLES_PATIENCE: u64 = 300;

/// The same for subsets and locked candidates.
const SUBSETS_PATIENCE: u64 = 1000;

/// How many conflicts are met in turn with each guess.
const CONFLICTS_PER_GUESS: u64 = 2;

/// Searches in the gears of a plan until all is found.
pub(super) fn run<const W: usize>(
    puzzle: &impl Puzzle,
    plan: Plan,
    session: &Session<'_>,
) -> Result<(), Stopped> {
    let Ok(mut engine) = Engine::<W>::load(puzzle, plan.seed) else {
        return Ok(());
    };
    let engine = &mut engine;
    match plan.gear {
        None => automatic(engine, plan, session),
        Some(Gear::Singles) => tree::search(engine, &mut Singles, u64::MAX, session).map(|_| ()),
        Some(Gear::Subsets) => {
            let mut subsets = Subsets::new(engine);
            tree::search(engine, &mut subsets, u64::MAX, session).map(|_| ())
        }
        Some(Gear::Batsat) => clauses(engine, Batsat::new(session, plan.seed), session),
        #[cfg(feature = "cadical")]
        Some(Gear::Cadical) => {
            clauses(engine, super::clauses::Cadical::new(session, plan.seed), session)
        }
    }
}

fn clauses<const W: usize>(
    engine: &mut Engine<'_, W>,
    learner: impl Learner,
    session: &Session<'_>,
) -> Result<(), Stopped> {
    if engine.propagate().is_err() {
        return Ok(());
    }
    match Clauses::new(engine, learner) {
        Some(mut clauses) => clauses.search(engine, u64::MAX, session).map(|_| ()),
        None => session.give_up(),
    }
}

fn automatic<const W: usize>(
    engine: &mut Engine<'_, W>,
    plan: Plan,
    session: &Session<'_>,
) -> Result<(), Stopped> {
    if let End::Complete = tree::search(engine, &mut Singles, SINGLES_PATIENCE, session)? {
        return Ok(());
    }
    let mut subsets = Subsets::new(engine);
    if let End::Complete = tree::search(engine, &mut subsets, SUBSETS_PATIENCE, session)? {
        return Ok(());
    }
    if engine.propagate().is_err() {
        return Ok(());
    }
    #[cfg(feature = "cadical")]
    let learner = super::clauses::Cadical::new(session, plan.seed);
    #[cfg(not(feature = "cadical"))]
    let learner = Batsat::new(session, plan.seed);
    let mut clauses = Clauses::new(engine, learner);
    let mut guesses = SUBSETS_PATIENCE;
    loop {
        if let Some(clauses) = &mut clauses
            && let End::Complete = clauses.search(engine, CONFLICTS_PER_GUESS * guesses, session)?
        {
            return Ok(());
        }
        if let End::Complete = tree::search(engine, &mut subsets, guesses, session)? {
            return Ok(());
        }
        guesses *= 2;
    }
}
