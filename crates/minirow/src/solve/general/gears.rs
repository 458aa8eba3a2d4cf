//! Runs the three search strategies (gears) in turn.

#[cfg(feature = "cadical")]
use std::rc::Rc;

use super::clauses::{Clauses, batsat};
use super::engine::Engine;
use super::order::Order;
use super::pruning::{Singles, Subsets};
use super::session::{Halt, Session};
use super::tree::{self, End};
#[cfg(feature = "cadical")]
use crate::solve::clauses::Cadical;
use crate::solve::clauses::Learner;
use crate::solve::{Gear, Puzzle};

/// When to shift.
#[derive(Clone, Copy)]
struct Schedule {
    /// Dead ends without a new solution after which singles alone are given up.
    singles: u64,
    /// The same for subsets and locked candidates, at first; twice as many in every turn after.
    subsets: u64,
    /// How many conflicts are met in turn with each dead end.
    conflicts_per_dead_end: u64,
}

impl Schedule {
    /// Singles settle every 16×16 board at hand within 500 dead ends. Beyond, what they fail at
    /// leads the guesses of the next gear astray: after 200 dead ends of singles it took 3.4 s for
    /// an empty 49×49 board and 4 to 25 ms for `shna25`, without them 0.45 s and 2 to 8 ms.
    fn of(side: usize) -> Self {
        let singles = if side <= 16 { 1000 } else { 0 };
        Self { singles, subsets: 400, conflicts_per_dead_end: 40 }
    }
}

/// Searches in one gear, or in all of them in turn, until all is found.
pub(super) fn run<const W: usize>(
    puzzle: &dyn Puzzle,
    gear: Option<Gear>,
    seed: u64,
    order: &mut Order<'_>,
    session: &Session<'_>,
) -> Result<(), Halt> {
    let Ok(mut engine) = Engine::<W>::load(puzzle, seed) else {
        return Ok(());
    };
    let engine = &mut engine;
    match gear {
        None => automatic(engine, seed, Schedule::of(engine.side), order, session),
        Some(Gear::Singles) => {
            tree::search(engine, &mut Singles, u64::MAX, order, session).map(|_| ())
        }
        Some(Gear::Subsets) => {
            let mut subsets = Subsets::new(engine);
            tree::search(engine, &mut subsets, u64::MAX, order, session).map(|_| ())
        }
        Some(Gear::Batsat) => clauses(engine, batsat(session, seed), session),
        #[cfg(feature = "cadical")]
        Some(Gear::Cadical) => clauses(engine, Cadical::new(Rc::new(session), seed), session),
    }
}

fn clauses<const W: usize>(
    engine: &mut Engine<'_, W>,
    learner: impl Learner,
    session: &Session<'_>,
) -> Result<(), Halt> {
    if engine.propagate().is_err() {
        return Ok(());
    }
    match Clauses::new(engine, learner) {
        Some(mut clauses) => clauses.search(engine, u64::MAX, session).map(|_| ()),
        None => session.give_up(),
    }
}

/// Shifts up as the board proves hard, and at last takes turns: which of subsets and clauses is
/// faster to a solution is a matter of luck, and a search that starts afresh knows what failed.
fn automatic<const W: usize>(
    engine: &mut Engine<'_, W>,
    seed: u64,
    schedule: Schedule,
    order: &mut Order<'_>,
    session: &Session<'_>,
) -> Result<(), Halt> {
    if let End::Complete = tree::search(engine, &mut Singles, schedule.singles, order, session)? {
        return Ok(());
    }
    let mut subsets = Subsets::new(engine);
    let mut dead_ends = schedule.subsets;
    if let End::Complete = tree::search(engine, &mut subsets, dead_ends, order, session)? {
        return Ok(());
    }
    if engine.propagate().is_err() {
        return Ok(());
    }
    #[cfg(feature = "cadical")]
    let learner = Cadical::new(Rc::new(session), seed);
    #[cfg(not(feature = "cadical"))]
    let learner = batsat(session, seed);
    let mut clauses = Clauses::new(engine, learner);
    loop {
        let before = session.tally().solutions;
        if let Some(clauses) = &mut clauses {
            let conflicts = schedule.conflicts_per_dead_end * dead_ends;
            if let End::Complete = clauses.search(engine, conflicts, session)? {
                return Ok(());
            }
            // Luck finds solutions; that there are no more is proved by what was learned.
            if session.tally().solutions > before {
                return clauses.search(engine, u64::MAX, session).map(|_| ());
            }
        }
        if let End::Complete = tree::search(engine, &mut subsets, dead_ends, order, session)? {
            return Ok(());
        }
        dead_ends *= 2;
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;
    use std::ops::ControlFlow;

    use super::*;
    use crate::board::{Geometry, Grid};
    use crate::solve::Event;

    /// Whatever the turns, each solution is shown once.
    #[test]
    fn no_solution_is_shown_twice_or_missed() {
        let check = |side: u8, digits: &[u8], expected: usize| {
            let geometry = Geometry::of_side(side).expect("a square side");
            let rest = geometry.cell_count() - digits.len();
            let values = digits.iter().copied().chain(std::iter::repeat_n(0, rest));
            let puzzle = Grid::from_values(&geometry, values).expect("values up to the side");
            for (singles, subsets, conflicts_per_dead_end) in
                [(1, 1, 1), (2, 1, 30), (1, 5, 1), (7, 3, 2), (50, 50, 1), (0, 1, 0)]
            {
                let schedule = Schedule { singles, subsets, conflicts_per_dead_end };
                let mut found = HashSet::new();
                let mut shown = 0;
                let mut visit = |event: Event<'_>| {
                    if let Event::Solution(solution) = event {
                        assert!(solution.is_solved());
                        shown += 1;
                        found.insert(solution.values().collect::<Vec<u8>>());
                    }
                    ControlFlow::Continue(())
                };
                let session = Session::new(Grid::new(&geometry), &mut visit);
                let engine = Engine::<1>::load(&puzzle, 0);
                let mut engine = engine.unwrap_or_else(|_| panic!("a puzzle with solutions"));
                let order = &mut Order::Ascending;
                let end = automatic(&mut engine, 0, schedule, order, &session);
                assert!(end.is_ok() && !session.tally().stopped);
                assert_eq!((shown, found.len()), (expected, expected));
            }
        };
        check(4, &[], 288);
        check(4, &[1, 2, 0, 0, 0, 0, 2], 12);
        let nine =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..7.";
        let digits: Vec<u8> =
            nine.bytes().map(|c| c.saturating_sub(b'.').saturating_sub(2)).collect();
        check(9, &digits, 1);
    }
}
