//! A digit given twice in a house: there is no solution, and no guess is needed to know.
//!
//! Two naked singles of a row once kept their digit both, and a search that began so went through
//! everything that the rest of the board allows.

use std::ops::ControlFlow;

use minirow::Geometry;
use minirow::Tally;
use minirow::solve::{self, Backend, BatchEvent, BatchOptions, solve_stream};

use super::{backends, known};
use crate::boards;

backends::stamp!(batches_see_repeats);

/// Found by random tests: repeats in rows, with little else on the board.
const FOUND: [&[u8; 81]; 7] = [
    b".....6.6........2..............6.......................9...................3.....",
    b"..........33.......1...................68......2....5...............9........4...",
    b"...8.5...........3.....................7.................................24.2....",
    b"....................3.......9......9.....5...............1...................89..",
    b"................2........98.....0......2..............1...........4.....39..90...",
    b"...5........4...5.......................2....92......9..9..3.....................",
    b".........................9.......66...............7.5...3........7..............1",
];

/// Each two cells of each house with the same digit, then what was found.
fn repeats() -> Vec<[u8; 81]> {
    let classic = Geometry::classic();
    let mut repeats = Vec::new();
    for house in classic.houses() {
        let cells = classic.cells_of(house);
        for (at, first) in cells.iter().enumerate() {
            for second in &cells[at + 1..] {
                let mut symbols = [b'.'; 81];
                symbols[first.index()] = b'7';
                symbols[second.index()] = b'7';
                repeats.push(symbols);
            }
        }
    }
    assert_eq!(repeats.len(), 27 * 36);
    repeats.extend(FOUND.into_iter().copied());
    repeats
}

fn batches_see_repeats(backend: Backend) {
    let tally =
        solve_stream(repeats(), BatchOptions::default().limit(2).backend(backend), |event| {
            match event {
                BatchEvent::Guesses(1..) => ControlFlow::Break(()),
                _ => ControlFlow::Continue(()),
            }
        });
    assert_eq!(tally, Tally::default());
}

#[test]
fn grids_with_repeats_take_no_guess() {
    for geometry in [Geometry::classic(), boards::disguised()] {
        for repeat in repeats() {
            let grid = known::grid(&repeat, &geometry);
            let tally = solve::each(&grid, |_| ControlFlow::Break(()));
            assert_eq!(tally, Tally::default(), "{}", repeat.escape_ascii());
        }
    }
}
