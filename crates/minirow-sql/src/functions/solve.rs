//! `sudoku_solve(puzzle)`

use minirow_batch::{Values, Work};

use super::function::{Function, Returns};

pub(super) const SOLVE: Function = Function {
    name: "sudoku_solve",
    syntax: "sudoku_solve(puzzle)",
    description: "The solution of a board, the first where there are several; null where there is none.",
    texts: 1,
    constant: None,
    returns: Returns::Text,
    answer: |call| match call.answer(Work::Solve)? {
        Values::Texts(solutions) => Ok(call.texts(solutions.iter())),
        other => Ok(minirow_batch::arrow_array(&other)),
    },
};
