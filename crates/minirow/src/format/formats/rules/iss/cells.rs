//! Cells as items name them, and how they lie.

use crate::rules::Shape;

/// `R1Ca`: numbers of rows and columns have the base 17.
pub(super) fn name(cell: u16, shape: Shape) -> String {
    let sign = |number: usize| char::from_digit(number as u32 + 1, 17).unwrap_or('?');
    format!("R{}C{}", sign(shape.row_of(cell)), sign(shape.column_of(cell)))
}

/// Whether two cells share a side.
pub(super) fn are_beside(shape: Shape, [one, other]: [u16; 2]) -> bool {
    let rows = shape.row_of(one).abs_diff(shape.row_of(other));
    rows + shape.column_of(one).abs_diff(shape.column_of(other)) == 1
}

/// Whether each cell is right of, below, or right below the one before it, as digits of a number are.
pub(super) fn are_digits(shape: Shape, cells: &[u16]) -> bool {
    let follows = |pair: &[u16]| {
        let mut steps = [(0, 1), (1, 0), (1, 1)].into_iter();
        steps.any(|(rows, columns)| shape.offset(pair[0], rows, columns) == Some(pair[1]))
    };
    cells.windows(2).all(follows)
}
