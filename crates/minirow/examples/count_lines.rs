//! Counts which of the boards in a file, one in each line, have one solution.

use std::error::Error;
use std::fs;

use minirow::{Geometry, Grid, solve};

fn main() -> Result<(), Box<dyn Error>> {
    let path =
        std::env::args().nth(1).filter(|path| fs::exists(path).is_ok_and(|is_there| is_there));
    let path =
        path.unwrap_or_else(|| concat!(env!("CARGO_MANIFEST_DIR"), "/examples/boards.txt").into());
    let geometry = Geometry::classic();
    let mut counts = [0; 3];
    for line in fs::read_to_string(path)?.lines() {
        counts[solve::count(&Grid::from_line(&geometry, line)?, 2) as usize] += 1;
    }
    let [none, one, several] = counts;
    println!("{none} without a solution, {one} with one, {several} with several");
    Ok(())
}
