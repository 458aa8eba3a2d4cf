//! A board and a complete filling of it.

use super::super::ground::Ground;

/// What rules see of a board, and the place of each cell's value.
pub(in crate::rules) struct Filled<'a> {
    pub(in crate::rules) ground: Ground<'a>,
    filling: &'a [u8],
}

impl<'a> Filled<'a> {
    pub(super) fn new(ground: Ground<'a>, filling: &'a [u8]) -> Self {
        let cells = ground.geometry.cell_count();
        assert_eq!(filling.len(), cells, "a filling has a place for each cell");
        Self { ground, filling }
    }

    /// The place of a cell's value.
    pub(in crate::rules) fn place(&self, cell: u16) -> usize {
        self.filling[usize::from(cell)].into()
    }

    /// The value of a cell that people see.
    pub(in crate::rules) fn value(&self, cell: u16) -> u32 {
        self.ground.geometry.value_at(self.place(cell))
    }

    /// The values of these cells, in their order.
    pub(in crate::rules) fn values(&self, cells: &[u16]) -> Vec<u32> {
        cells.iter().map(|&cell| self.value(cell)).collect()
    }

    /// The values of two cells.
    pub(in crate::rules) fn pair(&self, cells: [u16; 2]) -> [u32; 2] {
        cells.map(|cell| self.value(cell))
    }

    /// The values of these parts, in their order.
    pub(in crate::rules) fn parts(&self, parts: &[Vec<u16>]) -> Vec<Vec<u32>> {
        parts.iter().map(|cells| self.values(cells)).collect()
    }

    /// In which third of the values a cell's is: 0, 1 or 2.
    pub(in crate::rules) fn third(&self, cell: u16) -> u32 {
        (3 * self.place(cell) / self.ground.geometry.values()) as u32
    }

    /// Whether a cell's value is among its candidates.
    pub(super) fn is_among(&self, candidates: &[u32], cell: u16) -> bool {
        let candidates = candidates[usize::from(cell)] & self.ground.geometry.all_places();
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
