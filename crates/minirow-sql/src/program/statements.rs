//! Statements of SQL, run one after the other.

use std::path::{Path, PathBuf};

use anyhow::{Context, bail};
use datafusion::dataframe::DataFrame;
use datafusion::logical_expr::LogicalPlan;
use datafusion::prelude::SessionContext;
use datafusion::sql::parser::{DFParser, DFParserBuilder, Statement};
use datafusion::sql::sqlparser::dialect::GenericDialect;
use minirow_sql::{Stop, SudokuOptions};

use super::fault::fault;
use super::file;
use super::print;
use super::signals::{Signal, signal};
use crate::args::Print;

/// How statements ended that did not fail.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ended {
    /// All of them were run.
    Done,
    /// The user stopped one of them.
    Stopped(Signal),
}

/// Runs statements in a session.
pub(super) struct Runner {
    pub(super) session: SessionContext,
    pub(super) print: Print,
    /// The most rows of a table that is printed.
    pub(super) most: usize,
    pub(super) output: Option<PathBuf>,
}

impl Runner {
    /// Runs all statements of a text, or until a signal comes.
    pub(super) async fn run(&self, text: &str) -> anyhow::Result<Ended> {
        let statements = parse(text)?;
        if statements.is_empty() {
            if self.output.is_some() {
                bail!("expected a query, found none");
            }
            return Ok(Ended::Done);
        }
        let stop = self.begin();
        let last = statements.len() - 1;
        let all = async {
            for (at, statement) in statements.into_iter().enumerate() {
                let output = self.output.as_deref().filter(|_| at == last);
                self.run_one(statement, output).await?;
            }
            anyhow::Ok(())
        };
        tokio::select! {
            biased;
            signal = signal() => {
                stop.request();
                Ok(Ended::Stopped(signal?))
            }
            done = all => done.map(|()| Ended::Done),
        }
    }

    /// Gives the next statements a stop of their own.
    fn begin(&self) -> Stop {
        let stop = Stop::default();
        let state = self.session.state_ref();
        let mut state = state.write();
        let options = state.config_mut().options_mut();
        let own = SudokuOptions { stop: stop.clone(), ..SudokuOptions::of(options) };
        options.extensions.insert(own);
        stop
    }

    async fn run_one(&self, statement: Statement, output: Option<&Path>) -> anyhow::Result<()> {
        let state = self.session.state();
        let plan = state.statement_to_plan(statement).await.map_err(fault)?;
        let has_rows =
            !matches!(plan, LogicalPlan::Ddl(_) | LogicalPlan::Statement(_) | LogicalPlan::Dml(_));
        let is_copy = matches!(plan, LogicalPlan::Copy(_));
        let rows: DataFrame = self.session.execute_logical_plan(plan).await.map_err(fault)?;
        match output {
            Some(path) if is_copy || !has_rows => {
                bail!(
                    "expected a query whose rows go to {}, found a statement without rows",
                    path.display()
                )
            }
            Some(path) => file::write(rows, path).await,
            None if !has_rows => rows.collect().await.map(drop).map_err(fault),
            None => print::print(rows, self.print, self.most).await,
        }
    }
}

/// The statements of a text.
fn parse(text: &str) -> anyhow::Result<Vec<Statement>> {
    let dialect = GenericDialect {};
    let parser: anyhow::Result<DFParser> = DFParserBuilder::new(text)
        .with_dialect(&dialect)
        .build()
        .map_err(fault)
        .context("cannot read the query");
    let statements = parser?.parse_statements().map_err(fault)?;
    Ok(statements.into())
}
