//! Questions that a batch answers, about boards of any kind.

use std::ops::Range;
use std::sync::Arc;

use arrow_array::{ArrayRef, StructArray};
use arrow_schema::{Field, Fields};
use minirow_batch::{
    AnswerColumn, Rows, Texts, Work, Works, answer as answer_rows, arrow_array, arrow_field,
};

use super::part::{Part, RowFault};
use super::source::Source;
use crate::patience::Patience;

/// Answers questions about texts, given the number of each row; nothing if the patience of the caller ends.
pub(super) fn answers(
    texts: &Texts,
    works: &Works,
    numbers: &[usize],
    patience: &Patience,
) -> Option<(Vec<AnswerColumn>, Vec<RowFault>)> {
    let answered = answer_rows(&Rows::of(texts.clone()), works, &|| patience.lasts()).ok()?;
    let faults = answered.bad.into_iter().filter_map(|bad| {
        // Rows count from 1 there.
        let at = usize::try_from(bad.row).ok()?.checked_sub(1)?;
        let text = texts.get(at)?.to_owned();
        Some(RowFault { row: numbers[at], text, reason: bad.reason })
    });
    Some((answered.columns, faults.collect()))
}

/// Answers one question about some rows.
pub(super) fn answer(
    source: &Source<'_>,
    rows: Range<usize>,
    work: Work,
    patience: &Patience,
) -> Option<Part> {
    let numbers: Vec<usize> = rows.collect();
    let mut texts = Texts::default();
    numbers.iter().for_each(|&number| texts.push(source.row(number).text().as_deref()));
    let (columns, faults) = answers(&texts, &Works::from(work), &numbers, patience)?;
    Some(Part { values: values(work, &columns), faults })
}

/// The columns of an answer as one.
fn values(work: Work, columns: &[AnswerColumn]) -> ArrayRef {
    match (work, columns) {
        // Its hash is for deduplication in files.
        (Work::Canonical, [form, ..]) | (_, [form]) => arrow_array(&form.values),
        _ => {
            // `se_er` is `er` of the scale.
            let name = |column: &AnswerColumn| {
                column.name.split_once('_').map_or(&*column.name, |(_, name)| name).to_owned()
            };
            let fields: Fields = columns
                .iter()
                .map(|column| {
                    Field::new(name(column), arrow_field(column).data_type().clone(), true)
                })
                .collect();
            let arrays: Vec<ArrayRef> =
                columns.iter().map(|column| arrow_array(&column.values)).collect();
            // A row without an answer has none in any column.
            let nulls = arrays.first().and_then(|array| array.nulls().cloned());
            Arc::new(StructArray::new(fields, arrays, nulls))
        }
    }
}
