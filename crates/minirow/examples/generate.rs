//! Makes puzzles of a level whose givens are symmetric.

use std::error::Error;

use minirow::rating::Level;
use minirow::{Symmetry, generate::Generator};

fn main() -> Result<(), Box<dyn Error>> {
    let hard = Generator::classic().level(Level::Hard).symmetry(Symmetry::HalfTurn).seed(7);
    for puzzle in hard.puzzles().take(3) {
        println!("{}", puzzle?);
    }
    Ok(())
}
