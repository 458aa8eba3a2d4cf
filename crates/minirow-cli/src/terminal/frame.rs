//! Lines around blocks of any shape.
//!
//! Between two cells runs a line where they belong to different blocks, and one runs around the board.
//! Where lines meet, the character follows from those that run up, down, left and right from there, so
//! no shape of a block needs a thought of its own.

use minirow::{Cell, Geometry};

use super::Screen;

/// Where lines run on a board.
pub(super) struct Frame<'a> {
    geometry: &'a Geometry,
    /// The lines between rows and between columns at which any block ends, from 0 to the side.
    rows: Vec<bool>,
    columns: Vec<bool>,
}

impl<'a> Frame<'a> {
    pub(super) fn new(geometry: &'a Geometry) -> Self {
        let mut frame = Self { geometry, rows: Vec::new(), columns: Vec::new() };
        let (rows, columns) = (geometry.rows(), geometry.columns());
        frame.rows = (0..=rows).map(|row| (0..columns).any(|at| frame.is_above(row, at))).collect();
        frame.columns =
            (0..=columns).map(|at| (0..rows).any(|row| frame.is_left_of(row, at))).collect();
        frame
    }

    /// Whether a line runs anywhere above this row; below the last one where the row is the side.
    pub(super) fn has_line_above(&self, row: u8) -> bool {
        self.rows[usize::from(row)]
    }

    /// Whether a line runs anywhere to the left of this column.
    pub(super) fn has_line_left_of(&self, column: u8) -> bool {
        self.columns[usize::from(column)]
    }

    /// Whether a line runs to the left of a cell, or to the right of the last one of a row.
    pub(super) fn is_left_of(&self, row: u8, column: u8) -> bool {
        let before = column.checked_sub(1).and_then(|column| self.geometry.cell_at(row, column));
        self.differ(before, self.geometry.cell_at(row, column))
    }

    /// Whether a line runs above a cell, or below the last one of a column.
    pub(super) fn is_above(&self, row: u8, column: u8) -> bool {
        let before = row.checked_sub(1).and_then(|row| self.geometry.cell_at(row, column));
        self.differ(before, self.geometry.cell_at(row, column))
    }

    /// Which lines run from the corner above and to the left of a cell: up, down, left, right.
    pub(super) fn corner(&self, row: u8, column: u8) -> [bool; 4] {
        let (rows, columns) = (self.geometry.rows(), self.geometry.columns());
        [
            row > 0 && self.is_left_of(row - 1, column),
            row < rows && self.is_left_of(row, column),
            column > 0 && self.is_above(row, column - 1),
            column < columns && self.is_above(row, column),
        ]
    }

    /// Whether a line runs between two squares: one of them is no cell, or they belong to different blocks.
    fn differ(&self, one: Option<Cell>, other: Option<Cell>) -> bool {
        let (Some(one), Some(other)) = (one, other) else {
            return one.is_some() != other.is_some();
        };
        // Where blocks are rows or columns, they are no houses of their own and nobody draws them.
        let has_blocks =
            self.geometry.block_shape().is_none_or(|(rows, columns)| rows > 1 && columns > 1);
        has_blocks && self.geometry.are_in_different_blocks(one, other)
    }
}

/// The character from which lines run up, down, left and right.
pub(super) fn stroke(directions: [bool; 4], screen: Screen) -> &'static str {
    /// By the sum of 1 for up, 2 for down, 4 for left and 8 for right.
    const UNICODE: [&str; 16] =
        [" ", "╵", "╷", "│", "╴", "╯", "╮", "┤", "╶", "╰", "╭", "├", "─", "┴", "┬", "┼"];
    const ASCII: [&str; 16] =
        [" ", "|", "|", "|", "-", "+", "+", "+", "-", "+", "+", "+", "-", "+", "+", "+"];
    let weights = directions.into_iter().zip([1, 2, 4, 8]);
    let index: usize = weights.map(|(runs, weight)| usize::from(runs) * weight).sum();
    if screen.is_unicode { UNICODE[index] } else { ASCII[index] }
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use super::*;

    /// Blocks that no rectangle holds, and blocks that are columns.
    const SHAPES: [&str; 3] =
        ["aaab acbb ccbd cddd", "aaabb aacbb dcccb ddcee ddeee", "abcd abcd abcd abcd"];

    fn geometry(map: &str) -> Geometry {
        let labels: Vec<u32> = map.chars().filter(|c| *c != ' ').map(u32::from).collect();
        Geometry::irregular(&labels).expect("a map of blocks")
    }

    #[test]
    fn lines_have_no_ends() {
        for map in SHAPES {
            let geometry = geometry(map);
            let frame = Frame::new(&geometry);
            for row in 0..=geometry.side() {
                for column in 0..=geometry.side() {
                    let runs = frame.corner(row, column).into_iter().filter(|&runs| runs).count();
                    assert_ne!(runs, 1, "{map} at {row}, {column}");
                }
            }
        }
    }

    #[test]
    fn whoever_crosses_no_line_stays_in_the_block() {
        for map in SHAPES {
            let geometry = geometry(map);
            let frame = Frame::new(&geometry);
            let mut reached = HashMap::new();
            for start in geometry.cells() {
                let mut open = vec![start];
                let mut seen = vec![start];
                while let Some(cell) = open.pop() {
                    let (row, column) = (geometry.row(cell), geometry.column(cell));
                    let ways = [
                        (!frame.is_above(row, column)).then(|| (row - 1, column)),
                        (!frame.is_above(row + 1, column)).then(|| (row + 1, column)),
                        (!frame.is_left_of(row, column)).then(|| (row, column - 1)),
                        (!frame.is_left_of(row, column + 1)).then(|| (row, column + 1)),
                    ];
                    for (row, column) in ways.into_iter().flatten() {
                        let next = geometry.cell(row, column);
                        if !seen.contains(&next) {
                            seen.push(next);
                            open.push(next);
                        }
                    }
                }
                seen.sort_unstable();
                assert!(seen.iter().all(|&cell| geometry.block(cell) == geometry.block(start)));
                reached.entry(geometry.block(start)).or_insert(seen);
            }
            // Every block of these shapes hangs together, so all of it is reached.
            let side = usize::from(geometry.side());
            assert!(reached.values().all(|cells| cells.len() == side), "{map}");
        }
    }
}
