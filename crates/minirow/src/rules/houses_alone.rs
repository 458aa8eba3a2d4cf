//! Boards of 9×9 without rules: the engine that is made for them.

use std::ops::ControlFlow;

use super::{RuledBoard, Shape};
use crate::board::{Cell, Digit, DigitSet, Geometry};
use crate::progress::{Progress, Tally};
use crate::solve::{Event, Plan, Puzzle};

/// Whether a board is rows, columns and blocks of 9×9 and nothing else but candidates.
pub(super) fn is_classic(board: &RuledBoard) -> bool {
    let shape = board.shape();
    let is_block = |(at, block): (usize, &Vec<u16>)| {
        let first = at / 3 * 27 + at % 3 * 3;
        block.iter().map(|&cell| usize::from(cell)).eq((0..9).map(|at| first + at / 3 * 9 + at % 3))
    };
    (shape.rows(), shape.columns(), shape.values()) == (9, 9, 9)
        && board.rules.is_empty()
        && board.extra_houses.is_empty()
        && board.blocks.len() == 9
        && board.blocks.iter().enumerate().all(is_block)
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
        Shape::CLASSIC.cell_count(),
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
