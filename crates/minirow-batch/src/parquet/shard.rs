//! A Parquet file: its columns, and where they are.

use std::path::{Path, PathBuf};

use anyhow::{Context, ensure};
use parquet::{
    arrow::arrow_reader::{ArrowReaderMetadata, ArrowReaderOptions},
    file::metadata::{PageIndexPolicy, ParquetMetaData, RowGroupMetaData},
};

use super::{digits, file::SharedFile};
use crate::{BoardColumns, ColumnChoice, Format, PartSize, find_columns};

/// A file with what its parts need to know.
pub(crate) struct Shard {
    pub(crate) path: PathBuf,
    pub(crate) file: SharedFile,
    pub(crate) metadata: ArrowReaderMetadata,
    pub(crate) columns: Vec<String>,
    pub(crate) boards: BoardColumns,
    pub(crate) output: Format,
    pub(crate) slice: usize,
    /// Whether columns go to the output as they are.
    pub(crate) is_copied: bool,
}

impl Shard {
    /// Whether no columns but those of boards are read.
    pub(crate) fn reads_boards_alone(&self) -> bool {
        self.is_copied || self.output == Format::Keys
    }
}

/// Opens a file and finds its columns.
///
/// # Errors
/// Where it is no Parquet file that can be read, or has no column of boards.
pub(crate) fn open_shard(
    path: &Path,
    size: PartSize,
    output: Format,
    choice: &ColumnChoice,
) -> anyhow::Result<Shard> {
    let file = SharedFile::open(path)?;
    let options = || ArrowReaderOptions::new().with_encoding_stats_as_mask(true);
    let metadata = ArrowReaderMetadata::load(&file, options())?;
    check(metadata.metadata(), parquet::file::reader::Length::len(&file))?;
    let largest = metadata.metadata().row_groups().iter().map(RowGroupMetaData::num_rows).max();
    let is_large = largest.is_some_and(|rows| rows as u64 > size.largest_group as u64);
    let metadata = if is_large {
        // With the places of pages, those before a part need not be read.
        let options = options().with_page_index_policy(PageIndexPolicy::Optional);
        ArrowReaderMetadata::load(&file, options).unwrap_or(metadata)
    } else {
        metadata
    };
    let fields = metadata.schema().fields();
    let columns: Vec<String> = fields.iter().map(|field| field.name().clone()).collect();
    ensure!(!columns.is_empty(), "expected columns, found none");
    let boards = find_columns(&columns, choice)?;
    for place in std::iter::once(boards.puzzle).chain(boards.solution) {
        let (name, kind) = (&columns[place], fields[place].data_type());
        ensure!(
            digits::is_readable(kind),
            "column '{name}': expected {}, found {kind}",
            digits::EXPECTED
        );
    }
    Ok(Shard {
        path: path.to_owned(),
        file,
        metadata,
        columns,
        boards,
        output,
        slice: size.slice.max(1),
        is_copied: output == Format::Parquet && !is_large,
    })
}

/// Reads what others have written: broken bytes make the `parquet` crate panic in places.
///
/// # Errors
/// Those of the reader, and where it panics.
pub(crate) fn guarded<T>(read: impl FnOnce() -> anyhow::Result<T>) -> anyhow::Result<T> {
    let read = std::panic::catch_unwind(std::panic::AssertUnwindSafe(read));
    read.unwrap_or_else(|_| anyhow::bail!("expected a Parquet file, found broken data"))
}

/// Numbers that others have written, before they are calculated with.
fn check(metadata: &ParquetMetaData, length: u64) -> anyhow::Result<()> {
    let mut rows = 0_i64;
    for (number, group) in metadata.row_groups().iter().enumerate() {
        ensure!(group.num_rows() >= 0, "row group {number}: expected rows, found fewer than none");
        rows = rows.checked_add(group.num_rows()).context("expected fewer rows")?;
        for column in group.columns() {
            let name = column.column_path();
            ensure!(column.file_path().is_none(), "column {name} is in another file");
            let data = column.data_page_offset();
            let start = column.dictionary_page_offset().unwrap_or(data);
            let end = start.checked_add(column.compressed_size());
            ensure!(
                start >= 4
                    && data >= start
                    && column.compressed_size() >= 0
                    && end.is_some_and(|end| end as u64 <= length),
                "row group {number}, column {name}: expected it within the {length} bytes of the file"
            );
        }
    }
    Ok(())
}
