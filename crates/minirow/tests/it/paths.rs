//! Whole paths: every step sound and proved, on boards of many shapes.

use std::ops::ControlFlow;

use minirow::logic::{Outcome, Path, Position, check, path};
use minirow::solve::{self, Event};
use minirow::{Extra, Grid, Names};
use proptest::prelude::*;

use crate::boards::{self, Layout};
use crate::parts;
use crate::property::{self, Verdict};

/// Walks the path again: each step is proved where it is taken and agrees with the solution.
pub(crate) fn verify(grid: &Grid, solution: &Grid, path: &Path) {
    let mut position = Position::from_grid(grid).expect("a puzzle with a solution");
    for (number, step) in path.steps.iter().enumerate() {
        let told = || {
            let told = step.explain(&Names::numbers(grid.geometry()));
            format!("step {number}, {}: {told}\n{position:?}\n{grid:?}", step.technique.name())
        };
        assert_eq!(check(&position, step), Ok(()), "{}", told());
        assert!(parts::faults(step, &position).is_empty(), "{}", told());
        for placed in &step.place {
            assert_eq!(solution.get(placed.cell), Some(placed.digit), "{}", told());
        }
        for removed in &step.remove {
            assert_ne!(solution.get(removed.cell), Some(removed.digit), "{}", told());
        }
        position.apply(step).expect("a sound step can be taken");
    }
    assert!(matches!(path.outcome, Outcome::Solved | Outcome::Stuck), "{:?}", path.outcome);
}

fn verify_puzzle(grid: &Grid) -> Verdict {
    if let Some(solution) = only_solution(grid) {
        verify(grid, &solution, &path(&Position::from_grid(grid).expect("it has a solution")));
    }
    Ok(())
}

/// The solution, if there is one and no other; none also where irregular blocks take too long.
fn only_solution(grid: &Grid) -> Option<Grid> {
    const GUESSES: u64 = 5_000;
    let (mut found, mut is_only) = (None, true);
    solve::each(grid, |event| {
        is_only = match event {
            Event::Node(done) => done.nodes() < GUESSES,
            Event::Solution(solution) => found.replace(solution.clone()).is_none(),
        };
        if is_only { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    found.filter(|_| is_only)
}

#[test]
fn puzzles_of_nine() {
    let cases = (boards::solved((3, 3)), boards::shuffled(81), 20..32_usize);
    property::check(500, cases, |(solution, order, least)| {
        verify_puzzle(&boards::dig(&solution, &order, least))
    });
}

#[test]
fn puzzles_of_sixteen() {
    let cases = (boards::solved((4, 4)), boards::shuffled(256), 150..180_usize);
    property::check(50, cases, |(solution, order, least)| {
        verify_puzzle(&boards::dig(&solution, &order, least))
    });
}

/// Puzzles with one solution on boards with an extra; `least` are left of 81 digits.
fn check_extra(cases: u32, extra: Extra, least: std::ops::Range<usize>) {
    let blocks = proptest::sample::select(vec![(2, 3), (3, 2), (2, 4), (3, 3), (3, 3), (3, 3)]);
    let layouts = blocks.prop_map(move |block| Layout { extras: vec![extra], ..Layout::of(block) });
    let solved = boards::full_on(layouts).prop_map(|full| full.grid());
    let solved = solved.prop_filter("a solution", Grid::is_solved);
    property::check(cases, (solved, boards::shuffled(81), least), |(solution, order, least)| {
        let cells = solution.geometry().cell_count();
        let order: Vec<usize> = order.into_iter().filter(|&cell| cell < cells).collect();
        let puzzle = boards::dig(&solution, &order, least * cells / 81);
        let position = Position::from_grid(&puzzle).expect("it has a solution");
        verify(&puzzle, &solution, &path(&position));
        Ok(())
    });
}

#[test]
fn puzzles_with_extras() {
    for &extra in Extra::ALL {
        check_extra(6, extra, 10..32);
    }
}

#[test]
fn boards_of_any_shape() {
    property::check(500, boards::filled(), |filled| verify_puzzle(&filled.grid()));
}
