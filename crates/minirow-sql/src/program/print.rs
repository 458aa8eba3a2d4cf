//! Rows on standard output.

use std::io::{self, BufWriter, Write};

use anyhow::Context;
use datafusion::arrow::array::RecordBatch;
use datafusion::arrow::csv::WriterBuilder;
use datafusion::arrow::json::LineDelimitedWriter;
use datafusion::arrow::util::pretty::pretty_format_batches;
use datafusion::dataframe::DataFrame;
use futures::StreamExt;

use super::fault::fault;
use crate::args::Print;

/// Prints rows while they come; a table is printed when all of it is there.
pub(super) async fn print(rows: DataFrame, print: Print, most: usize) -> anyhow::Result<()> {
    let mut out = BufWriter::new(io::stdout());
    match print {
        Print::Table => table(rows, most, &mut out).await?,
        Print::Csv => csv(rows, &mut out).await?,
        Print::Json => json(rows, &mut out).await?,
    }
    Ok(out.flush()?)
}

async fn table(rows: DataFrame, most: usize, out: &mut impl Write) -> anyhow::Result<()> {
    let schema = rows.schema().as_arrow().clone();
    let mut stream = rows.execute_stream().await.map_err(fault)?;
    let (mut shown, mut count) = (Vec::new(), 0_usize);
    while let Some(batch) = stream.next().await {
        let batch = batch.map_err(fault)?;
        let free = most.saturating_sub(count);
        if free > 0 {
            shown.push(batch.slice(0, batch.num_rows().min(free)));
        }
        count += batch.num_rows();
    }
    if shown.is_empty() {
        shown.push(RecordBatch::new_empty(schema.into()));
    }
    writeln!(out, "{}", pretty_format_batches(&shown)?)?;
    if count > most {
        out.flush()?;
        eprintln!("note: {most} of {count} rows are shown; --rows, --format csv or -o for more");
    }
    Ok(())
}

async fn csv(rows: DataFrame, out: &mut impl Write) -> anyhow::Result<()> {
    let schema = rows.schema().as_arrow().clone();
    let mut stream = rows.execute_stream().await.map_err(fault)?;
    // The line of names is there even where there are no rows.
    let mut is_first = true;
    loop {
        let batch = match stream.next().await {
            Some(batch) => batch.map_err(fault)?,
            None if is_first => RecordBatch::new_empty(schema.clone().into()),
            None => return Ok(()),
        };
        let mut bytes = Vec::new();
        let mut writer = WriterBuilder::new().with_header(is_first).build(&mut bytes);
        writer.write(&batch).context("CSV has no place for lists; use --format json")?;
        drop(writer);
        out.write_all(&bytes)?;
        is_first = false;
    }
}

async fn json(rows: DataFrame, out: &mut impl Write) -> anyhow::Result<()> {
    let mut stream = rows.execute_stream().await.map_err(fault)?;
    while let Some(batch) = stream.next().await {
        let mut writer = LineDelimitedWriter::new(Vec::new());
        writer.write(&batch.map_err(fault)?).context("cannot write rows as JSON")?;
        writer.finish()?;
        out.write_all(&writer.into_inner())?;
    }
    Ok(())
}
