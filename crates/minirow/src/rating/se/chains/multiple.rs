//! Several branches that agree, and branches that contradict themselves.
//!
//! A branch is what one assumption leads to; it is followed once, however many steps need it.

use std::rc::Rc;

use super::super::board::{Board, HOUSES, SEATS, digits};
use super::super::hint::Hint;
use super::super::watch::Watch;
use super::advanced::{Memo, SearchInside, advanced};
use super::branch::Branch;
use super::chain_hint::{Effect, Hints, Inside, Rank, place};
use super::chain_kind::ChainKind;
use super::nested::Nested;
use super::nodes::{Id, KEYS, Key, cell_of, digit_of, key};
use super::search_kind::Kind;

/// All hints, and what rebuilds their chains.
pub(super) fn search<'a, 'w, 'g>(
    kind: Kind,
    board: &'a Board,
    source: Option<&'a Board>,
    inside: SearchInside,
    watch: &'w mut Watch<'g>,
) -> Search<'a, 'w, 'g> {
    let mut search = Search {
        kind,
        board,
        watch,
        branches: Vec::new(),
        by_start: [[0; KEYS]; 2],
        memo: Memo::new(inside),
        hints: Hints::new(board, source),
        chain: Vec::new(),
    };
    for cell in 0..81 {
        let count = board.candidates[cell].count_ones();
        if count > 2 || (count > 1 && kind.is_dynamic) {
            search.cell(cell);
        }
        if search.watch.is_over() {
            break;
        }
    }
    search
}

/// A node of a branch.
#[derive(Clone, Copy)]
struct End {
    branch: usize,
    id: Id,
}

pub(super) struct Search<'a, 'w, 'g> {
    kind: Kind,
    board: &'a Board,
    watch: &'w mut Watch<'g>,
    branches: Vec<Branch>,
    /// One more than the place of the branch, by state and candidate.
    by_start: [[u16; KEYS]; 2],
    memo: Memo,
    hints: Hints<'a, Vec<End>>,
    chain: Vec<Id>,
}

impl Kind {
    /// The rating of the shortest chain.
    fn base(self) -> f64 {
        match self.level {
            2.. => 9.5 + 0.5 * f64::from(self.level - 2),
            1 => 9.0,
            0 if self.is_nishio => 7.5,
            0 if self.is_dynamic => 8.5,
            0 => 8.0,
        }
    }
}

impl Search<'_, '_, '_> {
    /// The step that comes first.
    pub(super) fn first(self) -> Option<Hint> {
        self.watch.spare.take(self.branches);
        self.hints.first()
    }

    /// The steps as they are inside of a chain.
    pub(super) fn inside(self) -> Vec<Inside> {
        let (branches, mut ids) = (self.branches, self.chain);
        let inside = self.hints.inside(|ends| {
            let chain = |end: End| {
                let nodes = &branches[end.branch].nodes;
                nodes.chain(end.id, u32::MAX, &mut ids);
                ids.iter().map(|&id| nodes.step(id)).collect()
            };
            ends.into_iter().map(chain).collect()
        });
        self.watch.spare.take(branches);
        inside
    }

    fn cell(&mut self, cell: usize) {
        let candidates = self.board.candidates[cell];
        let count = candidates.count_ones();
        let mut branches = Vec::new();
        for digit in digits(candidates) {
            let start = key(cell, digit);
            let on = self.branch(start, true);
            self.contradiction(start, true, on);
            if self.kind.is_dynamic {
                let off = self.branch(start, false);
                self.contradiction(start, false, off);
                if count >= 3 && !self.kind.is_nishio {
                    self.agreements(&[on, off], ChainKind::DoubleForcing);
                }
            }
            if !self.kind.is_nishio {
                self.houses(cell, digit, on);
            }
            branches.push(on);
        }
        if !self.kind.is_nishio && (count == 2 || self.kind.is_multiple) {
            self.agreements(&branches, ChainKind::Cell);
        }
    }

    /// A candidate that leads to the same one being on and off.
    fn contradiction(&mut self, start: Key, is_on: bool, branch: usize) {
        if let (true, Some(ids)) = (self.kind.is_dynamic, self.branches[branch].contradiction) {
            let ends = ids.map(|id| End { branch, id });
            self.add(&ends, start, !is_on, ChainKind::Contradiction);
        }
    }

    /// What follows from all places of the digit in a house. Each house is looked at from the first of
    /// them alone, which is missed where that cell has not enough candidates: so in the original.
    fn houses(&mut self, cell: usize, digit: usize, branch: usize) {
        for (kind, (house, place)) in SEATS[cell].into_iter().enumerate() {
            let places = self.board.places[usize::from(house)][digit];
            let count = places.count_ones();
            let is_first = places.trailing_zeros() == u32::from(place);
            if !is_first || count < 2 || (count > 2 && !self.kind.is_multiple) {
                continue;
            }
            let mut branches = vec![branch];
            for place in digits(places & (places - 1)) {
                let cell = usize::from(HOUSES[usize::from(house)][place]);
                branches.push(self.branch(key(cell, digit), true));
            }
            self.agreements(&branches, ChainKind::House(kind as u8));
        }
    }

    /// What follows from all branches, one of which holds.
    fn agreements(&mut self, branches: &[usize], kind: ChainKind) {
        let mut ends = Vec::with_capacity(branches.len());
        for is_on in [true, false] {
            let common: [u128; 9] = std::array::from_fn(|digit| {
                let cells = |&branch: &usize| self.branches[branch].reach(is_on).cells(digit);
                branches.iter().map(cells).fold(u128::MAX, |common, cells| common & cells)
            });
            if common == [0; 9] {
                continue;
            }
            for at in 0..self.branches[branches[0]].reach(is_on).order.len() {
                let first = &self.branches[branches[0]];
                let key = first.nodes.key(first.reach(is_on).order[at]);
                if common[digit_of(key)] >> cell_of(key) & 1 == 0 {
                    continue;
                }
                ends.clear();
                ends.extend(branches.iter().map(|&branch| {
                    let id = self.branches[branch].reach(is_on).get(key);
                    End { branch, id: id.expect("a common candidate") }
                }));
                self.add(&ends, key, is_on, kind);
            }
        }
    }

    fn add(&mut self, ends: &[End], key: Key, is_on: bool, kind: ChainKind) {
        let Some(effect) = Effect::of_result(self.board, key, is_on) else { return };
        let base = self.kind.base();
        let most = self.hints.most_nodes(&effect, base, kind);
        let least = ends.iter().map(|end| self.branches[end.branch].nodes.depth(end.id));
        if least.sum::<u32>() > most {
            return;
        }
        if let Some(complexity) = self.complexity(ends, most) {
            let rank = Rank::new(base, complexity, kind);
            self.hints.add(rank, effect, place(key, is_on), || ends.to_vec());
        }
    }

    /// How many nodes some chains have, those of chains inside of them too; none where they have more
    /// than `most`.
    fn complexity(&mut self, ends: &[End], most: u32) -> Option<u32> {
        let mut complexity = 0;
        let mut nested: Vec<&Rc<Nested>> = Vec::new();
        for end in ends {
            let nodes = &self.branches[end.branch].nodes;
            nodes.chain(end.id, most - complexity, &mut self.chain);
            complexity += self.chain.len() as u32;
            if complexity > most {
                return None;
            }
            for other in self.chain.iter().filter_map(|&id| nodes.nested(id)) {
                if !nested.contains(&other) {
                    nested.push(other);
                }
            }
        }
        Some(complexity + nested.iter().map(|nested| nested.complexity).sum::<u32>())
    }

    /// The place of the branch of an assumption.
    fn branch(&mut self, start: Key, is_on: bool) -> usize {
        let known = usize::from(self.by_start[usize::from(is_on)][usize::from(start)]);
        if known > 0 {
            return known - 1;
        }
        let branch = self.follow(start, is_on);
        self.branches.push(branch);
        self.by_start[usize::from(is_on)][usize::from(start)] = self.branches.len() as u16;
        self.branches.len() - 1
    }

    /// Follows an assumption until nothing is new, or a candidate would be on and off.
    fn follow(&mut self, start: Key, is_on: bool) -> Branch {
        let mut branch = self.watch.spare.branch(start, is_on);
        if self.watch.ends() {
            return branch;
        }
        let source = self.board;
        let mut board = source.clone();
        let (mut next_on, mut next_off) = (0, 0);
        loop {
            if let Some(&on) = branch.on.order.get(next_on) {
                next_on += 1;
                branch.follow_on(on, &board, !self.kind.is_nishio);
            } else if let Some(&off) = branch.off.order.get(next_off) {
                next_off += 1;
                branch.follow_off(off, &board, source, !self.kind.is_nishio);
                if self.kind.is_dynamic {
                    let key = branch.nodes.key(off);
                    board.remove(cell_of(key), digit_of(key));
                }
            } else {
                return branch;
            }
            if branch.contradiction.is_some() {
                return branch;
            }
            let is_done = next_on == branch.on.order.len() && next_off == branch.off.order.len();
            if is_done && self.kind.level > 0 {
                let Branch { nodes, off, .. } = &mut branch;
                advanced(self.kind.level, &board, source, nodes, off, &mut self.memo, self.watch);
            }
        }
    }
}
