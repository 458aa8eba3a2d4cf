//! Records of a shard of text, handed out in slices.

use std::sync::Arc;

use super::field_rows::field_rows;
use super::object_rows::object_rows;
use super::records::Chunk;
use super::shape::Shape;
use crate::{Encoder, Format, Part, Rows};

/// A part of a shard of text: its records are read when they are asked for.
#[derive(Debug)]
pub(super) struct TextPart {
    shape: Arc<Shape>,
    chunk: Chunk,
    /// The number of its first row.
    first: u64,
    /// How many of its rows were handed out; none before the first slice.
    done: Option<usize>,
}

impl TextPart {
    pub(super) fn new(shape: Arc<Shape>, chunk: Chunk, first: u64) -> Self {
        Self { shape, chunk, first, done: None }
    }
}

impl Part for TextPart {
    fn rows(&self) -> u64 {
        self.chunk.len() as u64
    }

    fn next_rows(&mut self, _: &(dyn Fn() -> bool + Sync)) -> anyhow::Result<Option<Rows>> {
        let start = self.done.unwrap_or(0);
        if self.done.is_some() && start == self.chunk.len() {
            return Ok(None);
        }
        let end = (start + self.shape.slice).min(self.chunk.len());
        self.done = Some(end);
        let first = self.first + start as u64;
        let rows = match self.shape.format {
            Format::Jsonl => object_rows,
            _ => field_rows,
        };
        Ok(Some(rows(&self.chunk, start..end, &self.shape, first)))
    }

    fn encoder(&self) -> anyhow::Result<Box<dyn Encoder>> {
        let Shape { format, output, columns, .. } = &*self.shape;
        if *output != Format::Parquet {
            return Ok(super::encoder(*output, columns));
        }
        #[cfg(feature = "parquet")]
        return Ok(crate::parquet::encoder(columns, *format == Format::Jsonl));
        #[cfg(not(feature = "parquet"))]
        {
            let _ = format;
            anyhow::bail!(crate::format::WITHOUT_PARQUET)
        }
    }
}
