//! Where a search guesses next.

use super::bits::cells_of;
use super::model::{Model, Propagator};
use super::propagate::State;

/// A cell is given a value.
#[derive(Clone, Copy)]
pub(super) struct Guess {
    pub(super) cell: u16,
    pub(super) value: u32,
}

/// How often cells and values were part of a dead end of late.
pub(super) struct Weights {
    cells: Vec<u32>,
    /// By the place of each value that was guessed.
    values: Vec<u32>,
    /// Dead ends until all weights are halved.
    until_halved: u32,
}

const HALVED_AFTER: u32 = 1 << 9;

impl Weights {
    pub(super) fn new(model: &Model) -> Self {
        let mut cells = vec![0; model.domains.len()];
        for numbered in &model.propagators {
            let named = numbered.propagator.cells();
            let weight = match &numbered.propagator {
                Propagator::House(_) | Propagator::Bounds(_) => 0,
                Propagator::Sum(_) => {
                    (2 * model.values()).saturating_sub(named.len() as u32).max(model.values())
                }
                _ => named.len() as u32,
            };
            for &cell in named {
                cells[usize::from(cell)] += weight;
            }
        }
        for (cell, weight) in (0..).zip(&mut cells) {
            *weight += 1 + 2 * model.relations.links(cell).len() as u32;
        }
        let values = vec![0; model.values() as usize];
        Self { cells, values, until_halved: HALVED_AFTER }
    }

    /// Counts a dead end after a guess, or after one was refuted.
    pub(super) fn fail(&mut self, state: &State<'_>, last: Option<Guess>) {
        if let Some(guess) = last {
            self.cells[usize::from(guess.cell)] += 2;
            self.values[guess.value.trailing_zeros() as usize] += 1;
        }
        if let Some(cell) = state.emptied {
            self.cells[usize::from(cell)] += 2;
        }
        if let Some(cell) = state.fixed {
            self.cells[usize::from(cell)] += 6;
        }
        if let Some(number) = state.failed {
            for &cell in state.model.propagators[number].propagator.cells() {
                self.cells[usize::from(cell)] += 1;
            }
        }
        self.until_halved -= 1;
        if self.until_halved == 0 {
            self.until_halved = HALVED_AFTER;
            self.cells.iter_mut().for_each(|weight| *weight /= 2);
            self.values.iter_mut().for_each(|weight| *weight /= 4);
        }
    }

    /// The value that failed most, where it stands out, and what it adds to the weight of a cell that can have it.
    fn worst(&self) -> (u32, u64) {
        let (mut most, mut least, mut worst) = (0, u32::MAX, 0);
        for (place, &weight) in self.values.iter().enumerate().filter(|(_, weight)| **weight > 0) {
            least = least.min(weight);
            if weight > most {
                (most, worst) = (weight, 1 << place);
            }
        }
        let stands_out = most as usize >= self.values.len() && 2 * most > 3 * least;
        if stands_out { (worst, u64::from(most) / 5) } else { (0, 0) }
    }

    /// The cell with the fewest candidates for how often it failed, and its lowest; or a value with two places in a
    /// house where that is narrower.
    pub(super) fn choose(&self, state: &State<'_>) -> Option<Guess> {
        let mut best: Option<(u16, u64, u64)> = None;
        let (worst, more) = self.worst();
        // Cells with one candidate are known by a word of bits, or looked for.
        let is_small = !state.places.is_empty();
        let count = if is_small { state.domains.len() as u32 } else { 0 };
        let open = !state.alone & u128::MAX.checked_shr(u128::BITS - count).unwrap_or(0);
        let others = if is_small { 0..0 } else { 0..state.domains.len() };
        for cell in cells_of(open).chain(others) {
            let domain = state.domains[cell];
            if domain.is_power_of_two() {
                continue;
            }
            let (len, mut weight) = (u64::from(domain.count_ones()), u64::from(self.cells[cell]));
            weight += if domain & worst != 0 { more } else { 0 };
            let is_better =
                best.is_none_or(|(_, other, others)| (len * others, len) < (other * weight, other));
            if is_better {
                best = Some((cell as u16, len, weight));
            }
        }
        let (cell, len, _) = best?;
        let domain = state.domains[usize::from(cell)];
        let mut guess = Guess { cell, value: domain & domain.wrapping_neg() };
        if len == 2 {
            return Some(guess);
        }
        let mut most = u64::from(self.cells[usize::from(cell)]) * 2;
        // The cells that weigh more are known on small boards.
        let is_heavy = |cell: &usize| u64::from(self.cells[*cell]) * len > most;
        let heavy = cells_of(open).filter(is_heavy).fold(0, |all, cell| all | 1 << cell);
        for (at, cells) in state.model.houses().enumerate() {
            if state.model.house_sets.get(at).is_some_and(|house| house & heavy == 0) {
                continue;
            }
            let (mut once, mut twice, mut thrice) = (0, 0, 0);
            for &cell in cells {
                let domain = state.domains[usize::from(cell)];
                thrice |= twice & domain;
                twice |= once & domain;
                once |= domain;
            }
            let mut pairs = twice & !thrice;
            while pairs != 0 {
                let value = pairs & pairs.wrapping_neg();
                pairs ^= value;
                for &cell in cells {
                    let weight = u64::from(self.cells[usize::from(cell)]) * len;
                    if state.domains[usize::from(cell)] & value != 0 && weight > most {
                        most = weight;
                        guess = Guess { cell, value };
                    }
                }
            }
        }
        Some(guess)
    }
}
