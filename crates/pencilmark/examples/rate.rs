//! Rates a puzzle as Sudoku Explainer and HoDoKu do, and tells its level.

use std::error::Error;
use std::ops::ControlFlow;

use pencilmark::logic::Position;
use pencilmark::logic::rating::{hodoku, level, se};
use pencilmark::{Grid, solve};

fn main() -> Result<(), Box<dyn Error>> {
    let puzzle: Grid =
        "..7....9....5....6.8...43....932...42.1.9.8.56...817....82...6.1....3....5....2.."
            .parse()?;
    if solve::count(&puzzle, 2) != 1 {
        return Err("only a puzzle with one solution has a rating".into());
    }
    let (explainer, hodoku) =
        se::rate(&puzzle).zip(hodoku::rate(&puzzle)).ok_or("not a board of 9x9")?;
    let level =
        level::level_while(&Position::from_grid(&puzzle)?, &mut || ControlFlow::Continue(()));
    println!("Sudoku Explainer {explainer}, HoDoKu {} ({})", hodoku.level, hodoku.score);
    println!("level {}", level.ok_or("beyond all levels")?);
    Ok(())
}
