//! Small boards of many shapes: rectangles, rows, torn blocks, diagonals; ink and candidates.

use std::collections::HashSet;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicU32, Ordering};

use pencilmark::solve::{self, Event, Puzzle, Solutions};
use pencilmark::{Cell, Digit, Geometry, Grid, Pencil, Singles};
use proptest::collection::vec;
use proptest::prelude::*;

use crate::boards;
use crate::naive::{self, Options};
use crate::property::{self, Verdict};

const MOST: usize = 100;
/// After so many steps the naive solver gives up a case.
const STEPS: u64 = 100_000;

#[test]
fn answers_for_ink_are_the_naive_ones() {
    let decided = AtomicU32::new(0);
    property::check(4000, boards::filled(), |filled| {
        let t0 = std::time::Instant::now();
        let grid = filled.grid();
        let t1 = t0.elapsed();
        let e1 = expected(grid.geometry(), naive::options_of_grid(&grid));
        let t2 = t0.elapsed();
        if t2.as_millis() > 200 {
            eprintln!("{:?} {:?} {:?}", t1, t2, grid.geometry());
        }
        let Some(expected) = expected(grid.geometry(), naive::options_of_grid(&grid)) else {
            return Ok(());
        };
        decided.fetch_add(1, Ordering::Relaxed);
        let mut g = 0u64;
        let mut sols = 0;
        let t = solve::each(&grid, |e| {
            if let Event::Guess(n) = e {
                g = n;
            } else {
                sols += 1;
            }
            if g > 300_000 || sols >= 100 {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        });
        if g > 300_000 {
            eprintln!(
                "naive knows {} in {t2:?}; library after {:?}: {t:?} {:?}",
                expected.len(),
                t0.elapsed(),
                filled
            );
            return Ok(());
        }
        let r = check(&grid, &expected);
        let t3 = t0.elapsed();
        if t3.as_millis() > 200 {
            eprintln!("lib {:?} {:?} {:?} {:?}", t1, t2, t3, filled);
        }
        r
    });
    assert!(decided.into_inner() >= 3600, "most cases are small enough for the naive solver");
}

#[test]
fn answers_for_candidates_are_the_naive_ones() {
    let strikes = vec((0..81_u16, 1..10_u8), 0..60);
    let cases = (boards::filled(), strikes, any::<bool>());
    property::check(4000, cases, |(filled, strikes, fill)| {
        let grid = filled.grid();
        let geometry = grid.geometry();
        let mut options = naive::options_of_grid(&grid);
        let singles = if fill { Singles::Fill } else { Singles::Leave };
        let Ok(mut pencil) = Pencil::from_grid(&grid, singles) else {
            prop_assert_eq!(expected(geometry, options).unwrap_or_default(), Vec::<Vec<u8>>::new());
            return Ok(());
        };
        let on_board = |&(cell, value): &(u16, u8)| {
            usize::from(cell) < geometry.cell_count() && value <= geometry.side()
        };
        for (cell, value) in strikes.into_iter().filter(on_board) {
            let (cell, digit) = (Cell::new(cell), Digit::new(value).expect("values start at 1"));
            let before = options[cell.index()];
            options[cell.index()] &= !(1 << value);
            if pencil.remove(cell, digit).is_err() {
                let refused = expected(geometry, options.clone()).unwrap_or_default();
                prop_assert_eq!(refused, Vec::<Vec<u8>>::new());
                options[cell.index()] = before;
            }
        }
        // By the candidates that are left, and without trust in how they came about.
        match expected(geometry, options) {
            Some(expected) => {
                prop_assert_eq!(naive::of_pencil(&pencil, MOST).len(), expected.len());
                check(&pencil, &expected)
            }
            None => Ok(()),
        }
    });
}

fn expected(geometry: &Geometry, options: Vec<Options>) -> Option<Vec<Vec<u8>>> {
    naive::of_options(geometry, options, MOST, STEPS)
}

/// Every question about a puzzle, against all its solutions or the first [`MOST`].
fn check(puzzle: &impl Puzzle, expected: &[Vec<u8>]) -> Verdict {
    for limit in [0, 1, 2, MOST] {
        let count = solve::count(puzzle, limit as u64);
        prop_assert_eq!(count, expected.len().min(limit) as u64, "at limit {}", limit);
    }

    let mut found: Vec<Grid> = Vec::new();
    let tally = solve::each(puzzle, |event| {
        if let Event::Solution(solution) = event {
            found.push(solution.clone());
        }
        if found.len() < MOST { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    prop_assert_eq!(tally.solutions, found.len() as u64);
    prop_assert_eq!(tally.stopped, expected.len() == MOST);
    prop_assert!(found.iter().all(|solution| is_solution(solution, puzzle)));
    let different: HashSet<Vec<u8>> =
        found.iter().map(|solution| solution.values().collect()).collect();
    prop_assert_eq!(different.len(), found.len());
    if expected.len() < MOST {
        prop_assert_eq!(different, expected.iter().cloned().collect::<HashSet<_>>());
    }

    match solve::solutions(puzzle) {
        Solutions::None => prop_assert_eq!(expected.len(), 0),
        Solutions::One(one) => {
            prop_assert_eq!(expected.len(), 1);
            prop_assert_eq!(one.values().collect::<Vec<_>>(), &expected[0][..]);
        }
        Solutions::Many([first, second]) => {
            prop_assert!(expected.len() > 1);
            prop_assert!(is_solution(&first, puzzle) && is_solution(&second, puzzle));
            prop_assert_ne!(first, second);
        }
    }
    Ok(())
}

/// Whether a grid is solved and makes only choices that the puzzle leaves.
fn is_solution(grid: &Grid, puzzle: &impl Puzzle) -> bool {
    let chosen = |cell| grid.get(cell).is_some_and(|digit| puzzle.choices(cell).contains(digit));
    grid.is_solved() && grid.geometry().cells().all(chosen)
}
