//! The squares of a board, and which of them are cells.

use super::Cell;

/// Rows × columns of squares. Cells are numbered in reading order, without gaps; a square that is no cell is a hole.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Squares {
    pub(super) rows: u8,
    pub(super) columns: u8,
    /// Row and column of each cell.
    positions: Vec<(u8, u8)>,
    /// The number of the cell in each square; nothing at all where there are no holes.
    numbers: Vec<u16>,
}

/// What stands in place of a number where there is no cell.
const HOLE: u16 = u16::MAX;

impl Squares {
    /// All squares are cells.
    pub(super) fn whole(rows: u8, columns: u8) -> Self {
        Self::of(rows, columns, &|_, _| true)
    }

    /// The squares for which this is true are cells.
    pub(super) fn of(rows: u8, columns: u8, is_cell: &dyn Fn(u8, u8) -> bool) -> Self {
        let squares = usize::from(rows) * usize::from(columns);
        let mut positions = Vec::with_capacity(squares);
        let mut numbers = Vec::with_capacity(squares);
        for row in 0..rows {
            for column in 0..columns {
                if is_cell(row, column) {
                    numbers.push(positions.len() as u16);
                    positions.push((row, column));
                } else {
                    numbers.push(HOLE);
                }
            }
        }
        if positions.len() == squares {
            numbers = Vec::new();
        }
        Self { rows, columns, positions, numbers }
    }

    pub(super) fn cell_count(&self) -> usize {
        self.positions.len()
    }

    pub(super) fn has_holes(&self) -> bool {
        !self.numbers.is_empty()
    }

    #[inline]
    pub(super) fn position(&self, cell: Cell) -> (u8, u8) {
        self.positions[cell.index()]
    }

    /// The cell in this row and column; none in a hole, and outside.
    #[inline]
    pub(super) fn cell_at(&self, row: u8, column: u8) -> Option<Cell> {
        if row >= self.rows || column >= self.columns {
            return None;
        }
        let square = usize::from(row) * usize::from(self.columns) + usize::from(column);
        match self.numbers.get(square) {
            None => Some(Cell::new(square as u16)),
            Some(&HOLE) => None,
            Some(&number) => Some(Cell::new(number)),
        }
    }

    /// The cells of each row, or of each column: none for a line of holes.
    pub(super) fn lines(&self, are_rows: bool) -> Vec<Vec<Cell>> {
        let mut lines =
            vec![Vec::new(); usize::from(if are_rows { self.rows } else { self.columns })];
        for (number, &(row, column)) in (0..).zip(&self.positions) {
            lines[usize::from(if are_rows { row } else { column })].push(Cell::new(number));
        }
        lines
    }
}
