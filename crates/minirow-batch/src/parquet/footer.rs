//! The footer of a Parquet file that is written part by part.

use std::sync::Arc;

use anyhow::{Context, ensure};
use parquet::file::metadata::{
    FileMetaData, ParquetMetaData, ParquetMetaDataBuilder, ParquetMetaDataReader,
    ParquetMetaDataWriter, RowGroupMetaData,
};

use super::chunk::moved as moved_column;

/// The word and the length that end a footer.
const TAIL: usize = 8;

/// What ends a Parquet file: where its parts are.
#[derive(Clone, Debug, Default)]
pub(crate) struct Footer {
    /// Of the first part; all have the same.
    head: Option<FileMetaData>,
    groups: Vec<RowGroupMetaData>,
    /// What does not fit, told when the footer is written.
    problem: Option<String>,
}

impl Footer {
    /// Adds a part whose bytes were put into the file at a position: 4 for the first.
    pub(crate) fn push(&mut self, file: &ParquetMetaData, at: u64) {
        if let Err(problem) = self.try_push(file, at) {
            self.problem.get_or_insert_with(|| format!("the part at byte {at}: {problem:#}"));
        }
    }

    /// The bytes that end the file.
    ///
    /// # Errors
    /// Where there is no part, or parts have different columns.
    pub(crate) fn bytes(&self) -> anyhow::Result<Vec<u8>> {
        if let Some(problem) = &self.problem {
            anyhow::bail!("{problem}");
        }
        let head = self.head.as_ref().context("expected a part before the footer, found none")?;
        let rows = self.groups.iter().map(RowGroupMetaData::num_rows).sum();
        let head = FileMetaData::new(
            head.version(),
            rows,
            head.created_by().map(str::to_owned),
            head.key_value_metadata().cloned(),
            head.schema_descr_ptr(),
            None,
        );
        let file = ParquetMetaDataBuilder::new(head).set_row_groups(self.groups.clone()).build();
        let mut bytes = Vec::new();
        ParquetMetaDataWriter::new(&mut bytes, &file).finish()?;
        Ok(bytes)
    }

    /// Reads the bytes back, to add more parts.
    ///
    /// # Errors
    /// Where they are no footer.
    pub(crate) fn read(footer: &[u8]) -> anyhow::Result<Self> {
        let file = decode(footer)?;
        let mut read = Self { head: Some(file.file_metadata().clone()), ..Self::default() };
        for group in file.row_groups() {
            read.groups.push(moved(group, 0)?);
        }
        Ok(read)
    }

    fn try_push(&mut self, file: &ParquetMetaData, at: u64) -> anyhow::Result<()> {
        // What is written is not always what is read back, of statistics for example: a footer that was
        // read back has the same bytes as one that was not if both hold what was read.
        let mut written = Vec::new();
        ParquetMetaDataWriter::new(&mut written, file).finish()?;
        let file = decode(&written)?;
        let head = self.head.get_or_insert_with(|| file.file_metadata().clone());
        ensure!(
            head.schema() == file.file_metadata().schema()
                && head.key_value_metadata() == file.file_metadata().key_value_metadata(),
            "its columns are not those of the first part"
        );
        for group in file.row_groups() {
            self.groups.push(moved(group, i64::try_from(at)? - 4)?);
        }
        Ok(())
    }
}

fn decode(footer: &[u8]) -> anyhow::Result<ParquetMetaData> {
    let (metadata, tail) = footer.split_last_chunk::<TAIL>().context("a footer is cut off")?;
    let length = u32::from_le_bytes([tail[0], tail[1], tail[2], tail[3]]);
    ensure!(tail[4..] == *b"PAR1", "expected a footer that ends with PAR1");
    ensure!(length as usize == metadata.len(), "expected a footer of {length} bytes");
    ParquetMetaDataReader::decode_metadata(metadata).context("a broken footer")
}

/// A group of rows that stands further on in the file, without what stands outside of it.
fn moved(group: &RowGroupMetaData, by: i64) -> anyhow::Result<RowGroupMetaData> {
    let columns = group.columns().iter();
    let columns: Result<Vec<_>, _> =
        columns.map(|column| moved_column(column, column.column_descr_ptr(), by)).collect();
    let group = RowGroupMetaData::builder(Arc::clone(&group.schema_descr_ptr()))
        .set_column_metadata(columns?)
        .set_total_byte_size(group.total_byte_size())
        .set_num_rows(group.num_rows())
        .build()?;
    Ok(group)
}
