//! Depth-first search with an explicit stack.

use super::choice::heaviest;
use super::engine::{DeadEnd, Engine};
use super::order::Order;
use super::pruning::Pruning;
use super::session::{Decision, Halt, Session};

/// How a gear ends.
pub(super) enum End {
    /// All solutions are found.
    Complete,
    /// Its patience is spent.
    Spent,
}

/// Searches from where the engine is, until all is seen or its patience is spent: `patience` dead
/// ends without a new solution, and as many again as there were before the last one, so that whoever
/// finds many goes on. Then it goes back to the first guess it has not refuted: what was learned
/// before that is kept.
///
/// Dead ends are counted rather than guesses: the larger the board, the more guesses it takes to
/// see anything at all.
pub(super) fn search<const W: usize>(
    engine: &mut Engine<'_, W>,
    pruning: &mut impl Pruning<W>,
    patience: u64,
    order: &mut Order<'_>,
    session: &Session<'_>,
) -> Result<End, Halt> {
    let mut path: Vec<Decision> = Vec::new();
    // The engine's mark before each decision.
    let mut marks: Vec<usize> = Vec::new();
    let solutions = session.tally().solutions;
    let mut dead_ends = 0;
    let mut most_dead_ends = patience;
    let mut position = Ok(());
    loop {
        let open = position.and_then(|()| pruning.prune(engine)).map(|()| engine.open_len);
        match open {
            Err(DeadEnd) => dead_ends += 1,
            Ok(0) => {
                session.solution(engine)?;
                most_dead_ends = patience.saturating_add(2 * dead_ends);
            }
            Ok(_) if dead_ends >= most_dead_ends => {
                let refuted = path.iter().take_while(|decision| decision.is_refuted).count();
                if let Some(&mark) = marks.get(refuted) {
                    engine.undo_to(mark);
                    pruning.forget(mark);
                    if session.tally().solutions > solutions {
                        session.explore(path.split_off(refuted));
                    }
                }
                return Ok(End::Spent);
            }
            Ok(_) => {
                session.guess()?;
                let candidate = order.first(engine, heaviest(engine));
                path.push(Decision { candidate, is_refuted: false });
                marks.push(engine.mark());
                engine.enqueue(candidate);
                position = Ok(());
                continue;
            }
        }
        while path.pop_if(|last| last.is_refuted).is_some() {
            marks.pop();
        }
        let (Some(last), Some(&mark)) = (path.last_mut(), marks.last()) else {
            return Ok(End::Complete);
        };
        engine.undo_to(mark);
        pruning.forget(mark);
        last.is_refuted = true;
        position = engine.remove(last.candidate);
    }
}
