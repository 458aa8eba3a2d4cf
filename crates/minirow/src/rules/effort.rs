//! What the rules of one board may take.

/// The most that the rules of one board take: states of automata for each value, steps, cells, and pairs of cells.
pub(crate) const MOST_EFFORT: usize = 2_000_000;

/// What each rule takes besides.
pub(super) const EACH: usize = 16;

/// What was spent on the rules of a board, so that no short text takes all time or memory.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Effort(usize);

impl Effort {
    /// Adds to it; false where that is more than a board may take.
    pub(crate) fn spend(&mut self, effort: usize) -> bool {
        self.0 = self.0.saturating_add(effort);
        self.0 <= MOST_EFFORT
    }
}

/// What a rule takes that has so many cells, and does something as often for each.
pub(super) fn of_cells(cells: usize, times: usize) -> usize {
    EACH + times.max(1).saturating_mul(cells)
}
