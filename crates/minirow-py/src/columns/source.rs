//! Where rows of boards are: in Arrow arrays, or in the cells of a NumPy array.

use std::borrow::Cow;
use std::ops::Range;

use arrow_array::cast::AsArray;
use arrow_array::types::UInt8Type;
use arrow_array::{
    Array, ArrayRef, FixedSizeListArray, GenericStringArray, LargeStringArray, OffsetSizeTrait,
    StringArray, StringViewArray, UInt8Array,
};
use arrow_data::ByteView;
use arrow_schema::DataType;
use minirow::format::{Document, Format, Symbols, write};
use minirow::{Geometry, Grid};

/// Rows of boards.
pub(super) enum Source<'a> {
    Utf8(StringArray),
    LargeUtf8(LargeStringArray),
    Utf8View(StringViewArray),
    /// Which of some rows each row is.
    Dictionary {
        keys: Vec<Option<usize>>,
        values: Box<Source<'a>>,
    },
    /// Lists of as many cells each.
    Lists {
        lists: FixedSizeListArray,
        values: UInt8Array,
        width: usize,
    },
    /// As many cells each, one behind the other.
    Cells {
        cells: &'a [u8],
        width: usize,
    },
}

/// A row.
#[derive(Clone, Copy)]
pub(super) enum Row<'a> {
    Null,
    Text(&'a str),
    Cells(&'a [u8]),
}

impl Source<'_> {
    /// The rows of an Arrow array.
    pub(super) fn of(array: &ArrayRef) -> Result<Self, String> {
        Ok(match array.data_type() {
            DataType::Utf8 => Self::Utf8(array.as_string().clone()),
            DataType::LargeUtf8 => Self::LargeUtf8(array.as_string().clone()),
            DataType::Utf8View => Self::Utf8View(array.as_string_view().clone()),
            DataType::Dictionary(_, _) => {
                let dictionary = array.as_any_dictionary();
                if dictionary.values().is_empty() {
                    // Nothing but nulls.
                    return Ok(Self::Utf8(StringArray::new_null(array.len())));
                }
                let normalized = dictionary.normalized_keys().into_iter().enumerate();
                let keys = dictionary.keys();
                let keys = normalized.map(|(row, key)| keys.is_valid(row).then_some(key));
                let values = Box::new(Self::of(dictionary.values())?);
                Self::Dictionary { keys: keys.collect(), values }
            }
            DataType::FixedSizeList(field, width) if *field.data_type() == DataType::UInt8 => {
                let lists = array.as_fixed_size_list().clone();
                let values = lists.values().as_primitive::<UInt8Type>().clone();
                if values.null_count() > 0 {
                    return Err("expected cells from 0, found null".to_owned());
                }
                Self::Lists { values, width: usize::try_from(*width).unwrap_or(0), lists }
            }
            // A column without a single value.
            DataType::Null => Self::Utf8(StringArray::new_null(array.len())),
            DataType::Struct(fields) => {
                let names: Vec<&str> = fields.iter().map(|field| field.name().as_str()).collect();
                return Err(format!(
                    "expected a column of texts, found a table: column=… says which of {} holds the boards",
                    names.join(", ")
                ));
            }
            found => {
                return Err(format!(
                    "expected a column of texts, or of lists of as many uint8 each, found {found}"
                ));
            }
        })
    }

    /// How many rows there are.
    pub(super) fn len(&self) -> usize {
        match self {
            Self::Utf8(array) => array.len(),
            Self::LargeUtf8(array) => array.len(),
            Self::Utf8View(array) => array.len(),
            Self::Dictionary { keys, .. } => keys.len(),
            Self::Lists { lists, .. } => lists.len(),
            Self::Cells { cells, width } => cells.len() / (*width).max(1),
        }
    }

    /// Some rows as lines of 9×9, if each is one: where they are, or copied together.
    pub(super) fn nines(&self, rows: Range<usize>) -> Option<Cow<'_, [[u8; 81]]>> {
        let lines = match self {
            Self::Utf8(array) => lines(array, rows),
            Self::LargeUtf8(array) => lines(array, rows),
            Self::Utf8View(array) => lines_of_views(array, rows),
            Self::Cells { cells, width: 81 } => {
                return lines_of_cells(&cells.as_chunks().0[rows]).map(Cow::Owned);
            }
            _ => None,
        }?;
        // Without an early end, sixteen signs are looked at together.
        let are_signs = lines.as_flattened().iter().fold(true, |are_signs, sign| {
            are_signs & (sign.is_ascii_digit() | matches!(sign, b'.' | b'*' | b'-' | b'_'))
        });
        are_signs.then_some(Cow::Borrowed(lines))
    }

    /// One of them.
    pub(super) fn row(&self, row: usize) -> Row<'_> {
        match self {
            Self::Utf8(array) if array.is_valid(row) => Row::Text(array.value(row)),
            Self::LargeUtf8(array) if array.is_valid(row) => Row::Text(array.value(row)),
            Self::Utf8View(array) if array.is_valid(row) => Row::Text(array.value(row)),
            Self::Utf8(_) | Self::LargeUtf8(_) | Self::Utf8View(_) => Row::Null,
            Self::Dictionary { keys, values } => keys[row].map_or(Row::Null, |key| values.row(key)),
            Self::Lists { lists, values, width } if lists.is_valid(row) => {
                let start = lists.value_offset(row) as usize;
                Row::Cells(&values.values()[start..start + width])
            }
            Self::Lists { .. } => Row::Null,
            Self::Cells { cells, width } => Row::Cells(&cells[row * width..][..*width]),
        }
    }
}

/// The texts of some rows, if each has 81 bytes and they stand one behind the other.
fn lines<O: OffsetSizeTrait>(
    array: &GenericStringArray<O>,
    rows: Range<usize>,
) -> Option<&[[u8; 81]]> {
    let offsets = &array.value_offsets()[rows.start..=rows.end];
    let (first, last) = (offsets[0].as_usize(), offsets[rows.len()].as_usize());
    let are_lines = array.null_count() == 0
        && offsets.iter().zip((first..).step_by(81)).all(|(end, line)| end.as_usize() == line);
    are_lines.then(|| array.value_data()[first..last].as_chunks().0)
}

/// The same of texts that may stand anywhere: whoever makes them mostly writes one behind the other.
fn lines_of_views(array: &StringViewArray, rows: Range<usize>) -> Option<&[[u8; 81]]> {
    let views = &array.views()[rows];
    let first = ByteView::from(*views.first()?);
    let start = first.offset as usize;
    let are_lines = array.null_count() == 0
        && views.iter().zip((start..).step_by(81)).all(|(view, line)| {
            let view = ByteView::from(*view);
            view.length == 81
                && view.buffer_index == first.buffer_index
                && view.offset as usize == line
        });
    let buffer = || &array.data_buffers()[first.buffer_index as usize];
    are_lines.then(|| buffer()[start..start + views.len() * 81].as_chunks().0)
}

/// Cells as lines, if each is a digit or 0.
fn lines_of_cells(cells: &[[u8; 81]]) -> Option<Vec<[u8; 81]>> {
    let cells = cells.as_flattened();
    let are_digits = cells.iter().fold(true, |are_digits, cell| are_digits & (*cell <= 9));
    are_digits.then(|| {
        let mut lines = vec![[0; 81]; cells.len() / 81];
        let signs = lines.as_flattened_mut().iter_mut();
        signs.zip(cells).for_each(|(sign, cell)| *sign = b'0' + cell);
        lines
    })
}

impl<'a> Row<'a> {
    /// The row as text, for those who read texts. Cells that are no board become a text that is none.
    pub(super) fn text(self) -> Option<Cow<'a, str>> {
        match self {
            Self::Null => None,
            Self::Text(text) => Some(Cow::Borrowed(text)),
            Self::Cells(cells) => Some(Cow::Owned(written(cells))),
        }
    }

    /// 81 digits and signs for empty cells, if it is that.
    #[inline]
    pub(super) fn nine(self) -> Option<[u8; 81]> {
        let (mut nine, zero): ([u8; 81], u8) = match self {
            Self::Null => return None,
            Self::Text(text) => (text.as_bytes().try_into().ok()?, b'0'),
            Self::Cells(cells) => (cells.try_into().ok()?, 0),
        };
        let mut is_board = true;
        for sign in &mut nine {
            let digit = sign.wrapping_sub(zero);
            let is_digit = digit.wrapping_sub(1) < 9;
            is_board &= is_digit
                | (digit == 0)
                | ((zero != 0) & matches!(*sign, b'.' | b'*' | b'-' | b'_'));
            *sign = if is_digit { b'0' + digit } else { b'.' };
        }
        is_board.then_some(nine)
    }
}

/// Cells as JSON, which tells how the blocks are.
fn written(cells: &[u8]) -> String {
    let grid = || {
        let side = u8::try_from(cells.len().isqrt()).ok()?;
        let geometry = Geometry::of_side(side).ok()?;
        Grid::from_values(&geometry, cells.iter().copied()).ok()
    };
    let symbols = Symbols::decimal();
    grid()
        .and_then(|grid| write(&Document::from(grid), Format::JSON, &symbols).ok())
        .unwrap_or_else(|| format!("{cells:?}"))
}
