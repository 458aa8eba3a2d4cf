//! Entry point of the general engine.

use std::ops::ControlFlow;

use super::gears;
use super::order::Order;
use super::session::Session;
use crate::board::Grid;
use crate::progress::Tally;
use crate::solve::{Event, Gear, Puzzle};

/// Shows every solution and every node to the visitor until it breaks or all is searched.
pub(in crate::solve) fn search(
    puzzle: &dyn Puzzle,
    gear: Option<Gear>,
    seed: u64,
    mut order: Order<'_>,
    visit: &mut dyn FnMut(Event<'_>) -> ControlFlow<()>,
) -> Tally {
    let order = &mut order;
    let session = Session::new(Grid::new(puzzle.geometry()), visit);
    // A search that is stopped says so in its tally.
    let _ = match puzzle.geometry().digit_count() {
        #[cfg(feature = "large")]
        65.. => gears::run::<4>(puzzle, gear, seed, order, &session),
        _ => gears::run::<1>(puzzle, gear, seed, order, &session),
    };
    session.tally()
}
