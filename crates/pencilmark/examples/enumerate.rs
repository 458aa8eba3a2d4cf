//! Lists the solutions of a board until a time is over.

use std::error::Error;
use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use pencilmark::solve::{Event, each};
use pencilmark::{Geometry, Grid};

fn main() -> Result<(), Box<dyn Error>> {
    let open = Grid::new(&Geometry::of_side(9)?);
    let end = Instant::now() + Duration::from_millis(50);
    let mut last = None;
    let tally = each(&open, |event| {
        if let Event::Solution(grid) = event {
            last = Some(grid.clone());
        }
        if Instant::now() < end { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    println!("{} solutions in 50 ms, the last of them\n{:#}", tally.solutions, last.ok_or("none")?);
    Ok(())
}
