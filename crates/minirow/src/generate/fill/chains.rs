//! Exchanges of two digits along chains, on any geometry.

use crate::board::{Cell, Geometry};
use crate::generate::random::{BoardRandom, below};

/// Exchanges two digits in some of the places where they keep each other out, for so many pairs.
///
/// In each house there is one cell of each: cells that share a house, or must differ anyway, are
/// exchanged together or not at all. What hangs together in this way is exchanged or not, as a coin
/// says (chains of Kempe, in the words of graph colouring).
pub(super) fn mix(geometry: &Geometry, values: &mut [u8], pairs: usize, random: &mut BoardRandom) {
    let side = usize::from(geometry.side());
    let mut chains = Chains {
        geometry,
        columns: vec![0; side * side],
        leader: vec![0; side],
        coins: vec![None; side],
        row_in: vec![0; geometry.house_count()],
    };
    for (at, &value) in values.iter().enumerate() {
        chains.columns[usize::from(value) * side + at / side] = (at % side) as u8;
    }
    for _ in 0..pairs {
        let one = below(random, side as u32) as usize;
        let other = (one + 1 + below(random, side as u32 - 1) as usize) % side;
        chains.exchange(values, [one, other], random);
    }
}

struct Chains<'g> {
    geometry: &'g Geometry,
    /// For each digit and row the column where it stands.
    columns: Vec<u8>,
    /// Each row stands for its two cells, and leads to another one they hang together with.
    leader: Vec<u8>,
    coins: Vec<Option<bool>>,
    /// For each house the row in which it has the first digit.
    row_in: Vec<u8>,
}

impl Chains<'_> {
    fn exchange(&mut self, values: &mut [u8], digits: [usize; 2], random: &mut BoardRandom) {
        let side = self.leader.len();
        let [one, other] = digits;
        for row in 0..side {
            self.leader[row] = row as u8;
            for seat in self.geometry.seats(self.cell(one, row)) {
                self.row_in[seat.house.index()] = row as u8;
            }
        }
        for row in 0..side {
            let cell = self.cell(other, row);
            for seat in self.geometry.seats(cell) {
                self.join(row, self.row_in[seat.house.index()].into());
            }
            for &apart in self.geometry.apart(cell) {
                if usize::from(values[apart.index()]) == one {
                    self.join(row, apart.index() / side);
                }
            }
        }
        self.coins.fill(None);
        for row in 0..side {
            let leader = self.leader(row);
            if *self.coins[leader].get_or_insert_with(|| below(random, 2) == 1) {
                values.swap(self.cell(one, row).index(), self.cell(other, row).index());
                self.columns.swap(one * side + row, other * side + row);
            }
        }
    }

    fn cell(&self, digit: usize, row: usize) -> Cell {
        let side = self.leader.len();
        Cell::new((row * side + usize::from(self.columns[digit * side + row])) as u16)
    }

    fn join(&mut self, one: usize, other: usize) {
        let (one, other) = (self.leader(one), self.leader(other));
        self.leader[one.max(other)] = one.min(other) as u8;
    }

    fn leader(&mut self, row: usize) -> usize {
        let mut row = row;
        while usize::from(self.leader[row]) != row {
            // Halves the way for those who come after.
            self.leader[row] = self.leader[usize::from(self.leader[row])];
            row = self.leader[row].into();
        }
        row
    }
}
