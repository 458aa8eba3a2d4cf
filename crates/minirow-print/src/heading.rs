//! Headings: in one line where that is wide enough, else in smaller type and several lines.

use crate::line::{Look, wrapped};
use crate::{Fonts, PrintError, Setup};

/// A heading as it stands on a page.
#[derive(Debug)]
pub(crate) struct Heading {
    lines: Vec<String>,
    pub(crate) look: Look,
}

/// The sizes that a heading is tried in, as parts of the usual one.
const SIZES: [f64; 3] = [1.0, 0.85, 0.7];

/// From one line to the next, as a part of the size.
const LEADING: f64 = 1.3;

/// What is below the last line, as a part of the size.
const BELOW: f64 = 0.7;

impl Heading {
    /// A text in as few lines as it takes, all of it.
    pub(crate) fn new(
        text: &str,
        width: f64,
        setup: &Setup,
        fonts: &Fonts,
    ) -> Result<Self, PrintError> {
        let usual = Look::heading(setup);
        let mut heading = Self { lines: Vec::new(), look: usual };
        if width <= usual.size {
            // There is no room for boards either, which is told.
            return Ok(heading);
        }
        for part in SIZES {
            heading.look = Look { size: usual.size * part, ..usual };
            heading.lines = wrapped(fonts, text, width, heading.look)?;
            if heading.lines.len() <= 1 {
                break;
            }
        }
        Ok(heading)
    }

    /// The room of a heading in one line.
    pub(crate) fn usual_room(setup: &Setup) -> f64 {
        Look::heading(setup).size * (1.0 + BELOW)
    }

    /// The room that it takes.
    pub(crate) fn room(&self) -> f64 {
        let further = self.lines.len().saturating_sub(1) as f64;
        self.look.size * (1.0 + further * LEADING + BELOW)
    }

    /// The lines, each with how far down its base line is.
    pub(crate) fn lines(&self) -> impl Iterator<Item = (&str, f64)> {
        let down = |number: usize| self.look.size * (1.0 + number as f64 * LEADING);
        self.lines.iter().enumerate().map(move |(number, line)| (line.as_str(), down(number)))
    }
}
