//! `sudoku_steps(puzzle)`

use datafusion::arrow::datatypes::DataType;
use minirow_batch::Work;

use super::function::{Function, Returns};

pub(super) const STEPS: Function = Function {
    name: "sudoku_steps",
    syntax: "sudoku_steps(puzzle)",
    description: "The steps of a board's solution, in order: a list of technique, placements and eliminations, to unnest.",
    texts: 1,
    constant: None,
    returns: Returns::Type(steps_type),
    answer: |call| Ok(minirow_batch::arrow_array(&call.answer(Work::Trace)?)),
};

fn steps_type() -> DataType {
    let columns = Work::Trace.columns();
    columns
        .first()
        .map_or(DataType::Null, |column| minirow_batch::arrow_field(column).data_type().clone())
}
