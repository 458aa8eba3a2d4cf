//! The rows of `sudoku_generate`, made while they are read.

use std::ops::{ControlFlow, Range};
use std::sync::Arc;

use datafusion::arrow::array::{
    ArrayRef, Int64Array, RecordBatch, RecordBatchOptions, StringArray,
};
use datafusion::arrow::datatypes::{DataType, Field, Schema, SchemaRef};
use datafusion::common::{DataFusionError, Result, exec_err};
use datafusion::execution::TaskContext;
use datafusion::physical_plan::SendableRecordBatchStream;
use datafusion::physical_plan::stream::RecordBatchReceiverStreamBuilder;
use datafusion::physical_plan::streaming::PartitionStream;
use minirow::generate::Generator;
use minirow::rating::level;
use minirow::{Grid, solve};
use rayon::prelude::*;

use crate::{Stop, SudokuOptions};

/// How many boards are made at once, by all processors: few at first, as few may be read.
const ROWS: std::ops::RangeInclusive<u64> = 64..=1024;

/// Boards that are made as they are read, in the order of their numbers.
#[derive(Debug)]
pub(super) struct Generated {
    rows: u64,
    generator: Generator,
    columns: Vec<usize>,
    schema: SchemaRef,
}

/// The columns; the board with a number depends on that, the seed and the level alone.
pub(super) fn schema() -> SchemaRef {
    let field = |name, kind| Field::new(name, kind, true);
    Arc::new(Schema::new(vec![
        field("number", DataType::Int64),
        field("puzzle", DataType::Utf8),
        field("solution", DataType::Utf8),
        field("givens", DataType::Int64),
        field("level", DataType::Utf8),
    ]))
}

impl Generated {
    pub(super) fn new(
        rows: u64,
        generator: Generator,
        projection: Option<&Vec<usize>>,
    ) -> Result<Self> {
        let all = schema();
        let columns = projection.cloned().unwrap_or_else(|| (0..all.fields().len()).collect());
        let schema = Arc::new(all.project(&columns)?);
        Ok(Self { rows, generator, columns, schema })
    }

    pub(super) fn schema_ref(&self) -> SchemaRef {
        Arc::clone(&self.schema)
    }
}

impl PartitionStream for Generated {
    fn schema(&self) -> &SchemaRef {
        &self.schema
    }

    fn execute(&self, context: Arc<TaskContext>) -> SendableRecordBatchStream {
        let stop = SudokuOptions::of(context.session_config().options()).stop;
        let mut builder = RecordBatchReceiverStreamBuilder::new(self.schema_ref(), 2);
        let sender = builder.tx();
        let maker = Maker {
            generator: self.generator.clone(),
            columns: self.columns.clone(),
            schema: self.schema_ref(),
            stop,
        };
        let rows = self.rows;
        builder.spawn_blocking(move || {
            let (mut start, mut most) = (0, *ROWS.start());
            while start < rows {
                let end = rows.min(start + most);
                most = ROWS.end().min(&(2 * most)).to_owned();
                let is_read = || !sender.is_closed();
                let batch = maker.batch(start..end, &is_read);
                let is_over = batch.is_err();
                // Nobody reads on: a limit, or the end of the query.
                if sender.blocking_send(batch).is_err() || is_over {
                    break;
                }
                start = end;
            }
            Ok(())
        });
        builder.build()
    }
}

/// Makes batches of boards.
struct Maker {
    generator: Generator,
    columns: Vec<usize>,
    schema: SchemaRef,
    stop: Stop,
}

impl Maker {
    fn batch(
        &self,
        numbers: Range<u64>,
        is_read: &(dyn Fn() -> bool + Sync),
    ) -> Result<RecordBatch> {
        let go_on = || is_read() && !self.stop.is_requested();
        let is_made = self.columns.iter().any(|column| *column > 0);
        let puzzles = if is_made {
            let made = numbers.clone().into_par_iter().map(|number| self.puzzle(number, &go_on));
            made.collect::<Result<Vec<Grid>>>()?
        } else {
            Vec::new()
        };
        let columns =
            self.columns.iter().map(|column| column_of(*column, &numbers, &puzzles, &go_on));
        let columns = columns.collect::<Result<Vec<_>>>()?;
        let rows =
            RecordBatchOptions::new().with_row_count(Some((numbers.end - numbers.start) as usize));
        Ok(RecordBatch::try_new_with_options(Arc::clone(&self.schema), columns, &rows)?)
    }

    fn puzzle(&self, number: u64, go_on: &(dyn Fn() -> bool + Sync)) -> Result<Grid> {
        let progress = |_| if go_on() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) };
        let found = self.generator.search(number, progress).map_err(|error| {
            DataFusionError::Execution(format!("sudoku_generate: board {number}: {error}"))
        })?;
        match found.puzzle {
            _ if found.stopped => exec_err!("sudoku_generate: interrupted"),
            Some(puzzle) if found.miss == 0 => Ok(puzzle),
            _ => exec_err!(
                "sudoku_generate: board {number}: no puzzle is as requested (tries: {})",
                found.tries
            ),
        }
    }
}

/// A column, by its place in the schema.
fn column_of(
    column: usize,
    numbers: &Range<u64>,
    puzzles: &[Grid],
    go_on: &(dyn Fn() -> bool + Sync),
) -> Result<ArrayRef> {
    Ok(match column {
        0 => Arc::new(numbers.clone().map(|number| number as i64).collect::<Int64Array>()),
        1 => Arc::new(puzzles.iter().map(|puzzle| Some(puzzle.to_line())).collect::<StringArray>()),
        2 => {
            let solved = puzzles.par_iter().map(|puzzle| {
                solve::solutions_of(puzzle).next().map(|solution| solution.to_line())
            });
            Arc::new(solved.collect::<Vec<_>>().into_iter().collect::<StringArray>())
        }
        3 => Arc::new(
            puzzles.iter().map(|puzzle| Some(puzzle.filled_len() as i64)).collect::<Int64Array>(),
        ),
        _ => {
            let progress =
                |_| if go_on() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) };
            let levels = puzzles.par_iter().map(|puzzle| {
                level::rate_with(puzzle, progress).ok().map(minirow::rating::Level::name)
            });
            Arc::new(levels.collect::<Vec<_>>().into_iter().collect::<StringArray>())
        }
    })
}
