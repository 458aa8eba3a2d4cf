//! Cycles and forcing chains from one candidate.

use super::super::board::{Board, PEERS, cells, digits};
use super::super::hint::Hint;
use super::super::watch::Watch;
use super::chain_hint::{ChainHint, ChainKind, Way};
use super::links;
use super::nodes::{Cause, Id, Key, Nodes, Reach, cell_of, digit_of, key};

/// All hints in the order in which the original finds them.
pub(super) fn hints(
    board: &Board,
    source: Option<&Board>,
    watch: &mut Watch<'_>,
) -> Vec<ChainHint> {
    let mut hints = Vec::new();
    for way in [Way::X, Way::Y, Way::Both] {
        for cell in 0..81 {
            let count = board.candidates[cell].count_ones();
            if count < 2 || (way == Way::Y && count > 2) {
                continue;
            }
            for digit in digits(board.candidates[cell]) {
                if watch.ends() {
                    return hints;
                }
                Search::new(board, key(cell, digit), way).hints(source, &mut hints);
            }
        }
    }
    hints
}

struct Search<'a> {
    board: &'a Board,
    start: Key,
    way: Way,
    nodes: Nodes,
    /// Nothing is removed on the way.
    nothing: Reach,
    /// What follows at once.
    off: Vec<(Key, Cause)>,
    on: Vec<Id>,
}

impl<'a> Search<'a> {
    fn new(board: &'a Board, start: Key, way: Way) -> Self {
        let (nodes, nothing) = (Nodes::default(), Reach::new());
        Self { board, start, way, nodes, nothing, off: Vec::new(), on: Vec::new() }
    }

    fn hints(mut self, source: Option<&Board>, hints: &mut Vec<ChainHint>) {
        let cycles = self.cycles();
        let mut chains = Vec::new();
        if self.way != Way::Y {
            chains.extend(self.forcing(true));
            chains.extend(self.forcing(false));
        }
        let grounds = source.map(|source| (self.board, source));
        for end in cycles {
            let hint = self.cycle_removes(end);
            if hint.remove.is_empty() {
                continue;
            }
            let base = if self.way == Way::Both { 7.0 } else { 6.5 };
            let kind = ChainKind::Cycle(self.way);
            hints.push(ChainHint::new(&self.nodes, &[end], kind, base, hint, grounds));
        }
        for end in chains {
            let node = self.nodes.node(end);
            let hint = ChainHint::result(self.board, node.key, node.is_on);
            if hint.remove.is_empty() {
                continue;
            }
            let base = if self.way == Way::Both { 7.0 } else { 6.6 };
            let kind = ChainKind::Forcing(self.way);
            hints.push(ChainHint::new(&self.nodes, &[end], kind, base, hint, grounds));
        }
    }

    /// What is off where a node is on.
    fn follow_on(&mut self, on: Id) {
        let key = self.nodes.node(on).key;
        links::off(self.board, key, self.way != Way::X, &mut self.off);
    }

    /// What is on where a node is off.
    fn follow_off(&mut self, off: Id) {
        let ways = (self.way != Way::X, self.way != Way::Y);
        let board = self.board;
        links::on(&mut self.nodes, board, board, off, &self.nothing, ways, &mut self.on);
    }

    /// The ends of all cycles: from the start, on, to itself. Layers of nodes that are off are not
    /// cleared of those that were there before.
    fn cycles(&mut self) -> Vec<Id> {
        let mut to_on = Reach::new();
        let start = self.nodes.add(self.start, true, Cause::None, &[]);
        to_on.add(self.start, start);
        let (mut on_layer, mut off_layer, mut cycles) = (vec![start], Vec::new(), Vec::new());
        let mut length = 0;
        while !on_layer.is_empty() {
            length += 2;
            off_layer.clear();
            for &on in &on_layer {
                self.follow_on(on);
                for &(key, cause) in &self.off {
                    if !self.nodes.is_ancestor(on, key, false) {
                        off_layer.push(self.nodes.add(key, false, cause, &[on]));
                    }
                }
            }
            on_layer.clear();
            for &off in &off_layer {
                self.follow_off(off);
                for &on in &self.on {
                    let key = self.nodes.node(on).key;
                    if length >= 4 && key == self.start {
                        cycles.push(on);
                    }
                    if !to_on.has(key) {
                        to_on.add(key, on);
                        on_layer.push(on);
                    }
                }
            }
        }
        cycles
    }

    /// The first chain from the start, on or off, to its contrary.
    fn forcing(&mut self, is_on: bool) -> Option<Id> {
        let (mut to_on, mut to_off) = (Reach::new(), Reach::new());
        let start = self.nodes.add(self.start, is_on, Cause::None, &[]);
        if is_on { &mut to_on } else { &mut to_off }.add(self.start, start);
        let (mut next_on, mut next_off, mut end) = (0, 0, None);
        while next_on < to_on.order.len() || next_off < to_off.order.len() {
            while let Some(&on) = to_on.order.get(next_on) {
                next_on += 1;
                self.follow_on(on);
                for &(key, cause) in &self.off {
                    let is_end = is_on && key == self.start;
                    let is_new = !to_off.has(key) && !self.nodes.is_ancestor(on, key, false);
                    if (is_end && end.is_none()) || is_new {
                        let off = self.nodes.add(key, false, cause, &[on]);
                        if is_end {
                            end.get_or_insert(off);
                        }
                        if is_new {
                            to_off.add(key, off);
                        }
                    }
                }
            }
            while let Some(&off) = to_off.order.get(next_off) {
                next_off += 1;
                self.follow_off(off);
                for &on in &self.on {
                    let key = self.nodes.node(on).key;
                    if !is_on && key == self.start {
                        end.get_or_insert(on);
                    }
                    if !to_on.has(key) {
                        to_on.add(key, on);
                    }
                }
            }
        }
        end
    }

    /// The candidates off the cycle that see it where it is on and where it is off.
    fn cycle_removes(&self, end: Id) -> Hint {
        let mut loop_cells = 0_u128;
        let mut seen = [[0_u128; 9]; 2];
        let mut id = end;
        while let Some(&parent) = self.nodes.parents(id).first() {
            let node = self.nodes.node(id);
            let cell = cell_of(node.key);
            loop_cells |= 1 << cell;
            seen[usize::from(node.is_on)][digit_of(node.key)] |= PEERS[cell];
            id = parent;
        }
        let mut remove: Vec<(u8, u16)> = Vec::new();
        for cell in cells(!loop_cells & ((1 << 81) - 1)) {
            let mut gone = 0;
            for digit in 0..9 {
                let both = seen[0][digit] & seen[1][digit] & self.board.cells[digit];
                gone |= ((both >> cell & 1) as u16) << digit;
            }
            if gone != 0 {
                remove.push((cell as u8, gone));
            }
        }
        Hint { rating: 0, remove, place: None }
    }
}
