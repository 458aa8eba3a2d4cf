//! What all parts of a shard of text have in common.

use crate::{BoardColumns, Format};

/// What all parts of a shard have in common.
#[derive(Debug)]
pub(super) struct Shape {
    pub(super) format: Format,
    /// What stands between fields, where a format has such.
    pub(super) separator: Option<u8>,
    pub(super) output: Format,
    pub(super) columns: Vec<String>,
    pub(super) boards: BoardColumns,
    /// The rows of a slice.
    pub(super) slice: usize,
}
