//! What one step of the rating does.

use std::ops::ControlFlow;

use super::board::{self, Board, digits};

/// One step: what it removes, what it places, how hard it is.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Hint {
    /// In tenths.
    pub(super) rating: u16,
    /// Candidates to remove, by cell.
    pub(super) remove: Vec<(u8, u16)>,
    /// A cell to fill and its digit.
    pub(super) place: Option<(u8, u8)>,
}

/// Those of some digits that are candidates of some cells, by cell in reading order.
pub(super) fn removal(board: &Board, cells: u128, digits: u16) -> Vec<(u8, u16)> {
    let candidates = board::cells(cells).map(|cell| (cell as u8, board.candidates[cell] & digits));
    candidates.filter(|&(_, set)| set != 0).collect()
}

/// Where the steps of a producer go: it breaks at the first.
pub(super) type Found = ControlFlow<Hint>;

impl Hint {
    /// A step that fills a cell.
    pub(super) fn place(rating: u16, cell: usize, digit: usize) -> Self {
        Self { rating, remove: Vec::new(), place: Some((cell as u8, digit as u8)) }
    }

    /// A step that removes some digits from some cells.
    pub(super) fn remove(rating: u16, board: &Board, cells: u128, digits: u16) -> Self {
        Self { rating, remove: removal(board, cells, digits), place: None }
    }

    /// Takes the step, unless it changes nothing.
    pub(super) fn emit(self) -> Found {
        if self.place.is_none() && self.remove.is_empty() {
            return ControlFlow::Continue(());
        }
        ControlFlow::Break(self)
    }

    pub(super) fn apply(&self, board: &mut Board) {
        for &(cell, set) in &self.remove {
            for digit in digits(set) {
                board.remove(usize::from(cell), digit);
            }
        }
        if let Some((cell, digit)) = self.place {
            board.place(usize::from(cell), usize::from(digit));
        }
    }
}
