//! Guesses, until all fillings are found.

use std::ops::ControlFlow;

use super::model::Model;
use super::propagate::State;
use crate::progress::{Progress, Tally};

/// Whether a model cannot be filled beside these values of cells, as far as it shows without a guess.
pub(in crate::rules) fn is_dead(model: &Model, written: &[(u16, u8)]) -> bool {
    let mut state = State::new(model);
    let outcome = written.iter().try_for_each(|&(cell, place)| {
        let left = state.domains[usize::from(cell)] & 1 << place;
        state.set(cell, left)
    });
    outcome.and_then(|()| state.propagate()).is_err()
}

/// A search of all fillings.
pub(in crate::rules) struct Search<'m> {
    state: State<'m>,
    /// Candidates at each guess, one after the other.
    before: Vec<u32>,
    guesses: Vec<(u16, u32)>,
    tally: Tally,
}

impl<'m> Search<'m> {
    pub(in crate::rules) fn new(model: &'m Model) -> Self {
        Self {
            state: State::new(model),
            before: Vec::new(),
            guesses: Vec::new(),
            tally: Tally::default(),
        }
    }

    /// Shows each filling, as candidates that are alone, until `found` or the progress breaks.
    pub(in crate::rules) fn each(
        mut self,
        progress: &mut dyn Progress,
        found: &mut dyn FnMut(&[u32]) -> ControlFlow<()>,
    ) -> Tally {
        let mut outcome = match self.state.domains.contains(&0) {
            true => Err(super::propagate::DeadEnd),
            false => self.state.propagate(),
        };
        loop {
            if outcome.is_ok() {
                if let Some((cell, value)) = self.choose() {
                    if progress(self.tally).is_break() {
                        self.tally.stopped = true;
                        return self.tally;
                    }
                    self.tally.guesses += 1;
                    self.before.extend_from_slice(&self.state.domains);
                    self.guesses.push((cell, value));
                    let _ = self.state.set(cell, value);
                    outcome = self.state.propagate();
                    continue;
                }
                self.tally.solutions += 1;
                if found(&self.state.domains).is_break() {
                    self.tally.stopped = true;
                    return self.tally;
                }
            }
            let Some((cell, value)) = self.guesses.pop() else { return self.tally };
            let start = self.before.len() - self.state.domains.len();
            self.state.clear();
            self.state.domains.copy_from_slice(&self.before[start..]);
            self.before.truncate(start);
            let left = self.state.domains[usize::from(cell)] & !value;
            outcome = self.state.set(cell, left).and_then(|()| self.state.propagate());
        }
    }

    /// The cell with the fewest candidates for how often it failed, and its lowest.
    fn choose(&self) -> Option<(u16, u32)> {
        let mut best: Option<(u16, u64, u64)> = None;
        for (cell, &domain) in self.state.domains.iter().enumerate() {
            if domain.is_power_of_two() {
                continue;
            }
            let (len, failures) =
                (u64::from(domain.count_ones()), u64::from(self.state.failures[cell]));
            let is_better = best.is_none_or(|(_, other, others)| len * others < other * failures);
            if is_better {
                best = Some((cell as u16, len, failures));
            }
        }
        best.map(|(cell, ..)| {
            let domain = self.state.domains[usize::from(cell)];
            (cell, domain & domain.wrapping_neg())
        })
    }
}
