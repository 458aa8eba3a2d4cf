//! `sudoku_check(puzzle, solution)`

use std::sync::Arc;

use datafusion::arrow::array::BooleanArray;
use datafusion::arrow::datatypes::DataType;
use datafusion::common::exec_err;
use minirow_batch::{Values, Work};

use super::function::{Function, Returns};

pub(super) const CHECK: Function = Function {
    name: "sudoku_check",
    syntax: "sudoku_check(puzzle, solution)",
    description: "Whether a text is the solution of a board, and its only one.",
    texts: 2,
    constant: None,
    returns: Returns::Type(|| DataType::Boolean),
    answer: |call| match call.answers(Work::Verdict)?.pop().map(|column| column.values) {
        Some(Values::Words(checks)) => {
            let are_right = checks.into_iter().map(|word| word.map(|word| word == "correct"));
            Ok(Arc::new(are_right.collect::<BooleanArray>()))
        }
        _ => exec_err!("{}: no answer", call.name()),
    },
};
