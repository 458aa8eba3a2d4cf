//! Boards out of the columns of others: texts, bytes, or lists of digits, each of which becomes a text.

use std::{fmt::Write as _, ops::Range};

use arrow_array::{
    Array, ArrayRef, GenericStringArray, Int64Array, OffsetSizeTrait,
    cast::AsArray,
    types::{ArrowPrimitiveType, Int64Type, UInt8Type},
};
use arrow_schema::DataType;

use crate::Texts;

/// The cells of a board that is a list.
const CELLS: usize = 81;

/// What a column of boards may hold, as told to people.
pub(crate) const EXPECTED: &str = "texts, bytes or lists of 81 whole numbers";

/// Values of a list that are told, where it is no board.
const TOLD: usize = 100;

/// Whether a column of this type can be read as boards.
pub(crate) fn is_readable(kind: &DataType) -> bool {
    match kind {
        DataType::Utf8 | DataType::LargeUtf8 | DataType::Utf8View => true,
        DataType::Binary | DataType::LargeBinary | DataType::BinaryView => true,
        DataType::FixedSizeBinary(_) | DataType::Null => true,
        DataType::Dictionary(_, values) => is_readable(values),
        kind => is_digits(kind),
    }
}

/// Whether a column holds bytes, which other formats have no place for.
pub(crate) fn is_bytes(kind: &DataType) -> bool {
    match kind {
        DataType::Binary | DataType::LargeBinary | DataType::BinaryView => true,
        DataType::FixedSizeBinary(_) => true,
        DataType::Dictionary(_, values) => is_bytes(values),
        _ => false,
    }
}

/// The boards of a column; nothing where a row has none.
///
/// # Errors
/// Where the column holds something else.
pub(crate) fn read(column: &ArrayRef) -> anyhow::Result<Texts> {
    Ok(match column.data_type() {
        DataType::Utf8 => read_texts(column.as_string::<i32>())?,
        DataType::LargeUtf8 => read_texts(column.as_string::<i64>())?,
        DataType::Utf8View => column.as_string_view().iter().collect(),
        DataType::Binary => read_bytes(column.as_binary::<i32>().iter()),
        DataType::LargeBinary => read_bytes(column.as_binary::<i64>().iter()),
        DataType::BinaryView => read_bytes(column.as_binary_view().iter()),
        DataType::FixedSizeBinary(_) => read_bytes(column.as_fixed_size_binary().iter()),
        DataType::Null => (0..column.len()).map(|_| None).collect(),
        DataType::Dictionary(_, values) => read(&arrow_cast::cast(column, values)?)?,
        DataType::List(_) => read_lists::<i32>(column)?,
        DataType::LargeList(_) => read_lists::<i64>(column)?,
        DataType::FixedSizeList(..) => {
            let lists = column.as_fixed_size_list();
            let length = lists.value_length() as usize;
            let ranges = (0..lists.len())
                .map(|row| lists.is_valid(row).then(|| row * length..(row + 1) * length));
            read_ranges(ranges.collect(), lists.values())?
        }
        kind => anyhow::bail!("expected {EXPECTED}, found {kind}"),
    })
}

/// Lists of whole numbers, or of such lists: rows of a board.
fn is_digits(kind: &DataType) -> bool {
    match kind {
        DataType::List(item) | DataType::LargeList(item) | DataType::FixedSizeList(item, _) => {
            item.data_type().is_integer() || is_digits(item.data_type())
        }
        _ => false,
    }
}

/// Texts, all at once where every row has one: row by row takes a fiftieth of a run.
fn read_texts<Offset: OffsetSizeTrait>(
    column: &GenericStringArray<Offset>,
) -> anyhow::Result<Texts> {
    if column.null_count() > 0 {
        return Ok(column.iter().collect());
    }
    let mut offsets = column.value_offsets().iter().map(|offset| offset.as_usize());
    let start = offsets.next().unwrap_or(0);
    let ends: Vec<usize> = offsets.map(|end| end - start).collect();
    let bytes = &column.value_data()[start..start + ends.last().copied().unwrap_or(0)];
    Ok(Texts::of_ends(std::str::from_utf8(bytes)?.to_owned(), ends))
}

fn read_bytes<'a>(rows: impl Iterator<Item = Option<&'a [u8]>>) -> Texts {
    let mut texts = Texts::default();
    let mut digits = String::new();
    for row in rows {
        match row {
            Some(bytes) if bytes.len() == CELLS && bytes.iter().all(|&byte| byte <= 9) => {
                digits.clear();
                digits.extend(bytes.iter().map(|&byte| char::from(b'0' + byte)));
                texts.push(Some(&digits));
            }
            Some(bytes) => texts.push(Some(&String::from_utf8_lossy(bytes))),
            None => texts.push(None),
        }
    }
    texts
}

fn read_lists<Offset: OffsetSizeTrait>(column: &ArrayRef) -> anyhow::Result<Texts> {
    let lists = column.as_list::<Offset>();
    let ranges = lists
        .offsets()
        .windows(2)
        .enumerate()
        .map(|(row, ends)| lists.is_valid(row).then(|| ends[0].as_usize()..ends[1].as_usize()));
    read_ranges(ranges.collect(), lists.values())
}

/// Boards whose cells are a range of values each.
fn read_ranges(rows: Vec<Option<Range<usize>>>, values: &ArrayRef) -> anyhow::Result<Texts> {
    if !values.data_type().is_integer() {
        return read_nested(rows, values);
    }
    let codes = codes(values)?;
    let mut numbers = None;
    let mut texts = Texts::default();
    for row in rows {
        let Some(row) = row else {
            texts.push(None);
            continue;
        };
        match std::str::from_utf8(&codes[row.clone()]) {
            Ok(digits) if row.len() == CELLS => texts.push(Some(digits)),
            _ => {
                let numbers =
                    numbers.get_or_insert_with(|| arrow_cast::cast(values, &DataType::Int64));
                let numbers = numbers.as_ref().ok().map(AsArray::as_primitive::<Int64Type>);
                texts.push(Some(&told(row, numbers)));
            }
        }
    }
    Ok(texts)
}

/// Boards that are lists of rows: the digits of the rows that are theirs.
fn read_nested(rows: Vec<Option<Range<usize>>>, values: &ArrayRef) -> anyhow::Result<Texts> {
    let mut starts: Vec<usize> = vec![0];
    let mut missing = vec![0_usize];
    let digits: ArrayRef = match values.data_type() {
        DataType::List(_) => {
            let lists = values.as_list::<i32>();
            starts = lists.offsets().iter().map(|&start| start as usize).collect();
            lists.values().clone()
        }
        DataType::LargeList(_) => {
            let lists = values.as_list::<i64>();
            starts = lists.offsets().iter().map(|&start| start as usize).collect();
            lists.values().clone()
        }
        DataType::FixedSizeList(..) => {
            let lists = values.as_fixed_size_list();
            let length = lists.value_length() as usize;
            starts.extend((1..=lists.len()).map(|row| row * length));
            lists.values().clone()
        }
        kind => anyhow::bail!("expected {EXPECTED}, found lists of {kind}"),
    };
    for row in 0..values.len() {
        missing.push(missing[row] + usize::from(values.is_null(row)));
    }
    // A row that is missing makes the range empty: no board has no cells.
    let ranges = rows.into_iter().map(|row| {
        row.map(|row| match missing[row.end] - missing[row.start] {
            0 => starts[row.start]..starts[row.end],
            _ => starts[row.start]..starts[row.start],
        })
    });
    read_ranges(ranges.collect(), &digits)
}

/// The digit of each number; what is no part of any text for those that are none.
fn codes(values: &ArrayRef) -> anyhow::Result<Vec<u8>> {
    const NONE: u8 = 0xFF;
    fn of<T: ArrowPrimitiveType<Native: TryInto<u8>>>(values: &ArrayRef) -> Vec<u8> {
        let code = |value: T::Native| match value.try_into() {
            Ok(digit @ 0..=9) => b'0' + digit,
            _ => NONE,
        };
        let values = values.as_primitive::<T>();
        if values.null_count() == 0 {
            return values.values().iter().map(|&value| code(value)).collect();
        }
        values.iter().map(|value| value.map_or(NONE, code)).collect()
    }
    use arrow_array::types::{Int8Type, Int16Type, Int32Type, UInt16Type, UInt32Type, UInt64Type};
    Ok(match values.data_type() {
        DataType::Int8 => of::<Int8Type>(values),
        DataType::Int16 => of::<Int16Type>(values),
        DataType::Int32 => of::<Int32Type>(values),
        DataType::Int64 => of::<Int64Type>(values),
        DataType::UInt8 => of::<UInt8Type>(values),
        DataType::UInt16 => of::<UInt16Type>(values),
        DataType::UInt32 => of::<UInt32Type>(values),
        DataType::UInt64 => of::<UInt64Type>(values),
        kind => anyhow::bail!("expected {EXPECTED}, found lists of {kind}"),
    })
}

/// A list that is no board, in words that no reader takes for one.
fn told(row: Range<usize>, numbers: Option<&Int64Array>) -> String {
    let mut text = format!("a list of {} values: ", row.len());
    for (place, at) in row.clone().take(TOLD).enumerate() {
        let separator = if place > 0 { "," } else { "" };
        let number = numbers.filter(|all| all.is_valid(at)).map(|all| all.value(at));
        let written = match number {
            Some(number) => write!(text, "{separator}{number}"),
            None => write!(text, "{separator}null"),
        };
        written.expect("a string takes everything");
    }
    if row.len() > TOLD {
        text.push_str(",…");
    }
    text
}
