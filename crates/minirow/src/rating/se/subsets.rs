//! As many cells as digits.

use std::ops::ControlFlow;

use super::board::{
    BLOCKS, Board, COLUMNS, HOUSES, ROWS, SETS, cells_at, combinations, digits, of_size,
};
use super::hint::{Found, Hint, removal};

/// Houses by kind, in the order of subsets.
fn houses() -> impl Iterator<Item = usize> {
    [BLOCKS, COLUMNS, ROWS].into_iter().flat_map(|kind| kind..kind + 9)
}

/// The union of some sets of two or more each, where it has as many members as there are sets.
pub(super) fn common(sets: impl Iterator<Item = u16>, len: u32) -> Option<u16> {
    let mut union = 0;
    for set in sets {
        union |= set;
        if set.count_ones() < 2 || union.count_ones() > len {
            return None;
        }
    }
    (union.count_ones() == len).then_some(union)
}

/// Shows digits that have only as many places in a house as they are: house, digits, places.
pub(super) fn each_hidden<B>(
    board: &Board,
    len: u32,
    least_empty: u8,
    mut visit: impl FnMut(usize, u16, u16) -> ControlFlow<B>,
) -> ControlFlow<B> {
    for house in houses() {
        if board.empty[house] < least_empty {
            continue;
        }
        let places = &board.places[house];
        let possible = of_size(places, 2, len);
        if possible.count_ones() < len {
            continue;
        }
        for set in combinations(possible, len) {
            if let Some(union) = common(digits(set).map(|digit| places[digit]), len) {
                visit(house, set, union)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Shows cells of a house that have only as many candidates as they are: house, places, digits.
pub(super) fn each_naked<B>(
    board: &Board,
    len: u32,
    mut visit: impl FnMut(usize, u16, u16) -> ControlFlow<B>,
) -> ControlFlow<B> {
    for house in houses() {
        if u32::from(board.empty[house]) < 2 * len {
            continue;
        }
        let candidates = HOUSES[house].map(|cell| board.candidates[usize::from(cell)]);
        let possible = of_size(&candidates, 2, len);
        if possible.count_ones() < len {
            continue;
        }
        for set in combinations(possible, len) {
            if let Some(union) = common(digits(set).map(|place| candidates[place]), len) {
                visit(house, set, union)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// What a hidden set removes: the other digits of its cells.
pub(super) fn hidden_removes(board: &Board, house: usize, set: u16, places: u16) -> Vec<(u8, u16)> {
    removal(board, cells_at(house, places), !set)
}

/// What a naked set removes: its digits from the other cells of the house.
pub(super) fn naked_removes(board: &Board, house: usize, places: u16, set: u16) -> Vec<(u8, u16)> {
    removal(board, SETS[house] & !cells_at(house, places), set)
}

/// Hidden pair 3.4, triplet 4.0, quad 5.4.
pub(super) fn hidden(board: &Board, len: u32) -> Found {
    let rating = [34, 40, 54][len as usize - 2];
    each_hidden(board, len, 2 * len as u8 + 1, |house, set, places| {
        Hint { rating, remove: hidden_removes(board, house, set, places), place: None }.emit()
    })
}

/// A hidden set that leaves another digit one place in the house, which is all this step does: pair
/// 2.0, triplet 2.5.
pub(super) fn direct(board: &Board, len: u32) -> Found {
    let rating = [20, 25][len as usize - 2];
    each_hidden(board, len, len as u8 + 1, |house, set, places| {
        for digit in digits(0x1ff & !set) {
            let all = board.places[house][digit];
            let left = all & !places;
            if all.count_ones() > 1 && left.count_ones() == 1 {
                let cell = HOUSES[house][left.trailing_zeros() as usize];
                return Hint::place(rating, usize::from(cell), digit).emit();
            }
        }
        Found::Continue(())
    })
}

/// Naked pair 3.0, triplet 3.6, quad 5.0.
pub(super) fn naked(board: &Board, len: u32) -> Found {
    let rating = [30, 36, 50][len as usize - 2];
    each_naked(board, len, |house, places, set| {
        Hint { rating, remove: naked_removes(board, house, places, set), place: None }.emit()
    })
}

/// Shows lines whose places of a digit lie in as many lines across: the digit, and the cells of base
/// and cover.
pub(super) fn each_fish<B>(
    board: &Board,
    len: u32,
    mut visit: impl FnMut(usize, u128, u128) -> ControlFlow<B>,
) -> ControlFlow<B> {
    for (kind, across) in [(COLUMNS, ROWS), (ROWS, COLUMNS)] {
        let mut possible = [0_u16; 9];
        for line in 0..9 {
            for digit in digits(of_size(&board.places[kind + line], 2, len)) {
                possible[digit] |= 1 << line;
            }
        }
        let mut fishes = Vec::new();
        for digit in 0..9 {
            if u32::from(board.placed[digit]) + 2 * len > 9 {
                continue;
            }
            for set in combinations(possible[digit], len) {
                let lines = digits(set).map(|line| board.places[kind + line][digit]);
                if let Some(cover) = common(lines, len) {
                    let fish = (set, digit, cover);
                    // They are few.
                    let place = fishes.partition_point(|before| *before < fish);
                    fishes.insert(place, fish);
                }
            }
        }
        for (set, digit, cover) in fishes {
            visit(digit, lines_of(kind, set), lines_of(across, cover))?;
        }
    }
    ControlFlow::Continue(())
}

/// The cells of some lines of a kind.
fn lines_of(kind: usize, set: u16) -> u128 {
    digits(set).fold(0, |cells, line| cells | SETS[kind + line])
}

/// X-wing 3.2, swordfish 3.8, jellyfish 5.2.
pub(super) fn fish(board: &Board, len: u32) -> Found {
    let rating = [32, 38, 52][len as usize - 2];
    each_fish(board, len, |digit, base, cover| {
        Hint::remove(rating, board, cover & !base, 1 << digit).emit()
    })
}
