//! Constraint strings: one over several lines, or one in each.
//!
//! The program that they belong to takes a text for one string, and lists with a string in each line exist as well.
//! So lines that cannot be a board by themselves are one together, and others one each; where a text has both, that is
//! an error.

use std::sync::Arc;

use super::iss_line::IssLine;
use crate::format::handle::Format;
use crate::format::reading::error::{ParseError, ParseErrorKind};
use crate::format::reading::known::Known;
use crate::format::reading::lines::text::{is_blank, is_comment};
use crate::format::reading::record::{Record, Records};
use crate::format::reading::remedy::Remedy;

/// The string under way.
#[derive(Debug, Default)]
pub(in crate::format) struct Strings {
    first_line: u64,
    text: String,
    /// How many lines without items came last.
    gap: usize,
    /// How many groups of items are open.
    depth: usize,
    way: Way,
}

/// How lines make strings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Way {
    #[default]
    Unknown,
    Joined,
    Each,
    /// What follows an error is not taken.
    Failed,
}

/// No string is longer, line ends included.
const LONGEST: usize = 1 << 19;

impl Strings {
    /// Whether the next line may belong to the string under way.
    pub(super) fn goes_on(&self) -> bool {
        matches!(self.way, Way::Joined | Way::Failed)
    }

    pub(super) fn take(
        &mut self,
        format: Format,
        known: &Arc<Known>,
        (number, line): (u64, &str),
        out: &mut Records,
    ) {
        if is_blank(line) || is_comment(line) {
            self.gap += 1;
            return;
        }
        let shown = IssLine::of(line, self.depth);
        let found = match known.options.whole {
            Some(true) => Way::Joined,
            Some(false) => Way::Each,
            None if shown.is_whole => Way::Each,
            None => Way::Joined,
        };
        match self.way {
            Way::Unknown => self.way = found,
            Way::Failed => return,
            way if way != found => return self.fail(mixture(number), out),
            _ => {}
        }
        if self.way == Way::Each {
            out.push(Ok(Record::alone((number, 1), line.to_owned(), format, known.clone())));
            return;
        }
        if self.text.len() + self.gap + line.len() > LONGEST {
            let expected = format!("the end of a constraint string within {LONGEST} bytes");
            return self.fail(ParseError::new((number, 1), expected, "more"), out);
        }
        match self.text.is_empty() {
            true => self.first_line = number,
            false => self.text.extend(std::iter::repeat_n('\n', 1 + self.gap)),
        }
        self.text.push_str(line);
        (self.gap, self.depth) = (0, shown.depth);
    }

    /// Gives out the string that is complete.
    pub(super) fn finish(self, format: Format, known: &Arc<Known>, out: &mut Records) {
        if !self.text.is_empty() {
            let place = (self.first_line, 1);
            out.push(Ok(Record::alone(place, self.text, format, known.clone())));
        }
    }

    fn fail(&mut self, error: ParseError, out: &mut Records) {
        *self = Self { way: Way::Failed, ..Self::default() };
        out.push(Err(error.of(ParseErrorKind::Format).with(Remedy::Whole)));
    }
}

fn mixture(line: u64) -> ParseError {
    let expected = "a constraint string in each line, or one string with an item in each line";
    ParseError::new((line, 1), expected, "lines of both kinds")
}
