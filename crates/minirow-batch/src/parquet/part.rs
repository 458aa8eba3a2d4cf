//! A part of a Parquet file: a group of rows, or some rows of one.

use std::{ops::Range, sync::Arc};

use anyhow::{Context, ensure};
use arrow_array::RecordBatch;
use parquet::arrow::{
    ProjectionMask,
    arrow_reader::{ParquetRecordBatchReader, ParquetRecordBatchReaderBuilder},
};

use super::{
    digits, group,
    group_bytes::{GroupBytes, GroupFile},
    shard::{self, Shard},
    texts,
};
use crate::{Encoder, Format, Kept, Part, Rows};

/// Which rows are a part.
#[derive(Clone, Debug)]
pub(crate) struct Span {
    /// The group they are of; none for the part of a file without rows.
    pub(crate) group: Option<usize>,
    /// Their numbers in the group.
    pub(crate) rows: Range<u64>,
    /// The number of the first in the file.
    pub(crate) first: u64,
}

/// A part that is read by whoever works on it.
pub(crate) struct ParquetPart {
    shard: Arc<Shard>,
    span: Span,
    group: Option<Arc<GroupBytes>>,
    reader: Option<ParquetRecordBatchReader>,
    done: u64,
    is_over: bool,
}

impl ParquetPart {
    /// A part that was not read yet.
    pub(crate) fn new(shard: Arc<Shard>, span: Span) -> Self {
        let group = span.group.map(|group| Arc::new(GroupBytes::new(Arc::clone(&shard), group)));
        Self { shard, span, group, reader: None, done: 0, is_over: false }
    }

    fn read(&mut self) -> anyhow::Result<Option<Rows>> {
        if self.is_over {
            return Ok(None);
        }
        let Some(group) = &self.group else {
            self.is_over = true;
            return self.rows(RecordBatch::new_empty(self.read_schema()?)).map(Some);
        };
        if self.reader.is_none() {
            self.reader = Some(self.open(GroupFile(Arc::clone(group)))?);
        }
        let expected = self.span.rows.end - self.span.rows.start;
        let batch = self.reader.as_mut().and_then(Iterator::next).transpose()?;
        let Some(batch) = batch else {
            self.is_over = true;
            self.reader = None;
            ensure!(self.done == expected, "expected {expected} rows, found {}", self.done);
            return Ok(None);
        };
        let rows = self.rows(batch)?;
        self.done += rows.puzzles.len() as u64;
        ensure!(self.done <= expected, "expected {expected} rows, found more");
        Ok(Some(rows))
    }

    fn open(&self, file: GroupFile) -> anyhow::Result<ParquetRecordBatchReader> {
        let (shard, group) = (&self.shard, file.0.number);
        let start = usize::try_from(self.span.rows.start)?;
        let length = usize::try_from(self.span.rows.end)? - start;
        let mut builder =
            ParquetRecordBatchReaderBuilder::new_with_metadata(file, shard.metadata.clone())
                .with_row_groups(vec![group])
                .with_projection(self.projection())
                .with_batch_size(shard.slice);
        if !shard.is_copied {
            builder = builder.with_offset(start).with_limit(length);
        }
        Ok(builder.build()?)
    }

    /// The columns that are read: those of boards where no others need to be.
    fn projection(&self) -> ProjectionMask {
        let Shard { metadata, boards, .. } = &*self.shard;
        if !self.shard.reads_boards_alone() {
            return ProjectionMask::all();
        }
        let wanted = std::iter::once(boards.puzzle).chain(boards.solution);
        ProjectionMask::roots(metadata.parquet_schema(), wanted)
    }

    fn read_schema(&self) -> anyhow::Result<arrow_schema::SchemaRef> {
        let Shard { metadata, boards, .. } = &*self.shard;
        if !self.shard.reads_boards_alone() {
            return Ok(Arc::clone(metadata.schema()));
        }
        let mut wanted: Vec<usize> =
            std::iter::once(boards.puzzle).chain(boards.solution).collect();
        wanted.sort_unstable();
        Ok(Arc::new(metadata.schema().project(&wanted)?))
    }

    fn rows(&self, batch: RecordBatch) -> anyhow::Result<Rows> {
        let Shard { columns, boards, .. } = &*self.shard;
        let is_alone = self.shard.reads_boards_alone();
        // Columns that are read alone stand in the order of the file.
        let place = |column: usize| match is_alone {
            true => {
                let others = std::iter::once(boards.puzzle).chain(boards.solution);
                others.filter(|&other| other < column).count()
            }
            false => column,
        };
        let read = |column: usize| {
            digits::read(batch.column(place(column)))
                .with_context(|| format!("column '{}'", columns[column]))
        };
        Ok(Rows {
            first: self.span.first + self.done,
            puzzles: read(boards.puzzle)?,
            stated: boards.solution.map(read).transpose()?,
            kept: if is_alone { Kept::Copied } else { Kept::Arrow(batch) },
            bad: Vec::new(),
        })
    }
}

impl Part for ParquetPart {
    fn rows(&self) -> u64 {
        self.span.rows.end - self.span.rows.start
    }

    fn next_rows(&mut self, _: &(dyn Fn() -> bool + Sync)) -> anyhow::Result<Option<Rows>> {
        let Span { group, rows, .. } = self.span.clone();
        let read = shard::guarded(|| self.read());
        self.is_over |= read.is_err();
        read.with_context(|| {
            let path = self.shard.path.display();
            let group = group.unwrap_or_default();
            format!("{path}: row group {group}, rows {} to {}", rows.start, rows.end)
        })
    }

    fn in_texts(&self, rows: Rows) -> anyhow::Result<Rows> {
        match &rows.kept {
            Kept::Arrow(batch) => {
                let fields = texts::fields(&self.shard, &rows, batch)?;
                Ok(Rows { kept: Kept::Fields(fields), ..rows })
            }
            _ => Ok(rows),
        }
    }

    fn encoder(&self) -> anyhow::Result<Box<dyn Encoder>> {
        let shard = Arc::clone(&self.shard);
        Ok(match shard.output {
            Format::Parquet => group::part_encoder(shard, self.group.clone()),
            _ => texts::encoder(shard),
        })
    }
}
