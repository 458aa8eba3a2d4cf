//! An automaton along cells, layer by layer (Pesant's `regular`).

use std::collections::HashMap;
use std::hash::{BuildHasher, BuildHasherDefault, Hash};

use super::bits::ones;
use super::hasher::Quick;
use crate::rules::Automaton;

/// An automaton unrolled along a line: for each cell, the states before it that can come from a start and lead to an
/// end, and their steps. States of a layer from which the same lines lead to an end are one.
#[derive(Clone, Debug)]
pub(in crate::rules) struct Layers {
    layers: Vec<Layer>,
    /// Words of a set of states, of the largest layer.
    words: usize,
    /// Whether no start leads to an end.
    is_none: bool,
    /// Sets of values of which each line has one.
    needs: Vec<u32>,
}

#[derive(Clone, Debug)]
pub(super) struct Layer {
    /// Where the steps of each state begin, and the end of all.
    first: Vec<u32>,
    steps: Vec<Step>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) struct Step {
    pub(super) to: u32,
    /// The values with which it is taken, by their places.
    pub(super) places: u32,
}

/// The number of a state that leads to no end.
const NOWHERE: u32 = u32::MAX;

type Numbers<S> = HashMap<S, u32, BuildHasherDefault<Quick>>;

impl Layers {
    /// The automaton along so many cells, from some states by the steps that `steps` tells; where a line ends, its
    /// last state has to be an end.
    pub(in crate::rules) fn unroll<S: Clone + Eq + Hash>(
        cells: usize,
        starts: Vec<S>,
        mut steps: impl FnMut(&S, &mut dyn FnMut(usize, S)),
        is_end: impl Fn(&S) -> bool,
    ) -> Self {
        let mut layers = Vec::with_capacity(cells);
        let mut known: Numbers<S> = Numbers::default();
        let mut now = starts;
        for _ in 0..cells {
            known.clear();
            let mut then: Vec<S> = Vec::new();
            let mut layer = Layer::new();
            for state in &now {
                steps(state, &mut |place, next| {
                    let to = *known.entry(next).or_insert_with_key(|next| {
                        then.push(next.clone());
                        then.len() as u32 - 1
                    });
                    layer.steps.push(Step { to, places: 1 << place });
                });
                layer.first.push(layer.steps.len() as u32);
            }
            layers.push(layer);
            now = then;
        }
        let ends = now.iter().map(|state| if is_end(state) { 0 } else { NOWHERE });
        Self::reduce(layers, ends.collect())
    }

    /// The same, where each line that leads to an end has a value of each of these sets.
    pub(in crate::rules) fn with_needs(self, needs: Vec<u32>) -> Self {
        Self { needs, ..self }
    }

    /// Whether it says which values its cells must have.
    pub(super) fn tells_common(&self) -> bool {
        !self.needs.is_empty()
    }

    /// The values that one of the cells must have: those that are left of a set.
    pub(super) fn common(&self, domains: &[u32]) -> u32 {
        let all = domains.iter().fold(0, |all, domain| all | domain);
        let left = self.needs.iter().map(|need| need & all);
        left.filter(|left| left.is_power_of_two()).fold(0, |common, left| common | left)
    }

    pub(in crate::rules) fn of(automaton: &Automaton, cells: usize) -> Self {
        let mut starts = automaton.starts().to_vec();
        starts.sort_unstable();
        starts.dedup();
        Self::unroll(
            cells,
            starts,
            |&state, step| {
                for place in 0..automaton.values() {
                    automaton.next(state, place).iter().for_each(|&to| step(place, to));
                }
            },
            |&state| automaton.is_end(state),
        )
    }

    /// Leaves the states that lead to an end, and one of those that are alike; each state behind the last layer has a
    /// number, or leads nowhere.
    fn reduce(layers: Vec<Layer>, ends: Vec<u32>) -> Self {
        let (mut reduced, mut numbers) = (Vec::with_capacity(layers.len()), ends);
        let mut known = Numbers::default();
        let mut most = 1;
        for states in layers.into_iter().rev() {
            known.clear();
            let mut layer = Layer::new();
            let number = |steps: &[Step]| {
                let start = layer.steps.len();
                let left = steps.iter().map(|&step| Step { to: numbers[step.to as usize], ..step });
                layer.steps.extend(left.filter(|step| step.to != NOWHERE));
                layer.settle(start, &mut known)
            };
            numbers = states.each().map(number).collect();
            most = most.max(layer.first.len());
            reduced.push(layer);
        }
        reduced.reverse();
        let is_none = numbers.iter().all(|&number| number == NOWHERE);
        Self { layers: reduced, words: most.div_ceil(64), is_none, needs: Vec::new() }
    }

    /// Whether it accepts no line.
    pub(in crate::rules) fn is_none(&self) -> bool {
        self.is_none
    }

    /// The layers, one for each cell.
    pub(super) fn each(&self) -> impl Iterator<Item = &Layer> {
        self.layers.iter()
    }

    /// Leaves the candidates of the cells with which a line is accepted; false where there is none.
    pub(super) fn prune(&self, domains: &mut [u32], room: &mut Vec<u64>) -> bool {
        let words = self.words;
        if words == 1 {
            return self.prune_word(domains, room);
        }
        room.clear();
        room.resize((self.layers.len() + 1) * words, 0);
        let Some(first) = self.layers.first() else { return true };
        for state in 0..first.first.len() - 1 {
            room[state / 64] |= 1 << (state % 64);
        }
        for (at, (layer, &domain)) in self.layers.iter().zip(&*domains).enumerate() {
            let (now, then) = room[at * words..(at + 2) * words].split_at_mut(words);
            for (word, &bits) in now.iter().enumerate() {
                let mut left = bits;
                while left != 0 {
                    let state = word * 64 + left.trailing_zeros() as usize;
                    left &= left - 1;
                    for step in layer.steps_of(state) {
                        then[step.to as usize / 64] |=
                            u64::from(domain & step.places != 0) << (step.to % 64);
                    }
                }
            }
            if then.iter().all(|&word| word == 0) {
                return false;
            }
        }
        for (at, (layer, domain)) in self.layers.iter().zip(&mut *domains).enumerate().rev() {
            let (now, then) = room[at * words..(at + 2) * words].split_at_mut(words);
            let mut kept = 0;
            for (word, bits) in now.iter_mut().enumerate() {
                let mut left = *bits;
                while left != 0 {
                    let bit = left & left.wrapping_neg();
                    let state = word * 64 + left.trailing_zeros() as usize;
                    left ^= bit;
                    let mut found = 0;
                    for step in layer.steps_of(state) {
                        let leads = (then[step.to as usize / 64] >> (step.to % 64)) as u32 & 1;
                        found |= step.places * leads;
                    }
                    found &= *domain;
                    kept |= found;
                    if found == 0 {
                        *bits ^= bit;
                    }
                }
            }
            *domain = kept;
            if kept == 0 {
                return false;
            }
        }
        true
    }

    /// The same, where the states of a layer are the bits of a word.
    fn prune_word(&self, domains: &mut [u32], room: &mut Vec<u64>) -> bool {
        let Some(first) = self.layers.first() else { return true };
        room.clear();
        let states = first.first.len() as u32 - 1;
        let mut now = u64::MAX.checked_shr(64 - states).unwrap_or(0);
        for (layer, &domain) in self.layers.iter().zip(&*domains) {
            room.push(now);
            let mut then = 0;
            for state in ones(now) {
                for step in layer.steps_of(state as usize) {
                    then |= u64::from(domain & step.places != 0) << step.to;
                }
            }
            if then == 0 {
                return false;
            }
            now = then;
        }
        for ((layer, domain), &before) in self.layers.iter().zip(domains).zip(&*room).rev() {
            let (mut kept, mut reached) = (0, 0);
            for state in ones(before) {
                let mut found = 0;
                for step in layer.steps_of(state as usize) {
                    found |= step.places * (now >> step.to & 1) as u32;
                }
                let found = found & *domain;
                kept |= found;
                reached |= u64::from(found != 0) << state;
            }
            *domain = kept;
            if kept == 0 {
                return false;
            }
            now = reached;
        }
        true
    }
}

impl Layer {
    fn new() -> Self {
        Self { first: vec![0], steps: Vec::new() }
    }

    /// Makes a state of the steps from `start` on, and tells its number; where there is one like it, that one's.
    fn settle(&mut self, start: usize, known: &mut Numbers<u64>) -> u32 {
        if self.steps.len() == start {
            return NOWHERE;
        }
        self.steps[start..].sort_unstable();
        let mut len = start + 1;
        for at in start + 1..self.steps.len() {
            let (step, last) = (self.steps[at], &mut self.steps[len - 1]);
            if step.to == last.to {
                last.places |= step.places;
            } else {
                self.steps[len] = step;
                len += 1;
            }
        }
        self.steps.truncate(len);
        let hash = BuildHasherDefault::<Quick>::default().hash_one(&self.steps[start..]);
        let next = self.first.len() as u32 - 1;
        let like = *known.entry(hash).or_insert(next);
        // Where two that differ have one hash, both stay.
        if like < next && self.steps_of(like as usize) == &self.steps[start..] {
            self.steps.truncate(start);
            return like;
        }
        self.first.push(len as u32);
        next
    }

    /// The steps of each state.
    pub(super) fn each(&self) -> impl Iterator<Item = &[Step]> {
        (0..self.first.len() - 1).map(|state| self.steps_of(state))
    }

    #[inline]
    fn steps_of(&self, state: usize) -> &[Step] {
        &self.steps[self.first[state] as usize..self.first[state + 1] as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_tell_what_is_left_of_what_they_need() {
        // Four cells with an odd and an even place among them.
        let steps = |seen: &u32, step: &mut dyn FnMut(usize, u32)| {
            (0..9).for_each(|place| step(place, seen | 1 << (place % 2)));
        };
        let (odd, even) = (0b0_1010_1010, 0b1_0101_0101);
        let layers = Layers::unroll(4, vec![0_u32], steps, |&seen| seen == 0b11);
        assert_eq!(layers.common(&[odd | 1; 4]), 0);
        let layers = layers.with_needs(vec![odd, even]);
        assert_eq!(layers.common(&[odd | 1; 4]), 1);
        assert_eq!(layers.common(&[odd | 0b101; 4]), 0);
        assert!(layers.tells_common());
    }
}
