//! Candidates that are on or off, and what they follow from.

use std::rc::Rc;

use super::nested::Nested;

/// A candidate: sixteen times the cell, and the digit.
pub(super) type Key = u16;

pub(super) const KEYS: usize = 16 * 81;

#[inline]
pub(super) fn key(cell: usize, digit: usize) -> Key {
    (cell << 4 | digit) as Key
}

#[inline]
pub(super) fn cell_of(key: Key) -> usize {
    usize::from(key) >> 4
}

#[inline]
pub(super) fn digit_of(key: Key) -> usize {
    usize::from(key) & 15
}

/// Why a node follows from its parents.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Cause {
    /// It is assumed.
    None,
    /// A cell has one digit.
    Cell,
    /// A digit has one place in a house: block 0, row 1, column 2.
    House(u8),
    /// A technique says so, or it does not matter what does.
    Other,
}

/// A candidate that is on or off in a chain, and why.
#[derive(Clone, Copy, Debug)]
pub(super) struct Step {
    pub(super) key: Key,
    pub(super) is_on: bool,
    pub(super) cause: Cause,
}

impl Step {
    /// The candidate and its state as one number.
    #[inline]
    pub(super) fn state(self) -> u16 {
        self.key * 2 + u16::from(self.is_on)
    }
}

/// The number of a node.
pub(super) type Id = u16;

struct Node {
    step: Step,
    /// How many nodes the longest way to it has.
    depth: u16,
    first_parent: u32,
    parents: u16,
    /// One more than the number of the chain that the technique was.
    nested: u16,
}

/// All nodes of a branch.
#[derive(Default)]
pub(super) struct Nodes {
    nodes: Vec<Node>,
    parents: Vec<Id>,
    nested: Vec<Rc<Nested>>,
}

impl Nodes {
    pub(super) fn clear(&mut self) {
        self.nodes.clear();
        self.parents.clear();
        self.nested.clear();
    }

    #[inline]
    pub(super) fn add(&mut self, step: Step, parents: impl IntoIterator<Item = Id>) -> Id {
        let first_parent = self.parents.len();
        let mut depth = 0;
        for parent in parents {
            depth = depth.max(self.nodes[usize::from(parent)].depth);
            self.parents.push(parent);
        }
        let parents = (self.parents.len() - first_parent) as u16;
        let (first_parent, depth) = (first_parent as u32, depth + 1);
        self.nodes.push(Node { step, depth, first_parent, parents, nested: 0 });
        (self.nodes.len() - 1) as Id
    }

    /// Adds what a technique removes; `nested` is the chain that it was.
    pub(super) fn add_advanced(
        &mut self,
        key: Key,
        parents: &[Id],
        nested: Option<&Rc<Nested>>,
    ) -> Id {
        let step = Step { key, is_on: false, cause: Cause::Other };
        let id = self.add(step, parents.iter().copied());
        if let Some(nested) = nested {
            let is_last = self.nested.last().is_some_and(|last| Rc::ptr_eq(last, nested));
            if !is_last {
                self.nested.push(nested.clone());
            }
            self.nodes[usize::from(id)].nested = self.nested.len() as u16;
        }
        id
    }

    #[inline]
    pub(super) fn step(&self, id: Id) -> Step {
        self.nodes[usize::from(id)].step
    }

    #[inline]
    pub(super) fn key(&self, id: Id) -> Key {
        self.step(id).key
    }

    #[inline]
    pub(super) fn depth(&self, id: Id) -> u32 {
        u32::from(self.nodes[usize::from(id)].depth)
    }

    fn parents(&self, id: Id) -> &[Id] {
        let node = &self.nodes[usize::from(id)];
        let first = node.first_parent as usize;
        &self.parents[first..first + usize::from(node.parents)]
    }

    #[inline]
    pub(super) fn nested(&self, id: Id) -> Option<&Rc<Nested>> {
        let number = usize::from(self.nodes[usize::from(id)].nested);
        number.checked_sub(1).map(|number| &self.nested[number])
    }

    /// A node and all it follows from, each candidate once in each state, the nearest first; cut
    /// where it has more than `most`.
    pub(super) fn chain(&self, target: Id, most: u32, chain: &mut Vec<Id>) {
        chain.clear();
        let mut seen = [0_u64; (2 * KEYS).div_ceil(64)];
        let mut take = |id: Id, chain: &mut Vec<Id>| {
            let state = self.step(id).state();
            let (word, bit) = (usize::from(state) / 64, state % 64);
            if seen[word] >> bit & 1 == 0 {
                seen[word] |= 1 << bit;
                chain.push(id);
            }
        };
        take(target, chain);
        let mut next = 0;
        while next < chain.len() && chain.len() as u32 <= most {
            for &parent in self.parents(chain[next]) {
                take(parent, chain);
            }
            next += 1;
        }
    }
}

/// Nodes that were reached, one for each candidate, in order.
pub(super) struct Reach {
    /// By candidate; of those that were reached.
    by_key: Box<[Id]>,
    /// The cells of these, by digit.
    cells: [u128; 9],
    pub(super) order: Vec<Id>,
}

impl Reach {
    pub(super) fn new() -> Self {
        Self { by_key: vec![0; KEYS].into(), cells: [0; 9], order: Vec::with_capacity(64) }
    }

    #[inline]
    pub(super) fn clear(&mut self) {
        self.cells = [0; 9];
        self.order.clear();
    }

    #[inline]
    pub(super) fn get(&self, key: Key) -> Option<Id> {
        self.has(key).then(|| self.by_key[usize::from(key)])
    }

    #[inline]
    pub(super) fn has(&self, key: Key) -> bool {
        self.cells[digit_of(key)] >> cell_of(key) & 1 == 1
    }

    /// The cells in which a digit was reached.
    #[inline]
    pub(super) fn cells(&self, digit: usize) -> u128 {
        self.cells[digit]
    }

    /// Takes a node of a candidate that is not there yet.
    #[inline]
    pub(super) fn add(&mut self, key: Key, id: Id) {
        self.by_key[usize::from(key)] = id;
        self.cells[digit_of(key)] |= 1 << cell_of(key);
        self.order.push(id);
    }
}
