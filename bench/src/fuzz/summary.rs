//! What kinds of puzzles there were, and how many solutions they had.

use super::check::{Block, Checked};
use super::source::Kind;

/// Puzzles without a solution, with fewer solutions than the limit, and with as many.
type Counts = [u64; 3];

/// All that was checked.
#[derive(Default)]
pub(super) struct Summary {
    pub(super) puzzles: u64,
    pub(super) batches: u64,
    /// Puzzles that were solved one by one as well.
    pub(super) compared: u64,
    pub(super) given_up: u64,
    kinds: [Counts; Kind::ALL.len()],
    limits: Vec<(u64, Counts)>,
}

impl Summary {
    pub(super) fn add(&mut self, block: &Block, checked: &Checked) {
        let Block { puzzles, limit, .. } = block;
        self.puzzles += puzzles.len() as u64;
        self.batches += 1;
        self.compared += checked.compared as u64;
        self.given_up += checked.given_up as u64;
        let at = self.limits.iter().position(|(known, _)| known == limit).unwrap_or_else(|| {
            self.limits.push((*limit, Counts::default()));
            self.limits.len() - 1
        });
        for (puzzle, &solutions) in puzzles.iter().zip(&checked.solutions) {
            let column = usize::from(solutions > 0) + usize::from(solutions == *limit);
            let kind = Kind::ALL.iter().position(|kind| *kind == puzzle.kind);
            self.kinds[kind.expect("all kinds are listed")][column] += 1;
            self.limits[at].1[column] += 1;
        }
    }

    /// A table with a line for each kind and each limit.
    pub(super) fn table(&self) -> String {
        let mut text = format!(
            "  {:<16}{:>12}{:>14}{:>14}{:>14}\n",
            "", "puzzles", "no solution", "below limit", "at limit"
        );
        let mut line = |name: &str, counts: &Counts| {
            let [none, below, at] = counts;
            let all: u64 = counts.iter().sum();
            text.push_str(&format!("  {name:<16}{all:>12}{none:>14}{below:>14}{at:>14}\n"));
        };
        for (kind, counts) in Kind::ALL.iter().zip(&self.kinds) {
            line(kind.name(), counts);
        }
        let mut limits = self.limits.clone();
        limits.sort_unstable();
        for (limit, counts) in &limits {
            line(&format!("limit {limit}"), counts);
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use minirow::solve::Backend;

    use super::super::source::Puzzle;
    use super::*;

    #[test]
    fn kinds_and_limits_are_counted() {
        let mut summary = Summary::default();
        for (limit, solutions) in [(2, [0, 1, 2]), (1, [0, 1, 1])] {
            let kinds = [Kind::Garbage, Kind::One, Kind::Open];
            let puzzles = kinds.map(|kind| Puzzle { kind, symbols: [b'.'; 81] });
            let block = Block {
                puzzles: puzzles.to_vec(),
                limit,
                streamed: Backend::Portable,
                one_by_one: vec![],
            };
            let solutions = solutions.to_vec();
            summary.add(&block, &Checked { solutions, compared: 3, given_up: 1 });
        }
        let expected = "                       puzzles   no solution   below limit      at limit
  one solution               2             0             1             1
  givens lost                0             0             0             0
  any cells                  2             0             0             2
  given changed              0             0             0             0
  given repeated             0             0             0             0
  garbage                    2             2             0             0
  limit 1                    3             1             0             2
  limit 2                    3             1             1             1
";
        assert_eq!(summary.table(), expected);
        assert_eq!((summary.puzzles, summary.batches), (6, 2));
        assert_eq!((summary.compared, summary.given_up), (6, 2));
    }
}
