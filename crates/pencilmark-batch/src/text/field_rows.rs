//! Rows of CSV, TSV and lines.

use std::ops::Range;

use super::records::Chunk;
use super::shape::Shape;
use super::split;
use crate::{Kept, Rows, Texts};

/// Reads records as rows, given the number of the first. Fields that a record lacks are none. One that has too
/// many gets a text for a board that is none, and says so: it is not lost, and nothing of it is taken for
/// another.
pub(super) fn field_rows(chunk: &Chunk, rows: Range<usize>, shape: &Shape, first: u64) -> Rows {
    let mut columns = vec![Texts::default(); shape.columns.len()];
    let mut too_long = Vec::new();
    let mut row = 0;
    chunk.each(rows, |record| {
        let mut count = 0;
        match shape.separator {
            Some(delimiter) => {
                let each = |field: &str| {
                    if let Some(column) = columns.get_mut(count) {
                        column.push(Some(field));
                    }
                    count += 1;
                };
                match chunk.has_quotes() {
                    true => split::fields(record, delimiter, each),
                    false => split::plain_fields(record, delimiter, each),
                }
            }
            None => {
                let (board, rest) = split::board_and_rest(record);
                columns[0].push(Some(board));
                count = 1;
                if let Some(column) = columns.get_mut(1) {
                    column.push(rest);
                    count = 2;
                }
            }
        }
        columns.iter_mut().skip(count).for_each(|column| column.push(None));
        if count > columns.len() {
            too_long.push((row, format!("{count} fields, expected {}", columns.len())));
        }
        row += 1;
    });
    let mut puzzles = columns[shape.boards.puzzle].clone();
    if !too_long.is_empty() {
        let mut said = too_long.iter().peekable();
        let read = puzzles.iter().enumerate();
        puzzles = read
            .map(|(row, puzzle)| match said.next_if(|(at, _)| *at == row) {
                Some((_, text)) => Some(text.as_str()),
                None => puzzle,
            })
            .collect();
    }
    let stated = shape.boards.solution.map(|column| without_empty(&columns[column]));
    Rows { first, puzzles, stated, kept: Kept::Fields(columns) }
}

/// An empty field states no solution.
fn without_empty(texts: &Texts) -> Texts {
    match texts.iter().any(|text| text == Some("")) {
        true => texts.iter().map(|text| text.filter(|text| !text.is_empty())).collect(),
        false => texts.clone(),
    }
}
