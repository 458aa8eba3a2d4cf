//! Boards of every width of the engine's words, up to 255×255.
//!
//! Where two digits are taken out of a solved grid altogether, their cells fall into groups that
//! can be filled in two ways each; so the number of solutions is a power of two that can be told
//! from the grid alone.

use minirow::solve::{self, Solutions};
use minirow::{Cell, Digit, Geometry, Grid};

use crate::boards;

const LIMIT: u64 = 100;

#[test]
fn every_width() {
    for block in [
        (1, 1),
        (1, 2),
        (2, 3),
        (4, 4),
        (7, 9),
        (8, 8),
        (5, 13),
        (1, 127),
        (8, 16),
        (3, 43),
        (12, 16),
        (1, 193),
        (15, 17),
    ] {
        check(block);
    }
}

fn check(block: (u8, u8)) {
    let geometry = Geometry::with_blocks(block.0, block.1).expect("a block shape");
    let side = geometry.side();
    let solution = boards::pattern(&geometry);
    assert!(solution.is_solved(), "{geometry}");
    assert_eq!(solve::solutions(&solution), Solutions::One(solution.clone()), "{geometry}");

    // One cell of every row, column and digit: each can be told from its row.
    let mut dug = solution.clone();
    for index in 0..side {
        let row = |index: u8| geometry.cells_of(geometry.houses().nth(index.into()).unwrap());
        let cell = row(index).iter().find(|&&cell| solution.get(cell) == Digit::new(index + 1));
        dug.set(*cell.expect("every row has every digit"), None);
    }
    assert_eq!(solve::solutions(&dug), Solutions::One(solution.clone()), "{geometry}");

    if side > 1 {
        let (first, last) = (Digit::new(1), Digit::new(side));
        let mut open = solution.clone();
        for cell in geometry.cells().filter(|&cell| [first, last].contains(&solution.get(cell))) {
            open.set(cell, None);
        }
        let expected = 2_u64.saturating_pow(groups(&open)).min(LIMIT);
        assert_eq!(solve::count(&open, LIMIT), expected, "{geometry}");
        let Solutions::Many([one, other]) = solve::solutions(&open) else {
            panic!("expected several solutions of {geometry}");
        };
        assert!(boards::solves(&one, &open) && boards::solves(&other, &open) && one != other);

        // Two cells of one row that hold the same digit.
        let mut wrong = open.clone();
        let row: Vec<Cell> = geometry.cells().take(side.into()).collect();
        let mut cells = row.into_iter().filter(|&cell| open.get(cell).is_none());
        cells.by_ref().take(2).for_each(|cell| wrong.set(cell, first));
        assert_eq!(solve::solutions(&wrong), Solutions::None, "{geometry}");
    }
}

/// Into how many groups the empty cells fall that share no house with each other.
fn groups(grid: &Grid) -> u32 {
    let geometry = grid.geometry();
    let mut waiting: Vec<Cell> = Vec::new();
    let mut is_open: Vec<bool> = grid.values().map(|value| value == 0).collect();
    let mut groups = 0;
    for cell in geometry.cells() {
        if std::mem::take(&mut is_open[cell.index()]) {
            groups += 1;
            waiting.push(cell);
        }
        while let Some(cell) = waiting.pop() {
            for seat in geometry.seats(cell) {
                for &peer in geometry.cells_of(seat.house) {
                    if std::mem::take(&mut is_open[peer.index()]) {
                        waiting.push(peer);
                    }
                }
            }
        }
    }
    groups
}
