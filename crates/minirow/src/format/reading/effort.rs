//! What the rules of one board may take.

/// The most that the rules of one board take: states of automata for each value, steps, cells, and pairs of cells.
pub(in crate::format) const MOST_EFFORT: usize = 2_000_000;

/// What was spent on the rules of a board, so that no short text takes all time or memory.
#[derive(Clone, Copy, Debug, Default)]
pub(in crate::format) struct Effort(usize);

impl Effort {
    /// Adds to it; false where that is more than a board may take.
    pub(in crate::format) fn spend(&mut self, effort: usize) -> bool {
        self.0 = self.0.saturating_add(effort);
        self.0 <= MOST_EFFORT
    }
}
