//! All places of a digit in a house lie in another house, too.

use std::ops::ControlFlow;

use super::board::{BLOCKS, Board, COLUMNS, ROWS, SETS, digits, of_size};
use super::hint::{Found, Hint};

/// A house whose places of a digit lie in a second one.
pub(super) struct Locked {
    pub(super) digit: usize,
    pub(super) house: usize,
    pub(super) second: usize,
}

impl Locked {
    /// Whether the first house is a block: pointing, not claiming.
    fn is_pointing(&self) -> bool {
        self.house < ROWS
    }

    /// The cells that lose the digit, where they have it.
    pub(super) fn losers(&self) -> u128 {
        SETS[self.second] & !SETS[self.house]
    }
}

/// Shows locked digits in the order of the original.
pub(super) fn each<B>(
    board: &Board,
    mut visit: impl FnMut(Locked) -> ControlFlow<B>,
) -> ControlFlow<B> {
    for (first, second) in [(BLOCKS, COLUMNS), (BLOCKS, ROWS), (COLUMNS, BLOCKS), (ROWS, BLOCKS)] {
        for at in 0..9 {
            let house = first + at;
            let few = of_size(&board.places[house], 2, 3);
            for part in 0..3 {
                let (across, common) = match (first, second) {
                    (_, COLUMNS) => (at % 3 * 3 + part, 0o111 << part),
                    (_, ROWS) => (at / 3 * 3 + part, 0o7 << (3 * part)),
                    (COLUMNS, _) => (part * 3 + at / 3, 0o7 << (3 * part)),
                    _ => (at / 3 * 3 + part, 0o7 << (3 * part)),
                };
                for digit in digits(few) {
                    if board.places[house][digit] & !common == 0 {
                        visit(Locked { digit, house, second: second + across })?;
                    }
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// Locked digits: pointing 2.6, claiming 2.8.
pub(super) fn locking(board: &Board) -> Found {
    each(board, |locked| {
        let rating = if locked.is_pointing() { 26 } else { 28 };
        Hint::remove(rating, board, locked.losers(), 1 << locked.digit).emit()
    })
}

/// Locked digits that leave one place in a third house, which is all this step does: 1.7 and 1.9.
pub(super) fn direct(board: &Board) -> Found {
    each(board, |locked| {
        let Locked { digit, house, second } = locked;
        let kind = house / 9 * 9;
        for third in (kind..kind + 9).filter(|&third| third != house) {
            let places = board.cells[digit] & SETS[third];
            if SETS[third] & SETS[second] == 0 || places.count_ones() < 2 {
                continue;
            }
            let outside = places & !SETS[second];
            if outside.count_ones() == 1 {
                let cell = outside.trailing_zeros() as usize;
                let rating = if locked.is_pointing() { 17 } else { 19 };
                return Hint::place(rating, cell, digit).emit();
            }
        }
        Found::Continue(())
    })
}
