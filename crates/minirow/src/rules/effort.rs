//! What a rule takes to be held, and to be made ready for a search.

/// What each rule takes besides.
pub(super) const EACH: usize = 16;

/// What a rule takes that has so many cells, and does something as often for each.
pub(super) fn of_cells(cells: usize, times: usize) -> usize {
    EACH + times.max(1).saturating_mul(cells)
}
