//! The texts of a list of Python as a column.
//!
//! They are copied while the list is gone through: a board is shorter than the way back to an object of Python that has
//! left the processor's memory meanwhile.

use arrow_array::LargeStringArray;
use arrow_buffer::{BooleanBufferBuilder, Buffer, NullBuffer, OffsetBuffer};
use pyo3::prelude::*;

use super::large;
use super::source::Source;
use crate::errors::bad_argument;

/// Texts one behind the other.
pub(super) struct Rows {
    signs: Vec<u8>,
    lengths: Vec<usize>,
    is_there: BooleanBufferBuilder,
}

impl Rows {
    /// Room for so many texts.
    pub(super) fn of(len: usize) -> Self {
        Self {
            signs: large::with_capacity(len.saturating_mul(81)),
            lengths: Vec::with_capacity(len),
            is_there: BooleanBufferBuilder::new(len),
        }
    }

    /// One more text, or nothing.
    pub(super) fn push(&mut self, text: Option<&str>) {
        let text = text.map(str::as_bytes);
        self.signs.extend_from_slice(text.unwrap_or_default());
        self.lengths.push(text.map_or(0, <[u8]>::len));
        self.is_there.append(text.is_some());
    }

    /// The texts as a column.
    pub(super) fn into_source(mut self) -> PyResult<Source<'static>> {
        let offsets = OffsetBuffer::from_lengths(self.lengths);
        let nulls = NullBuffer::new(self.is_there.finish());
        let texts = LargeStringArray::try_new(offsets, Buffer::from_vec(self.signs), Some(nulls));
        Ok(Source::LargeUtf8(texts.map_err(bad_argument)?))
    }
}
