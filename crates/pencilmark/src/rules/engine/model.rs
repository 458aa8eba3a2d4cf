//! What is searched: cells with candidates, and the primitives about them.

use std::sync::Arc;

use super::circles::Circles;
use super::layers::Layers;
use super::masks::Masks;
use super::sums::Sum;

/// A condition on some cells.
#[derive(Clone)]
pub(in crate::rules) enum Propagator {
    /// Every value is in one of as many cells.
    House(Vec<u16>),
    /// Cells that differ hold one of these sets of values.
    Set(Vec<u16>, Box<Masks>),
    /// Of two cells, which values the second can have beside each of the first, and the other way round.
    Relation([u16; 2], Arc<[Vec<u32>; 2]>),
    /// A sum.
    Sum(Box<Sum>),
    /// A line that an automaton reads.
    Line(Vec<u16>, Arc<Layers>),
    /// Parts that each hold the same values, as often.
    Same(Same),
    /// Circles that count themselves.
    Circles(Circles),
    /// What can be said of values that are all known, by their places.
    Check(Vec<u16>, Holds),
}

/// What is asked about values that are all known.
pub(in crate::rules) type Holds = Arc<dyn Fn(&[u8]) -> bool + Send + Sync>;

/// Parts of as many cells each.
#[derive(Clone, Debug)]
pub(in crate::rules) struct Same {
    cells: Vec<u16>,
    size: usize,
    /// Whether no part can have a value twice.
    pub(super) are_sets: bool,
}

impl Same {
    /// Those of parts of one size.
    pub(in crate::rules) fn of(parts: &[Vec<u16>], are_sets: bool) -> Self {
        Self { cells: parts.concat(), size: parts.first().map_or(1, Vec::len).max(1), are_sets }
    }

    pub(super) fn cells(&self) -> &[u16] {
        &self.cells
    }

    pub(super) fn each(&self) -> impl Iterator<Item = &[u16]> {
        self.cells.chunks(self.size)
    }
}

impl Propagator {
    pub(super) fn cells(&self) -> &[u16] {
        match self {
            Self::House(cells) | Self::Set(cells, _) | Self::Line(cells, _) => cells,
            Self::Relation(cells, _) => cells,
            Self::Sum(sum) => &sum.cells,
            Self::Same(parts) => &parts.cells,
            Self::Circles(circles) => &circles.cells,
            Self::Check(cells, _) => cells,
        }
    }

    /// Whether it leaves nothing to conclude from its own conclusions.
    pub(super) fn is_exact(&self) -> bool {
        matches!(self, Self::Set(..) | Self::Relation(..) | Self::Sum(_))
    }

    /// Which queue it waits in: cheap ones come first.
    pub(super) fn rank(&self) -> usize {
        match self {
            Self::Relation(..) => 0,
            Self::House(_) => 1,
            Self::Set(..) | Self::Sum(_) | Self::Same(_) | Self::Circles(_) => 2,
            Self::Line(..) | Self::Check(..) => 3,
        }
    }
}

/// How many queues there are.
pub(super) const RANKS: usize = 4;

/// Cells with candidates, which of them differ, and conditions.
#[derive(Clone)]
pub(in crate::rules) struct Model {
    pub(super) domains: Vec<u32>,
    /// For each cell, those that hold another value.
    pub(super) peers: Vec<Vec<u16>>,
    pub(super) propagators: Vec<Propagator>,
    /// For each cell, the propagators about it.
    pub(super) watchers: Vec<Vec<u16>>,
    /// The peers of each cell as a set, in so many words each.
    apart: Vec<u64>,
    words: usize,
}

impl Model {
    /// Cells with these candidates and nothing else.
    pub(in crate::rules) fn new(domains: Vec<u32>) -> Self {
        let cells = domains.len();
        Self {
            domains,
            peers: vec![Vec::new(); cells],
            propagators: Vec::new(),
            watchers: vec![Vec::new(); cells],
            apart: Vec::new(),
            words: 0,
        }
    }

    /// Says that two cells hold different values.
    pub(in crate::rules) fn differ(&mut self, one: u16, other: u16) {
        for (one, other) in [(one, other), (other, one)] {
            let peers = &mut self.peers[usize::from(one)];
            if one != other
                && let Err(at) = peers.binary_search(&other)
            {
                peers.insert(at, other);
            }
        }
    }

    /// Whether two cells hold different values.
    pub(in crate::rules) fn do_differ(&self, one: u16, other: u16) -> bool {
        self.peers[usize::from(one)].binary_search(&other).is_ok()
    }

    /// Leaves some of a cell's candidates.
    pub(in crate::rules) fn restrict(&mut self, cell: u16, candidates: u32) {
        self.domains[usize::from(cell)] &= candidates;
    }

    /// Adds a condition.
    pub(in crate::rules) fn add(&mut self, propagator: Propagator) {
        let number = self.propagators.len() as u16;
        for &cell in propagator.cells() {
            let watchers = &mut self.watchers[usize::from(cell)];
            if watchers.last() != Some(&number) {
                watchers.push(number);
            }
        }
        self.propagators.push(propagator);
    }

    /// Puts what is known of cells that differ where it is read fast.
    pub(in crate::rules) fn finish(&mut self) {
        self.words = self.domains.len().div_ceil(64);
        self.apart = vec![0; self.domains.len() * self.words];
        for (cell, peers) in self.peers.iter().enumerate() {
            for &peer in peers {
                self.apart[cell * self.words + usize::from(peer) / 64] |= 1 << (peer % 64);
            }
        }
    }

    /// The cells that differ from a cell, as words of a set.
    pub(super) fn apart(&self, cell: u16) -> &[u64] {
        let at = usize::from(cell) * self.words;
        &self.apart[at..at + self.words]
    }
}
