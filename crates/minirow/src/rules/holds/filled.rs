//! A board and a complete filling of it.

use super::super::RuledBoard;

/// A board and the place of each cell's value.
pub(super) struct Filled<'a> {
    pub(super) board: &'a RuledBoard,
    filling: &'a [u8],
}

impl<'a> Filled<'a> {
    pub(super) fn new(board: &'a RuledBoard, filling: &'a [u8]) -> Self {
        assert_eq!(
            filling.len(),
            board.shape().cell_count(),
            "a filling has a place for each cell"
        );
        Self { board, filling }
    }

    /// The place of a cell's value.
    pub(super) fn place(&self, cell: u16) -> usize {
        self.filling[usize::from(cell)].into()
    }

    /// The value of a cell that people see.
    pub(super) fn value(&self, cell: u16) -> u32 {
        self.board.shape().value(self.place(cell))
    }

    /// The values of these cells, in their order.
    pub(super) fn values(&self, cells: &[u16]) -> Vec<u32> {
        cells.iter().map(|&cell| self.value(cell)).collect()
    }

    /// Whether a cell's value is among its candidates.
    pub(super) fn is_candidate(&self, cell: u16) -> bool {
        let candidates = self.board.candidates[usize::from(cell)] & self.board.shape().all();
        (0..32).any(|place| place == self.place(cell) && candidates >> place & 1 == 1)
    }

    /// For each value that is more than once in these cells, those that hold it.
    pub(super) fn duplicates(&self, cells: &[u16]) -> Vec<Vec<u16>> {
        let mut found: Vec<Vec<u16>> = Vec::new();
        for (index, &cell) in cells.iter().enumerate() {
            let is_same = |other: &&u16| self.place(**other) == self.place(cell);
            if cells[..index].iter().any(|other| is_same(&other)) {
                continue;
            }
            let same: Vec<u16> = cells[index..].iter().filter(is_same).copied().collect();
            if same.len() > 1 {
                found.push(same);
            }
        }
        found
    }
}
