//! Lists the solutions of a board until a time is over.

use std::error::Error;
use std::time::{Duration, Instant};

use minirow::solve::solutions_of;
use minirow::{Geometry, Grid};

fn main() -> Result<(), Box<dyn Error>> {
    let open = Grid::new(&Geometry::of_side(9)?);
    let end = Instant::now() + Duration::from_millis(50);
    let grids: Vec<Grid> = solutions_of(&open).take_while(|_| Instant::now() < end).collect();
    let last = grids.last().ok_or("none in this time")?;
    println!("{} solutions in 50 ms, the last of them\n{last:#}", grids.len());
    Ok(())
}
