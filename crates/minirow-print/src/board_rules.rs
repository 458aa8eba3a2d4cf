//! What the author of a board says of its rules, between the caption and the board.

use minirow::scene::{Anchor, Drawing, Point, Weight};

use crate::arrange::Area;
use crate::line::{Look, put, wrapped};
use crate::slot::{Beside, Slot};
use crate::{Fonts, PrintError, Setup};

/// How much of its size a board may lose for its rules; none where its digits are to be large.
const MOST_LOST: f64 = 0.25;

/// The sizes that the text is tried in, as parts of the usual one.
const SIZES: [f64; 3] = [1.0, 0.85, 0.7];

/// The lines above a board.
pub(crate) struct BoardRules {
    lines: Vec<String>,
    /// The size of the text.
    size: f64,
    /// Whether there was no room for the last words.
    pub(crate) is_cut: bool,
}

/// A slot with room for rules above the board, and their lines: as many as there is room for.
pub(crate) fn with_board_rules(
    text: &str,
    area: Area,
    (caption, beside): (f64, Beside),
    setup: &Setup,
    fonts: &Fonts,
) -> Result<(Slot, BoardRules), PrintError> {
    let plain = Slot::new(area, caption, beside);
    let mut rules = BoardRules { lines: Vec::new(), size: setup.text(), is_cut: false };
    if text.is_empty() {
        return Ok((plain, rules));
    }
    let least = plain.board.width * if setup.is_large { 1.0 } else { 1.0 - MOST_LOST };
    let slot_of = |rules: &BoardRules| Slot::new(area, caption + rules.room(), beside);
    let sizes = SIZES.map(|part| setup.text() * part);
    for size in sizes.into_iter().take(if setup.is_large { 1 } else { SIZES.len() }) {
        rules.size = size;
        rules.lines = wrapped(fonts, text, plain.board.width, rules.look(setup))?;
        if slot_of(&rules).board.width < plain.board.width {
            rules.lines = wrapped(fonts, text, least, rules.look(setup))?;
        }
        if slot_of(&rules).board.width >= least {
            return Ok((slot_of(&rules), rules));
        }
    }
    rules.is_cut = true;
    while !rules.lines.is_empty() && slot_of(&rules).board.width < least {
        rules.lines.pop();
    }
    if let Some(last) = rules.lines.last_mut() {
        last.push_str(" …");
    }
    let slot = if rules.lines.is_empty() { plain } else { slot_of(&rules) };
    Ok((slot, rules))
}

impl BoardRules {
    /// How much of the height the lines take.
    fn room(&self) -> f64 {
        (self.lines.len() as f64 + 0.5) * self.leading()
    }

    /// From one line to the next.
    fn leading(&self) -> f64 {
        self.size * 1.35
    }

    fn look(&self, setup: &Setup) -> Look {
        Look {
            class: "rules",
            size: self.size,
            weight: Weight::Regular,
            color: setup.style.candidate,
        }
    }
}

/// Draws the lines above the board.
pub(crate) fn draw_board_rules(
    page: &mut Drawing,
    fonts: &Fonts,
    slot: Slot,
    rules: &BoardRules,
    setup: &Setup,
) -> Result<(), PrintError> {
    for (number, line) in (1..).zip(&rules.lines) {
        let down = slot.board.top - rules.room() + f64::from(number) * rules.leading();
        let at = (Point(slot.board.left, down), Anchor::Start, slot.board.width);
        put(page, fonts, line, at, rules.look(setup))?;
    }
    Ok(())
}
