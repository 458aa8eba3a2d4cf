//! Solutions of whole columns, written where they go: nothing is joined afterwards.

use std::sync::Arc;

use arrow_array::{Array, ArrayRef, StringArray};
use arrow_buffer::{Buffer, OffsetBuffer};
use pyo3::prelude::*;

use super::bad_rows::{BadRows, refuse};
use super::join::join;
use super::large::zeros;
use super::nines::Nines;
use super::part::RowFault;
use super::piece::pieces;
use super::source::Source;
use crate::patience::in_pieces;

/// What became of a piece: its solutions where not all are lines of 9×9 that stand where they go, and its faults.
type Done = (Option<ArrayRef>, Vec<RowFault>);

/// The solutions of each source, as an array or, where one cannot hold them, several.
pub(super) fn answer(
    py: Python<'_>,
    sources: &[Source<'_>],
    unique: bool,
    threads: usize,
    bad_rows: BadRows,
) -> PyResult<Vec<ArrayRef>> {
    let mut answers = Vec::new();
    for at in 0..sources.len() {
        // An empty column is answered with an empty one.
        for start in (0..sources[at].len().max(1)).step_by(MOST) {
            let rows = start..sources[at].len().min(start + MOST);
            let mut lines = py.detach(|| zeros(rows.len() * SIGNS));
            let pieces = pieces(rows, &mut lines, SIGNS);
            let done: Vec<Option<Done>> =
                in_pieces(py, threads, pieces.len(), |piece, patience| {
                    let piece = &pieces[piece];
                    let rows = piece.rows.clone();
                    let nines = Nines::solve(&sources[at], rows, !unique, patience)?;
                    let is_written = nines.write_lines(unique, &mut piece.bytes());
                    Some(((!is_written).then(|| nines.solutions(unique)), nines.faults))
                })?;
            // Nothing is missing unless a signal came, which was raised.
            let done: Vec<Done> = done.into_iter().flatten().collect();
            if bad_rows == BadRows::Raise {
                refuse(sources, done.iter().map(|(_, faults)| (at, faults.as_slice())))?;
            }
            let lengths: Vec<usize> = pieces.iter().map(|piece| piece.rows.len()).collect();
            drop(pieces);
            py.detach(|| whole(lines, &lengths, done, &mut answers));
        }
    }
    Ok(answers)
}

/// So many rows are worked on at most before others: an array of texts has no more signs than 2³¹.
const MOST: usize = i32::MAX as usize / SIGNS;

/// Signs of a line of 9×9.
const SIGNS: usize = 81;

/// The lines as one array, unless pieces have solutions of their own.
fn whole(lines: Vec<u8>, lengths: &[usize], done: Vec<Done>, answers: &mut Vec<ArrayRef>) {
    if done.iter().all(|(others, _)| others.is_none()) {
        answers.push(array(Buffer::from_vec(lines)));
        return;
    }
    let lines = Buffer::from_vec(lines);
    let mut start = 0;
    let arrays: Vec<ArrayRef> = lengths
        .iter()
        .zip(done)
        .map(|(length, (others, _))| {
            let length = length * SIGNS;
            start += length;
            others.unwrap_or_else(|| array(lines.slice_with_length(start - length, length)))
        })
        .collect();
    join(&arrays.iter().map(AsRef::as_ref).collect::<Vec<&dyn Array>>(), answers);
}

fn array(lines: Buffer) -> ArrayRef {
    let offsets = OffsetBuffer::from_repeated_length(SIGNS, lines.len() / SIGNS);
    Arc::new(StringArray::new(offsets, lines, None))
}
