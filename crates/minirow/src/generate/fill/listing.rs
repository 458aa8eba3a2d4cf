//! Boards so small that all their grids are listed.

use crate::progress::Progress;
use std::ops::ControlFlow;

use super::no_grid::NoGrid;
use crate::board::{Digit, Geometry, Grid};
use crate::generate::random::{BoardRandom, below};
use crate::solve::{Event, Gear, Plan};

/// More grids than this are not listed. With the first row in order there are at most 1344 of 5×5.
const MOST_GRIDS: usize = 2000;
/// More guesses than this are not made to list them.
const MOST_GUESSES: u64 = 20_000;

/// One of all grids whose first house is in order, each as likely as the others; none where there are
/// too many.
pub(super) fn any(
    geometry: &Geometry,
    random: &mut BoardRandom,
    progress: &mut dyn Progress,
) -> Result<Option<Vec<u8>>, NoGrid> {
    let mut start = Grid::new(geometry);
    let first = geometry.houses().next().map_or(&[][..], |house| geometry.cells_of(house));
    for (&cell, digit) in first.iter().zip(geometry.digits()) {
        start.set(cell, Some(digit));
    }
    let mut grids: Vec<Vec<u8>> = Vec::new();
    let plan = Plan::default().gear(Gear::Singles);
    let mut is_told_to_stop = false;
    let tally = plan.each(&start, |event| match event {
        Event::Node(done) => {
            is_told_to_stop = progress(done).is_break();
            if is_told_to_stop || done.guesses >= MOST_GUESSES {
                return ControlFlow::Break(());
            }
            ControlFlow::Continue(())
        }
        Event::Solution(_) if grids.len() == MOST_GRIDS => ControlFlow::Break(()),
        Event::Solution(grid) => {
            let indices = geometry.cells().map(|cell| grid.get(cell).map_or(0, Digit::index) as u8);
            grids.push(indices.collect());
            ControlFlow::Continue(())
        }
    });
    if is_told_to_stop {
        return Err(NoGrid::Stopped(tally));
    }
    if tally.stopped {
        return Ok(None);
    }
    if grids.is_empty() {
        return Err(NoGrid::Impossible);
    }
    let chosen = below(random, grids.len() as u32) as usize;
    Ok(Some(grids.swap_remove(chosen)))
}
