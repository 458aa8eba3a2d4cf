//! The answers about some rows that were worked on together.

use arrow_array::ArrayRef;

/// Answers about a slice of rows.
pub(super) struct Part {
    /// An answer for each row; null where there is none.
    pub(super) values: ArrayRef,
    /// Rows whose text is no board.
    pub(super) faults: Vec<RowFault>,
}

/// A row that has a text but no board.
pub(super) struct RowFault {
    /// Its number in the source, from 0.
    pub(super) row: usize,
    pub(super) text: String,
    pub(super) reason: String,
}
