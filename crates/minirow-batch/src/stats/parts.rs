//! The parts of all shards, one after the other.

use crate::shards::open;
use crate::{Batch, Format, Part, Source};

/// A part of a shard.
pub(super) struct Next {
    pub(super) part: Box<dyn Part>,
    /// Those of its shard.
    pub(super) columns: Vec<String>,
}

/// Hands out the parts of all shards.
pub(super) struct Parts<'a> {
    batch: &'a Batch,
    /// How many shards were opened.
    opened: usize,
    now: Option<Box<dyn Source>>,
    /// The columns of all shards so far.
    columns: Vec<String>,
}

impl<'a> Parts<'a> {
    /// Those of a batch.
    pub(super) fn of(batch: &'a Batch) -> Self {
        Self { batch, opened: 0, now: None, columns: Vec::new() }
    }

    /// The next part.
    pub(super) fn next(&mut self) -> anyhow::Result<Option<Next>> {
        loop {
            if let Some(source) = &mut self.now {
                if let Some(part) = source.next_part()? {
                    return Ok(Some(Next { part, columns: source.columns().to_vec() }));
                }
                self.now = None;
            }
            let Some(input) = self.batch.inputs.get(self.opened) else { return Ok(None) };
            self.opened += 1;
            // Columns come as texts.
            let size = self.batch.part_size(input.format, Format::Csv);
            let source = open(input, size, Format::Csv, &self.batch.columns)?;
            for column in source.columns() {
                if !self.columns.contains(column) {
                    self.columns.push(column.clone());
                }
            }
            self.now = Some(source);
        }
    }

    /// The shard that is read, from 0, and how much of all was read, from 0 to 1.
    pub(super) fn far(&self) -> (usize, f64) {
        let shard = self.opened.saturating_sub(1);
        let read = self.now.as_ref().map_or(1.0, |source| source.progress());
        (shard, (shard as f64 + read) / self.batch.inputs.len().max(1) as f64)
    }

    /// The columns of all shards, in their order.
    pub(super) fn columns(self) -> Vec<String> {
        self.columns
    }
}
