//! Emptying the cells of a few digits and filling them again, on any geometry.

use std::ops::ControlFlow;

use crate::board::{Digit, Geometry, Grid};
use crate::generate::random::{BoardRandom, below, shuffle};
use crate::solve::{Event, Gear, Plan};

/// How many digits are emptied at a time.
const DIGITS: usize = 3;
/// Where there are more ways to fill them again, or they take more guesses, all stays as it was.
const MOST_WAYS: usize = 60;
const MOST_GUESSES: u64 = 300;

/// Empties the cells of three digits and fills them in one of all ways there are, again and again.
///
/// The ways do not depend on which one there was, so none is more likely than its reverse. A board
/// whose digits can only be exchanged as a whole stays what it is.
pub(super) fn mix(geometry: &Geometry, values: &mut [u8], random: &mut BoardRandom) {
    let side = usize::from(geometry.digit_count());
    // A round takes time in proportion to the cells, and small boards can afford more of them.
    let rounds = (800 / geometry.cell_count()).max(4);
    let mut digits: Vec<u8> = (0..geometry.digit_count()).collect();
    let plan = Plan::default().gear(Gear::Singles);
    let mut start = Grid::new(geometry);
    for (cell, &value) in geometry.cells().zip(&*values) {
        start.set(cell, Some(Digit::from_index(value.into())));
    }
    for _ in 0..rounds {
        shuffle(random, &mut digits);
        let emptied = &digits[..DIGITS.min(side)];
        let cells: Vec<_> =
            geometry.cells().filter(|cell| emptied.contains(&values[cell.index()])).collect();
        for &cell in &cells {
            start.set(cell, None);
        }
        let mut ways: Vec<Vec<Option<Digit>>> = Vec::new();
        let tally = plan.each(&start, |event| match event {
            Event::Node(done) if done.guesses >= MOST_GUESSES => ControlFlow::Break(()),
            Event::Solution(_) if ways.len() == MOST_WAYS => ControlFlow::Break(()),
            Event::Node(_) => ControlFlow::Continue(()),
            Event::Solution(grid) => {
                ways.push(cells.iter().map(|&cell| grid.get(cell)).collect());
                ControlFlow::Continue(())
            }
        });
        if !tally.stopped {
            let way = &ways[below(random, ways.len() as u32) as usize];
            for (&cell, digit) in cells.iter().zip(way) {
                values[cell.index()] = digit.map_or(0, Digit::index) as u8;
            }
        }
        for &cell in &cells {
            start.set(cell, Some(Digit::from_index(values[cell.index()].into())));
        }
    }
}
