//! Rows that hold no board.

use pyo3::prelude::*;

use super::part::RowFault;
use super::source::{Row, Source};
use crate::errors::{BoardFault, bad_argument};

/// What becomes of a row that holds no board.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum BadRows {
    Raise,
    Null,
}

impl BadRows {
    pub(super) fn named(name: &str) -> PyResult<Self> {
        match name {
            "raise" => Ok(Self::Raise),
            "null" => Ok(Self::Null),
            found => Err(bad_argument(format_args!("expected 'raise' or 'null', found '{found}'"))),
        }
    }
}

/// Raises the first row that holds no board.
pub(super) fn refuse<'a>(
    sources: &[Source<'_>],
    faults: impl Iterator<Item = (usize, &'a [RowFault])>,
) -> PyResult<()> {
    for (at, faults) in faults {
        if let Some(fault) = faults.first() {
            let before: usize = sources[..at].iter().map(Source::len).sum();
            let reason = fault.reason.clone();
            let row = before + fault.row;
            return Err(match sources[at].row(fault.row) {
                Row::Cells(cells) => BoardFault::of_cells(row, cells, &reason),
                _ => BoardFault::of_row(row, &fault.text, reason),
            }
            .into());
        }
    }
    Ok(())
}
