//! Rows of a Parquet file on their way to formats of text.

use std::sync::Arc;

use anyhow::{Context, ensure};
use arrow_array::{Array, ArrayRef, RecordBatch, StringArray};
use arrow_cast::display::{ArrayFormatter, FormatOptions};
use arrow_json::{LineDelimitedWriter, WriterBuilder, writer::LineDelimited};
use arrow_schema::{DataType, Field, Schema};

use super::{digits, shard::Shard};
use crate::{AnswerColumn, Encoded, Encoder, Format, Kept, Rows, Texts};

/// What writes rows of this shard as texts.
pub(crate) fn encoder(shard: Arc<Shard>) -> Box<dyn Encoder> {
    let inner = crate::text::encoder(shard.output, &shard.columns);
    Box::new(TextEncoder { shard, inner })
}

struct TextEncoder {
    shard: Arc<Shard>,
    inner: Box<dyn Encoder>,
}

impl Encoder for TextEncoder {
    fn push(&mut self, rows: &Rows, answers: &[AnswerColumn]) -> anyhow::Result<()> {
        let Kept::Arrow(batch) = &rows.kept else {
            anyhow::bail!("expected rows of a Parquet file");
        };
        let kept = match self.shard.output {
            Format::Jsonl => Kept::Objects(objects(&self.shard, rows, batch)?),
            _ => Kept::Fields(fields(&self.shard, rows, batch)?),
        };
        let (puzzles, stated) = (rows.puzzles.clone(), rows.stated.clone());
        let rows = Rows { first: rows.first, puzzles, stated, kept, bad: Vec::new() };
        self.inner.push(&rows, answers)
    }

    fn finish(self: Box<Self>) -> anyhow::Result<Encoded> {
        self.inner.finish()
    }
}

/// The boards of a column, where it is one of boards.
fn boards<'a>(shard: &Shard, rows: &'a Rows, column: usize) -> Option<&'a Texts> {
    if column == shard.boards.puzzle {
        Some(&rows.puzzles)
    } else if Some(column) == shard.boards.solution {
        rows.stated.as_ref()
    } else {
        None
    }
}

/// Times with a zone as times in UTC: names of zones mean nothing without a list of them.
fn in_utc(array: &ArrayRef) -> anyhow::Result<ArrayRef> {
    Ok(match array.data_type() {
        DataType::Timestamp(unit, Some(_)) => {
            arrow_cast::cast(array, &DataType::Timestamp(*unit, Some("+00:00".into())))?
        }
        _ => Arc::clone(array),
    })
}

/// A text for each value; boards as they were read.
pub(crate) fn fields(
    shard: &Shard,
    rows: &Rows,
    batch: &RecordBatch,
) -> anyhow::Result<Vec<Texts>> {
    let options = FormatOptions::default();
    let column = |(place, array): (usize, &ArrayRef)| {
        if let Some(boards) = boards(shard, rows, place) {
            return Ok(boards.clone());
        }
        let name = || format!("column '{}'", shard.columns[place]);
        let array = &in_utc(array)?;
        let formatter = ArrayFormatter::try_new(array, &options).with_context(name)?;
        let mut texts = Texts::default();
        let mut text = String::new();
        for row in 0..array.len() {
            if array.is_null(row) {
                texts.push(None);
                continue;
            }
            text.clear();
            formatter.value(row).write(&mut text).with_context(name)?;
            texts.push(Some(&text));
        }
        Ok(texts)
    };
    batch.columns().iter().enumerate().map(column).collect()
}

/// A JSON object for each row; boards that were bytes as they were read.
pub(crate) fn objects(shard: &Shard, rows: &Rows, batch: &RecordBatch) -> anyhow::Result<Texts> {
    let mut schema_fields = Vec::new();
    let mut columns = Vec::new();
    for (place, (field, array)) in batch.schema().fields().iter().zip(batch.columns()).enumerate() {
        match boards(shard, rows, place).filter(|_| digits::is_bytes(array.data_type())) {
            Some(boards) => {
                let texts: StringArray = boards.iter().collect();
                schema_fields.push(Arc::new(Field::new(
                    field.name(),
                    texts.data_type().clone(),
                    true,
                )));
                columns.push(Arc::new(texts) as ArrayRef);
            }
            None => {
                let array = in_utc(array)?;
                let (kind, is_nullable) = (array.data_type().clone(), field.is_nullable());
                schema_fields.push(Arc::new(Field::new(field.name(), kind, is_nullable)));
                columns.push(array);
            }
        }
    }
    let batch = RecordBatch::try_new(Arc::new(Schema::new(schema_fields)), columns)?;
    let mut writer: LineDelimitedWriter<Vec<u8>> =
        WriterBuilder::new().with_explicit_nulls(true).build::<_, LineDelimited>(Vec::new());
    writer.write(&batch)?;
    writer.finish()?;
    let lines = String::from_utf8(writer.into_inner())?;
    let texts: Texts = lines.lines().map(Some).collect();
    ensure!(texts.len() == batch.num_rows(), "expected an object for each row");
    Ok(texts)
}
