//! How many filled boards there are with each extra: numbers of others, and of a search that knows
//! no houses.

use minirow::{Extra, Geometry, Grid, solve};

use super::rules::{Block, Place, excludes, shares_a_line_or_block};
use crate::data;

/// Diagonal Latin squares: OEIS A274806.
#[test]
fn diagonal_latin_squares() {
    for (side, expected) in (1..).zip([1, 0, 0, 48, 960, 92_160]) {
        let board = Geometry::with_blocks(1, side).expect("rows");
        let board = board.with_extra(Extra::Diagonals).expect("any board");
        assert_eq!(solve::count(&Grid::new(&board), u64::MAX), expected, "{board}");
    }
}

fn check(block: Block, extra: Extra, expected: u64) {
    let board = Geometry::with_blocks(block.0, block.1).expect("a block shape");
    let board = board.with_extra(extra).expect("rectangular blocks");
    assert_eq!(solve::count(&Grid::new(&board), u64::MAX), expected, "{board}");
    assert_eq!(by_force(block, extra), expected, "{board}");
}

/// Counts filled boards cell by cell, each against all before it.
fn by_force(block: Block, extra: Extra) -> u64 {
    let side = block.0 * block.1;
    let places: Vec<Place> =
        (0..side).flat_map(|row| (0..side).map(move |column| (row, column))).collect();
    let excluded = |one, other| {
        shares_a_line_or_block(block, one, other) || excludes(extra, block, one, other)
    };
    let seen: Vec<Vec<usize>> = (0..places.len())
        .map(|cell| (0..cell).filter(|&other| excluded(places[cell], places[other])).collect())
        .collect();
    fill(&mut Vec::new(), &seen, side)
}

fn fill(values: &mut Vec<u8>, seen: &[Vec<usize>], side: u8) -> u64 {
    let Some(others) = seen.get(values.len()) else {
        return 1;
    };
    let mut filled = 0;
    for value in 0..side {
        if others.iter().all(|&other| values[other] != value) {
            values.push(value);
            filled += fill(values, seen, side);
            values.pop();
        }
    }
    filled
}

#[test]
fn boards_of_four() {
    for (extra, expected) in Extra::ALL.iter().copied().zip([48, 168, 168, 24, 0]) {
        check((2, 2), extra, expected);
    }
}

#[test]
fn latin_squares_of_five() {
    for (extra, expected) in Extra::ALL.iter().copied().zip([960, 161_280, 161_280, 240, 240]) {
        check((1, 5), extra, expected);
    }
}

#[test]
fn boards_of_six() {
    check((2, 3), Extra::Diagonals, 8640);
    check((3, 2), Extra::AntiKnight, 11_520);
    if data::is_slow() {
        check((2, 3), Extra::AntiKing, 74_160);
        check((3, 2), Extra::Windoku, 668_160);
        check((2, 3), Extra::DisjointGroups, 2_799_360);
    }
}
