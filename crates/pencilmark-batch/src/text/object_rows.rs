//! Rows of JSONL.

use std::ops::Range;

use super::object::{Object, beginning, board_of};
use super::records::Chunk;
use super::shape::Shape;
use crate::{Kept, Rows, Texts};

/// Reads lines as rows, given the number of the first. A line that is no object gets its beginning for a board,
/// which is none, and is kept as an object without keys.
pub(super) fn object_rows(chunk: &Chunk, rows: Range<usize>, shape: &Shape, first: u64) -> Rows {
    let puzzle = &shape.columns[shape.boards.puzzle];
    let solution = shape.boards.solution.map(|column| &shape.columns[column]);
    let (mut puzzles, mut stated, mut kept) =
        (Texts::default(), Texts::default(), Texts::default());
    chunk.each(rows, |line| {
        let line = line.trim_ascii();
        let object = Object::read(line);
        match &object {
            Some(object) => {
                puzzles.push(object.get(puzzle).and_then(board_of).as_deref());
                kept.push(Some(line));
            }
            None => {
                puzzles.push(Some(beginning(line)));
                kept.push(Some("{}"));
            }
        }
        if let Some(solution) = solution {
            let found = object.as_ref().and_then(|object| object.get(solution)).and_then(board_of);
            stated.push(found.as_deref().filter(|text| !text.is_empty()));
        }
    });
    Rows { first, puzzles, stated: solution.map(|_| stated), kept: Kept::Objects(kept) }
}
