//! Boards as the single search takes them.

use super::bands::{ALL, bit};
use crate::board::{Cell, Digit, Grid};
use crate::solve::Puzzle;

/// The candidates of a board, by band and digit.
pub(super) type Words = [[u32; 9]; 3];

/// The candidates of a puzzle.
pub(super) fn of_puzzle(puzzle: &impl Puzzle) -> Words {
    if let Some(grid) = puzzle.ink() {
        let mut values = [0; 81];
        for (value, digit) in values.iter_mut().zip(grid.values()) {
            *value = digit;
        }
        return of_values(&values);
    }
    let mut words = [[0; 9]; 3];
    for index in 0..81 {
        for digit in puzzle.choices(Cell::new(index as u16)).iter() {
            words[index / 27][usize::from(digit.get()) - 1] |= bit(index);
        }
    }
    words
}

/// The candidates of a puzzle in 81 symbols: `1` to `9` are givens.
pub(super) fn of_text(text: &[u8; 81]) -> Words {
    let mut values = [0; 81];
    for cell in 0..81 {
        let value = text[cell].wrapping_sub(b'0');
        values[cell] = if value <= 9 { value } else { 0 };
    }
    of_values(&values)
}

/// The candidates of a puzzle in 81 values, 0 for an empty cell.
fn of_values(values: &[u8; 81]) -> Words {
    let mut words = [[0; 9]; 3];
    for band in 0..3 {
        // The word of value 0 is never used.
        let mut given = [0; 16];
        for cell in 0..27 {
            given[usize::from(values[band * 27 + cell] & 15)] |= bit(cell);
        }
        for digit in 0..9 {
            words[band][digit] = given[digit + 1] | given[0];
        }
    }
    debug_assert!(words.as_flattened().iter().all(|word| word & !ALL == 0));
    words
}

/// Writes the digits of a solved board into a grid.
pub(super) fn write_grid(solved: &Words, grid: &mut Grid) {
    each_digit(solved, |cell, digit| grid.set(Cell::new(cell as u16), Digit::new(digit)));
}

/// Writes the digits of a solved board as symbols.
pub(super) fn write_text(solved: &Words, text: &mut [u8; 81]) {
    each_digit(solved, |cell, digit| text[cell] = b'0' + digit);
}

fn each_digit(solved: &Words, mut write: impl FnMut(usize, u8)) {
    for band in 0..3 {
        for digit in 0..9 {
            let mut cells = solved[band][digit];
            while cells != 0 {
                let place = cells.trailing_zeros() as usize;
                cells &= cells - 1;
                write(band * 27 + place / 10 * 9 + place % 10, digit as u8 + 1);
            }
        }
    }
}
