//! An automaton along cells, layer by layer (Pesant's `regular`).

use super::bits::ones;
use crate::rules::Automaton;

/// An automaton as sets of states: what each value leads to.
#[derive(Clone, Debug)]
pub(in crate::rules) struct Layers {
    words: usize,
    values: usize,
    starts: Vec<u64>,
    ends: Vec<u64>,
    /// The sets of states that follow, by state and value.
    next: Vec<u64>,
}

impl Layers {
    pub(in crate::rules) fn of(automaton: &Automaton) -> Self {
        let words = automaton.state_count().div_ceil(64).max(1);
        let set = |states: &mut dyn Iterator<Item = u16>| {
            let mut set = vec![0_u64; words];
            states.for_each(|state| set[usize::from(state) / 64] |= 1 << (state % 64));
            set
        };
        let states = 0..automaton.state_count() as u16;
        let values = automaton.values();
        let next = states.clone().flat_map(|state| {
            (0..values)
                .flat_map(move |value| set(&mut automaton.next(state, value).iter().copied()))
        });
        Self {
            words,
            values,
            starts: set(&mut automaton.starts().iter().copied()),
            ends: set(&mut states.clone().filter(|&state| automaton.is_end(state))),
            next: next.collect(),
        }
    }

    fn next(&self, state: usize, value: usize) -> &[u64] {
        let at = (state * self.values + value) * self.words;
        &self.next[at..at + self.words]
    }

    /// Leaves the candidates of the cells with which a line is accepted; false where there is none.
    pub(super) fn prune(&self, domains: &mut [u32], room: &mut Vec<u64>) -> bool {
        let words = self.words;
        room.clear();
        room.resize((domains.len() + 1) * words, 0);
        room[..words].copy_from_slice(&self.starts);
        for (at, &domain) in domains.iter().enumerate() {
            let (before, then) = room[at * words..].split_at_mut(words);
            for state in states(before) {
                for value in places(domain) {
                    or(then, self.next(state, value));
                }
            }
        }
        let last = &mut room[domains.len() * words..];
        last.iter_mut().zip(&self.ends).for_each(|(state, end)| *state &= end);
        if last.iter().all(|word| *word == 0) {
            return false;
        }
        for (at, domain) in domains.iter_mut().enumerate().rev() {
            let (before, wanted) = room[at * words..].split_at_mut(words);
            let wanted = &wanted[..words];
            let mut kept = 0;
            for (word, states) in before.iter_mut().enumerate() {
                let mut left = *states;
                while left != 0 {
                    let bit = left & left.wrapping_neg();
                    left ^= bit;
                    let state = word * 64 + bit.trailing_zeros() as usize;
                    let mut leads = false;
                    for value in places(*domain) {
                        if meet(self.next(state, value), wanted) {
                            kept |= 1 << value;
                            leads = true;
                        }
                    }
                    if !leads {
                        *states ^= bit;
                    }
                }
            }
            *domain = kept;
        }
        true
    }
}

fn or(set: &mut [u64], other: &[u64]) {
    set.iter_mut().zip(other).for_each(|(word, other)| *word |= other);
}

fn meet(set: &[u64], other: &[u64]) -> bool {
    set.iter().zip(other).any(|(word, other)| word & other != 0)
}

fn states(set: &[u64]) -> impl Iterator<Item = usize> {
    let words = set.iter().enumerate();
    words.flat_map(|(word, &bits)| ones(bits).map(move |bit| word * 64 + bit as usize))
}

fn places(domain: u32) -> impl Iterator<Item = usize> {
    ones(domain.into()).map(|place| place as usize)
}
