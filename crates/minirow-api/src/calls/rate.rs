//! Calls that rate the difficulty of a board.

use minirow::Grid;
use minirow::answer::{Rated, Rating};
use minirow::logic::{Outcome, Path, Position};
use minirow::rating::{HodokuRating, Level, OwnRating, RateError, hodoku, own, se};
use serde::Serialize;

use crate::Fault;
use crate::board::OfBoard;
use crate::go_on::GoOn;

/// How hard a puzzle is, by scale.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct Rates {
    /// What a player has to know.
    level: Rated,
    /// By our own solving order.
    own: Rated,
    /// By Sudoku Explainer; for 9×9.
    se: Rated,
    /// By `HoDoKu`; for 9×9.
    hodoku: Rated,
}

/// Rates the givens; what the player has written does not count.
pub(crate) fn rate(input: OfBoard, go_on: GoOn<'_>) -> Result<Rates, Fault> {
    let known = input.board.known(go_on)?;
    let puzzle = &known.player.givens;
    let own = answered(own::path_with(puzzle, |_| go_on()))?;
    let level = match &own {
        Ok(_) => level(puzzle, go_on)?,
        Err(error) => Err(error.clone()),
    };
    let se = answered(se::rate_with(puzzle, |_| go_on()))?;
    let hodoku = answered(hodoku::path_with(puzzle, |_| go_on()))?;
    let is_solved = |own: &OwnRating| own.outcome == Outcome::Solved;
    Ok(Rates {
        level: Rated::of(&level, Rating::level),
        own: of_path(&own, |_, own| is_solved(own).then(|| Rating::own(own))),
        se: Rated::of(&se, Rating::se),
        hodoku: of_path(&hodoku, |path, own| {
            HodokuRating::of(path).map(|worth| Rating::hodoku(&worth, own))
        }),
    })
}

/// What a scale says, unless nobody waits for it any more.
fn answered<R>(rated: Result<R, RateError>) -> Result<Result<R, RateError>, Fault> {
    match rated {
        Err(RateError::Stopped(stopped)) => Err(stopped.into()),
        rated => Ok(rated),
    }
}

/// The level of a puzzle that has one solution.
fn level(puzzle: &Grid, go_on: GoOn<'_>) -> Result<Result<Level, RateError>, Fault> {
    let Ok(start) = Position::from_grid(puzzle) else { return Ok(Err(RateError::NoSolution)) };
    let path = Level::Fiendish.path(&start, |_| go_on())?;
    Ok(Level::of_path(&path).ok_or(RateError::Unsolved))
}

/// What a scale says of a path of its own.
fn of_path(
    path: &Result<Path, RateError>,
    rating: impl FnOnce(&Path, &OwnRating) -> Option<Rating>,
) -> Rated {
    match path {
        Err(error) => Rated { result: error.word(), rating: None },
        Ok(path) => {
            let own = OwnRating::of(path);
            rating(path, &own).map_or_else(|| Rated::unsolved(&own), Rated::with)
        }
    }
}
