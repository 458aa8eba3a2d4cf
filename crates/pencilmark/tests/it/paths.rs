//! Whole paths: every step sound and proved, on boards of many shapes.

use pencilmark::Grid;
use pencilmark::logic::{Outcome, Path, Position, check, path};
use pencilmark::solve::{Solutions, solutions};

use crate::boards;
use crate::property::{self, Verdict};

/// Walks the path again: each step is proved where it is taken and agrees with the solution.
pub(crate) fn verify(grid: &Grid, solution: &Grid, path: &Path) {
    let mut position = Position::from_grid(grid).expect("a puzzle with a solution");
    for (number, step) in path.steps.iter().enumerate() {
        let told = || {
            let told = step.explain(grid.geometry());
            format!("step {number}, {}: {told}\n{position:?}\n{grid:?}", step.technique.name())
        };
        assert_eq!(check(&position, step), Ok(()), "{}", told());
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
    if let Solutions::One(solution) = solutions(grid) {
        verify(grid, &solution, &path(&Position::from_grid(grid).expect("it has a solution")));
    }
    Ok(())
}

#[test]
fn dug_puzzles() {
    let cases = (boards::solved((3, 3)), boards::shuffled(81), 20..32_usize);
    property::check(200, cases, |(solution, order, least)| {
        verify_puzzle(&boards::dig(&solution, &order, least))
    });
}
