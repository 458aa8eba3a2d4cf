//! Cells as items name them, and how they lie.

use crate::board::Geometry;

/// `R1Ca`: numbers of rows and columns have the base 17.
pub(super) fn name(cell: u16, geometry: &Geometry) -> String {
    let sign = |number: usize| char::from_digit(number as u32 + 1, 17).unwrap_or('?');
    format!("R{}C{}", sign(geometry.row_of(cell)), sign(geometry.column_of(cell)))
}

/// Whether two cells share a side.
pub(super) fn are_beside(geometry: &Geometry, [one, other]: [u16; 2]) -> bool {
    let rows = geometry.row_of(one).abs_diff(geometry.row_of(other));
    rows + geometry.column_of(one).abs_diff(geometry.column_of(other)) == 1
}

/// Whether each cell is right of, below, or right below the one before it, as digits of a number are.
pub(super) fn are_digits(geometry: &Geometry, cells: &[u16]) -> bool {
    let follows = |pair: &[u16]| {
        let mut steps = [(0, 1), (1, 0), (1, 1)].into_iter();
        steps.any(|(rows, columns)| geometry.step(pair[0], rows, columns) == Some(pair[1]))
    };
    cells.windows(2).all(follows)
}
