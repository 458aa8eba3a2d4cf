//! An automaton along cells, layer by layer (Pesant's `regular`).

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

use super::bits::ones;
use super::budget::Budget;
use super::hasher::Quick;
use crate::rules::Automaton;

/// An automaton unrolled along a line: for each cell, the states before it that can come from a start and lead to an
/// end, and their steps. States of a layer from which the same lines lead to an end are one.
#[derive(Clone, Debug)]
pub(in crate::rules) struct Layers {
    /// The last layer first.
    states: States,
    /// Words of a set of states, of the largest layer.
    words: usize,
    /// Whether no start leads to an end.
    is_none: bool,
}

/// The states of layers, one after the other.
#[derive(Clone, Debug)]
struct States {
    /// Where the states of each layer begin, and the end of all.
    layers: Vec<u32>,
    /// Where the steps of each state begin, and the end of all.
    first: Vec<u32>,
    steps: Vec<Step>,
}

/// A step to a state of the next layer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Step {
    pub(super) to: u32,
    /// The values with which it is taken, by their places.
    pub(super) places: u32,
}

/// What leads on from what was read before a cell: for values that the cell can have, as a set of places, told by
/// some of these places and what was read then.
pub(in crate::rules) type Steps<'a> = dyn Fn(usize, u64, u32, &mut dyn FnMut(u32, u64)) + 'a;

/// The number of a state that leads to no end.
const NOWHERE: u32 = u32::MAX;

/// Most layers have fewer states.
const USUAL_STATES: usize = 56;

type Numbers = HashMap<u64, u32, BuildHasherDefault<Quick>>;

impl Layers {
    /// What reads cells with these candidates, from some states, which are numbers, by `steps`; where a line ends, its
    /// last state has to be an end. Nothing where that takes too much.
    pub(in crate::rules) fn unroll(
        domains: &[u32],
        starts: Vec<u64>,
        steps: &Steps<'_>,
        is_end: &dyn Fn(u64) -> bool,
        budget: &mut Budget<'_>,
    ) -> Option<Self> {
        let mut all = States::new(domains.len());
        let mut known =
            Numbers::with_capacity_and_hasher(USUAL_STATES, BuildHasherDefault::default());
        let (mut now, mut then) = (starts, Vec::new());
        for (at, &domain) in domains.iter().enumerate() {
            known.clear();
            // Most often one value leads where the one before it does.
            let mut last = None;
            for &state in &now {
                let start = all.steps.len();
                steps(at, state, domain, &mut |places, next| {
                    if places == 0 {
                        return;
                    }
                    let to = match last {
                        Some((known, to)) if known == next => to,
                        _ => *known.entry(next).or_insert_with(|| {
                            then.push(next);
                            then.len() as u32 - 1
                        }),
                    };
                    last = Some((next, to));
                    match all.steps[start..].last_mut() {
                        Some(step) if step.to == to => step.places |= places,
                        _ => all.steps.push(Step { to, places }),
                    }
                });
                all.end_state();
                if !budget.spend(1 + all.steps.len() - start) {
                    return None;
                }
            }
            all.end_layer();
            std::mem::swap(&mut now, &mut then);
            then.clear();
        }
        let ends = now.iter().map(|&state| if is_end(state) { 0 } else { NOWHERE });
        Some(Self::reduce(&all, ends.collect()))
    }

    pub(in crate::rules) fn of(
        automaton: &Automaton,
        domains: &[u32],
        budget: &mut Budget<'_>,
    ) -> Option<Self> {
        let mut starts: Vec<u64> = automaton.starts().iter().map(|&start| start.into()).collect();
        starts.sort_unstable();
        starts.dedup();
        Self::unroll(
            domains,
            starts,
            &|_, state, domain, found| {
                for place in ones(domain.into()) {
                    for to in automaton.next(state as u32, place as usize) {
                        found(1 << place, to.into());
                    }
                }
            },
            &|state| automaton.is_end(state as u32),
            budget,
        )
    }

    /// Leaves the states that lead to an end, and one of those that are alike; each state behind the last layer has a
    /// number, or leads nowhere.
    fn reduce(all: &States, ends: Vec<u32>) -> Self {
        let layers = all.layers.len() - 1;
        let mut states = States::new(layers);
        let (mut numbers, mut before) = (ends, Vec::new());
        let mut known = Numbers::default();
        let mut most = 1;
        for layer in (0..layers).rev() {
            known.clear();
            before.clear();
            for steps in all.layer(layer) {
                let start = states.steps.len();
                let left = steps.iter().map(|&step| Step { to: numbers[step.to as usize], ..step });
                states.steps.extend(left.filter(|step| step.to != NOWHERE));
                before.push(states.settle(start, &mut known));
            }
            most = most.max(states.end_layer());
            std::mem::swap(&mut numbers, &mut before);
        }
        let is_none = numbers.iter().all(|&number| number == NOWHERE);
        Self { states, words: most.div_ceil(64), is_none }
    }

    /// Whether it accepts no line.
    pub(in crate::rules) fn is_none(&self) -> bool {
        self.is_none
    }

    /// How many steps it has.
    pub(super) fn steps(&self) -> usize {
        self.states.steps.len()
    }

    /// How many cells it reads.
    pub(in crate::rules) fn cells(&self) -> usize {
        self.states.layers.len() - 1
    }

    /// For each cell, the steps of each state before it.
    pub(super) fn each(&self) -> impl Iterator<Item = impl Iterator<Item = &[Step]>> {
        (0..self.cells()).rev().map(|layer| self.states.layer(layer))
    }

    /// Leaves the candidates of the cells with which a line is accepted; false where there is none.
    pub(super) fn prune(&self, domains: &mut [u32], scratch: &mut Vec<u64>) -> bool {
        let words = self.words;
        if words == 1 {
            return self.prune_word(domains, scratch);
        }
        let cells = self.cells();
        scratch.clear();
        scratch.resize((cells + 1) * words, 0);
        let Some(first) = cells.checked_sub(1) else { return true };
        for state in 0..self.states.count(first) {
            scratch[state / 64] |= 1 << (state % 64);
        }
        for (at, &domain) in domains.iter().enumerate() {
            let layer = self.states.start(cells - 1 - at);
            let (now, then) = scratch[at * words..(at + 2) * words].split_at_mut(words);
            for (word, &bits) in now.iter().enumerate() {
                for bit in ones(bits) {
                    for step in self.states.steps_of(layer + word * 64 + bit as usize) {
                        then[step.to as usize / 64] |=
                            u64::from(domain & step.places != 0) << (step.to % 64);
                    }
                }
            }
            if then.iter().all(|&word| word == 0) {
                return false;
            }
        }
        for (at, domain) in domains.iter_mut().enumerate().rev() {
            let layer = self.states.start(cells - 1 - at);
            let (now, then) = scratch[at * words..(at + 2) * words].split_at_mut(words);
            let mut kept = 0;
            for (word, bits) in now.iter_mut().enumerate() {
                for bit in ones(*bits) {
                    let mut found = 0;
                    for step in self.states.steps_of(layer + word * 64 + bit as usize) {
                        let leads = (then[step.to as usize / 64] >> (step.to % 64)) as u32 & 1;
                        found |= step.places * leads;
                    }
                    found &= *domain;
                    kept |= found;
                    *bits ^= u64::from(found == 0) << bit;
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
    fn prune_word(&self, domains: &mut [u32], scratch: &mut Vec<u64>) -> bool {
        let cells = self.cells();
        let Some(first) = cells.checked_sub(1) else { return true };
        scratch.clear();
        let states = self.states.count(first) as u32;
        let mut now = u64::MAX.checked_shr(64 - states).unwrap_or(0);
        for (at, &domain) in domains.iter().enumerate() {
            scratch.push(now);
            let layer = self.states.start(cells - 1 - at);
            let mut then = 0;
            for state in ones(now) {
                for step in self.states.steps_of(layer + state as usize) {
                    then |= u64::from(domain & step.places != 0) << step.to;
                }
            }
            if then == 0 {
                return false;
            }
            now = then;
        }
        for (at, domain) in domains.iter_mut().enumerate().rev() {
            let before = scratch[at];
            let layer = self.states.start(cells - 1 - at);
            let (mut kept, mut reached) = (0, 0);
            for state in ones(before) {
                let mut found = 0;
                for step in self.states.steps_of(layer + state as usize) {
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

impl States {
    fn new(layers: usize) -> Self {
        let mut starts = Vec::with_capacity(layers + 1);
        starts.push(0);
        Self { layers: starts, first: vec![0], steps: Vec::new() }
    }

    /// The steps that were added are those of a state.
    fn end_state(&mut self) {
        self.first.push(self.steps.len() as u32);
    }

    /// The states that were added are a layer; tells how many they are.
    fn end_layer(&mut self) -> usize {
        self.layers.push(self.first.len() as u32 - 1);
        self.count(self.layers.len() - 2)
    }

    /// Makes a state of the steps from `start` on, and tells its number in its layer; where there is one like it, that
    /// one's.
    fn settle(&mut self, start: usize, known: &mut Numbers) -> u32 {
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
        let mut hash = Quick::default();
        for step in &self.steps[start..] {
            hash.write_u64(u64::from(step.places) << 32 | u64::from(step.to));
        }
        let layer = self.layers[self.layers.len() - 1] as usize;
        let next = (self.first.len() - 1 - layer) as u32;
        let like = *known.entry(hash.finish()).or_insert(next);
        // Where two that differ have one hash, both stay.
        if like < next && self.steps_of(layer + like as usize) == &self.steps[start..] {
            self.steps.truncate(start);
            return like;
        }
        self.end_state();
        next
    }

    /// The first state of a layer.
    #[inline]
    fn start(&self, layer: usize) -> usize {
        self.layers[layer] as usize
    }

    /// How many states a layer has.
    fn count(&self, layer: usize) -> usize {
        self.start(layer + 1) - self.start(layer)
    }

    /// The steps of each state of a layer.
    fn layer(&self, layer: usize) -> impl Iterator<Item = &[Step]> {
        (self.start(layer)..self.start(layer + 1)).map(|state| self.steps_of(state))
    }

    #[inline]
    fn steps_of(&self, state: usize) -> &[Step] {
        &self.steps[self.first[state] as usize..self.first[state + 1] as usize]
    }
}
