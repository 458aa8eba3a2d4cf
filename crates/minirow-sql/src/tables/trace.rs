//! `sudoku_trace(puzzle)`: a table of the steps of a solution.

use std::sync::Arc;

use datafusion::arrow::array::{Array, ArrayRef, AsArray, Int64Array, RecordBatch};
use datafusion::arrow::datatypes::{DataType, Field, Schema};
use datafusion::catalog::{TableFunctionArgs, TableFunctionImpl, TableProvider};
use datafusion::common::{Result, exec_err, internal_err, plan_err};
use datafusion::datasource::MemTable;
use minirow_batch::{Rows, Texts, Work, Works, answer, arrow_array};

use super::arguments::{at_most, text};
use crate::options::{BadBoards, SudokuOptions};

const NAME: &str = "sudoku_trace";

/// The function.
#[derive(Debug)]
pub(crate) struct Trace;

impl TableFunctionImpl for Trace {
    fn call_with_args(&self, args: TableFunctionArgs) -> Result<Arc<dyn TableProvider>> {
        at_most("sudoku_trace(puzzle)", args.exprs(), 1)?;
        if args.exprs().is_empty() {
            return plan_err!("{NAME}: expected a board as argument 1");
        }
        let options = SudokuOptions::of(args.session().config_options());
        let batch = steps(text(NAME, args.exprs(), 0)?.as_deref(), &options)?;
        Ok(Arc::new(MemTable::try_new(batch.schema(), vec![vec![batch]])?))
    }
}

/// The steps of a board, a row for each; none where it has no board or not one solution.
fn steps(puzzle: Option<&str>, options: &SudokuOptions) -> Result<RecordBatch> {
    let puzzles: Texts = [puzzle].into_iter().collect();
    let rows = Rows::of(puzzles);
    let Ok(answered) = answer(&rows, &Works::from(Work::Trace), &|| !options.stop.is_requested())
    else {
        return exec_err!("{NAME}: interrupted");
    };
    if let (BadBoards::Error, Some(_), Some(bad)) =
        (options.bad_boards, puzzle, answered.bad.first())
    {
        return exec_err!("{NAME}: '{}': {}", bad.found, bad.reason);
    }
    let Some(column) = answered.columns.first() else { return internal_err!("{NAME}: no trace") };
    let lists = arrow_array(&column.values);
    let steps = lists.as_list::<i32>().values().as_struct().clone();
    let mut fields = vec![Arc::new(Field::new("step", DataType::Int64, false))];
    fields.extend(steps.fields().iter().cloned());
    let numbers: ArrayRef = Arc::new((1..=steps.len() as i64).collect::<Int64Array>());
    let mut columns = vec![numbers];
    columns.extend(steps.columns().iter().cloned());
    Ok(RecordBatch::try_new(Arc::new(Schema::new(fields)), columns)?)
}
