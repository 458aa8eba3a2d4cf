//! Depth-first search with an explicit stack.

use super::choice::heaviest;
use super::engine::{DeadEnd, Engine};
use super::pruning::Pruning;
use super::session::{Decision, Session, Stopped};

/// How a gear ends.
pub(super) enum End {
    /// All solutions are found.
    Complete,
    /// Its patience is spent.
    Spent,
}

/// Searches from where the engine is, until all is seen or its patience is spent: `patience` guesses
/// without a new solution, and as many again as led to the last one, so that whoever finds many goes
/// on. Then it goes back to the root, which keeps what was learned there.
pub(super) fn search<const W: usize>(
    engine: &mut Engine<'_, W>,
    pruning: &mut impl Pruning<W>,
    patience: u64,
    session: &Session<'_>,
) -> Result<End, Stopped> {
    let mut path: Vec<Decision> = Vec::new();
    // The engine's mark before each decision.
    let mut marks: Vec<usize> = Vec::new();
    let before = session.tally();
    let mut last_found = before;
    let mut position = Ok(());
    loop {
        let open = position.and_then(|()| pruning.prune(engine)).map(|()| engine.open_len);
        match open {
            Err(DeadEnd) => {}
            Ok(0) => {
                session.solution(engine)?;
                last_found = session.tally();
            }
            Ok(_)
                if session.tally().guesses - last_found.guesses
                    >= patience.saturating_add(last_found.guesses - before.guesses) =>
            {
                if let Some(&root) = marks.first() {
                    engine.undo_to(root);
                    pruning.forget(root);
                }
                if session.tally().solutions > before.solutions {
                    session.explore(path);
                }
                return Ok(End::Spent);
            }
            Ok(_) => {
                session.guess()?;
                let candidate = heaviest(engine);
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
