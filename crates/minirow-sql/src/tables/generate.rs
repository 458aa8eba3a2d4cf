//! `sudoku_generate(n[, seed[, level]])`: a table of new boards.

use std::sync::Arc;

use async_trait::async_trait;
use datafusion::arrow::datatypes::SchemaRef;
use datafusion::catalog::{Session, TableFunctionArgs, TableFunctionImpl, TableProvider};
use datafusion::common::{DataFusionError, Result, plan_err};
use datafusion::logical_expr::{Expr, TableType};
use datafusion::physical_plan::ExecutionPlan;
use datafusion::physical_plan::streaming::StreamingTableExec;
use minirow::generate::Generator;
use minirow::rating::Level;

use super::arguments::{at_most, number, text};
use super::generated::{Generated, schema};

const NAME: &str = "sudoku_generate";

/// The function.
#[derive(Debug)]
pub(crate) struct Generate;

impl TableFunctionImpl for Generate {
    fn call_with_args(&self, args: TableFunctionArgs) -> Result<Arc<dyn TableProvider>> {
        let all = args.exprs();
        at_most("sudoku_generate(n[, seed[, level]])", all, 3)?;
        let Some(rows) = number(NAME, all, 0)? else {
            return plan_err!("{NAME}: expected a number of boards as argument 1");
        };
        let seed = number(NAME, all, 1)?.unwrap_or(0);
        let mut generator = Generator::classic().seed(seed);
        if let Some(word) = text(NAME, all, 2)? {
            let level: Level = word
                .parse()
                .map_err(|error| DataFusionError::Plan(format!("{NAME}: argument 3: {error}")))?;
            generator = generator.level(level);
        }
        generator.check().map_err(|error| DataFusionError::Plan(format!("{NAME}: {error}")))?;
        Ok(Arc::new(Boards { rows, generator }))
    }
}

/// A table of boards, none of them made yet.
#[derive(Debug)]
struct Boards {
    rows: u64,
    generator: Generator,
}

#[async_trait]
impl TableProvider for Boards {
    fn schema(&self) -> SchemaRef {
        schema()
    }

    fn table_type(&self) -> TableType {
        TableType::Base
    }

    async fn scan(
        &self,
        _state: &dyn Session,
        projection: Option<&Vec<usize>>,
        _filters: &[Expr],
        limit: Option<usize>,
    ) -> Result<Arc<dyn ExecutionPlan>> {
        let rows = limit.map_or(self.rows, |limit| self.rows.min(limit as u64));
        // What nobody reads, such as levels, is not worked out.
        let generated = Generated::new(rows, self.generator.clone(), projection)?;
        let schema = generated.schema_ref();
        let plan =
            StreamingTableExec::try_new(schema, vec![Arc::new(generated)], None, [], false, limit)?;
        Ok(Arc::new(plan))
    }
}
