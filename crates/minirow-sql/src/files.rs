//! Files as tables: `FROM 'boards.parquet'`, `FROM 'data/*.csv'`, `FROM 'folder/'`.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use async_trait::async_trait;
use datafusion::arrow::datatypes::{DataType, Field, Schema, SchemaRef};
use datafusion::catalog::{TableProvider, UrlTableFactory};
use datafusion::common::{DataFusionError, Result, plan_err};
use datafusion::datasource::dynamic_file::DynamicListTableFactory;
use datafusion::datasource::file_format::FileFormat;
use datafusion::datasource::file_format::csv::CsvFormat;
use datafusion::datasource::file_format::json::JsonFormat;
use datafusion::datasource::file_format::parquet::ParquetFormat;
use datafusion::datasource::listing::{
    ListingOptions, ListingTable, ListingTableConfig, ListingTableUrl,
};
use datafusion::execution::session_state::SessionState;
use datafusion::prelude::SessionContext;
use minirow_batch::{ColumnChoice, Format, find_columns, inputs};

/// Makes tables of files whose names stand where a table is expected.
#[derive(Debug, Default)]
pub(crate) struct FileTables {
    /// Holds the session; the tables are made here.
    inner: DynamicListTableFactory,
}

impl FileTables {
    /// Tells the session whose tables these are.
    pub(crate) fn serve(&self, session: &SessionContext) {
        self.inner.session_store().with_state(session.state_weak_ref());
    }

    fn state(&self) -> Result<SessionState> {
        let session = self.inner.session_store().get_session().upgrade();
        let state = session
            .and_then(|session| session.read().as_any().downcast_ref::<SessionState>().cloned());
        state.ok_or_else(|| DataFusionError::Internal("a session that is over".to_owned()))
    }
}

#[async_trait]
impl UrlTableFactory for FileTables {
    async fn try_new(&self, name: &str) -> Result<Option<Arc<dyn TableProvider>>> {
        if !is_path(name) {
            return Ok(None);
        }
        let (paths, format) = files(name)?;
        let state = self.state()?;
        Ok(Some(Arc::new(table(&state, &paths, format).await?)))
    }
}

/// Whether a name is rather that of a file than of a table.
fn is_path(name: &str) -> bool {
    name.contains(['/', '\\', '*', '?']) || Path::new(name).exists() || name.contains('.')
}

/// The files of a name, all of one format.
fn files(name: &str) -> Result<(Vec<PathBuf>, Format)> {
    let path = Path::new(name);
    // The batch engine leaves these alone, as most are not lines of objects.
    if path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("json")) {
        if !path.is_file() {
            return plan_err!("{name}: no such file");
        }
        return Ok((vec![path.to_owned()], Format::Jsonl));
    }
    let found = match inputs(&[path.to_owned()]) {
        Ok(found) => found,
        Err(error) => return plan_err!("{error:#}"),
    };
    let formats: BTreeSet<&str> = found.iter().map(|input| input.format.name()).collect();
    if formats.len() > 1 {
        let formats: Vec<_> = formats.into_iter().collect();
        return plan_err!("{name}: expected files of one format, found {}", formats.join(", "));
    }
    let Some(format) = found.first().map(|input| input.format) else {
        return plan_err!("{name}: no file of boards there");
    };
    Ok((found.into_iter().map(|input| input.path).collect(), format))
}

/// A table of files.
async fn table(state: &SessionState, paths: &[PathBuf], format: Format) -> Result<ListingTable> {
    let mut urls = Vec::new();
    for path in paths {
        // A name with signs of a pattern names itself.
        let url =
            std::path::absolute(path).ok().and_then(|path| url::Url::from_file_path(path).ok());
        let Some(url) = url else { return plan_err!("{}: no path of a file", path.display()) };
        urls.push(ListingTableUrl::try_new(url, None)?);
    }
    let reader: Arc<dyn FileFormat> = match format {
        Format::Parquet => Arc::new(ParquetFormat::default()),
        Format::Jsonl => Arc::new(JsonFormat::default()),
        Format::Csv => Arc::new(CsvFormat::default().with_newlines_in_values(false)),
        Format::Tsv => Arc::new(CsvFormat::default().with_delimiter(b'\t')),
        Format::Text => Arc::new(
            CsvFormat::default()
                .with_delimiter(b'\t')
                .with_has_header(false)
                .with_truncated_rows(true)
                .with_comment(Some(b'#')),
        ),
        Format::Keys => return plan_err!("keys of boards are no table"),
    };
    let options = ListingOptions::new(reader).with_file_extension("");
    let mut schema: Option<SchemaRef> = None;
    for (url, path) in urls.iter().zip(paths) {
        let told =
            |error: DataFusionError| error.context(format!("cannot read {}", path.display()));
        let found = match format {
            Format::Text => of_lines(path),
            _ => options.infer_schema(state, url).await.map_err(told)?,
        };
        let found = match format {
            Format::Csv => with_boards(&found, path, b','),
            Format::Tsv => with_boards(&found, path, b'\t'),
            _ => found,
        };
        schema = Some(match schema {
            None => found,
            Some(before) => Arc::new(
                Schema::try_merge([before.as_ref().clone(), found.as_ref().clone()])
                    .map_err(|error| told(error.into()))?,
            ),
        });
    }
    let mut config = ListingTableConfig::new_with_multi_paths(urls).with_listing_options(options);
    if let Some(schema) = schema {
        config = config.with_schema(schema);
    }
    ListingTable::try_new(config)
}

/// How much of a CSV file is looked at for boards that seem to be numbers.
const ROWS_SEEN: usize = 1000;

/// No number has as many digits.
const LONGEST_NUMBER: usize = 19;

/// Boards of digits are no numbers, though their zeros look like it.
fn with_boards(schema: &SchemaRef, path: &Path, delimiter: u8) -> SchemaRef {
    let names: Vec<String> = schema.fields().iter().map(|field| field.name().clone()).collect();
    let mut are_boards = vec![false; names.len()];
    if names.len() > 1
        && let Ok(found) = find_columns(&names, &ColumnChoice::default())
    {
        are_boards[found.puzzle] = true;
        if let Some(solution) = found.solution {
            are_boards[solution] = true;
        }
    }
    let reader = csv::ReaderBuilder::new().delimiter(delimiter).flexible(true).from_path(path);
    for record in reader.into_iter().flat_map(csv::Reader::into_records).take(ROWS_SEEN).flatten() {
        for (is_board, text) in are_boards.iter_mut().zip(record.iter()) {
            *is_board |= text.trim().len() > LONGEST_NUMBER;
        }
    }
    let fields = schema.fields().iter().zip(are_boards).map(|(field, is_board)| {
        if is_board && field.data_type().is_numeric() {
            Arc::new(field.as_ref().clone().with_data_type(DataType::Utf8))
        } else {
            Arc::clone(field)
        }
    });
    Arc::new(Schema::new(fields.collect::<Vec<_>>()))
}

/// The columns of lines, which have no names: the first is called `puzzle`.
fn of_lines(path: &Path) -> SchemaRef {
    let reader = csv::ReaderBuilder::new()
        .delimiter(b'\t')
        .has_headers(false)
        .flexible(true)
        .comment(Some(b'#'))
        .from_path(path);
    let records = reader.into_iter().flat_map(csv::Reader::into_records).take(ROWS_SEEN).flatten();
    let columns = records.map(|record| record.len()).max().unwrap_or(1);
    let name = |at: usize| if at == 1 { "puzzle".to_owned() } else { format!("column_{at}") };
    let fields = (1..=columns).map(|at| Field::new(name(at), DataType::Utf8, true));
    Arc::new(Schema::new(fields.collect::<Vec<_>>()))
}
