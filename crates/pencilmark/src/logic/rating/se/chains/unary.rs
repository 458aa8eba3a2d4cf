//! Cycles and forcing chains from one candidate.

use super::super::board::{Board, PEERS, cells, digits};
use super::super::hint::Hint;
use super::super::watch::Watch;
use super::chain_hint::{ChainHint, ChainKind, Hints, Way};
use super::links;
use super::nodes::{Cause, Id, Key, Nodes, Reach, cell_of, digit_of, key};

/// All [`Hints`].
pub(super) fn hints(
    board: &Board,
    source: Option<&Board>,
    watch: &mut Watch<'_>,
) -> Vec<ChainHint> {
    let mut search = Search::new(board, source);
    for way in [Way::X, Way::Y, Way::Both] {
        for cell in 0..81 {
            let count = board.candidates[cell].count_ones();
            if count < 2 || (way == Way::Y && count > 2) {
                continue;
            }
            for digit in digits(board.candidates[cell]) {
                if watch.ends() {
                    return search.hints.all;
                }
                search.start(key(cell, digit), way);
            }
        }
    }
    search.hints.all
}

struct Search<'a> {
    board: &'a Board,
    hints: Hints<'a>,
    start: Key,
    way: Way,
    nodes: Nodes,
    to_on: Reach,
    to_off: Reach,
    /// Nothing is removed on the way.
    nothing: Reach,
    /// What follows at once.
    off: Vec<(Key, Cause)>,
    on: Vec<Id>,
}

impl<'a> Search<'a> {
    fn new(board: &'a Board, source: Option<&'a Board>) -> Self {
        Self {
            board,
            hints: Hints::new(board, source),
            start: 0,
            way: Way::X,
            nodes: Nodes::default(),
            to_on: Reach::new(),
            to_off: Reach::new(),
            nothing: Reach::new(),
            off: Vec::new(),
            on: Vec::new(),
        }
    }

    /// Finds the hints from a candidate on.
    fn start(&mut self, start: Key, way: Way) {
        (self.start, self.way) = (start, way);
        self.clear();
        self.nodes.clear();
        let (cycle_base, forcing_base) = if way == Way::Both { (7.0, 7.0) } else { (6.5, 6.6) };
        let cycles = self.cycles(self.hints.most_nodes(cycle_base));
        let mut chains = Vec::new();
        if way != Way::Y {
            let most = self.hints.most_nodes(forcing_base);
            chains.extend(self.forcing(true, most));
            chains.extend(self.forcing(false, most));
        }
        for end in cycles {
            let hint = self.cycle_removes(end);
            self.hints.add(&self.nodes, &[end], ChainKind::Cycle(way), cycle_base, hint);
        }
        for end in chains {
            let node = self.nodes.node(end);
            let hint = ChainHint::result(self.board, node.key, node.is_on);
            self.hints.add(&self.nodes, &[end], ChainKind::Forcing(way), forcing_base, hint);
        }
    }

    fn clear(&mut self) {
        self.to_on.clear(&self.nodes);
        self.to_off.clear(&self.nodes);
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

    /// The ends of all cycles of up to so many nodes: from the start, on, to itself. Layers of nodes
    /// that are off are not cleared of those that were there before.
    fn cycles(&mut self, most: u32) -> Vec<Id> {
        let start = self.nodes.add(self.start, true, Cause::None, &[]);
        self.to_on.add(self.start, start);
        let (mut on_layer, mut off_layer, mut cycles) = (vec![start], Vec::new(), Vec::new());
        let mut length = 0;
        while !on_layer.is_empty() && length + 2 <= most {
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
                    if !self.to_on.has(key) {
                        self.to_on.add(key, on);
                        on_layer.push(on);
                    }
                }
            }
        }
        cycles
    }

    /// The first chain of up to so many nodes from the start, on or off, to its contrary.
    fn forcing(&mut self, is_on: bool, most: u32) -> Option<Id> {
        self.clear();
        let start = self.nodes.add(self.start, is_on, Cause::None, &[]);
        if is_on { &mut self.to_on } else { &mut self.to_off }.add(self.start, start);
        let (mut next_on, mut next_off, mut length) = (0, 0, 1);
        while next_on < self.to_on.order.len() || next_off < self.to_off.order.len() {
            if next_on < self.to_on.order.len() {
                length += 1;
            }
            while let Some(&on) = self.to_on.order.get(next_on) {
                if length > most {
                    return None;
                }
                next_on += 1;
                self.follow_on(on);
                for &(key, cause) in &self.off {
                    if is_on && key == self.start {
                        return Some(self.nodes.add(key, false, cause, &[on]));
                    }
                    if !self.to_off.has(key) && !self.nodes.is_ancestor(on, key, false) {
                        self.to_off.add(key, self.nodes.add(key, false, cause, &[on]));
                    }
                }
            }
            if next_off < self.to_off.order.len() {
                length += 1;
            }
            while let Some(&off) = self.to_off.order.get(next_off) {
                if length > most {
                    return None;
                }
                next_off += 1;
                self.follow_off(off);
                for &on in &self.on {
                    let key = self.nodes.node(on).key;
                    if !is_on && key == self.start {
                        return Some(on);
                    }
                    if !self.to_on.has(key) {
                        self.to_on.add(key, on);
                    }
                }
            }
        }
        None
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
