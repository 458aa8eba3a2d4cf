//! Every 9×9 reference puzzle.

use pencilmark::Grid;
use pencilmark::format::{ReadOptions, read_all};
use pencilmark::solve::{self, Solutions};
use rayon::prelude::*;

use crate::{boards, data, naive};

const MOST: usize = 100;

#[test]
fn answers_are_the_naive_ones() {
    for (name, text) in data::files("nine") {
        let puzzles = read_all(&text, &ReadOptions::default());
        assert_eq!(puzzles.len(), text.lines().count(), "{name}");
        let faults: Vec<String> = puzzles
            .into_par_iter()
            .filter_map(|puzzle| fault(&puzzle.expect("a reference puzzle can be read").grid))
            .collect();
        assert!(faults.is_empty(), "{name}: {} faults, the first: {}", faults.len(), faults[0]);
    }
}

/// What is wrong with the answers for a puzzle.
fn fault(puzzle: &Grid) -> Option<String> {
    let expected = naive::of_grid(puzzle, MOST);
    for limit in [1, 2, MOST] {
        let count = solve::count(puzzle, limit as u64);
        if count != expected.len().min(limit) as u64 {
            return Some(format!("{count} of {} solutions at {limit}: {puzzle:?}", expected.len()));
        }
    }
    let is_right = match solve::solutions(puzzle) {
        Solutions::None => expected.is_empty(),
        Solutions::One(one) => expected.len() == 1 && one.values().eq(expected[0].iter().copied()),
        Solutions::Many([first, second]) => {
            let solved = boards::solves(&first, puzzle) && boards::solves(&second, puzzle);
            expected.len() > 1 && solved && first != second
        }
    };
    (!is_right).then(|| format!("wrong solutions: {puzzle:?}"))
}
