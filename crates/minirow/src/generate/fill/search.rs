//! A search for some grid, for geometries that nothing quicker is known for.

use crate::generate::random::BoardRandom;
use crate::progress::{Progress, Tally};
use std::ops::ControlFlow;

use super::no_grid::NoGrid;
use crate::board::{Digit, Geometry, Grid};
use crate::solve::{Event, Gear, Plan};

/// A grid whose first house is in order.
pub(super) fn any(
    geometry: &Geometry,
    random: &mut BoardRandom,
    progress: &mut dyn Progress,
) -> Result<Vec<u8>, NoGrid> {
    let mut start = Grid::new(geometry);
    let first = geometry.houses().next().map_or(&[][..], |house| geometry.cells_of(house));
    for (&cell, digit) in first.iter().zip(geometry.digits()) {
        start.set(cell, Some(digit));
    }
    let grid = complete(&start, random, progress)?;
    Ok(geometry.cells().map(|cell| grid.get(cell).map_or(0, Digit::index) as u8).collect())
}

/// A complete grid with the digits of another one, by random choices; where they lead nowhere, others
/// are made, by turns with a start of clause learning, and with twice the budget each time.
///
/// Irregular blocks beyond 16×16 are hard to fill by choices: blocks that nearly are rows leave
/// contradictions that subsets do not show. Clauses take a 25×25 board from 0.3 to 12 s, as luck
/// has it, and several starts do better than one.
pub(super) fn complete(
    start: &Grid,
    random: &mut BoardRandom,
    progress: &mut dyn Progress,
) -> Result<Grid, NoGrid> {
    let mut before = Tally::default();
    // A grid takes half as many guesses as cells where none of them is wrong.
    let mut budget_of_choices = 2 * start.empty_len() as u64 + 10;
    let mut is_turn_of_clauses = false;
    loop {
        let gear = if is_turn_of_clauses { Some(Gear::Batsat) } else { None };
        let plan = Plan { gear, seed: random.next_u64() >> 32, shuffled: true };
        let budget = if is_turn_of_clauses { 8 * budget_of_choices } else { budget_of_choices };
        let mut found = None;
        let mut is_told_to_stop = false;
        let tally = plan.each(start, |event| match event {
            Event::Node(done) => {
                let all = before.and(done);
                is_told_to_stop = progress(all).is_break();
                if is_told_to_stop || done.nodes() >= budget {
                    return ControlFlow::Break(());
                }
                ControlFlow::Continue(())
            }
            Event::Solution(grid) => {
                found = Some(grid.clone());
                ControlFlow::Break(())
            }
        });
        before = before.and(tally);
        match found {
            Some(grid) => return Ok(grid),
            None if is_told_to_stop => return Err(NoGrid::Stopped(before)),
            None if !tally.stopped => return Err(NoGrid::Impossible),
            None => {
                if is_turn_of_clauses {
                    budget_of_choices *= 2;
                }
                is_turn_of_clauses = !is_turn_of_clauses;
            }
        }
    }
}
