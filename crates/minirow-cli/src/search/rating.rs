//! How hard the hardest step of a board is.

use std::ops::ControlFlow;

use minirow::Grid;
use minirow::logic::Tenths;
use minirow::rating::{own, se};

/// The rating of the hardest step: of Sudoku Explainer where that knows the board, else our own.
pub(crate) fn hardest(board: &Grid, go_on: &mut dyn FnMut() -> ControlFlow<()>) -> Option<Tenths> {
    if board.geometry().is_classic() {
        return se::rate_with(board, |_| go_on()).ok().map(|rating| rating.hardest);
    }
    own::rate_with(board, |_| go_on()).ok().map(|rating| rating.hardest)
}
