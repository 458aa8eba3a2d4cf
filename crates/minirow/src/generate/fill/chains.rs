//! Exchanges of two digits along chains, on any geometry.

use crate::board::{Cell, Geometry};
use crate::generate::random::{BoardRandom, below};

/// Exchanges two digits in some of the places where they keep each other out, for so many pairs.
///
/// In each house there is one cell of each: cells that share a house, or must differ anyway, are
/// exchanged together or not at all. What hangs together in this way is exchanged or not, as a coin
/// says (chains of Kempe, in the words of graph colouring).
pub(super) fn mix(geometry: &Geometry, values: &mut [u8], pairs: usize, random: &mut BoardRandom) {
    let digits = usize::from(geometry.digit_count());
    if digits < 2 {
        return;
    }
    let mut chains = Chains {
        geometry,
        cells: Vec::new(),
        leader: vec![0; values.len()],
        coins: vec![None; values.len()],
        cell_in: vec![0; geometry.house_count()],
    };
    for _ in 0..pairs {
        let one = below(random, digits as u32) as usize;
        let other = (one + 1 + below(random, digits as u32 - 1) as usize) % digits;
        chains.exchange(values, [one as u8, other as u8], random);
    }
}

struct Chains<'g> {
    geometry: &'g Geometry,
    /// The cells of both digits, in reading order.
    cells: Vec<u16>,
    /// Each cell leads to an earlier one that it hangs together with, the first of them to itself.
    leader: Vec<u16>,
    coins: Vec<Option<bool>>,
    /// For each house the cell in which it has the first digit.
    cell_in: Vec<u16>,
}

impl Chains<'_> {
    fn exchange(&mut self, values: &mut [u8], digits: [u8; 2], random: &mut BoardRandom) {
        let geometry = self.geometry;
        let [one, other] = digits;
        self.cells.clear();
        for (cell, &value) in (0..).zip(&*values) {
            if !digits.contains(&value) {
                continue;
            }
            self.cells.push(cell);
            self.leader[usize::from(cell)] = cell;
            self.coins[usize::from(cell)] = None;
            if value == one {
                for seat in geometry.seats(Cell::new(cell)) {
                    self.cell_in[seat.house.index()] = cell;
                }
            }
        }
        let cells = std::mem::take(&mut self.cells);
        for &cell in cells.iter().filter(|&&cell| values[usize::from(cell)] == other) {
            for seat in geometry.seats(Cell::new(cell)) {
                self.join(cell, self.cell_in[seat.house.index()]);
            }
            for &apart in geometry.apart(Cell::new(cell)) {
                if values[apart.index()] == one {
                    self.join(cell, apart.index() as u16);
                }
            }
        }
        for &cell in &cells {
            let leader = usize::from(self.leader(cell));
            if *self.coins[leader].get_or_insert_with(|| below(random, 2) == 1) {
                let value = &mut values[usize::from(cell)];
                *value = if *value == one { other } else { one };
            }
        }
        self.cells = cells;
    }

    fn join(&mut self, one: u16, other: u16) {
        let (one, other) = (self.leader(one), self.leader(other));
        self.leader[usize::from(one.max(other))] = one.min(other);
    }

    fn leader(&mut self, cell: u16) -> u16 {
        let mut cell = cell;
        loop {
            let before = self.leader[usize::from(cell)];
            if before == cell {
                return cell;
            }
            // Halves the way for those who come after.
            self.leader[usize::from(cell)] = self.leader[usize::from(before)];
            cell = self.leader[usize::from(cell)];
        }
    }
}
