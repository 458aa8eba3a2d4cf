//! One 9×9 board.

use std::ops::ControlFlow;

use super::arch::{Backend, run_single};
use super::batch_answer::BatchAnswer;
use super::single::Step;
use super::words::{self, Start};
use crate::board::Grid;
use crate::progress::Tally;
use crate::solve::{Event, Puzzle};

/// Shows every solution and every guess to the visitor until it breaks or all is searched.
pub(in crate::solve) fn search(
    puzzle: &impl Puzzle,
    visit: &mut dyn FnMut(Event<'_>) -> ControlFlow<()>,
) -> Tally {
    let mut tally = Tally::default();
    let mut solution = Grid::new(puzzle.geometry());
    let flow = run_single(Backend::fastest(), &Start::of_puzzle(puzzle), &mut |step| match step {
        Step::Guess => {
            visit(Event::Node(tally))?;
            tally.guesses += 1;
            ControlFlow::Continue(())
        }
        Step::Solution(solved) => {
            words::write_grid(solved, &mut solution);
            tally.solutions += 1;
            visit(Event::Solution(&solution))
        }
    });
    tally.stopped = flow.is_break();
    tally
}

/// Answers one puzzle of a batch; returns the number of guesses.
pub(super) fn answer(
    backend: Backend,
    puzzle: &[u8; 81],
    limit: u64,
    answer: &mut BatchAnswer,
) -> u64 {
    let mut guesses = 0;
    *answer = BatchAnswer::default();
    // Where it stops is known from the number of solutions.
    let _ = run_single(backend, &Start::of_text(puzzle), &mut |step| match step {
        Step::Guess => {
            guesses += 1;
            ControlFlow::Continue(())
        }
        Step::Solution(solved) => {
            answer.solution.get_or_insert_with(|| words::to_text(solved));
            answer.solutions += 1;
            if answer.solutions < limit {
                ControlFlow::Continue(())
            } else {
                ControlFlow::Break(())
            }
        }
    });
    guesses
}
