//! Small boards of many shapes: rectangles, rows, torn blocks, diagonals; ink and candidates.

use std::cell::Cell as Counter;
use std::collections::HashSet;
use std::ops::ControlFlow;

use minirow::Stopped;
use minirow::progress::at_most;
use minirow::solve::{self, Event, Puzzle, Solutions};
use minirow::{Cell, Digit, Geometry, Grid, Pencil, Singles};
use proptest::collection::vec;
use proptest::prelude::*;

use crate::boards::{self, Filled};
use crate::naive::{self, Options};
use crate::property::{self, Verdict};

const MOST: usize = 100;
/// After so many steps the naive solver gives up a case, and a test its question.
const STEPS: u64 = 20_000;

#[test]
fn answers_for_ink_are_the_naive_ones() {
    check_ink(1000, boards::filled());
}

#[test]
fn answers_for_ink_on_9x9_are_the_naive_ones() {
    check_ink(1000, boards::filled_on(Just(boards::CLASSIC)));
}

#[test]
fn answers_for_candidates_are_the_naive_ones() {
    check_candidates(1000, boards::filled());
}

#[test]
fn answers_for_candidates_on_9x9_are_the_naive_ones() {
    check_candidates(1000, boards::filled_on(Just(boards::CLASSIC)));
}

fn check_ink(cases: u32, filled: impl Strategy<Value = Filled> + 'static) {
    let decided = Counter::new(0);
    property::check(cases, filled, |filled| {
        let grid = filled.grid();
        let expected = expected(grid.geometry(), naive::options_of_grid(&grid));
        decided.set(decided.get() + u32::from(expected.is_some()));
        expected.map_or(Ok(()), |expected| check(&grid, &expected))
    });
    assert!(decided.get() >= cases / 4 * 3, "only {} cases are small enough", decided.get());
}

fn check_candidates(cases: u32, filled: impl Strategy<Value = Filled> + 'static) {
    let eliminations = vec((0..81_u16, 1..10_u8), 0..60);
    property::check(
        cases,
        (filled, eliminations, any::<bool>()),
        |(filled, eliminations, fill)| {
            let grid = filled.grid();
            let geometry = grid.geometry();
            let mut options = naive::options_of_grid(&grid);
            let singles = if fill { Singles::Fill } else { Singles::Leave };
            let Ok(mut pencil) = Pencil::from_grid(&grid, singles) else {
                return check_refused(geometry, options);
            };
            let on_board = |&(cell, value): &(u16, u8)| {
                usize::from(cell) < geometry.cell_count() && value <= geometry.side()
            };
            for (cell, value) in eliminations.into_iter().filter(on_board) {
                let (cell, digit) =
                    (Cell::new(cell), Digit::new(value).expect("values start at 1"));
                let before = options[cell.index()];
                options[cell.index()] &= !(1 << value);
                if pencil.remove(cell, digit).is_err() {
                    check_refused(geometry, options.clone())?;
                    options[cell.index()] = before;
                }
            }
            // By what was eliminated, without trust in the candidates that this has left.
            let Some(expected) = expected(geometry, options) else {
                return Ok(());
            };
            check(&pencil, &expected)?;
            let by_candidates =
                naive::of_options(geometry, naive::options_of_pencil(&pencil), MOST, STEPS);
            prop_assert!(by_candidates.is_none_or(|found| found.len() == expected.len()));
            Ok(())
        },
    );
}

fn expected(geometry: &Geometry, options: Vec<Options>) -> Option<Vec<Vec<u8>>> {
    naive::of_options(geometry, options, MOST, STEPS)
}

/// What a board does not accept leaves it without a solution.
fn check_refused(geometry: &Geometry, options: Vec<Options>) -> Verdict {
    prop_assert_eq!(expected(geometry, options).unwrap_or_default(), Vec::<Vec<u8>>::new());
    Ok(())
}

/// Every question about a puzzle, against all its solutions or the first [`MOST`].
fn check(puzzle: &impl Puzzle, expected: &[Vec<u8>]) -> Verdict {
    let limits = [0, 1, 2, MOST];
    for limit in limits {
        let count = solve::Plan::default().count(puzzle, limit as u64, at_most(STEPS));
        let count = match count {
            Ok(count) => count,
            // What we live with: some torn blocks take more guesses than anyone has time for; the
            // naive solver is luckier with a few of them.
            Err(interrupted) => {
                prop_assert!(!puzzle.geometry().is_classic(), "9×9 within {} guesses", STEPS);
                return check_interrupted(puzzle, &interrupted, expected);
            }
        };
        prop_assert_eq!(count, expected.len().min(limit) as u64, "at limit {}", limit);
    }
    for limit in limits {
        let expected = expected.len().min(limit) as u64;
        prop_assert_eq!(solve::count(puzzle, limit as u64), expected, "at limit {}", limit);
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

/// What was known when a search was stopped holds.
fn check_interrupted(
    puzzle: &impl Puzzle,
    interrupted: &Stopped<Option<Grid>>,
    expected: &[Vec<u8>],
) -> Verdict {
    let Stopped { tally, so_far: first, .. } = interrupted;
    prop_assert!(tally.stopped && tally.guesses == STEPS);
    prop_assert!(tally.solutions <= expected.len() as u64);
    prop_assert_eq!(first.is_some(), tally.solutions > 0);
    prop_assert!(first.iter().all(|solution| is_solution(solution, puzzle)));
    Ok(())
}

/// Whether a grid is solved and makes only choices that the puzzle leaves.
fn is_solution(grid: &Grid, puzzle: &impl Puzzle) -> bool {
    let chosen = |cell| grid.get(cell).is_some_and(|digit| puzzle.choices(cell).contains(digit));
    grid.is_solved() && grid.geometry().cells().all(chosen)
}
