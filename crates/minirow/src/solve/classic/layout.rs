//! Where the cells of a band are in the word of a digit: see [`Digits`](super::bands::Digits).

/// One row.
pub(super) const ROW: u32 = 0x1ff;
/// The first cell of each row; shifted, any column.
pub(super) const COLUMN: u32 = 1 | 1 << 10 | 1 << 20;
/// All cells.
pub(super) const ALL: u32 = ROW * COLUMN;
/// The guard bit of each row.
pub(super) const GUARD: u32 = COLUMN << 9;
/// The first cell of each minirow: the first column of each stack.
pub(super) const FIRST_OF_MINIROW: u32 = COLUMN | COLUMN << 3 | COLUMN << 6;
/// The last cell of each minirow.
pub(super) const LAST_OF_MINIROW: u32 = FIRST_OF_MINIROW << 2;

/// The bit of a cell in the word of its band.
pub(super) const fn bit(cell: usize) -> u32 {
    1 << (cell / 9 % 3 * 10 + cell % 9)
}
