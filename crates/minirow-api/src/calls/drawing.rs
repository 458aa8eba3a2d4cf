//! Calls that draw boards and QR codes as pictures.

use minirow::scene::{Style, SvgOptions, draw as draw_paper, svg};
use minirow_print::qr as draw_code;
use serde::{Deserialize, Serialize};

use crate::Fault;
use crate::board::Board;
use crate::go_on::{GoOn, ask};

/// A board to draw.
#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct Drawing {
    board: Board,
}

/// A picture.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct Picture {
    svg: String,
}

pub(crate) fn draw(input: Drawing, go_on: GoOn<'_>) -> Result<Picture, Fault> {
    let known = input.board.known_with_rules(go_on)?;
    let drawing = draw_paper(&known.paper(), None, &known.names(), &Style::default());
    ask(go_on)?;
    Ok(Picture { svg: svg(&drawing, &SvgOptions::default()) })
}

/// A text for a QR code.
#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct Coding {
    text: String,
}

pub(crate) fn qr(input: Coding, _: GoOn<'_>) -> Result<Picture, Fault> {
    let drawing = draw_code(&input.text).map_err(Fault::input)?;
    Ok(Picture { svg: svg(&drawing, &SvgOptions::default().unit(4.0)) })
}
