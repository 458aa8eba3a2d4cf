//! Paths, proofs and hints on sides beyond 25, where a position has the widest of its three sets.

use minirow::logic::{Hint, HintLevel, Outcome, PlayerBoard, Position, check, hint, path, tell};
use minirow::solve::{Solutions, solutions};
use minirow::{Cell, Digit, Grid, Names};
use proptest::strategy::{Strategy, ValueTree};
use proptest::test_runner::TestRunner;

use crate::boards;
use crate::paths::verify;

/// A solved board, and a puzzle dug from it until this many digits are left.
fn dug(block: (u8, u8), least: usize) -> (Grid, Grid) {
    let cells = usize::from(block.0 * block.1).pow(2);
    let board = (boards::solved(block), boards::shuffled(cells));
    let (solution, order) =
        board.new_tree(&mut TestRunner::deterministic()).expect("every board will do").current();
    let puzzle = boards::dig(&solution, &order, least);
    (solution, puzzle)
}

/// A path leads to the end of the puzzle, each step proved, each empty cell filled once.
fn check_path(block: (u8, u8), least: usize) {
    let (solution, puzzle) = dug(block, least);
    assert_eq!(puzzle.filled_len(), least);
    assert_eq!(solutions(&puzzle), Solutions::One(solution.clone()));
    let path = path(&Position::from_grid(&puzzle).expect("it has a solution"));
    verify(&puzzle, &solution, &path);
    assert_eq!(path.outcome, Outcome::Solved);
    let placed: usize = path.steps.iter().map(|step| step.place.len()).sum();
    assert_eq!(placed, puzzle.empty_len());
}

#[test]
fn paths_of_thirty() {
    check_path((5, 6), 500);
}

#[test]
fn paths_of_thirty_six() {
    check_path((6, 6), 750);
}

#[test]
fn hints_of_thirty_six() {
    let (solution, puzzle) = dug((6, 6), 750);
    let mut board = PlayerBoard::new(puzzle.clone());
    let Hint::Step(step) = hint(&board, Some(&solution)) else { panic!("a step was expected") };
    let position = board.position().expect("a board without mistakes");
    assert_eq!(check(&position, &step), Ok(()));
    let names = Names::numbers(puzzle.geometry());
    for &level in HintLevel::ALL {
        assert!(tell(&step, level, &names).ends_with('.'));
    }

    let last = puzzle.geometry().cells().filter(|&cell| puzzle.get(cell).is_none()).last();
    let last: Cell = last.expect("an empty cell");
    let right = solution.get(last).expect("solved").get();
    board.digits.set(last, Digit::new(right % 36 + 1));
    let Hint::Mistakes(mistakes) = hint(&board, Some(&solution)) else {
        panic!("a mistake was expected")
    };
    let told = mistakes.last().expect("some").explain(&names);
    let (row, column) = (puzzle.geometry().row(last) + 1, puzzle.geometry().column(last) + 1);
    assert_eq!(told, format!("{} in r{row}c{column} is wrong", right % 36 + 1));
}
