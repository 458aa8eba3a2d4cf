//! A question to all rows of some sources, on many threads.

use std::ops::Range;

use arrow_array::{Array, ArrayRef};
use arrow_select::concat::concat;
use pyo3::prelude::*;

use super::part::{Part, RowFault};
use super::question::Question;
use super::source::{Row, Source};
use super::{nines, rest, single, solved};
use crate::errors::{BoardFault, bad_argument};
use crate::patience::{Patience, in_pieces, threads};

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

/// Slices of the rows of some sources, so many rows each: the source, and its rows.
pub(super) fn slices(sources: &[Source<'_>], piece: usize) -> Vec<(usize, Range<usize>)> {
    let slices = |(at, source): (usize, &Source<'_>)| {
        let rows = source.len();
        let starts = (0..rows).step_by(piece);
        starts.map(move |start| (at, start..rows.min(start + piece))).collect::<Vec<_>>()
    };
    sources.iter().enumerate().flat_map(slices).collect()
}

/// Answers a question; the answers to each source are an array or, where one cannot hold them, several.
pub(super) fn answer(
    py: Python<'_>,
    sources: &[Source<'_>],
    question: &Question,
    asked_threads: Option<usize>,
    bad_rows: BadRows,
) -> PyResult<Vec<ArrayRef>> {
    let threads = threads(asked_threads)?;
    if let Question::Solve { unique } = *question {
        return solved::answer(py, sources, unique, threads, bad_rows);
    }
    let slices = slices(sources, question.piece());
    let parts = in_pieces(py, threads, slices.len(), |piece, patience| {
        let (at, rows) = &slices[piece];
        part(&sources[*at], rows.clone(), question, patience)
    })?;
    // Nothing is missing unless a signal came, which was raised.
    let parts: Vec<Part> = parts.into_iter().flatten().collect();
    if bad_rows == BadRows::Raise {
        let faults = slices.iter().zip(&parts).map(|((at, _), part)| (*at, part.faults.as_slice()));
        refuse(sources, faults)?;
    }
    py.detach(|| {
        let mut answers = Vec::new();
        for at in 0..sources.len() {
            let of_source = slices.iter().zip(&parts).filter(|((source, _), _)| *source == at);
            let arrays: Vec<&dyn Array> = of_source.map(|(_, part)| part.values.as_ref()).collect();
            join(&arrays, &mut answers);
        }
        Ok(answers)
    })
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

fn part(
    source: &Source<'_>,
    rows: Range<usize>,
    question: &Question,
    patience: &Patience,
) -> Option<Part> {
    match question {
        Question::Work(work) => rest::answer(source, rows, *work, patience),
        Question::Single(asked) => single::answer(source, rows, asked, patience),
        _ => nines::answer(source, rows, question, patience),
    }
}

/// One array of several, or two of half of them where one would be too large.
pub(super) fn join(arrays: &[&dyn Array], joined: &mut Vec<ArrayRef>) {
    match (concat(arrays), arrays) {
        (_, []) => {}
        (Ok(array), _) => joined.push(array),
        (Err(_), [array]) => joined.push(array.slice(0, array.len())),
        (Err(_), _) => {
            let (first, second) = arrays.split_at(arrays.len() / 2);
            join(first, joined);
            join(second, joined);
        }
    }
}
