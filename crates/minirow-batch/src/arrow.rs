//! Answers as Arrow columns.

use std::sync::Arc;

use arrow_array::{
    ArrayRef, Float64Array, ListArray, StringArray, StructArray, UInt8Array, UInt16Array,
    UInt64Array,
};
use arrow_buffer::{NullBuffer, OffsetBuffer};
use arrow_schema::{DataType, Field, FieldRef, Fields};

use crate::{AnswerColumn, TraceStep, Values};

/// The field of a column of answers.
///
/// # Examples
/// ```
/// use arrow_array::Array as _;
/// use minirow_batch::{AnswerColumn, Values, arrow_array, arrow_field};
/// let values = Values::Tenths(vec![Some(72), None]);
/// let array = arrow_array(&values);
/// assert_eq!((array.len(), array.null_count()), (2, 1));
/// let field = arrow_field(&AnswerColumn { name: "se_er".to_owned(), values });
/// assert_eq!(field.to_string(), "Field { \"se_er\": nullable Float64 }");
/// ```
#[must_use]
pub fn field(column: &AnswerColumn) -> FieldRef {
    let kind = match column.values {
        Values::Texts(_) | Values::Words(_) => DataType::Utf8,
        Values::Numbers(_) => DataType::UInt64,
        Values::Tenths(_) => DataType::Float64,
        Values::Lists(_) => DataType::List(word_field()),
        Values::Traces(_) => DataType::List(step_field()),
    };
    Arc::new(Field::new(&column.name, kind, true))
}

/// The values of a column. A shard's boards are written without going through it.
#[must_use]
pub fn array(values: &Values) -> ArrayRef {
    match values {
        Values::Texts(values) => Arc::new(values.iter().collect::<StringArray>()),
        Values::Words(values) => Arc::new(values.iter().collect::<StringArray>()),
        Values::Numbers(values) => Arc::new(values.iter().collect::<UInt64Array>()),
        Values::Tenths(values) => Arc::new(
            values
                .iter()
                .map(|tenths| tenths.map(|tenths| f64::from(tenths) / 10.0))
                .collect::<Float64Array>(),
        ),
        Values::Lists(values) => {
            let words = values.iter().flatten().flatten().map(Some).collect::<StringArray>();
            let lengths = values.iter().map(|list| list.as_ref().map(Vec::len));
            Arc::new(list(word_field(), lengths, Arc::new(words)))
        }
        Values::Traces(values) => {
            let lengths = values.iter().map(|steps| steps.as_ref().map(Vec::len));
            let steps: Vec<_> = values.iter().flatten().flatten().collect();
            Arc::new(list(step_field(), lengths, Arc::new(steps_array(&steps))))
        }
    }
}

fn word_field() -> FieldRef {
    Arc::new(Field::new("element", DataType::Utf8, false))
}

fn step_field() -> FieldRef {
    Arc::new(Field::new("element", DataType::Struct(step_fields()), false))
}

fn step_fields() -> Fields {
    Fields::from(vec![
        Field::new("technique", DataType::Utf8, false),
        Field::new("placements", DataType::List(candidate_field()), false),
        Field::new("eliminations", DataType::List(candidate_field()), false),
    ])
}

fn candidate_field() -> FieldRef {
    Arc::new(Field::new("element", DataType::Struct(candidate_fields()), false))
}

fn candidate_fields() -> Fields {
    Fields::from(vec![
        Field::new("cell", DataType::UInt16, false),
        Field::new("digit", DataType::UInt8, false),
    ])
}

fn steps_array(steps: &[&TraceStep]) -> StructArray {
    let techniques: StringArray = steps.iter().map(|step| Some(step.technique)).collect();
    let columns: Vec<ArrayRef> = vec![
        Arc::new(techniques),
        Arc::new(candidates(steps, |step| &step.placements)),
        Arc::new(candidates(steps, |step| &step.eliminations)),
    ];
    StructArray::new(step_fields(), columns, None)
}

fn candidates(steps: &[&TraceStep], part: impl Fn(&TraceStep) -> &Vec<(u16, u8)>) -> ListArray {
    let all = || steps.iter().flat_map(|step| part(step));
    let cells = UInt16Array::from_iter_values(all().map(|&(cell, _)| cell));
    let digits = UInt8Array::from_iter_values(all().map(|&(_, digit)| digit));
    let candidates =
        StructArray::new(candidate_fields(), vec![Arc::new(cells), Arc::new(digits)], None);
    let lengths = steps.iter().map(|step| Some(part(step).len()));
    list(candidate_field(), lengths, Arc::new(candidates))
}

fn list(
    field: FieldRef,
    lengths: impl Iterator<Item = Option<usize>> + Clone,
    values: ArrayRef,
) -> ListArray {
    let offsets = OffsetBuffer::from_lengths(lengths.clone().map(Option::unwrap_or_default));
    let nulls: NullBuffer = lengths.map(|length| length.is_some()).collect();
    ListArray::new(field, offsets, values, Some(nulls))
}
