//! How rules count the cells and values of a board: by plain numbers, values by their places from 0.

use crate::board::{Cell, Geometry, House, HouseKind};

/// The most values and cells of a board with rules.
pub(super) const MOST_VALUES: usize = 25;
pub(super) const MOST_CELLS: usize = 1024;

/// In which order rules see houses.
const KINDS: [HouseKind; 4] =
    [HouseKind::Row, HouseKind::Column, HouseKind::Block, HouseKind::Extra];

impl Geometry {
    /// How many values there are.
    pub(crate) fn values(&self) -> usize {
        self.digit_count().into()
    }

    /// The value at a place among the values.
    pub(crate) fn value_at(&self, place: usize) -> u32 {
        place as u32 + u32::from(self.lowest_value())
    }

    /// The highest value.
    pub(crate) fn highest(&self) -> u32 {
        self.value_at(self.values() - 1)
    }

    /// The place of a value, where the board has it.
    pub(crate) fn place_of(&self, value: u32) -> Option<usize> {
        let place = value.checked_sub(self.lowest_value().into())? as usize;
        (place < self.values()).then_some(place)
    }

    /// All values as a set of places.
    pub(crate) fn all_places(&self) -> u32 {
        u32::MAX >> (32 - self.values().min(32))
    }

    /// The number of the cell of a row and a column, where there is one.
    pub(crate) fn number_at(&self, row: usize, column: usize) -> Option<u16> {
        let cell = self.cell_at(row.try_into().ok()?, column.try_into().ok()?)?;
        Some(cell.index() as u16)
    }

    pub(crate) fn row_of(&self, cell: u16) -> usize {
        self.row(Cell::new(cell)).into()
    }

    pub(crate) fn column_of(&self, cell: u16) -> usize {
        self.column(Cell::new(cell)).into()
    }

    /// What people call a cell, also one that the board does not have.
    pub(crate) fn name_of(&self, cell: u16) -> String {
        match usize::from(cell) < self.cell_count() {
            true => self.cell_name(Cell::new(cell)),
            false => format!("cell {cell}"),
        }
    }

    /// The cell so many rows below and columns to the right of another, where there is one.
    pub(crate) fn step(&self, cell: u16, rows: isize, columns: isize) -> Option<u16> {
        let row = self.row_of(cell).checked_add_signed(rows)?;
        let column = self.column_of(cell).checked_add_signed(columns)?;
        self.number_at(row, column)
    }

    /// The cells of a row of the frame.
    pub(crate) fn row_cells(&self, row: usize) -> Vec<u16> {
        (0..self.columns().into()).filter_map(|column| self.number_at(row, column)).collect()
    }

    /// The cells of a column of the frame.
    pub(crate) fn column_cells(&self, column: usize) -> Vec<u16> {
        (0..self.rows().into()).filter_map(|row| self.number_at(row, column)).collect()
    }

    /// All cells by number.
    pub(crate) fn numbers(&self) -> std::ops::Range<u16> {
        0..self.cell_count() as u16
    }

    /// All pairs of cells that share a side, each once.
    pub(crate) fn adjacent(&self) -> impl Iterator<Item = (u16, u16)> + '_ {
        self.numbers().flat_map(move |cell| {
            let next = [(0, 1), (1, 0)].into_iter();
            next.filter_map(move |(rows, columns)| Some((cell, self.step(cell, rows, columns)?)))
        })
    }

    /// All houses, complete or not: rows, columns, blocks, others.
    pub(crate) fn all_houses(&self) -> impl Iterator<Item = House> + '_ {
        KINDS.into_iter().flat_map(move |kind| self.houses_of_kind(kind))
    }

    /// The houses of a kind, the complete ones first.
    pub(crate) fn houses_of_kind(&self, kind: HouseKind) -> impl Iterator<Item = House> + '_ {
        let all = self.houses().chain(self.distinct_houses());
        all.filter(move |&house| self.house_kind(house) == kind)
    }

    /// The cells of a house by number.
    pub(crate) fn numbers_of(&self, house: House) -> impl Iterator<Item = u16> + '_ {
        self.cells_of(house).iter().map(|cell| cell.index() as u16)
    }

    /// The cells of each block.
    pub(crate) fn blocks(&self) -> impl Iterator<Item = &[Cell]> {
        self.houses_of_kind(HouseKind::Block).map(|house| self.cells_of(house))
    }

    /// The first block with a cell, by its number among the blocks.
    pub(crate) fn block_with(&self, cell: u16) -> Option<usize> {
        self.blocks().position(|block| block.contains(&Cell::new(cell)))
    }
}
