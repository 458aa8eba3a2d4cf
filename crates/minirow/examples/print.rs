//! Prints a board in one line and drawn, with the numbers of its conflicts.

use std::error::Error;

use minirow::{Geometry, Grid};

fn main() -> Result<(), Box<dyn Error>> {
    let line = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    let puzzle = Grid::from_line(&Geometry::classic(), line)?;
    println!("{puzzle}\n{puzzle:#}");
    let six = Grid::from_line(
        &Geometry::with_blocks(2, 3)?,
        "1....1 ...... ...... ...... ...... ......",
    )?;
    println!("{six:#}\n{} digit stands twice in a house", six.duplicates().len());
    Ok(())
}
