//! Boards as the single search takes and gives them.

use super::layout::{ALL, bit};
use crate::board::{Cell, Digit, Grid};
use crate::solve::Puzzle;

/// The candidates of a board, by band and digit.
pub(super) type Words = [[u32; 9]; 3];

/// The digits of a board in reading order, 0 for an empty cell.
pub(super) type Values = [u8; 81];

/// Where a search begins.
#[derive(Debug)]
pub(super) enum Start {
    /// Every digit is a candidate of an empty cell.
    Values(Values),
    /// Candidates are known.
    Words(Words),
}

impl Start {
    /// The board of a puzzle.
    pub(super) fn of_puzzle(puzzle: &impl Puzzle) -> Self {
        if let Some(grid) = puzzle.ink() {
            let mut values = [0; 81];
            for (value, digit) in values.iter_mut().zip(grid.values()) {
                *value = digit;
            }
            return Self::Values(values);
        }
        let mut words = [[0; 9]; 3];
        for index in 0..81 {
            for digit in puzzle.choices(Cell::new(index as u16)).iter() {
                words[index / 27][usize::from(digit.get()) - 1] |= bit(index);
            }
        }
        Self::Words(words)
    }

    /// The board in 81 symbols: `1` to `9` are digits, all else is an empty cell.
    pub(super) fn of_text(text: &[u8; 81]) -> Self {
        let mut values = [0; 81];
        for cell in 0..81 {
            let value = text[cell].wrapping_sub(b'0');
            values[cell] = if value <= 9 { value } else { 0 };
        }
        Self::Values(values)
    }
}

/// The candidates that digits leave to each cell by themselves.
#[inline(always)]
pub(super) fn of_values(values: &Values) -> Words {
    let mut words = [[0; 9]; 3];
    for band in 0..3 {
        let mut given = [0; 16];
        for cell in 0..27 {
            given[usize::from(values[band * 27 + cell] & 15)] |= BITS[cell];
        }
        for digit in 0..9 {
            words[band][digit] = given[digit + 1] | given[0];
        }
    }
    debug_assert!(words.as_flattened().iter().all(|word| word & !ALL == 0));
    words
}

/// The digits of a board in which every cell has one candidate.
#[inline(always)]
pub(super) fn to_values(solved: &Words) -> Values {
    let mut values = [0; 81];
    for band in 0..3 {
        for digit in 0..9 {
            let mut cells = solved[band][digit];
            while cells != 0 {
                let place = cells.trailing_zeros() as usize;
                cells &= cells - 1;
                values[band * 27 + CELLS[place & 31]] = digit as u8 + 1;
            }
        }
    }
    values
}

/// The bit of each cell of a band.
const BITS: [u32; 27] = {
    let mut bits = [0; 27];
    let mut cell = 0;
    while cell < 27 {
        bits[cell] = bit(cell);
        cell += 1;
    }
    bits
};

/// The cell of each bit.
const CELLS: [usize; 32] = {
    let mut cells = [0; 32];
    let mut cell = 0;
    while cell < 27 {
        cells[BITS[cell].trailing_zeros() as usize] = cell;
        cell += 1;
    }
    cells
};

/// Writes a solution into a grid.
pub(super) fn write_grid(solution: &Values, grid: &mut Grid) {
    for (digit, value) in grid.digits_mut().iter_mut().zip(solution) {
        *digit = Digit::new(*value);
    }
}

/// A solution as symbols.
pub(super) fn to_text(solution: &Values) -> [u8; 81] {
    let mut text = *solution;
    for symbol in &mut text {
        *symbol += b'0';
    }
    text
}
