//! Every 9×9 puzzle of our own and of the reference files, one by one.

use minirow::Grid;
use minirow::solve::{self, Solutions};
use rayon::prelude::*;

use super::known::{self, Known, MOST};
use crate::boards;

#[test]
fn answers_are_the_naive_ones() {
    check(|known| fault(known, &known.grid));
}

#[test]
fn answers_of_the_general_engine_are_the_naive_ones() {
    let geometry = boards::disguised();
    check(|known| {
        let puzzle = Grid::from_values(&geometry, known.grid.values());
        fault(known, &puzzle.expect("the same cells"))
    });
}

fn check(fault: impl Fn(&Known) -> Option<String> + Sync) {
    for (name, puzzles) in known::nine() {
        let faults: Vec<String> = puzzles.par_iter().filter_map(&fault).collect();
        assert!(faults.is_empty(), "{name}: {} faults, the first: {}", faults.len(), faults[0]);
    }
}

/// What is wrong with the answers for a puzzle, on a board with the same houses.
fn fault(known: &Known, puzzle: &Grid) -> Option<String> {
    for limit in [1, 2, 100, MOST] {
        let (count, expected) = (solve::count(puzzle, limit), known.solutions(limit));
        if count != expected {
            return Some(format!("{count} of {expected} solutions at {limit}: {puzzle:?}"));
        }
        if count < limit {
            // Every higher limit is the same search.
            break;
        }
    }
    let is_right = match solve::solutions(puzzle) {
        Solutions::None => known.solutions(2) == 0,
        Solutions::One(one) => known.solutions(2) == 1 && known.is_solved_by(&known::symbols(&one)),
        Solutions::Many([first, second]) => {
            let solved = boards::solves(&first, puzzle) && boards::solves(&second, puzzle);
            known.solutions(2) == 2 && solved && first != second
        }
    };
    (!is_right).then(|| format!("wrong solutions: {puzzle:?}"))
}
