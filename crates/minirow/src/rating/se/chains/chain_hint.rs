//! Which of the steps by chains comes first.

use std::cmp::Ordering;
use std::rc::Rc;

use super::super::board::Board;
use super::super::hint::Hint;
use super::chain_kind::ChainKind;
use super::inside::parents;
use super::nested::Nested;
use super::nodes::{KEYS, Key, Step, cell_of, digit_of, key};
use crate::logic::{LADDER, rungs};

/// So many tenths, as the original adds them up.
const TENTHS: [f64; 24] = {
    let mut tenths = [0.0; 24];
    let mut at = 1;
    while at < 24 {
        tenths[at] = tenths[at - 1] + 0.1;
        at += 1;
    }
    tenths
};

/// What steps are ordered by; where all is the same, the one found before comes first.
#[derive(Clone, Copy, Debug)]
pub(super) struct Rank {
    /// The rating of the shortest chain of this kind.
    base: f64,
    /// The rating as the original adds it up.
    difficulty: f64,
    complexity: u32,
    kind: ChainKind,
}

impl Rank {
    pub(super) fn new(base: f64, complexity: u32, kind: ChainKind) -> Self {
        let difficulty = base + TENTHS[usize::from(rungs(complexity as usize - 2))];
        Self { base, difficulty, complexity, kind }
    }

    fn compare(&self, other: &Self) -> Ordering {
        let order = |rank: &Self| (rank.complexity, rank.kind.number());
        self.difficulty.total_cmp(&other.difficulty).then(order(self).cmp(&order(other)))
    }

    /// How many nodes a chain may have, all branches together, to come before this one.
    fn most_nodes(&self, base: f64, kind: ChainKind) -> u32 {
        let same = self.complexity - u32::from(kind.number() >= self.kind.number());
        if base.total_cmp(&self.base).is_eq() {
            return same;
        }
        let mut most = 0;
        for (step, tenths) in LADDER.into_iter().zip(TENTHS) {
            match (base + tenths).total_cmp(&self.difficulty) {
                Ordering::Less => most = step + 2,
                Ordering::Equal => return most.max(same.min(step + 2)),
                Ordering::Greater => return most,
            }
        }
        most
    }
}

/// What a step removes: never nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Effect {
    /// One candidate.
    One(Key),
    /// All other candidates of a cell, at least two.
    Others(Key),
    /// Digits of cells.
    Many(Vec<(u8, u16)>),
}

impl Effect {
    /// That of a candidate that is true or false.
    pub(super) fn of_result(board: &Board, key: Key, is_on: bool) -> Option<Self> {
        if !is_on {
            return Some(Self::One(key));
        }
        let cell = cell_of(key);
        let others = board.candidates[cell] & !(1 << digit_of(key));
        match others.count_ones() {
            0 => None,
            1 => Some(Self::One(self::key(cell, others.trailing_zeros() as usize))),
            _ => Some(Self::Others(key)),
        }
    }

    pub(super) fn of_cells(board: &Board, remove: Vec<(u8, u16)>) -> Option<Self> {
        match remove[..] {
            [] => None,
            [(cell, set)] => {
                let cell = usize::from(cell);
                let rest = board.candidates[cell] & !set;
                let only = |set: u16| key(cell, set.trailing_zeros() as usize);
                match (set.count_ones(), rest.count_ones()) {
                    (1, _) => Some(Self::One(only(set))),
                    (_, 1) => Some(Self::Others(only(rest))),
                    _ => Some(Self::Many(remove)),
                }
            }
            _ => Some(Self::Many(remove)),
        }
    }

    fn remove(self, board: &Board) -> Vec<(u8, u16)> {
        match self {
            Self::One(key) => vec![(cell_of(key) as u8, 1 << digit_of(key))],
            Self::Others(key) => {
                let cell = cell_of(key);
                vec![(cell as u8, board.candidates[cell] & !(1 << digit_of(key)))]
            }
            Self::Many(remove) => remove,
        }
    }
}

/// The steps of a search that count: without a source, the first of all; with one, the first of those
/// that remove the same. `E` is what the chains are rebuilt from.
pub(super) struct Hints<'a, E> {
    pub(super) board: &'a Board,
    /// The board without what a chain around the search has removed.
    pub(super) source: Option<&'a Board>,
    all: Vec<ChainHint<E>>,
    /// One more than the place in the list, by the one candidate or the cell's other ones.
    by_key: Vec<u32>,
    /// Places in the list of steps that remove more.
    others: Vec<usize>,
    /// How many steps were taken.
    taken: u32,
}

struct ChainHint<E> {
    rank: Rank,
    number: u32,
    effect: Effect,
    place: Option<(u8, u8)>,
    evidence: E,
}

/// A step inside of a chain.
pub(super) struct Inside {
    /// Candidates that had to go before it holds, at least one.
    pub(super) parents: Vec<Key>,
    pub(super) remove: Vec<(u8, u16)>,
    pub(super) nested: Rc<Nested>,
}

impl<'a, E> Hints<'a, E> {
    pub(super) fn new(board: &'a Board, source: Option<&'a Board>) -> Self {
        let by_key = if source.is_some() { vec![0; 2 * KEYS] } else { Vec::new() };
        Self { board, source, all: Vec::new(), by_key, others: Vec::new(), taken: 0 }
    }

    /// The place of the step that another one with the same effect has to come before.
    fn rival(&self, effect: &Effect) -> Option<usize> {
        if self.source.is_none() {
            return self.all.len().checked_sub(1);
        }
        match *effect {
            Effect::One(key) => (self.by_key[usize::from(key)] as usize).checked_sub(1),
            Effect::Others(key) => (self.by_key[KEYS + usize::from(key)] as usize).checked_sub(1),
            Effect::Many(_) => {
                self.others.iter().copied().find(|&at| self.all[at].effect == *effect)
            }
        }
    }

    /// How many nodes a chain may have to be of use, all branches together.
    pub(super) fn most_nodes(&self, effect: &Effect, base: f64, kind: ChainKind) -> u32 {
        let rival = self.rival(effect);
        rival.map_or(u32::MAX, |at| self.all[at].rank.most_nodes(base, kind))
    }

    /// How many nodes a chain may have to be of use, whatever it removes.
    pub(super) fn most_nodes_of_any(&self, base: f64, kind: ChainKind) -> u32 {
        match (self.source, self.all.last()) {
            (None, Some(first)) => first.rank.most_nodes(base, kind),
            _ => u32::MAX,
        }
    }

    /// Takes a step, if it comes before those it has to.
    pub(super) fn add(
        &mut self,
        rank: Rank,
        effect: Effect,
        place: Option<(u8, u8)>,
        evidence: impl FnOnce() -> E,
    ) {
        let rival = self.rival(&effect);
        if rival.is_some_and(|at| rank.compare(&self.all[at].rank).is_ge()) {
            return;
        }
        let hint = ChainHint { rank, number: self.taken, effect, place, evidence: evidence() };
        self.taken += 1;
        if let Some(at) = rival {
            self.all[at] = hint;
            return;
        }
        let at = self.all.len();
        match hint.effect {
            _ if self.source.is_none() => {}
            Effect::One(key) => self.by_key[usize::from(key)] = at as u32 + 1,
            Effect::Others(key) => self.by_key[KEYS + usize::from(key)] = at as u32 + 1,
            Effect::Many(_) => self.others.push(at),
        }
        self.all.push(hint);
    }

    /// The step that comes first.
    pub(super) fn first(mut self) -> Option<Hint> {
        self.all.pop().map(|first| Hint {
            rating: ((first.rank.difficulty + 0.05) * 10.0) as u16,
            remove: first.effect.remove(self.board),
            place: first.place,
        })
    }

    /// What the steps are inside of a chain, in order; those that remove nothing new are left out.
    pub(super) fn inside(mut self, mut chains: impl FnMut(E) -> Vec<Vec<Step>>) -> Vec<Inside> {
        let source = self.source.expect("a source");
        self.all.sort_by(|a, b| a.rank.compare(&b.rank).then(a.number.cmp(&b.number)));
        let mut removed = [0_u16; 81];
        let mut all = Vec::new();
        for hint in self.all {
            let remove = hint.effect.remove(self.board);
            if remove.iter().all(|&(cell, set)| set & !removed[usize::from(cell)] == 0) {
                continue;
            }
            let chains = chains(hint.evidence);
            let parents = parents(&chains, hint.rank.kind, self.board, source);
            if parents.is_empty() {
                continue;
            }
            for &(cell, set) in &remove {
                removed[usize::from(cell)] |= set;
            }
            let states = chains.iter().map(|chain| chain.iter().map(|step| step.state()).collect());
            let nested =
                Rc::new(Nested { complexity: hint.rank.complexity, chains: states.collect() });
            all.push(Inside { parents, remove, nested });
        }
        all
    }
}

/// The digit that a step places where a candidate is true.
pub(super) fn place(key: Key, is_on: bool) -> Option<(u8, u8)> {
    is_on.then_some((cell_of(key) as u8, digit_of(key) as u8))
}
