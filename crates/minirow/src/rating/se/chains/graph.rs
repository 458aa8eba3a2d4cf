//! What follows from what on a board that does not change, for chains from one candidate.
//!
//! Candidates are numbered without gaps, so that sets of them are a few words.

use super::super::board::{Board, HOUSES, SEATS, digits};
use super::chain_kind::Way;
use super::nodes::{Cause, KEYS, Key, cell_of, digit_of, key};
use crate::board::words;

/// A set of candidates by number.
#[derive(Clone, Copy)]
pub(super) struct Set<const W: usize>([u64; W]);

impl<const W: usize> Set<W> {
    pub(super) const EMPTY: Self = Self([0; W]);

    /// Those of a list, whatever the reason.
    #[inline]
    pub(super) fn of(list: &[(u16, Cause)]) -> Self {
        let mut set = Self::EMPTY;
        list.iter().for_each(|&(number, _)| set.add(number));
        set
    }

    #[inline]
    pub(super) fn has(&self, number: u16) -> bool {
        self.0[usize::from(number / 64)] >> (number % 64) & 1 == 1
    }

    #[inline]
    pub(super) fn add(&mut self, number: u16) {
        self.0[usize::from(number / 64)] |= 1 << (number % 64);
    }

    #[inline]
    pub(super) fn meets(&self, other: &Self) -> bool {
        !words::are_empty(&words::both(self.0, &other.0, |a, b| a & b))
    }

    #[inline]
    pub(super) fn is_within(&self, other: &Self) -> bool {
        words::are_empty(&words::both(self.0, &other.0, |a, b| a & !b))
    }
}

/// From a candidate that is on to the next: what is off between them, and the next.
#[derive(Clone, Copy)]
pub(super) struct Hop {
    pub(super) off: u16,
    pub(super) on: u16,
}

/// What follows from a candidate.
struct Links<const W: usize> {
    /// What is off where it is on.
    off: Set<W>,
    /// Where the list of these starts, and where those of other cells do.
    first_off: u32,
    first_peer: u32,
    /// What is on where it is off, and why, in order: in its cell, so many, and elsewhere.
    ons: [(u16, Cause); 4],
    cell_ons: u8,
    all_ons: u8,
}

/// What follows one way from the candidates of a board, which are numbered in the order of cells and
/// digits.
pub(super) struct Graph<const W: usize> {
    pub(super) keys: Vec<Key>,
    links: Vec<Links<W>>,
    offs: Vec<u16>,
    way: Way,
    /// What is on two links after each candidate, and where the list of these starts.
    next: Vec<(Set<W>, u32)>,
    hops: Vec<Hop>,
}

impl<const W: usize> Graph<W> {
    /// To be turned before it is used.
    pub(super) fn new(board: &Board) -> Self {
        let mut keys = Vec::with_capacity(64 * W);
        let mut by_key = [0; KEYS];
        for cell in 0..81 {
            for digit in digits(board.candidates[cell]) {
                by_key[usize::from(key(cell, digit))] = keys.len() as u16;
                keys.push(key(cell, digit));
            }
        }
        let len = keys.len();
        let mut graph = Self {
            keys,
            links: Vec::with_capacity(len + 1),
            offs: Vec::with_capacity(16 * len),
            way: Way::X,
            next: Vec::with_capacity(len + 1),
            hops: Vec::with_capacity(16 * len),
        };
        for number in 0..len {
            graph.link(board, &by_key, number);
        }
        graph
    }

    fn link(&mut self, board: &Board, by_key: &[u16; KEYS], number: usize) {
        let (cell, digit) = (cell_of(self.keys[number]), digit_of(self.keys[number]));
        let of = |cell: usize, digit: usize| by_key[usize::from(key(cell, digit))];
        let first_off = self.offs.len();
        let others = board.candidates[cell] & !(1 << digit);
        self.offs.extend(digits(others).map(|other| of(cell, other)));
        let first_peer = self.offs.len();
        board.others(cell, digit).for_each(|peer| self.offs.push(of(peer, digit)));
        let mut off = Set::EMPTY;
        self.offs[first_off..].iter().for_each(|&number| off.add(number));
        let (mut ons, mut all_ons) = ([(0, Cause::None); 4], 0);
        let cell_ons = u8::from(others.is_power_of_two());
        if cell_ons == 1 {
            ons[0] = (of(cell, others.trailing_zeros() as usize), Cause::Cell);
            all_ons = 1;
        }
        for (kind, (house, place)) in SEATS[cell].into_iter().enumerate() {
            let house = usize::from(house);
            let rest = board.places[house][digit] & !(1 << place);
            if rest.is_power_of_two() {
                let other = HOUSES[house][rest.trailing_zeros() as usize];
                let other = of(usize::from(other), digit);
                if ons[..all_ons].iter().all(|on| on.0 != other) {
                    ons[all_ons] = (other, Cause::House(kind as u8));
                    all_ons += 1;
                }
            }
        }
        let (first_off, first_peer) = (first_off as u32, first_peer as u32);
        let all_ons = all_ons as u8;
        self.links.push(Links { off, first_off, first_peer, ons, cell_ons, all_ons });
    }

    /// Goes another way.
    pub(super) fn turn(&mut self, board: &Board, way: Way) {
        self.way = way;
        self.next.clear();
        let mut hops = std::mem::take(&mut self.hops);
        hops.clear();
        for number in 0..self.keys.len() as u16 {
            let mut next = Set::EMPTY;
            next.add(number);
            let first = hops.len() as u32;
            let cell = cell_of(self.keys[usize::from(number)]);
            // Only cells with two candidates are on the other way.
            if way != Way::Y || board.candidates[cell].count_ones() == 2 {
                for &off in self.offs(number) {
                    for &(on, _) in self.ons(off) {
                        if !next.has(on) {
                            next.add(on);
                            hops.push(Hop { off, on });
                        }
                    }
                }
            }
            self.next.push((next, first));
        }
        self.hops = hops;
    }

    /// What is off where a candidate is on, in order.
    pub(super) fn offs(&self, number: u16) -> &[u16] {
        let number = usize::from(number);
        let links = &self.links[number];
        let end =
            self.links.get(number + 1).map_or(self.offs.len(), |next| next.first_off as usize);
        let first = if self.way == Way::X { links.first_peer } else { links.first_off };
        &self.offs[first as usize..end]
    }

    /// What is off where a candidate is on, all ways.
    #[inline]
    pub(super) fn off(&self, number: u16) -> &Set<W> {
        &self.links[usize::from(number)].off
    }

    /// What is on where a candidate is off, and why, in order.
    pub(super) fn ons(&self, number: u16) -> &[(u16, Cause)] {
        let links = &self.links[usize::from(number)];
        let (cell, all) = (usize::from(links.cell_ons), usize::from(links.all_ons));
        match self.way {
            Way::X => &links.ons[cell..all],
            Way::Y => &links.ons[..cell],
            Way::Both => &links.ons[..all],
        }
    }

    /// What is on two links after a candidate, itself included.
    #[inline]
    pub(super) fn next(&self, number: u16) -> &Set<W> {
        &self.next[usize::from(number)].0
    }

    /// The ways there, in order, the first to each.
    pub(super) fn hops(&self, number: u16) -> &[Hop] {
        let number = usize::from(number);
        let end = self.next.get(number + 1).map_or(self.hops.len(), |next| next.1 as usize);
        &self.hops[self.next[number].1 as usize..end]
    }
}
