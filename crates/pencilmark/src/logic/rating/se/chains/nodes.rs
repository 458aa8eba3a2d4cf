//! What follows from what.

use std::rc::Rc;

use super::chain_hint::Nested;

/// A candidate: nine times the cell, and the digit.
pub(super) type Key = u16;

pub(super) const KEYS: usize = 729;

pub(super) fn key(cell: usize, digit: usize) -> Key {
    (cell * 9 + digit) as Key
}

pub(super) fn cell_of(key: Key) -> usize {
    usize::from(key) / 9
}

pub(super) fn digit_of(key: Key) -> usize {
    usize::from(key) % 9
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
    /// A technique says so.
    Advanced,
}

/// The number of a node.
pub(super) type Id = u32;

/// A candidate that is on or off, and why.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node {
    pub(super) key: Key,
    pub(super) is_on: bool,
    pub(super) cause: Cause,
    first_parent: u32,
    parents: u16,
    /// One more than the number of the chain that the technique was.
    nested: u32,
}

/// All nodes of a search.
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

    pub(super) fn add(&mut self, key: Key, is_on: bool, cause: Cause, parents: &[Id]) -> Id {
        let first_parent = self.parents.len() as u32;
        self.parents.extend_from_slice(parents);
        let parents = parents.len() as u16;
        self.nodes.push(Node { key, is_on, cause, first_parent, parents, nested: 0 });
        self.nodes.len() as Id - 1
    }

    /// Gives the last node one more parent.
    pub(super) fn add_parent(&mut self, parent: Id) {
        self.parents.push(parent);
        self.nodes.last_mut().expect("a node").parents += 1;
    }

    /// Adds what a technique removes; `nested` is the chain that it was.
    pub(super) fn add_advanced(
        &mut self,
        key: Key,
        parents: &[Id],
        nested: Option<&Rc<Nested>>,
    ) -> Id {
        let id = self.add(key, false, Cause::Advanced, parents);
        if let Some(nested) = nested {
            self.nested.push(nested.clone());
            self.nodes[id as usize].nested = self.nested.len() as u32;
        }
        id
    }

    pub(super) fn node(&self, id: Id) -> &Node {
        &self.nodes[id as usize]
    }

    pub(super) fn parents(&self, id: Id) -> &[Id] {
        let node = self.node(id);
        let first = node.first_parent as usize;
        &self.parents[first..first + usize::from(node.parents)]
    }

    pub(super) fn nested(&self, id: Id) -> Option<&Rc<Nested>> {
        let number = self.node(id).nested as usize;
        number.checked_sub(1).map(|number| &self.nested[number])
    }

    /// Whether a candidate is on or off among the first parents of a node, and of those, and so on.
    pub(super) fn is_ancestor(&self, id: Id, key: Key, is_on: bool) -> bool {
        let mut id = id;
        while let Some(&parent) = self.parents(id).first() {
            let node = self.node(parent);
            if node.key == key && node.is_on == is_on {
                return true;
            }
            id = parent;
        }
        false
    }

    /// A node and all it follows from, each candidate once in each state, the nearest first.
    pub(super) fn chain(&self, target: Id, chain: &mut Vec<Id>) {
        chain.clear();
        let mut seen = [0_u64; (2 * KEYS).div_ceil(64)];
        let mut take = |id: Id, chain: &mut Vec<Id>| {
            let state = self.state(id);
            let (word, bit) = (usize::from(state) / 64, state % 64);
            if seen[word] >> bit & 1 == 0 {
                seen[word] |= 1 << bit;
                chain.push(id);
            }
        };
        take(target, chain);
        let mut next = 0;
        while next < chain.len() {
            for &parent in self.parents(chain[next]) {
                take(parent, chain);
            }
            next += 1;
        }
    }

    /// The candidate and its state as one number.
    pub(super) fn state(&self, id: Id) -> u16 {
        let node = self.node(id);
        node.key * 2 + u16::from(node.is_on)
    }
}

/// Nodes that were reached, one for each candidate, in order.
#[derive(Clone)]
pub(super) struct Reach {
    /// One more than the number of the node, by candidate.
    by_key: Box<[Id; KEYS]>,
    pub(super) order: Vec<Id>,
}

impl Reach {
    pub(super) fn new() -> Self {
        Self { by_key: Box::new([0; KEYS]), order: Vec::new() }
    }

    /// Forgets all nodes.
    pub(super) fn clear(&mut self, nodes: &Nodes) {
        for id in self.order.drain(..) {
            self.by_key[usize::from(nodes.node(id).key)] = 0;
        }
    }

    pub(super) fn get(&self, key: Key) -> Option<Id> {
        self.by_key[usize::from(key)].checked_sub(1)
    }

    pub(super) fn has(&self, key: Key) -> bool {
        self.by_key[usize::from(key)] != 0
    }

    /// Takes a node of a candidate that is not there yet.
    pub(super) fn add(&mut self, key: Key, id: Id) {
        self.by_key[usize::from(key)] = id + 1;
        self.order.push(id);
    }
}
