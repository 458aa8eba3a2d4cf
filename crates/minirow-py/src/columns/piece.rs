//! Rows that are worked on together, and where their solutions go.

use std::ops::Range;
use std::sync::{Mutex, MutexGuard, PoisonError};

use super::question::Question;

/// Some rows of a column.
pub(super) struct Piece<'a> {
    pub(super) rows: Range<usize>,
    bytes: Mutex<&'a mut [u8]>,
}

/// Rows in pieces, with so many bytes of solutions for each row.
pub(super) fn pieces(rows: Range<usize>, bytes: &mut [u8], width: usize) -> Vec<Piece<'_>> {
    let piece = Question::Solve { unique: false }.piece();
    let starts = rows.clone().step_by(piece).zip(bytes.chunks_mut(piece * width));
    let rows = |start| start..rows.end.min(start + piece);
    starts.map(|(start, bytes)| Piece { rows: rows(start), bytes: Mutex::new(bytes) }).collect()
}

impl<'a> Piece<'a> {
    /// Where its solutions go, for the one thread that works on it.
    pub(super) fn bytes(&self) -> MutexGuard<'_, &'a mut [u8]> {
        self.bytes.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
