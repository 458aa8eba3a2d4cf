//! Rows of CSV, TSV and lines.

use std::ops::Range;

use super::records::Chunk;
use super::shape::Shape;
use super::split;
use crate::work::bad_row;
use crate::{BadRow, Kept, Rows, Texts};

/// Reads records as rows, given the number of the first. Fields that a record lacks are none. Of one that has too
/// many, nobody can tell which is which: all are none, so that whoever reads the output takes none for another,
/// and what stood there is told.
pub(super) fn field_rows(chunk: &Chunk, rows: Range<usize>, shape: &Shape, first: u64) -> Rows {
    let mut columns = vec![Texts::default(); shape.columns.len()];
    let mut bad = Vec::new();
    let mut row = first;
    chunk.each(rows, |record, is_text| {
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
            columns.iter_mut().for_each(Texts::empty_last);
            let reason = format!("expected at most {} fields, found {count}", columns.len());
            bad.push(bad_row(row, Some(record), reason));
        } else if !is_text {
            bad.push(not_text(row, record));
        }
        row += 1;
    });
    let puzzles = columns[shape.boards.puzzle].clone();
    let stated = shape.boards.solution.map(|column| without_empty(&columns[column]));
    Rows { first, puzzles, stated, kept: Kept::Fields(columns), bad }
}

/// Says that a record is in no encoding that can be read.
pub(super) fn not_text(row: u64, record: &str) -> BadRow {
    let reason = "expected text in UTF-8; `iconv -f latin1 -t utf-8` converts what is older";
    bad_row(row, Some(record), reason.to_owned())
}

/// An empty field states no solution.
fn without_empty(texts: &Texts) -> Texts {
    match texts.iter().any(|text| text == Some("")) {
        true => texts.iter().map(|text| text.filter(|text| !text.is_empty())).collect(),
        false => texts.clone(),
    }
}
