//! What the rules of one board may take.

use super::Rule;

/// The most that the rules of one board take: states of automata for each value, steps, cells, and pairs of cells.
pub(crate) const MOST_EFFORT: usize = 2_000_000;

/// What each rule takes besides.
const EACH: usize = 16;

/// What a table of pairs takes: there is an entry for each set of values.
const TABLE: usize = 512;

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

impl Rule {
    /// What it takes to hold the rule and to make of it what is searched.
    pub(crate) fn effort(&self) -> usize {
        let mut cells = 0;
        self.each_part(&mut |part| cells += part.len());
        let times = match self {
            Self::Line { automaton, .. } => {
                return automaton.state_count() * automaton.values()
                    + automaton.step_count()
                    + cells
                    + EACH;
            }
            Self::Pairs { pairs, .. } => return TABLE + 2 * pairs.len(),
            Self::SumLine { sum, .. } => *sum as usize,
            Self::Renban { .. } | Self::Nabner { .. } => cells,
            Self::Modular { divisor, .. } => cells.min(*divisor as usize),
            _ => 1,
        };
        EACH + times.max(1).saturating_mul(cells)
    }
}
