//! Singles in the order in which they arose.
//!
//! The original keeps a queue of naked and one of hidden singles and takes the oldest, so its choice
//! depends on all that was done before, the order of the givens included.

use std::collections::VecDeque;

use crate::board::{Candidate, Cell, Digit, Geometry, Grid, House};

/// A single of one kind, with the house where that matters.
pub(super) enum Single {
    FullHouse(House, Candidate),
    Naked(Candidate),
    Hidden(House, Candidate),
}

/// The board as sets of digits and counts of places, and the queues that go with them.
pub(super) struct Singles {
    geometry: Geometry,
    /// The candidates of each cell, digit 1 lowest; none where it has a digit.
    candidates: [u16; 81],
    /// How many open cells of a house can hold a digit.
    places_len: [[u8; 9]; 27],
    naked: VecDeque<Candidate>,
    hidden: VecDeque<Candidate>,
}

impl Singles {
    /// The queues after the givens were written in reading order.
    pub(super) fn of(givens: &Grid) -> Self {
        let mut singles = Self {
            geometry: givens.geometry().clone(),
            candidates: [0x1FF; 81],
            places_len: [[9; 9]; 27],
            naked: VecDeque::new(),
            hidden: VecDeque::new(),
        };
        for cell in givens.geometry().cells() {
            if let Some(digit) = givens.get(cell) {
                singles.place(Candidate { cell, digit });
            }
        }
        singles
    }

    /// The next single: a full house before a naked one, a naked one before a hidden one.
    pub(super) fn next(&mut self) -> Option<Single> {
        let full = self.naked.iter().copied().filter(|single| self.is_open(single.cell));
        let full = full.filter_map(|single| {
            let mut houses = self.houses_of(single.cell);
            let house = houses.find(|house| {
                let open = self.geometry.cells_of(*house).iter();
                open.filter(|cell| self.is_open(**cell)).count() == 1
            })?;
            Some(Single::FullHouse(house, single))
        });
        if let Some(full) = { full }.next() {
            return Some(full);
        }
        while let Some(single) = self.naked.pop_front() {
            if self.is_open(single.cell) {
                return Some(Single::Naked(single));
            }
        }
        while let Some(single) = self.hidden.pop_front() {
            if self.is_open(single.cell) {
                let digit = single.digit.index();
                let house = self
                    .houses_of(single.cell)
                    .find(|house| self.places_len[house.index()][digit] == 1)?;
                return Some(Single::Hidden(house, single));
            }
        }
        None
    }

    /// Writes a digit.
    pub(super) fn place(&mut self, placed: Candidate) {
        let Candidate { cell, digit } = placed;
        let own = std::mem::take(&mut self.candidates[cell.index()]);
        let geometry = self.geometry.clone();
        for peer in geometry.cells().filter(|&peer| geometry.sees(cell, peer)) {
            self.remove(Candidate { cell: peer, digit });
        }
        for other in geometry.digits().filter(|other| own >> other.index() & 1 == 1) {
            for house in geometry.seats(cell).iter().map(|seat| seat.house) {
                self.places_len[house.index()][other.index()] -= 1;
                if self.places_len[house.index()][other.index()] == 1 && other != digit {
                    self.push_hidden(house, other);
                }
            }
        }
    }

    /// Eliminates a candidate, if it is there.
    pub(super) fn remove(&mut self, removed: Candidate) {
        let Candidate { cell, digit } = removed;
        if self.candidates[cell.index()] >> digit.index() & 1 == 0 {
            return;
        }
        self.candidates[cell.index()] &= !(1 << digit.index());
        let left = self.candidates[cell.index()];
        if left.count_ones() == 1 {
            let digit = Digit::from_index(left.trailing_zeros() as usize);
            self.naked.push_back(Candidate { cell, digit });
        }
        let geometry = self.geometry.clone();
        for house in geometry.seats(cell).iter().map(|seat| seat.house) {
            self.places_len[house.index()][digit.index()] -= 1;
            if self.places_len[house.index()][digit.index()] == 1 {
                self.push_hidden(house, digit);
            }
        }
    }

    fn push_hidden(&mut self, house: House, digit: Digit) {
        let mut cells = self.geometry.cells_of(house).iter();
        let place = cells.find(|cell| self.candidates[cell.index()] >> digit.index() & 1 == 1);
        if let Some(&cell) = place {
            self.hidden.push_back(Candidate { cell, digit });
        }
    }

    fn is_open(&self, cell: Cell) -> bool {
        self.candidates[cell.index()] != 0
    }

    fn houses_of(&self, cell: Cell) -> impl Iterator<Item = House> + '_ {
        self.geometry.seats(cell).iter().map(|seat| seat.house)
    }
}
