//! Hidden and naked singles.

use super::board::{BLOCKS, Board, COLUMNS, HOUSES, ROWS, digits, of_size};
use super::hint::{Found, Hint};

/// A digit with one place in a house: 1.0 in its last empty cell, 1.2 in a block, 1.5 in a line.
pub(super) fn hidden(board: &Board) -> Found {
    for is_last in [true, false] {
        for kind in [BLOCKS, COLUMNS, ROWS] {
            for house in kind..kind + 9 {
                if (board.empty[house] == 1) != is_last {
                    continue;
                }
                let places = &board.places[house];
                if let Some(digit) = digits(of_size(places, 1, 1)).next() {
                    let cell = HOUSES[house][places[digit].trailing_zeros() as usize];
                    let rating = match (is_last, kind) {
                        (true, _) => 10,
                        (false, BLOCKS) => 12,
                        (false, _) => 15,
                    };
                    return Hint::place(rating, usize::from(cell), digit).emit();
                }
            }
        }
    }
    Found::Continue(())
}

/// A cell with one candidate: 2.3.
pub(super) fn naked(board: &Board) -> Found {
    for cell in 0..81 {
        let candidates = board.candidates[cell];
        if candidates.is_power_of_two() {
            return Hint::place(23, cell, candidates.trailing_zeros() as usize).emit();
        }
    }
    Found::Continue(())
}
