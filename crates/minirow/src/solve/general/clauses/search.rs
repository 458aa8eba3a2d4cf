//! The search in its last gear.

use std::rc::Rc;

use super::encoding::Encoding;
use crate::solve::clauses::{Batsat, Learner, Satisfiable};
use crate::solve::general::choice::heaviest;
use crate::solve::general::engine::{Engine, Entry};
use crate::solve::general::session::{Decision, Halt, Path, Session};
use crate::solve::general::tree::End;

/// The solver of the `batsat` crate.
pub(in crate::solve::general) fn batsat<'s>(session: &'s Session<'_>, seed: u64) -> Batsat<'s> {
    // A third of the usual part: on bal25 boards 18 s in all for 32 s.
    Batsat::new(Rc::new(session), 0.1, seed)
}

/// A formula and its solver, which goes on where it was left.
pub(in crate::solve::general) struct Clauses<L, const W: usize> {
    learner: L,
    encoding: Encoding<W>,
    /// Up to where the engine's trail is part of the formula.
    seen: usize,
    /// How many of the explored paths are.
    explored: usize,
}

impl<L: Learner, const W: usize> Clauses<L, W> {
    /// The formula of the engine's position; none where it would be too large.
    pub(in crate::solve::general) fn new(engine: &Engine<'_, W>, mut learner: L) -> Option<Self> {
        let encoding = Encoding::write(engine, &mut learner)?;
        Some(Self { learner, encoding, seen: engine.mark(), explored: 0 })
    }

    /// Searches for so many conflicts, or until all is seen.
    pub(in crate::solve::general) fn search(
        &mut self,
        engine: &mut Engine<'_, W>,
        conflicts: u64,
        session: &Session<'_>,
    ) -> Result<End, Halt> {
        let end = session.tally().conflicts.saturating_add(conflicts);
        self.learn(engine, session);
        loop {
            let left = end.saturating_sub(session.tally().conflicts);
            session.ask()?;
            match self.learner.solve(left) {
                Satisfiable::No => return Ok(End::Complete),
                Satisfiable::Unknown => return session.ask().map(|()| End::Spent),
                Satisfiable::Yes => {
                    let path = self.show_model(engine, session)?;
                    if path.is_empty() {
                        // Singles alone lead to it: there is no other.
                        return Ok(End::Complete);
                    }
                    session.explore(path);
                    self.learn(engine, session);
                }
            }
        }
    }

    /// Takes in what other gears have found since.
    fn learn(&mut self, engine: &Engine<'_, W>, session: &Session<'_>) {
        for &entry in engine.since(self.seen).iter().filter(|entry| !entry.is_placed()) {
            if let Some(variable) = self.encoding.variable(entry) {
                self.learner.clause(&[-variable]);
            }
        }
        self.seen = engine.mark();
        for path in session.explored_since(self.explored) {
            self.encoding.write_explored(&path, &mut self.learner);
            self.explored += 1;
        }
    }

    /// Fills the engine as the model says and shows the solution.
    ///
    /// Only what singles do not tell is taken from the model, so the path of these guesses is all
    /// that need be excluded to look for another solution.
    fn show_model(&self, engine: &mut Engine<'_, W>, session: &Session<'_>) -> Result<Path, Halt> {
        let root = engine.mark();
        let mut path = Path::new();
        loop {
            assert!(engine.propagate().is_ok(), "a model of the formula is a solution");
            if engine.open_len == 0 {
                break;
            }
            let choice = heaviest(engine);
            let cell = choice.candidate(engine, choice.set(engine).lowest()).cell();
            let digit = engine.cells[cell].drain().find(|&digit| {
                let variable = self.encoding.variable(Entry::new(cell, digit));
                variable.is_some_and(|variable| self.learner.holds(variable))
            });
            let candidate =
                Entry::new(cell, digit.expect("a model has a digit for each open cell"));
            path.push(Decision { candidate, is_refuted: false });
            engine.enqueue(candidate);
        }
        let shown = session.solution(engine);
        engine.undo_to(root);
        if let Some(last) = path.last_mut() {
            last.is_refuted = true;
        }
        shown.map(|()| path)
    }
}
