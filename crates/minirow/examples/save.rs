//! Saves a game among a program's own data with serde, and reads it again.

use std::error::Error;

use minirow::{Digit, Grid, generate::Generator};
use serde::{Deserialize, Serialize};

#[derive(Debug, Deserialize, PartialEq, Serialize)]
struct Game {
    player: String,
    givens: Grid,
    digits: Grid,
}

fn main() -> Result<(), Box<dyn Error>> {
    let givens = Generator::classic().puzzle(0)?;
    let mut game = Game { player: "Ada".to_owned(), digits: givens.clone(), givens };
    let open = game.digits.geometry().cells().find(|&cell| game.digits.get(cell).is_none());
    game.digits.set(open.ok_or("a board with an empty cell")?, Digit::new(5));
    let text = serde_json::to_string(&game)?;
    assert_eq!(serde_json::from_str::<Game>(&text)?, game);
    println!("{text}");
    Ok(())
}
