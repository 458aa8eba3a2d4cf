//! A question to all rows of some sources, on many threads.

use std::ops::Range;

use arrow_array::{Array, ArrayRef};
use pyo3::prelude::*;

use super::bad_rows::{BadRows, refuse};
use super::join::join;
use super::part::Part;
use super::question::Question;
use super::source::Source;
use super::{nines, rest, single, solved};
use crate::patience::{Patience, in_pieces, threads};

/// Slices of the rows of some sources, so many rows each: the source, and its rows.
fn slices(sources: &[Source<'_>], piece: usize) -> Vec<(usize, Range<usize>)> {
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
