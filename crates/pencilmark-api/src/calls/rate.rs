//! Calls that rate the difficulty of a board.

use pencilmark::logic::rating::{hodoku, level, own, se};
use pencilmark::logic::{Outcome, Position, Technique};
use schemars::JsonSchema;
use serde::Serialize;

use crate::Fault;
use crate::board::OfBoard;
use crate::go_on::GoOn;
use crate::step::points;

/// How hard a puzzle is, on several scales.
#[derive(Serialize, JsonSchema)]
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
#[derive(Serialize, JsonSchema)]
struct Explainer {
    er: f64,
    ep: f64,
    ed: f64,
}

#[derive(Serialize, JsonSchema)]
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
    let mut stopped = false;
    let mut watch = || {
        let flow = go_on();
        stopped |= flow.is_break();
        flow
    };
    let level = level::level_while(&start, &mut watch);
    let path = pencilmark::logic::path_while(&start, &mut watch);
    let own = own::Rating::of(&path);
    let se = match se::rate_while(puzzle, |_| watch()) {
        Ok(rating) => rating.filter(|rating| rating.hardest < se::BEYOND),
        Err(_) => return Err(Fault::limit()),
    };
    let hodoku = hodoku::path_while(puzzle, &mut watch)
        .filter(|path| path.outcome == Outcome::Solved)
        .map(|path| hodoku::rating(&path));
    if stopped {
        return Err(Fault::limit());
    }
    let hardest = path.hardest().map(|step| step.technique);
    Ok(Rated {
        level: level.map(level::Level::name),
        rating: points(own.hardest),
        technique: hardest.map(Technique::name),
        title: hardest.map(Technique::title),
        steps: own.steps_len(),
        se: se.map(|rating| Explainer {
            er: points(rating.hardest),
            ep: points(rating.to_first_digit),
            ed: points(rating.first),
        }),
        hodoku: hodoku.map(|rating| Hodoku {
            level: rating.level.to_string().to_lowercase(),
            score: rating.score,
        }),
    })
}
