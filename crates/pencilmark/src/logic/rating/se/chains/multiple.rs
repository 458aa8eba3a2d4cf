//! Several branches that agree, and branches that contradict themselves.

use super::super::board::{Board, HOUSES, SEATS, digits};
use super::super::watch::Watch;
use super::advanced::advanced;
use super::chain_hint::{ChainHint, ChainKind, Hints};
use super::kind::Kind;
use super::links;
use super::nodes::{Cause, Id, Key, Nodes, Reach, cell_of, digit_of, key};

/// All [`Hints`].
pub(super) fn hints(
    kind: Kind,
    board: &Board,
    source: Option<&Board>,
    watch: &mut Watch<'_>,
) -> Vec<ChainHint> {
    let mut search = Search {
        kind,
        board,
        watch,
        nodes: Nodes::default(),
        hints: Hints::new(board, source),
        off: Vec::new(),
        on: Vec::new(),
    };
    for cell in 0..81 {
        let count = board.candidates[cell].count_ones();
        if count > 2 || (count > 1 && kind.is_dynamic) {
            search.nodes.clear();
            search.cell(cell);
        }
        if search.watch.is_over() {
            break;
        }
    }
    search.hints.all
}

struct Search<'a, 'w> {
    kind: Kind,
    board: &'a Board,
    watch: &'a mut Watch<'w>,
    nodes: Nodes,
    hints: Hints<'a>,
    off: Vec<(Key, Cause)>,
    on: Vec<Id>,
}

/// What one assumption leads to.
struct Branch {
    on: Reach,
    off: Reach,
    contradiction: Option<[Id; 2]>,
}

impl Branch {
    fn reach(&self, is_on: bool) -> &Reach {
        if is_on { &self.on } else { &self.off }
    }
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

impl Search<'_, '_> {
    fn cell(&mut self, cell: usize) {
        let candidates = self.board.candidates[cell];
        let count = candidates.count_ones();
        let mut branches = Vec::new();
        for digit in digits(candidates) {
            let start = key(cell, digit);
            let branch = self.branch(start, true);
            if let Some(ends) = branch.contradiction {
                self.contradiction(start, true, ends);
            }
            if self.kind.is_dynamic {
                let off = self.branch(start, false);
                if let Some(ends) = off.contradiction {
                    self.contradiction(start, false, ends);
                }
                if count >= 3 && !self.kind.is_nishio {
                    self.double_forcing(&branch, &off);
                }
            }
            if !self.kind.is_nishio {
                self.houses(cell, digit, &branch);
            }
            branches.push(branch);
        }
        if !self.kind.is_nishio && (count == 2 || self.kind.is_multiple) {
            let branches: Vec<&Branch> = branches.iter().collect();
            self.agreements(&branches, ChainKind::Cell);
        }
    }

    /// A candidate that leads to the same one being on and off.
    fn contradiction(&mut self, start: Key, is_on: bool, ends: [Id; 2]) {
        if self.kind.is_dynamic {
            self.add(&ends, start, !is_on, ChainKind::Contradiction);
        }
    }

    /// What follows from a candidate whether it is on or off.
    fn double_forcing(&mut self, on: &Branch, off: &Branch) {
        for is_on in [true, false] {
            for &end in &on.reach(is_on).order {
                let key = self.nodes.node(end).key;
                if let Some(other) = off.reach(is_on).get(key) {
                    self.add(&[end, other], key, is_on, ChainKind::DoubleForcing);
                }
            }
        }
    }

    /// What follows from all places of the digit in a house. Each house is looked at from the first of
    /// them alone, which is missed where that cell has not enough candidates: so in the original.
    fn houses(&mut self, cell: usize, digit: usize, branch: &Branch) {
        for (kind, (house, place)) in SEATS[cell].into_iter().enumerate() {
            let places = self.board.places[usize::from(house)][digit];
            let count = places.count_ones();
            let is_first = places.trailing_zeros() == u32::from(place);
            if !is_first || count < 2 || (count > 2 && !self.kind.is_multiple) {
                continue;
            }
            let mut others = Vec::new();
            for place in digits(places & (places - 1)) {
                let cell = usize::from(HOUSES[usize::from(house)][place]);
                others.push(self.branch(key(cell, digit), true));
            }
            let branches: Vec<&Branch> = [branch].into_iter().chain(&others).collect();
            self.agreements(&branches, ChainKind::House(kind as u8));
        }
    }

    /// What follows from all branches, one of which holds.
    fn agreements(&mut self, branches: &[&Branch], kind: ChainKind) {
        let mut ends = Vec::new();
        for is_on in [true, false] {
            for &first in &branches[0].reach(is_on).order {
                let key = self.nodes.node(first).key;
                ends.clear();
                ends.extend(branches.iter().map_while(|branch| branch.reach(is_on).get(key)));
                if ends.len() == branches.len() {
                    self.add(&ends, key, is_on, kind);
                }
            }
        }
    }

    fn add(&mut self, ends: &[Id], key: Key, is_on: bool, kind: ChainKind) {
        let hint = ChainHint::result(self.board, key, is_on);
        self.hints.add(&self.nodes, ends, kind, self.kind.base(), hint);
    }

    /// Follows an assumption until nothing is new, or a candidate would be on and off.
    fn branch(&mut self, start: Key, is_on: bool) -> Branch {
        let mut branch = Branch { on: Reach::new(), off: Reach::new(), contradiction: None };
        let id = self.nodes.add(start, is_on, Cause::None, &[]);
        if is_on { &mut branch.on } else { &mut branch.off }.add(start, id);
        if self.watch.ends() {
            return branch;
        }
        let source = self.board;
        let mut board = source.clone();
        let cells_count = !self.kind.is_nishio;
        let (mut next_on, mut next_off) = (0, 0);
        loop {
            if let Some(&on) = branch.on.order.get(next_on) {
                next_on += 1;
                let from = self.nodes.node(on).key;
                links::off(&board, from, cells_count, &mut self.off);
                for &(key, cause) in &self.off {
                    if let Some(other) = branch.on.get(key) {
                        let off = self.nodes.add(key, false, cause, &[on]);
                        branch.contradiction = Some([other, off]);
                        return branch;
                    }
                    if !branch.off.has(key) {
                        branch.off.add(key, self.nodes.add(key, false, cause, &[on]));
                    }
                }
            } else if let Some(&off) = branch.off.order.get(next_off) {
                next_off += 1;
                let ways = (cells_count, true);
                links::on(&mut self.nodes, &board, source, off, &branch.off, ways, &mut self.on);
                if self.kind.is_dynamic {
                    let key = self.nodes.node(off).key;
                    board.remove(cell_of(key), digit_of(key));
                }
                for &on in &self.on {
                    let key = self.nodes.node(on).key;
                    if let Some(other) = branch.off.get(key) {
                        branch.contradiction = Some([on, other]);
                        return branch;
                    }
                    if !branch.on.has(key) {
                        branch.on.add(key, on);
                    }
                }
            } else {
                return branch;
            }
            let is_done = next_on == branch.on.order.len() && next_off == branch.off.order.len();
            if is_done && self.kind.level > 0 {
                let (nodes, to_off) = (&mut self.nodes, &mut branch.off);
                advanced(self.kind.level, &board, source, nodes, to_off, self.watch);
            }
        }
    }
}
