//! What the author of a board says of its rules, between the caption and the board.

use pencilmark::scene::{Anchor, Drawing, Point, Weight};

use crate::arrange::Area;
use crate::line::{Look, put, wrapped};
use crate::slot::{Beside, Slot};
use crate::{Fonts, PrintError, Setup};

/// How much of its size a board may lose for its rules; none where its digits are to be large.
const MOST_LOST: f64 = 0.25;

/// A slot with room for rules above the board, and their lines: as many as there is room for.
pub(crate) fn with_board_rules(
    text: &str,
    area: Area,
    caption: f64,
    setup: &Setup,
    fonts: &Fonts,
) -> Result<(Slot, Vec<String>), PrintError> {
    let beside = Beside::of(setup);
    let plain = Slot::new(area, caption, beside);
    if text.is_empty() {
        return Ok((plain, Vec::new()));
    }
    let least = plain.board.width * if setup.is_large { 1.0 } else { 1.0 - MOST_LOST };
    let slot_of = |lines: &[String]| {
        Slot::new(area, caption + (lines.len() as f64 + 0.5) * leading(setup), beside)
    };
    let mut lines = wrapped(fonts, text, plain.board.width, look(setup))?;
    if slot_of(&lines).board.width < plain.board.width {
        lines = wrapped(fonts, text, least, look(setup))?;
    }
    let all = lines.len();
    while !lines.is_empty() && slot_of(&lines).board.width < least {
        lines.pop();
    }
    let is_cut = lines.len() < all;
    if let Some(last) = lines.last_mut().filter(|_| is_cut) {
        last.push_str(" …");
    }
    let slot = if lines.is_empty() { plain } else { slot_of(&lines) };
    Ok((slot, lines))
}

/// Draws the lines above the board.
pub(crate) fn draw_board_rules(
    page: &mut Drawing,
    fonts: &Fonts,
    slot: Slot,
    lines: &[String],
    setup: &Setup,
) -> Result<(), PrintError> {
    let room = (lines.len() as f64 + 0.5) * leading(setup);
    for (number, line) in (1..).zip(lines) {
        let down = slot.board.top - room + f64::from(number) * leading(setup);
        let at = (Point(slot.board.left, down), Anchor::Start, slot.board.width);
        put(page, fonts, line, at, look(setup))?;
    }
    Ok(())
}

fn look(setup: &Setup) -> Look {
    Look {
        class: "rules",
        size: setup.text(),
        weight: Weight::Regular,
        color: setup.style.candidate,
    }
}

/// From one line to the next.
fn leading(setup: &Setup) -> f64 {
    setup.text() * 1.35
}
