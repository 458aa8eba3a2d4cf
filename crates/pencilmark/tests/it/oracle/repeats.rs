//! A digit that two cells of a row must hold: what we live with.
//!
//! The engines for 9×9 take a naked single from all cells of its row but the naked singles. Where two
//! of them are left with the same digit they both keep it, and no round finds that dead; a search
//! that starts so goes through everything that the rest of the board allows. Columns and blocks do
//! not have this gap, and no engine is ever wrong.
//!
//! Whoever closes it turns the first test round, and takes [`is_within_patience`] away.

use std::ops::ControlFlow;

use pencilmark::Geometry;
use pencilmark::solve::{self, BatchEvent, BatchOptions, Tally, solve_stream};

use super::{backends, known};
use crate::boards;

/// Two 6s in the first row, two 3s in the second, two 2s in the last.
const REPEATS: [&[u8; 81]; 3] = [
    b".....6.6........2..............6.......................9...................3.....",
    b"..........33.......1...................68......2....5...............9........4...",
    b"...8.5...........3.....................7.................................24.2....",
];

#[test]
fn repeats_in_rows_exhaust_the_budget() {
    for puzzle in REPEATS {
        assert!(!is_within_patience(puzzle), "no longer: {}", puzzle.escape_ascii());
    }
}

/// The same puzzles on their side, and the same puzzles for the general engine.
#[test]
fn other_repeats_are_seen_at_once() {
    let (classic, general) = (Geometry::classic(), boards::disguised());
    for puzzle in REPEATS {
        let turned: [u8; 81] = std::array::from_fn(|cell| puzzle[cell % 9 * 9 + cell / 9]);
        assert!(is_within_patience(&turned));
        for (geometry, puzzle) in [(&classic, &turned), (&general, puzzle)] {
            let tally = solve::each(&known::grid(puzzle, geometry), |_| ControlFlow::Continue(()));
            assert_eq!(tally, Tally { solutions: 0, guesses: 0, stopped: false });
        }
    }
}

/// Whether every engine for 9×9 answers a puzzle before long.
pub(crate) fn is_within_patience(puzzle: &[u8; 81]) -> bool {
    const GUESSES: u64 = 20_000;
    const LIMIT: u64 = 7;
    let grid = known::grid(puzzle, &Geometry::classic());
    let one = solve::count_while(&grid, LIMIT, solve::at_most(GUESSES));
    let in_lanes = |backend| {
        let options = BatchOptions { limit: LIMIT, backend };
        solve_stream([*puzzle], options, |event| match event {
            BatchEvent::Guesses(made) if made >= GUESSES => ControlFlow::Break(()),
            _ => ControlFlow::Continue(()),
        })
    };
    one.is_ok() && backends::available().all(|backend| !in_lanes(backend).stopped)
}
