//! What one assumption leads to.

use super::super::board::{Board, HOUSES, PEERS, SEATS, by_house, digits};
use super::nodes::{Cause, Id, Key, Nodes, Reach, Step, cell_of, digit_of, key};

/// What one assumption leads to.
pub(super) struct Branch {
    pub(super) nodes: Nodes,
    pub(super) on: Reach,
    pub(super) off: Reach,
    pub(super) contradiction: Option<[Id; 2]>,
}

/// Branches that are no longer needed: their memory is used again.
#[derive(Default)]
pub(in super::super) struct Spare {
    branches: Vec<Branch>,
}

impl Spare {
    /// A branch with its assumption and nothing else.
    pub(super) fn branch(&mut self, start: Key, is_on: bool) -> Branch {
        let mut branch = self.branches.pop().unwrap_or_else(|| Branch {
            nodes: Nodes::default(),
            on: Reach::new(),
            off: Reach::new(),
            contradiction: None,
        });
        branch.nodes.clear();
        branch.on.clear();
        branch.off.clear();
        branch.contradiction = None;
        let assumed = branch.nodes.add(Step { key: start, is_on, cause: Cause::None }, []);
        if is_on { &mut branch.on } else { &mut branch.off }.add(start, assumed);
        branch
    }

    pub(super) fn take(&mut self, branches: Vec<Branch>) {
        self.branches.extend(branches);
    }
}

impl Branch {
    pub(super) fn reach(&self, is_on: bool) -> &Reach {
        if is_on { &self.on } else { &self.off }
    }

    /// Takes what is off where a candidate is on: the other digits of its cell, if cells count, and
    /// its other places.
    pub(super) fn follow_on(&mut self, on: Id, board: &Board, cells_count: bool) {
        let from = self.nodes.key(on);
        let (cell, digit) = (cell_of(from), digit_of(from));
        if cells_count {
            for other in digits(board.candidates[cell] & !(1 << digit)) {
                self.take_off(key(cell, other), on);
                if self.contradiction.is_some() {
                    return;
                }
            }
        }
        // What is off already is passed by.
        let peers = PEERS[cell] & board.cells[digit] & !self.off.cells(digit);
        for peer in by_house(cell, peers) {
            self.take_off(key(peer, digit), on);
            if self.contradiction.is_some() {
                return;
            }
        }
    }

    fn take_off(&mut self, key: Key, on: Id) {
        let step = Step { key, is_on: false, cause: Cause::Other };
        if let Some(other) = self.on.get(key) {
            self.contradiction = Some([other, self.nodes.add(step, [on])]);
        } else if !self.off.has(key) {
            self.off.add(key, self.nodes.add(step, [on]));
        }
    }

    /// Takes what is on where a candidate is off: the only other digit of its cell, if cells count,
    /// the only other place of its digit in a house. What the board has lost since the source are
    /// parents, too.
    pub(super) fn follow_off(&mut self, off: Id, board: &Board, source: &Board, cells_count: bool) {
        let from = self.nodes.key(off);
        let (cell, digit) = (cell_of(from), digit_of(from));
        let candidates = board.candidates[cell];
        let rest = candidates & !(1 << digit);
        if cells_count && rest.is_power_of_two() {
            let other = rest.trailing_zeros() as usize;
            let gone = digits(source.candidates[cell] & !candidates).map(|gone| key(cell, gone));
            self.take_on(key(cell, other), Cause::Cell, off, gone);
        }
        for (kind, (house, place)) in SEATS[cell].into_iter().enumerate() {
            let house = usize::from(house);
            let places = board.places[house][digit];
            let rest = places & !(1 << place);
            if rest.is_power_of_two() && self.contradiction.is_none() {
                let key_of = |place: usize| key(usize::from(HOUSES[house][place]), digit);
                let other = rest.trailing_zeros() as usize;
                let gone = digits(source.places[house][digit] & !places).map(key_of);
                self.take_on(key_of(other), Cause::House(kind as u8), off, gone);
            }
        }
    }

    fn take_on(&mut self, key: Key, cause: Cause, off: Id, gone: impl Iterator<Item = Key>) {
        let contrary = self.off.get(key);
        if contrary.is_none() && self.on.has(key) {
            return;
        }
        let gone = gone.map(|gone| self.off.get(gone).expect("what is gone is off"));
        let step = Step { key, is_on: true, cause };
        let on = self.nodes.add(step, std::iter::once(off).chain(gone));
        match contrary {
            Some(other) => self.contradiction = Some([on, other]),
            None => self.on.add(key, on),
        }
    }
}
