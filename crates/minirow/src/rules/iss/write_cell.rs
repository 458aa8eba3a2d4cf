//! Writing a cell.

use crate::rules::Shape;

/// `R1Ca`: numbers of rows and columns have the base 17.
pub(super) fn cell(cell: u16, shape: Shape) -> String {
    let sign = |number: usize| char::from_digit(number as u32 + 1, 17).unwrap_or('?');
    format!("R{}C{}", sign(shape.row_of(cell)), sign(shape.column_of(cell)))
}
