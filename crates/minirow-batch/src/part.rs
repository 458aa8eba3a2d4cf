//! Parts of a shard: what is read, worked on and written at once, and what a killed run goes on from.

use crate::{AnswerColumn, Rows};

/// How many rows are in a part, and in a slice of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PartSize {
    /// Rows of a part of a file that has no groups of rows, or larger ones.
    pub rows: usize,
    /// The largest group of rows of a Parquet file that is one part, its columns copied as they are.
    pub largest_group: usize,
    /// Rows that are worked on together.
    pub slice: usize,
}

/// A shard that is read.
pub trait Source: Send {
    /// The names of its columns.
    fn columns(&self) -> &[String];

    /// How many rows it has, where that is known beforehand.
    fn rows(&self) -> Option<u64>;

    /// How far it was read, from 0 to 1.
    fn progress(&self) -> f64;

    /// Goes past a part without working on it; false at the end.
    ///
    /// # Errors
    /// Where the file cannot be read.
    fn skip_part(&mut self) -> anyhow::Result<bool> {
        Ok(self.next_part()?.is_some())
    }

    /// The next part; none at the end. A shard without rows has one part, with one slice of no rows.
    ///
    /// # Errors
    /// Where the file cannot be read.
    fn next_part(&mut self) -> anyhow::Result<Option<Box<dyn Part>>>;
}

/// A part, handed to the thread that works on it.
pub trait Part: Send {
    /// How many rows it has.
    fn rows(&self) -> u64;

    /// Its next slice of rows, for as long as the run goes on; none at the end.
    ///
    /// # Errors
    /// Where the file cannot be read, and [`Interrupted`](crate::Interrupted) where the run has ended.
    fn next_rows(&mut self, go_on: &(dyn Fn() -> bool + Sync)) -> anyhow::Result<Option<Rows>>;

    /// Its rows with all columns as texts.
    ///
    /// # Errors
    /// Where a column cannot be shown as texts.
    fn in_texts(&self, rows: Rows) -> anyhow::Result<Rows> {
        Ok(rows)
    }

    /// What puts rows of this part and their answers into bytes of the output.
    ///
    /// # Errors
    /// Where the columns of the input have no place in the output's format.
    fn encoder(&self) -> anyhow::Result<Box<dyn Encoder>>;
}

/// Puts rows and their answers into the bytes of a part of an output.
pub trait Encoder {
    /// Adds a slice. All rows come in order, all slices with the same columns.
    ///
    /// # Errors
    /// Where a value has no place in the output's format.
    fn push(&mut self, rows: &Rows, answers: &[AnswerColumn]) -> anyhow::Result<()>;

    /// The bytes.
    ///
    /// # Errors
    /// As above.
    fn finish(self: Box<Self>) -> anyhow::Result<Encoded>;
}

/// A part of an output.
#[derive(Debug, Default)]
pub struct Encoded {
    /// What is appended to the file, one behind the other.
    pub pieces: Vec<Vec<u8>>,
    /// How many rows it has.
    pub rows: u64,
    /// What these bytes are between the first four bytes and the footer of: a Parquet file with one
    /// group of rows, or none.
    #[cfg(feature = "parquet")]
    pub file: Option<::parquet::file::metadata::ParquetMetaData>,
}
