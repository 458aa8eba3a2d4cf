//! Rates a puzzle as Sudoku Explainer and HoDoKu do, and tells its level.

use std::error::Error;

use minirow::rating::{hodoku, level, se};
use minirow::{Geometry, Grid};

fn main() -> Result<(), Box<dyn Error>> {
    let line = "..7....9....5....6.8...43....932...42.1.9.8.56...817....82...6.1....3....5....2..";
    let puzzle = Grid::from_line(&Geometry::classic(), line)?;
    let hodoku = hodoku::rate(&puzzle)?;
    let explainer = se::rate(&puzzle)?;
    println!("Sudoku Explainer {explainer}, HoDoKu {} ({})", hodoku.level, hodoku.score);
    println!("level {}", level::rate(&puzzle)?);
    Ok(())
}
