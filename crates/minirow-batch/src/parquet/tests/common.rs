//! Files for tests, written and read.

pub(super) use std::path::Path;

pub(super) use arrow_array::RecordBatch;
pub(super) use arrow_array::{ArrayRef, RecordBatchReader};
pub(super) use bytes::Bytes;
pub(super) use parquet::arrow::{ArrowWriter, arrow_reader::ParquetRecordBatchReaderBuilder};
pub(super) use parquet::file::properties::WriterProperties;

pub(super) use crate::parquet::{Footer, open};
pub(super) use crate::{
    AnswerColumn, ColumnChoice, Encoded, Format, PartSize, Rows, Source, Texts, Values,
};

pub(super) const SIZE: PartSize = PartSize { rows: 50, largest_group: 100, slice: 7 };

/// A board for each number.
pub(super) fn board(number: usize) -> String {
    format!("{number:081}")
}

/// A file of columns, with so many rows to a group.
pub(super) fn write(path: &Path, columns: Vec<(&str, ArrayRef)>, group_rows: usize) {
    let batch = RecordBatch::try_from_iter(columns).unwrap();
    let properties =
        WriterProperties::builder().set_max_row_group_row_count(Some(group_rows)).build();
    let file = std::fs::File::create(path).unwrap();
    let mut writer = ArrowWriter::try_new(file, batch.schema(), Some(properties)).unwrap();
    writer.write(&batch).unwrap();
    writer.close().unwrap();
}

pub(super) fn open_shard(path: &Path, output: Format) -> anyhow::Result<Box<dyn Source>> {
    open(path, SIZE, output, &ColumnChoice::default())
}

/// All rows of a shard, slice by slice.
pub(super) fn all_rows(mut source: Box<dyn Source>) -> anyhow::Result<Vec<Rows>> {
    let mut all = Vec::new();
    while let Some(mut part) = source.next_part()? {
        while let Some(rows) = part.next_rows(&|| true)? {
            all.push(rows);
        }
    }
    Ok(all)
}

pub(super) fn puzzles(rows: &[Rows]) -> Vec<Option<String>> {
    rows.iter().flat_map(|rows| rows.puzzles.iter()).map(|text| text.map(str::to_owned)).collect()
}

/// Reads a shard and writes it with a column of answers.
pub(super) fn rewrite(path: &Path) -> anyhow::Result<Vec<Encoded>> {
    let mut source = open_shard(path, Format::Parquet)?;
    let mut parts = Vec::new();
    while let Some(mut part) = source.next_part()? {
        let mut encoder = part.encoder()?;
        while let Some(rows) = part.next_rows(&|| true)? {
            let answers: Texts = rows.puzzles.iter().collect();
            let answers = AnswerColumn { name: "copy".into(), values: Values::Texts(answers) };
            encoder.push(&rows, &[answers])?;
        }
        parts.push(encoder.finish()?);
    }
    Ok(parts)
}

/// A file of parts; the footer is read back after each where that is requested.
pub(super) fn joined(parts: &[Encoded], is_read_back: bool) -> Bytes {
    let mut file = b"PAR1".to_vec();
    let mut footer = Footer::default();
    for part in parts {
        footer.push(part.file.as_ref().unwrap(), file.len() as u64);
        file.extend(part.pieces.concat());
        if is_read_back {
            footer = Footer::read(&footer.bytes().unwrap()).unwrap();
        }
    }
    file.extend(footer.bytes().unwrap());
    file.into()
}

/// The rows of a file as the parquet crate reads them, at once.
pub(super) fn read(file: Bytes) -> RecordBatch {
    let builder = ParquetRecordBatchReaderBuilder::try_new(file).unwrap();
    let mut reader = builder.with_batch_size(1 << 20).build().unwrap();
    let schema = reader.schema();
    let batch = reader.next().transpose().unwrap();
    assert!(reader.next().is_none());
    batch.unwrap_or_else(|| RecordBatch::new_empty(schema))
}
