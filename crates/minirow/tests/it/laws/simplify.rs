//! The simplifier never eliminates what a solution needs, and ends where singles end.

use minirow::logic::simplify;
use minirow::solve::{self, Event};
use minirow::{Grid, Pencil, Singles};
use proptest::prelude::*;
use std::ops::ControlFlow;

use crate::boards;
use crate::property::{self, Verdict};

/// At most so many solutions of a puzzle are looked at.
const MOST: usize = 10;
/// So many guesses are made to find them.
const GUESSES: u64 = 200;

#[test]
fn boards_of_any_shape() {
    property::check(1000, boards::filled(), |filled| check(&filled.grid()));
}

#[test]
fn puzzles_with_one_solution() {
    let cases = (boards::solved((3, 3)), boards::shuffled(81), 17..40_usize);
    property::check(200, cases, |(solution, order, least)| {
        check(&boards::dig(&solution, &order, least))
    });
}

fn check(grid: &Grid) -> Verdict {
    let Ok(start) = Pencil::from_grid(grid, Singles::Leave) else {
        return Ok(());
    };
    let result = simplify(&start);
    prop_assert_eq!(result.empty_before, grid.empty_len());
    prop_assert_eq!(result.empty_after(), result.grid().empty_len());
    prop_assert_eq!(result.open().count(), result.empty_after());
    prop_assert_eq!(result.empty_before - result.empty_after(), result.steps.len());
    for solution in some_solutions(grid) {
        prop_assert_eq!(result.contradiction, None);
        prop_assert!(boards::solves(&solution, &result.grid()));
        for (cell, candidates) in result.open() {
            prop_assert!(candidates.contains(solution.get(cell).expect("a solution")));
        }
    }

    // The same board that a pencil fills by itself.
    match Pencil::from_grid(grid, Singles::Fill) {
        Ok(filled) => {
            prop_assert_eq!(result.contradiction, None);
            prop_assert_eq!(format!("{:?}", &result.pencil), format!("{filled:?}"));
        }
        Err(_) => prop_assert!(result.contradiction.is_some()),
    }
    Ok(())
}

fn some_solutions(grid: &Grid) -> Vec<Grid> {
    let mut found = Vec::new();
    solve::each(grid, |event| {
        let go_on = match event {
            Event::Node(done) => done.nodes() < GUESSES,
            Event::Solution(solution) => {
                found.push(solution.clone());
                found.len() < MOST
            }
        };
        if go_on { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    found
}
