//! Explains how a puzzle is solved, and gives a hint.

use std::error::Error;

use minirow::logic::{Hint, HintLevel, PlayerBoard, Position, hint, path, tell};
use minirow::{Geometry, Grid, Names};

fn main() -> Result<(), Box<dyn Error>> {
    let line = "..7....9....5....6.8...43....932...42.1.9.8.56...817....82...6.1....3....5....2..";
    let puzzle = Grid::from_line(&Geometry::classic(), line)?;
    let names = Names::numbers(puzzle.geometry());
    let path = path(&Position::from_grid(&puzzle)?);
    for (number, step) in (1..).zip(&path.steps) {
        println!("{number:3}. {}: {}", step.technique, step.explain(&names));
    }
    println!("{}", path.outcome);
    let Hint::Step(step) = hint(&PlayerBoard::new(puzzle.clone()), None) else { return Ok(()) };
    HintLevel::ALL.iter().for_each(|&level| println!("{}", tell(&step, level, &names)));
    Ok(())
}
