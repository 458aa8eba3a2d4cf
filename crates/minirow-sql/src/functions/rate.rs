//! `sudoku_rate(puzzle[, 'se' | 'hodoku'])`

use std::sync::Arc;

use datafusion::arrow::array::Float64Array;
use datafusion::arrow::datatypes::DataType;
use datafusion::common::{Result, exec_err};
use minirow_batch::{Values, Work};

use super::call::Call;
use super::function::{Constant, Function, Returns};

pub(super) const RATE: Function = Function {
    name: "sudoku_rate",
    syntax: "sudoku_rate(puzzle[, 'se' | 'hodoku'])",
    description: "How hard a board is: the ER of Sudoku Explainer such as 7.2, or the score of HoDoKu; null where it has not one solution, or HoDoKu's techniques do not lead to it.",
    texts: 1,
    constant: Some(Constant::Word),
    returns: Returns::Type(|| DataType::Float64),
    answer: |call| {
        let (work, column) = scale(call)?;
        let values = call.answers(work)?.swap_remove(column).values;
        let numbers: Float64Array = match values {
            Values::Tenths(tenths) => tenths
                .into_iter()
                .map(|rating| rating.map(|rating| f64::from(rating) / 10.0))
                .collect(),
            Values::Numbers(scores) => {
                scores.into_iter().map(|score| score.map(|score| score as f64)).collect()
            }
            other => return Ok(minirow_batch::arrow_array(&other)),
        };
        Ok(Arc::new(numbers))
    },
};

/// The question of a scale, and which of its columns is meant.
fn scale(call: &Call) -> Result<(Work, usize)> {
    let word = call.constant().and_then(|word| word.try_as_str().flatten());
    match word.map(str::to_ascii_lowercase).as_deref() {
        None | Some("se") => Ok((Work::Se, 0)),
        Some("hodoku") => Ok((Work::Hodoku, 1)),
        Some(other) => exec_err!("{}: expected 'se' or 'hodoku', found '{other}'", call.name()),
    }
}
