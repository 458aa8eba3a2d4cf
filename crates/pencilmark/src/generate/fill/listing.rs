//! Boards so small that all their grids are listed.

use std::ops::ControlFlow;

use rand::Rng;

use super::filling::NoGrid;
use crate::board::{Digit, Geometry, Grid};
use crate::generate::random::below;
use crate::solve::{Event, Gear, Plan, Tally};

/// With the first row in order there are at most 1344 grids of 5×5, and a million of 6×6.
pub(super) const LARGEST_SIDE: u8 = 5;

/// One of all grids whose first row is in order, each as likely as the others.
pub(super) fn any(
    geometry: &Geometry,
    random: &mut impl Rng,
    mut go_on: impl FnMut(Tally) -> ControlFlow<()>,
) -> Result<Vec<u8>, NoGrid> {
    let mut start = Grid::new(geometry);
    for (cell, digit) in geometry.cells().zip(geometry.digits()) {
        start.set(cell, Some(digit));
    }
    let mut grids: Vec<Vec<u8>> = Vec::new();
    let plan = Plan { gear: Some(Gear::Singles), ..Plan::default() };
    let tally = plan.each(&start, |event| match event {
        Event::Node(done) => go_on(done),
        Event::Solution(grid) => {
            let indices = geometry.cells().map(|cell| grid.get(cell).map_or(0, Digit::index) as u8);
            grids.push(indices.collect());
            ControlFlow::Continue(())
        }
    });
    if tally.stopped {
        return Err(NoGrid::Stopped(tally));
    }
    if grids.is_empty() {
        return Err(NoGrid::Impossible);
    }
    let chosen = below(random, grids.len() as u32) as usize;
    Ok(grids.swap_remove(chosen))
}
