//! Calls that rate the difficulty of a board.

use minirow::logic::{Position, Technique, path_with};
use minirow::rating::{Level, OwnRating, RateError, hodoku, se};
use serde::Serialize;

use crate::Fault;
use crate::board::OfBoard;
use crate::go_on::GoOn;

/// How hard a puzzle is, on several scales.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct Rated {
    /// What a player has to know, from `beginner` to `fiendish`; missing where no technique goes on.
    #[serde(skip_serializing_if = "Option::is_none")]
    level: Option<&'static str>,
    /// By our own solving order.
    rating: f64,
    /// The name of the hardest technique in that.
    #[serde(skip_serializing_if = "Option::is_none")]
    technique: Option<&'static str>,
    /// What people call it.
    #[serde(skip_serializing_if = "Option::is_none")]
    title: Option<&'static str>,
    /// How many steps that takes.
    steps: usize,
    /// Sudoku Explainer's numbers; for 9×9.
    #[serde(skip_serializing_if = "Option::is_none")]
    se: Option<Explainer>,
    /// `HoDoKu`'s level and score; for 9×9.
    #[serde(skip_serializing_if = "Option::is_none")]
    hodoku: Option<Hodoku>,
}

/// Sudoku Explainer's numbers.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
struct Explainer {
    er: f64,
    ep: f64,
    ed: f64,
}

#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
struct Hodoku {
    level: String,
    score: u32,
}

/// Rates the givens; what the player has written does not count.
pub(crate) fn rate(input: OfBoard, go_on: GoOn<'_>) -> Result<Rated, Fault> {
    let known = input.board.known(go_on)?;
    let puzzle = &known.player.givens;
    let start = Position::from_grid(puzzle)
        .map_err(|contradiction| Fault::input(contradiction.explain(&known.names())))?;
    let level = Level::of_path(&Level::Fiendish.path(&start, |_| go_on())?);
    let path = path_with(&start, Technique::all(), |_| go_on())?;
    let own = OwnRating::of(&path);
    let se = rated(se::rate_with(puzzle, |_| go_on()))?;
    let hodoku = rated(hodoku::rate_with(puzzle, |_| go_on()))?;
    let hardest = path.hardest().map(|step| step.technique);
    Ok(Rated {
        level: level.map(Level::name),
        rating: own.hardest.into(),
        technique: hardest.map(Technique::name),
        title: hardest.map(Technique::title),
        steps: own.steps_len(),
        se: se.filter(|rating| rating.hardest < se::BEYOND).map(|rating| Explainer {
            er: rating.hardest.into(),
            ep: rating.to_first_digit.into(),
            ed: rating.first.into(),
        }),
        hodoku: hodoku.filter(|rating| rating.is_solved).map(|rating| Hodoku {
            level: rating.level.to_string().to_ascii_lowercase(),
            score: rating.score,
        }),
    })
}

/// A rating on a scale that is not for every board.
fn rated<R>(rated: Result<R, RateError>) -> Result<Option<R>, Fault> {
    match rated {
        Ok(rating) => Ok(Some(rating)),
        Err(RateError::Stopped(stopped)) => Err(stopped.into()),
        Err(_) => Ok(None),
    }
}
