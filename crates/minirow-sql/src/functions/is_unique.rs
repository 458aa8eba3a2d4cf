//! `sudoku_is_unique(puzzle)`

use std::sync::Arc;

use datafusion::arrow::array::BooleanArray;
use datafusion::arrow::datatypes::DataType;
use minirow_batch::{Values, Work};

use super::function::{Function, Returns};

pub(super) const IS_UNIQUE: Function = Function {
    name: "sudoku_is_unique",
    syntax: "sudoku_is_unique(puzzle)",
    description: "Whether a board has exactly one solution.",
    texts: 1,
    constant: None,
    returns: Returns::Type(|| DataType::Boolean),
    answer: |call| match call.answer(Work::Verdict)? {
        Values::Words(verdicts) => {
            let are_unique = verdicts.into_iter().map(|word| word.map(|word| word == "unique"));
            Ok(Arc::new(are_unique.collect::<BooleanArray>()))
        }
        other => Ok(minirow_batch::arrow_array(&other)),
    },
};
