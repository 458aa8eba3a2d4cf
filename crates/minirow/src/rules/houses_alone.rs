//! Boards of 9×9 without rules: the engine that is made for them.

use std::ops::ControlFlow;

use super::RuledBoard;
use crate::board::{Cell, Digit, DigitSet, Geometry};
use crate::progress::{Progress, Tally};
use crate::solve::{Event, Plan, Puzzle};

/// Whether a board is rows, columns and blocks of 9×9 and nothing else but candidates.
pub(super) fn is_classic(board: &RuledBoard) -> bool {
    let (geometry, classic) = (board.geometry(), Geometry::classic());
    let is_same = || {
        let pairs = geometry.houses().zip(classic.houses());
        (geometry.digit_count(), geometry.cell_count(), geometry.house_count()) == (9, 81, 27)
            && !geometry.has_apart()
            && pairs
                .into_iter()
                .all(|(own, other)| geometry.cells_of(own) == classic.cells_of(other))
    };
    board.rules.is_empty() && (geometry.is_classic() || is_same())
}

/// Candidates of 9×9 as sets of places.
struct Candidates<'a> {
    geometry: Geometry,
    candidates: &'a [u32],
}

impl Puzzle for Candidates<'_> {
    fn geometry(&self) -> &Geometry {
        &self.geometry
    }

    fn choices(&self, cell: Cell) -> DigitSet {
        let set = self.candidates[cell.index()];
        (1..=9).filter(|digit| set >> (digit - 1) & 1 == 1).filter_map(Digit::new).collect()
    }
}

/// Shows every filling with these candidates until the visitor or the progress breaks.
pub(super) fn each(
    candidates: &[u32],
    progress: &mut dyn Progress,
    found: &mut dyn FnMut(&[u8]) -> ControlFlow<()>,
) -> Tally {
    assert_eq!(
        candidates.len(),
        Geometry::classic().cell_count(),
        "as many sets of candidates as cells"
    );
    let puzzle = Candidates { geometry: Geometry::classic(), candidates };
    let mut filling = Vec::with_capacity(candidates.len());
    Plan::default().each(&puzzle, |event| match event {
        Event::Node(tally) => progress(tally),
        Event::Solution(grid) => {
            filling.clear();
            filling.extend(grid.values().map(|value| value - 1));
            found(&filling)
        }
    })
}
