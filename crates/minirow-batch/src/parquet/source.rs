//! A Parquet file that is read part by part.

use std::{ops::Range, path::Path, sync::Arc};

use anyhow::Context;

use super::{
    part::{ParquetPart, Span},
    shard::{Shard, guarded, open_shard},
};
use crate::{ColumnChoice, Format, Part, PartSize, Source};

/// Opens a shard.
///
/// Its columns are copied where no group of rows is larger than a part may be. Otherwise all of them are
/// read and written anew, those of small groups too: all parts of a file have the same columns.
///
/// # Errors
/// Where it is no Parquet file that can be read, or has no column of boards.
pub(crate) fn open(
    path: &Path,
    size: PartSize,
    output: Format,
    choice: &ColumnChoice,
) -> anyhow::Result<Box<dyn Source>> {
    let shard = guarded(|| open_shard(path, size, output, choice))
        .with_context(|| format!("{}: cannot be read as Parquet", path.display()))?;
    let groups = shard.metadata.metadata().row_groups();
    let lengths: Vec<u64> = groups.iter().map(|group| group.num_rows() as u64).collect();
    let rows = lengths.iter().sum();
    Ok(Box::new(Groups {
        shard: Arc::new(shard),
        part_rows: size.rows.max(1) as u64,
        lengths,
        group: 0,
        row: 0,
        first: 0,
        rows,
        was_empty: false,
    }))
}

/// Goes over the groups of rows.
struct Groups {
    shard: Arc<Shard>,
    part_rows: u64,
    lengths: Vec<u64>,
    group: usize,
    /// Of this group, the next.
    row: u64,
    /// Of the file, the next.
    first: u64,
    rows: u64,
    was_empty: bool,
}

impl Groups {
    fn next_span(&mut self) -> Option<Span> {
        while self.lengths.get(self.group).is_some_and(|&length| self.row >= length) {
            self.group += 1;
            self.row = 0;
        }
        let Some(&length) = self.lengths.get(self.group) else {
            let is_first = self.rows == 0 && !self.was_empty;
            self.was_empty = true;
            return is_first.then_some(Span { group: None, rows: 0..0, first: 0 });
        };
        let end = if self.shard.is_copied { length } else { length.min(self.row + self.part_rows) };
        let rows: Range<u64> = self.row..end;
        let span = Span { group: Some(self.group), rows, first: self.first };
        self.first += end - self.row;
        self.row = end;
        Some(span)
    }
}

impl Source for Groups {
    fn columns(&self) -> &[String] {
        &self.shard.columns
    }

    fn rows(&self) -> Option<u64> {
        Some(self.rows)
    }

    fn progress(&self) -> f64 {
        if self.rows == 0 { 1.0 } else { self.first as f64 / self.rows as f64 }
    }

    fn skip_part(&mut self) -> anyhow::Result<bool> {
        Ok(self.next_span().is_some())
    }

    fn next_part(&mut self) -> anyhow::Result<Option<Box<dyn Part>>> {
        let span = self.next_span();
        Ok(span
            .map(|span| Box::new(ParquetPart::new(Arc::clone(&self.shard), span)) as Box<dyn Part>))
    }
}
