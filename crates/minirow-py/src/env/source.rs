//! Where the puzzles of games come from.

use minirow::Grid;
use minirow::generate::{Found, Generator};
use minirow::solve::{Solutions, solutions};

use crate::patience::Patience;

/// Puzzles by number.
#[derive(Debug)]
pub(super) enum Source {
    /// Random ones, as asked.
    Random(Box<Generator>),
    /// Those of a list, over and over.
    Listed(Vec<Grid>),
}

impl Source {
    /// A puzzle with its solution.
    pub(super) fn puzzle(&self, number: u64, patience: &Patience) -> Result<(Grid, Grid), String> {
        let puzzle = match self {
            Self::Listed(puzzles) => puzzles[(number % puzzles.len() as u64) as usize].clone(),
            Self::Random(generator) => {
                match generator.search(number, |tally| patience.go_on(tally)) {
                    Ok(Found { puzzle: Some(puzzle), miss: 0, .. }) => puzzle,
                    Ok(Found { tries, .. }) => {
                        return Err(format!("no puzzle as requested among {tries} tries"));
                    }
                    Err(none) => return Err(none.to_string()),
                }
            }
        };
        match solutions(&puzzle) {
            Solutions::One(solution) => Ok((puzzle, solution)),
            _ => Err(format!("expected a puzzle with one solution, found {}", puzzle.to_line())),
        }
    }
}
