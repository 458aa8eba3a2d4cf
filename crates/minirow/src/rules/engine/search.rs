//! Guesses, until all fillings are found.

use std::ops::ControlFlow;

use super::model::Model;
use super::propagate::{Halt, State};
use super::trail::take_back;
use super::weights::{Guess, Weights};
use crate::progress::{Progress, Tally};

/// Whether a model cannot be filled beside these values of cells, as far as it shows without a guess.
pub(in crate::rules) fn is_dead(model: &Model, written: &[(u16, u8)]) -> bool {
    let mut state = State::new(model, &model.domains);
    for &(cell, place) in written {
        let left = state.domains[usize::from(cell)] & 1 << place;
        // Where nothing is left, propagation says so.
        let _ = state.set(cell, left);
    }
    loop {
        match state.propagate() {
            Ok(()) => return false,
            Err(Halt::DeadEnd) => return true,
            Err(Halt::Asks) => {}
        }
    }
}

/// The candidates that are left of these without a guess, unless there is no filling.
#[cfg(test)]
pub(in crate::rules) fn narrowed(model: &Model, candidates: &[u32]) -> Option<Vec<u32>> {
    let mut state = State::new(model, candidates);
    loop {
        match state.propagate() {
            Ok(()) => return Some(state.domains),
            Err(Halt::DeadEnd) => return None,
            Err(Halt::Asks) => {}
        }
    }
}

/// A search of all fillings.
pub(in crate::rules) struct Search<'m> {
    state: State<'m>,
    /// Candidates at each guess, one after the other.
    before: Vec<u32>,
    /// Places of values and cells with one candidate, likewise.
    places_before: Vec<u128>,
    guesses: Vec<Guess>,
    /// The guess that was last made or refuted.
    last: Option<Guess>,
    weights: Weights,
    tally: Tally,
}

/// From so many guesses on, conclusions are remembered: filling the table takes longer than a short search.
const SHORT: u64 = 40;

/// From so many on, the ways of conditions are written as tables, and bounds that rarely tell anything rest.
const LONG: u64 = 128;

impl<'m> Search<'m> {
    /// For a model with these candidates, of those it has.
    pub(in crate::rules) fn new(model: &'m Model, candidates: &[u32]) -> Self {
        Self {
            state: State::new(model, candidates),
            before: Vec::new(),
            places_before: Vec::new(),
            guesses: Vec::new(),
            last: None,
            weights: Weights::new(model),
            tally: Tally::default(),
        }
    }

    /// Shows each filling, as candidates that are alone, until `found` or the progress breaks.
    pub(in crate::rules) fn each(
        mut self,
        progress: &mut dyn Progress,
        found: &mut dyn FnMut(&[u32]) -> ControlFlow<()>,
    ) -> Tally {
        loop {
            match self.state.propagate() {
                Err(Halt::Asks) => {
                    if progress(self.tally).is_break() {
                        return self.stopped();
                    }
                    continue;
                }
                Err(Halt::DeadEnd) => self.weights.fail(&self.state, self.last),
                Ok(()) => match self.weights.choose(&self.state) {
                    Some(guess) => {
                        if progress(self.tally).is_break() {
                            return self.stopped();
                        }
                        self.guess(guess);
                        continue;
                    }
                    None => {
                        self.tally.solutions += 1;
                        if found(&self.state.domains).is_break() {
                            return self.stopped();
                        }
                    }
                },
            }
            let Some(Guess { cell, value }) = self.guesses.pop() else { return self.tally };
            self.state.clear();
            take_back(&mut self.state.domains, &mut self.before);
            self.state.tables.take_back();
            if let Some(alone) = self.places_before.pop() {
                self.state.alone = alone;
                self.state.bivalue = self.places_before.pop().unwrap_or(0);
                take_back(&mut self.state.places, &mut self.places_before);
                // Houses had been looked at before each guess.
                self.state.swept.copy_from_slice(&self.state.places);
            }
            self.last = Some(Guess { cell, value });
            let left = self.state.domains[usize::from(cell)] & !value;
            // Where nothing is left, propagation says so.
            let _ = self.state.set(cell, left);
        }
    }

    fn guess(&mut self, guess: Guess) {
        self.tally.guesses += 1;
        self.last = Some(guess);
        if self.tally.guesses == SHORT {
            self.state.memo.begin();
        }
        if self.tally.guesses == LONG {
            self.state.rest();
            let at_first = self.before.get(..self.state.domains.len());
            let at_first = at_first.unwrap_or(&self.state.domains);
            self.state.tables.begin(self.state.model, at_first, self.guesses.len());
        }
        self.state.tables.guess();
        self.before.extend_from_slice(&self.state.domains);
        if !self.state.places.is_empty() {
            self.places_before.extend_from_slice(&self.state.places);
            self.places_before.push(self.state.bivalue);
            self.places_before.push(self.state.alone);
        }
        self.guesses.push(guess);
        let _ = self.state.set(guess.cell, guess.value);
    }

    fn stopped(mut self) -> Tally {
        self.tally.stopped = true;
        self.tally
    }
}
