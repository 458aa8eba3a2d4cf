//! What follows from what on a board that does not change, for chains from one candidate.
//!
//! Candidates are numbered without gaps, so that sets of them are a few words.

use super::super::board::{Board, HOUSES, PEERS_BY_HOUSE, SEATS, digits};
use super::chain_hint::Way;
use super::nodes::{Cause, KEYS, Key, cell_of, digit_of, key};

/// A set of candidates by number.
#[derive(Clone, Copy)]
pub(super) struct Set<const W: usize>([u64; W]);

impl<const W: usize> Set<W> {
    pub(super) const EMPTY: Self = Self([0; W]);

    pub(super) fn has(&self, number: u16) -> bool {
        self.0[usize::from(number / 64)] >> (number % 64) & 1 == 1
    }

    pub(super) fn add(&mut self, number: u16) {
        self.0[usize::from(number / 64)] |= 1 << (number % 64);
    }

    pub(super) fn meets(&self, other: &Self) -> bool {
        self.0.iter().zip(&other.0).fold(0, |all, (a, b)| all | a & b) != 0
    }

    pub(super) fn is_within(&self, other: &Self) -> bool {
        self.0.iter().zip(&other.0).fold(0, |all, (a, b)| all | a & !b) == 0
    }
}

/// The candidates of a board by number, in the order of cells and digits.
pub(super) struct Numbers {
    pub(super) keys: Vec<Key>,
    by_key: [u16; KEYS],
}

impl Numbers {
    pub(super) fn new(board: &Board) -> Self {
        let mut numbers = Self { keys: Vec::with_capacity(256), by_key: [0; KEYS] };
        for cell in 0..81 {
            for digit in digits(board.candidates[cell]) {
                let key = key(cell, digit);
                numbers.by_key[usize::from(key)] = numbers.keys.len() as u16;
                numbers.keys.push(key);
            }
        }
        numbers
    }

    fn of(&self, cell: usize, digit: usize) -> u16 {
        self.by_key[usize::from(key(cell, digit))]
    }
}

/// From a candidate that is on to the next: what is off between them, and the next.
#[derive(Clone, Copy)]
pub(super) struct Hop {
    pub(super) off: u16,
    pub(super) on: u16,
}

struct Links<const W: usize> {
    /// What is off where it is on.
    off: Set<W>,
    /// What is on where it is off.
    on: Set<W>,
    /// What is on two links after it.
    next: Set<W>,
    first_off: u32,
    first_hop: u32,
    /// What is on where it is off, in order; so many.
    ons: [(u16, Cause); 4],
    ons_len: u8,
}

/// What follows from the candidates of a board one way.
pub(super) struct Graph<const W: usize> {
    links: Vec<Links<W>>,
    offs: Vec<u16>,
    hops: Vec<Hop>,
}

impl<const W: usize> Graph<W> {
    pub(super) fn new(board: &Board, numbers: &Numbers, way: Way) -> Self {
        let len = numbers.keys.len();
        let mut graph = Self {
            links: Vec::with_capacity(len),
            offs: Vec::with_capacity(16 * len),
            hops: Vec::with_capacity(16 * len),
        };
        for &key in &numbers.keys {
            graph.add(board, numbers, way, key);
        }
        for number in 0..len {
            graph.join(number);
        }
        graph
    }

    fn add(&mut self, board: &Board, numbers: &Numbers, way: Way, key: Key) {
        let (cell, digit) = (cell_of(key), digit_of(key));
        let mut links = Links {
            off: Set::EMPTY,
            on: Set::EMPTY,
            next: Set::EMPTY,
            first_off: self.offs.len() as u32,
            first_hop: 0,
            ons: [(0, Cause::None); 4],
            ons_len: 0,
        };
        let others = board.candidates[cell] & !(1 << digit);
        if way != Way::X {
            self.offs.extend(digits(others).map(|other| numbers.of(cell, other)));
        }
        for peer in PEERS_BY_HOUSE[cell] {
            let peer = usize::from(peer);
            if board.has(peer, digit) {
                self.offs.push(numbers.of(peer, digit));
            }
        }
        for &off in &self.offs[links.first_off as usize..] {
            links.off.add(off);
        }
        let mut take = |on: u16, cause| {
            if !links.on.has(on) {
                links.on.add(on);
                links.ons[usize::from(links.ons_len)] = (on, cause);
                links.ons_len += 1;
            }
        };
        if way != Way::X && others.count_ones() == 1 {
            take(numbers.of(cell, others.trailing_zeros() as usize), Cause::Cell);
        }
        if way != Way::Y {
            for (kind, (house, place)) in SEATS[cell].into_iter().enumerate() {
                let rest = board.places[usize::from(house)][digit] & !(1 << place);
                if rest.count_ones() == 1 {
                    let other = HOUSES[usize::from(house)][rest.trailing_zeros() as usize];
                    let other = numbers.of(usize::from(other), digit);
                    take(other, Cause::House(kind as u8));
                }
            }
        }
        self.links.push(links);
    }

    /// Finds what is two links away.
    fn join(&mut self, number: usize) {
        let mut next = Set::EMPTY;
        next.add(number as u16);
        self.links[number].first_hop = self.hops.len() as u32;
        for off in self.off_range(number) {
            let off = self.offs[off];
            let links = &self.links[usize::from(off)];
            for &(on, _) in &links.ons[..usize::from(links.ons_len)] {
                if !next.has(on) {
                    next.add(on);
                    self.hops.push(Hop { off, on });
                }
            }
        }
        self.links[number].next = next;
    }

    fn off_range(&self, number: usize) -> std::ops::Range<usize> {
        let end =
            self.links.get(number + 1).map_or(self.offs.len(), |next| next.first_off as usize);
        self.links[number].first_off as usize..end
    }

    /// What is off where a candidate is on, in order.
    pub(super) fn offs(&self, number: u16) -> &[u16] {
        &self.offs[self.off_range(usize::from(number))]
    }

    /// What is off where a candidate is on.
    pub(super) fn off(&self, number: u16) -> &Set<W> {
        &self.links[usize::from(number)].off
    }

    /// What is on where a candidate is off, and why, in order.
    pub(super) fn ons(&self, number: u16) -> &[(u16, Cause)] {
        let links = &self.links[usize::from(number)];
        &links.ons[..usize::from(links.ons_len)]
    }

    /// What is on where a candidate is off.
    pub(super) fn on(&self, number: u16) -> &Set<W> {
        &self.links[usize::from(number)].on
    }

    /// What is on two links after a candidate, itself included.
    pub(super) fn next(&self, number: u16) -> &Set<W> {
        &self.links[usize::from(number)].next
    }

    /// The ways there, in order, the first to each.
    pub(super) fn hops(&self, number: u16) -> &[Hop] {
        let number = usize::from(number);
        let end =
            self.links.get(number + 1).map_or(self.hops.len(), |next| next.first_hop as usize);
        &self.hops[self.links[number].first_hop as usize..end]
    }
}
