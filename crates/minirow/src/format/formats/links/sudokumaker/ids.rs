//! Numbers of cells, edges, corners, and places around a board of SudokuMaker.

use crate::format::formats::links::fields::cells::{Cells, Spot};

/// What constraints are called by: the numbers of those that hold no kind of rule, and of marks.
pub(super) mod types {
    pub(in super::super) const GIVENS: u64 = 0;
    pub(in super::super) const REGIONS: u64 = 1;
    pub(in super::super) const DIAGONAL_DOWN: u64 = 10;
    pub(in super::super) const DIAGONAL_UP: u64 = 11;
    pub(in super::super) const ANTI_KING: u64 = 12;
    pub(in super::super) const ANTI_KNIGHT: u64 = 13;
    pub(in super::super) const DISJOINT_GROUPS: u64 = 14;
    pub(in super::super) const DIFFERENCE: u64 = 200;
    pub(in super::super) const RATIO: u64 = 201;
    pub(in super::super) const XV: u64 = 202;
    pub(in super::super) const DIFFERENT: u64 = 305;
    pub(in super::super) const ROWS_AND_COLUMNS: u64 = 2003;
    pub(in super::super) const FOG_LIGHTS: u64 = 4000;
    pub(in super::super) const FOG_TRIGGERS: u64 = 4001;
}

/// The two cells beside an edge: of each row first the edges on the left of its cells, then those below them.
pub(super) fn cells_at_edge(edge: u64, cells: &Cells) -> Option<[u16; 2]> {
    let side = u64::from(cells.side);
    let (row, place) = (edge / (2 * side), edge % (2 * side));
    let row = i32::try_from(row).ok()?;
    let column = (place % side) as i32;
    let ends = if place < side {
        [(row, column - 1), (row, column)]
    } else {
        [(row, column), (row + 1, column)]
    };
    Some([cells.cell(ends[0])?, cells.cell(ends[1])?])
}

/// The edge between two cells that share it.
pub(super) fn edge_between([one, other]: [u16; 2], cells: &Cells) -> Option<u64> {
    if !cells.are_beside(one, other) {
        return None;
    }
    let (first, second) = (one.min(other), one.max(other));
    let side = u64::from(cells.side);
    let (row, column) = cells.spot(first);
    let is_below = cells.spot(second).0 > row;
    let (row, column) = (row as u64, column as u64);
    Some(row * 2 * side + if is_below { side + column } else { column + 1 })
}

/// The four cells around a corner, which is the upper left one of a cell.
pub(super) fn cells_at_corner(corner: u64, cells: &Cells) -> Option<Vec<u16>> {
    let across = u64::from(cells.side) + 1;
    let (row, column) = (i32::try_from(corner / across).ok()?, (corner % across) as i32);
    let spots = [(row - 1, column - 1), (row - 1, column), (row, column - 1), (row, column)];
    spots.into_iter().map(|spot| cells.cell(spot)).collect()
}

/// The corner in the middle of four cells.
pub(super) fn corner_of(group: &[u16], cells: &Cells) -> Option<u64> {
    let last = *group.iter().max()?;
    let (row, column) = cells.spot(last);
    let corner = row as u64 * (u64::from(cells.side) + 1) + column as u64;
    let mut sorted = group.to_vec();
    sorted.sort_unstable();
    (cells_at_corner(corner, cells)? == sorted).then_some(corner)
}

/// The spot of a place around the board.
pub(super) fn spot_outside(number: u64, cells: &Cells) -> Option<Spot> {
    let across = u64::from(cells.side) + 2;
    let row =
        i32::try_from(number / across).ok().filter(|&row| row <= i32::from(cells.side) + 1)?;
    Some((row - 1, (number % across) as i32 - 1))
}

/// The number of a spot around the board.
pub(super) fn outside_at((row, column): Spot, cells: &Cells) -> u64 {
    let across = i64::from(cells.side) + 2;
    ((i64::from(row) + 1) * across + i64::from(column) + 1).unsigned_abs()
}
