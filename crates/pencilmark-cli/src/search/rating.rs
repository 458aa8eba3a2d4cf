//! How hard the hardest step of a board is.

use std::ops::ControlFlow;

use pencilmark::Grid;
use pencilmark::logic::Position;
use pencilmark::logic::rating::{own, se};

/// The rating of the hardest step: of Sudoku Explainer where that knows the board, else our own.
pub(crate) fn hardest(board: &Grid, go_on: &mut dyn FnMut() -> ControlFlow<()>) -> Option<u16> {
    if board.geometry().is_classic() {
        let rating = se::rate_while(board, |_| go_on());
        return rating.ok().flatten().map(|rating| rating.hardest);
    }
    Some(own::rate_while(&Position::from_grid(board).ok()?, go_on).hardest)
}
