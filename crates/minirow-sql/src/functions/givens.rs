//! `sudoku_givens(puzzle)`

use std::sync::Arc;

use datafusion::arrow::array::Int64Array;
use datafusion::arrow::datatypes::DataType;
use minirow_batch::{Values, Work};

use super::function::{Function, Returns};

pub(super) const GIVENS: Function = Function {
    name: "sudoku_givens",
    syntax: "sudoku_givens(puzzle)",
    description: "How many givens a board has.",
    texts: 1,
    constant: None,
    returns: Returns::Type(|| DataType::Int64),
    answer: |call| match call.answer(Work::Givens)? {
        Values::Numbers(givens) => {
            let givens = givens.into_iter().map(|number| number.map(|number| number as i64));
            Ok(Arc::new(givens.collect::<Int64Array>()))
        }
        other => Ok(minirow_batch::arrow_array(&other)),
    },
};
