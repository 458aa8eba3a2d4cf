//! A session: DataFusion with the functions over boards, and files as tables.

use std::sync::Arc;

use datafusion::catalog::{CatalogProviderList, DynamicFileCatalog, UrlTableFactory};
use datafusion::execution::session_state::SessionStateBuilder;
use datafusion::prelude::{SessionConfig, SessionContext};

use crate::files::FileTables;
use crate::functions::functions;
use crate::options::{BadBoards, SudokuOptions};
use crate::tables::{Generate, Trace};

/// What a session is made with.
#[derive(Clone, Debug, Default)]
pub struct Settings {
    /// How many parts of a table are worked on at once; all processors where there is none.
    pub jobs: Option<usize>,
    /// What a text that is no board gives.
    pub bad_boards: BadBoards,
}

/// A session in which all functions are known and files are tables.
///
/// # Examples
/// ```
/// use minirow_sql::{Settings, session};
/// # tokio::runtime::Runtime::new().unwrap().block_on(async {
/// let rows = session(&Settings::default())
///     .sql("SELECT sudoku_givens('..7....9....5....6.8...43....932...42.1.9.8.56...817....82...6.1....3....5....2..')")
///     .await?
///     .collect()
///     .await?;
/// assert_eq!(rows[0].column(0).as_ref(), &datafusion::arrow::array::Int64Array::from(vec![27]));
/// # Ok::<(), datafusion::error::DataFusionError>(())
/// # }).unwrap();
/// ```
#[must_use]
pub fn session(settings: &Settings) -> SessionContext {
    let mut config = SessionConfig::new().with_information_schema(true);
    if let Some(jobs) = settings.jobs {
        config = config.with_target_partitions(jobs.max(1));
    }
    let options = config.options_mut();
    // Positions in messages.
    options.sql_parser.collect_spans = true;
    // Twice as fast to write as the usual level, and as small.
    options.execution.parquet.compression = Some("zstd(1)".to_owned());
    let own = SudokuOptions { bad_boards: settings.bad_boards, ..SudokuOptions::default() };
    options.extensions.insert(own);
    let plain = SessionContext::new_with_config(config);
    let files = Arc::new(FileTables::default());
    let catalogs: Arc<dyn CatalogProviderList> = Arc::new(DynamicFileCatalog::new(
        Arc::clone(plain.state().catalog_list()),
        Arc::clone(&files) as Arc<dyn UrlTableFactory>,
    ));
    let state = SessionStateBuilder::new_from_existing(plain.state()).with_catalog_list(catalogs);
    let session = SessionContext::new_with_state(state.build());
    files.serve(&session);
    for function in functions() {
        session.register_udf((*function).clone());
    }
    session.register_udtf("sudoku_generate", Arc::new(Generate));
    session.register_udtf("sudoku_trace", Arc::new(Trace));
    session
}
