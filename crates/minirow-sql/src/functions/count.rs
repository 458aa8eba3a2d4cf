//! `sudoku_count(puzzle[, most])`

use std::sync::Arc;

use datafusion::arrow::array::Int64Array;
use datafusion::arrow::datatypes::DataType;
use datafusion::common::{Result, ScalarValue, exec_err};
use minirow_batch::{Values, Work};

use super::call::Call;
use super::function::{Constant, Function, Returns};

pub(super) const COUNT: Function = Function {
    name: "sudoku_count",
    syntax: "sudoku_count(puzzle[, most])",
    description: "How many solutions a board has, up to a constant number (1000).",
    texts: 1,
    constant: Some(Constant::Number),
    returns: Returns::Type(|| DataType::Int64),
    answer: |call| match call.answer(Work::Count(most(call)?))? {
        Values::Numbers(counts) => {
            let counts = counts.into_iter().map(|count| count.map(|count| count as i64));
            Ok(Arc::new(counts.collect::<Int64Array>()))
        }
        other => Ok(minirow_batch::arrow_array(&other)),
    },
};

fn most(call: &Call) -> Result<u64> {
    match call.constant() {
        None => Ok(1000),
        Some(ScalarValue::Int64(Some(most))) if (1..=1_000_000).contains(most) => Ok(*most as u64),
        Some(other) => exec_err!("{}: expected most from 1 to 1000000, found {other}", call.name()),
    }
}
