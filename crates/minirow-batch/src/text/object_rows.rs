//! Rows of JSONL.

use std::ops::Range;

use super::field_rows::not_text;
use super::object::{Object, board_of};
use super::records::Chunk;
use super::shape::Shape;
use crate::work::bad_row;
use crate::{Kept, Rows, Texts};

/// Reads lines as rows, given the number of the first. A line that is no object is kept as one without keys.
pub(super) fn object_rows(chunk: &Chunk, rows: Range<usize>, shape: &Shape, first: u64) -> Rows {
    let puzzle = &shape.columns[shape.boards.puzzle];
    let solution = shape.boards.solution.map(|column| &shape.columns[column]);
    let (mut puzzles, mut stated, mut kept) =
        (Texts::default(), Texts::default(), Texts::default());
    let (mut row, mut bad) = (first, Vec::new());
    chunk.each(rows, |line, is_text| {
        let line = line.trim_ascii();
        let object = Object::read(line);
        match &object {
            Some(object) => {
                puzzles.push(object.get(puzzle).and_then(board_of).as_deref());
                kept.push(Some(line));
            }
            None => {
                puzzles.push(None);
                kept.push(Some("{}"));
                bad.push(bad_row(row, Some(line), "expected a JSON object".to_owned()));
            }
        }
        if !is_text && object.is_some() {
            bad.push(not_text(row, line));
        }
        if let Some(solution) = solution {
            let found = object.as_ref().and_then(|object| object.get(solution)).and_then(board_of);
            stated.push(found.as_deref().filter(|text| !text.is_empty()));
        }
        row += 1;
    });
    Rows { first, puzzles, stated: solution.map(|_| stated), kept: Kept::Objects(kept), bad }
}
