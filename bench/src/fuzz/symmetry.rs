//! The same board in another order: of bands, rows, stacks, columns and digits, or on its side.

use rand::Rng;
use rand::seq::SliceRandom;

/// A board in reading order: values from 1, 0 for an empty cell.
pub(super) type Board = [u8; 81];

/// One of the 1,218,998,108,160 ways to write down the same board.
pub(super) struct Symmetry {
    /// Where the value of each cell comes from.
    from: [u8; 81],
    /// The new value of each value.
    values: [u8; 10],
}

impl Symmetry {
    /// Any of them.
    pub(super) fn random(rng: &mut impl Rng) -> Self {
        let (rows, columns) = (lines(rng), lines(rng));
        let is_turned = rng.next_u32() & 1 == 1;
        let mut values = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
        values[1..].shuffle(rng);
        let from = std::array::from_fn(|cell| {
            let (row, column) = (rows[cell / 9], columns[cell % 9]);
            if is_turned { column * 9 + row } else { row * 9 + column }
        });
        Self { from, values }
    }

    /// The board in this order.
    pub(super) fn of(&self, board: &Board) -> Board {
        std::array::from_fn(|cell| self.values[usize::from(board[usize::from(self.from[cell])])])
    }
}

/// The nine lines of one direction: threes in any order, and each in any order.
fn lines(rng: &mut impl Rng) -> [u8; 9] {
    let mut threes = [[0, 1, 2], [3, 4, 5], [6, 7, 8]];
    threes.shuffle(rng);
    for three in &mut threes {
        three.shuffle(rng);
    }
    let mut lines = [0; 9];
    lines.copy_from_slice(threes.as_flattened());
    lines
}

#[cfg(test)]
mod tests {
    use minirow::{Geometry, Grid};
    use rand::SeedableRng;
    use rand::rngs::Xoshiro256PlusPlus;

    use super::super::source::pattern;
    use super::*;

    #[test]
    fn a_solved_board_stays_solved() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        let mut boards = Vec::new();
        for _ in 0..100 {
            let board = Symmetry::random(&mut rng).of(&pattern());
            let grid = Grid::from_values(&Geometry::classic(), board).expect("81 values");
            assert!(grid.is_solved());
            boards.push(board);
        }
        boards.sort_unstable();
        boards.dedup();
        assert_eq!(boards.len(), 100);
    }

    #[test]
    fn empty_cells_stay_empty() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        let mut board = [0; 81];
        board[0] = 5;
        let other = Symmetry::random(&mut rng).of(&board);
        assert_eq!(other.iter().filter(|&&value| value > 0).count(), 1);
    }
}
