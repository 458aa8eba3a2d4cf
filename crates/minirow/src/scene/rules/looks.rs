//! The colours of rules.

use super::super::bands::mixed;
use super::super::{Color, Style};

/// The colours of rules in a style.
pub(super) struct Looks {
    /// What is below all; white where the style has no ground.
    pub(super) ground: Color,
    /// Outlines, dots, signs and numbers.
    pub(super) ink: Color,
    /// Thin lines and shapes that stay behind digits.
    pub(super) soft: Color,
    /// Thermometers, and shapes of cells.
    pub(super) shade: Color,
    /// Cells as a whole, on which these are seen.
    pub(super) pale: Color,
    /// The colours of lines and areas, by their place in [`Style::rules`].
    lines: [Color; 8],
    /// The same, pale.
    tints: [Color; 8],
}

/// The hues of lines, by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Hue {
    Green,
    Purple,
    Blue,
    Orange,
    Teal,
    Pink,
    Brown,
    Yellow,
}

impl Looks {
    pub(super) fn of(style: &Style) -> Self {
        let ground = style.ground.unwrap_or(Color::WHITE);
        let mix = |part| mixed(style.given, ground, part);
        let tints = style.rules.map(|color| mixed(color, ground, 0.35));
        Self {
            ground,
            ink: mix(0.85),
            soft: mix(0.5),
            shade: mix(0.22),
            pale: mix(0.1),
            lines: style.rules,
            tints,
        }
    }

    /// The colour of a line.
    pub(super) fn line(&self, hue: Hue) -> Color {
        self.lines[hue as usize]
    }

    /// The same, pale, for areas.
    pub(super) fn tint(&self, hue: Hue) -> Color {
        self.tints[hue as usize]
    }
}
