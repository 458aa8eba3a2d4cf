//! Boards, sessions and answers for tests.

use std::sync::Arc;

use datafusion::arrow::array::{
    Array, ArrayRef, AsArray, Float64Array, LargeStringArray, RecordBatch, StringArray,
    StringViewArray,
};
use datafusion::arrow::compute::cast;
use datafusion::arrow::datatypes::DataType;
use datafusion::arrow::util::display::array_value_to_string;
use datafusion::error::Result;
use datafusion::prelude::SessionContext;
use minirow_sql::{Settings, session};

/// One solution, hard enough that its rating is no minimum.
pub(crate) const HARD: &str =
    "..7....9....5....6.8...43....932...42.1.9.8.56...817....82...6.1....3....5....2..";
/// One solution, singles only.
pub(crate) const EASY: &str =
    "39.....7.7.....2.6..8.....3..73....2..2..8....3..146......5.9..2.9....4.4..7.....";
/// Several solutions.
pub(crate) const SEVERAL: &str =
    "9.6.7.4.3...4..2...7..23.1.5.....1...4.2.8.6...3.....5.3.7...5...7..5...4.5.1.7.8";
/// No solution: two nines in the first row's only free column.
pub(crate) const NONE: &str =
    "..9.287..8.6..4..5..3.....46.........2.71345.........23.....5..9..4..8.7..125.3..";
/// A board of 4×4.
pub(crate) const SMALL: &str = "1...\n..3.\n.4..\n...2";

/// Null, no board, too short, too long and boards of all kinds.
pub(crate) fn samples() -> Vec<Option<&'static str>> {
    let short = &HARD[..80];
    vec![
        Some(HARD),
        None,
        Some(""),
        Some("no board"),
        Some(short),
        Some(SEVERAL),
        Some(NONE),
        Some(SMALL),
        Some(EASY),
    ]
}

pub(crate) const STRINGS: [DataType; 3] = [DataType::Utf8, DataType::LargeUtf8, DataType::Utf8View];

/// Texts as an array of one of the three types.
pub(crate) fn texts(all: &[Option<&str>], kind: &DataType) -> ArrayRef {
    match kind {
        DataType::Utf8 => Arc::new(StringArray::from(all.to_vec())),
        DataType::LargeUtf8 => Arc::new(LargeStringArray::from(all.to_vec())),
        _ => Arc::new(StringViewArray::from(all.to_vec())),
    }
}

/// A session with a table `boards` with these columns.
pub(crate) fn with_table(columns: Vec<(&str, ArrayRef)>) -> SessionContext {
    let session = session(&Settings { jobs: Some(1), ..Settings::default() });
    if columns.is_empty() {
        return session;
    }
    let batch = RecordBatch::try_from_iter_with_nullable(
        columns.into_iter().map(|(name, array)| (name, array, true)),
    );
    session.register_batch("boards", batch.expect("columns of one length")).expect("a new table");
    session
}

/// The rows of a query.
pub(crate) fn rows(session: &SessionContext, query: &str) -> Result<RecordBatch> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        let batches = session.sql(query).await?.collect().await?;
        let schema = batches.first().expect("rows").schema();
        Ok(datafusion::arrow::compute::concat_batches(&schema, &batches)?)
    })
}

/// The first column of a query.
pub(crate) fn column(session: &SessionContext, query: &str) -> ArrayRef {
    rows(session, query).unwrap_or_else(|error| panic!("{query}: {error}")).column(0).clone()
}

/// What an array holds, as texts.
pub(crate) fn shown(array: &ArrayRef) -> Vec<Option<String>> {
    let text =
        |row| (!array.is_null(row)).then(|| array_value_to_string(array, row).expect("a value"));
    (0..array.len()).map(text).collect()
}

/// An array of any of the string types, as texts.
pub(crate) fn strings(array: &ArrayRef) -> Vec<Option<String>> {
    let plain = cast(array, &DataType::Utf8).expect("strings");
    plain.as_string::<i32>().iter().map(|text| text.map(str::to_owned)).collect()
}

/// An array of numbers with a point.
pub(crate) fn decimals(array: &ArrayRef) -> Vec<Option<f64>> {
    array.as_any().downcast_ref::<Float64Array>().expect("Float64").iter().collect()
}

/// Says what a text that is no board gives.
pub(crate) fn set(session: &SessionContext, value: &str) -> Result<()> {
    let runtime = tokio::runtime::Runtime::new()?;
    let query = format!("SET sudoku.bad_boards = '{value}'");
    runtime.block_on(async { session.sql(&query).await?.collect().await })?;
    Ok(())
}
