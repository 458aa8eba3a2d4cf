//! Calls that draw boards as pictures.

use pencilmark::scene::{Paper, Style, SvgOptions, draw as draw_paper, svg};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Fault;
use crate::board::{Board, Known};
use crate::registry::{GoOn, ask};

/// A board to draw.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Drawing {
    board: Board,
}

/// A picture.
#[derive(Serialize, JsonSchema)]
pub(crate) struct Picture {
    pub(crate) svg: String,
}

pub(crate) fn draw(input: Drawing, go_on: GoOn<'_>) -> Result<Picture, Fault> {
    let known = input.board.known(go_on)?;
    let drawing = draw_paper(&paper(&known), None, &known.names(), &Style::default());
    ask(go_on)?;
    Ok(Picture { svg: svg(&drawing, &SvgOptions::default()) })
}

/// What stands on a board.
pub(crate) fn paper(known: &Known) -> Paper {
    let player = &known.player;
    Paper {
        digits: player.digits.clone(),
        candidates: player.candidates.clone(),
        ..Paper::new(player.givens.clone())
    }
}
