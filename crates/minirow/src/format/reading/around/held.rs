//! Lines that are held until a row shows what they are.

use std::borrow::Cow;

use super::bare::{bare, is_long_board, shows_count};
use super::sort::Sort;

/// Lines since the last board that are none, until a row shows that they are not of it.
#[derive(Debug, Default)]
pub(in crate::format) struct Around {
    pub(in crate::format) held: Vec<(u64, String)>,
    len: usize,
    /// The last number that stood alone.
    number: Option<u64>,
    /// Whether an empty line or another of these came last.
    pub(in crate::format) is_apart: bool,
    /// Whether there was a board.
    pub(in crate::format) has_boards: bool,
    /// Whether lines are rows whatever they look like.
    pub(in crate::format) is_off: bool,
    /// Whether a number behind the colon of a line was that of solutions.
    has_counts: bool,
}

/// What titles of a board take; what goes beyond is a text of another kind.
const LONGEST: usize = 1 << 16;

impl Around {
    /// Keeps a line; false where there are too many of them.
    pub(in crate::format) fn hold(&mut self, number: u64, line: &str, sort: Sort) -> bool {
        if let Sort::Number(number) = sort {
            self.number = Some(number);
        }
        self.is_apart = true;
        self.len += line.len() + 1;
        self.held.push((number, line.to_owned()));
        self.len <= LONGEST
    }

    /// A line without what stands around its cells.
    pub(in crate::format) fn bare<'a>(&mut self, line: &'a str) -> Cow<'a, str> {
        if let Some((before, _)) = line.split_once(':') {
            let board = before.rsplit(' ').next().unwrap_or(before);
            self.has_counts |= shows_count(&line[before.len()..]) && is_long_board(board);
        }
        bare(line, self.has_counts)
    }

    pub(in crate::format) fn take(&mut self) -> Vec<(u64, String)> {
        self.len = 0;
        std::mem::take(&mut self.held)
    }

    /// Whether a number can stand here: first of all, apart from boards, or the last one or the next.
    pub(in crate::format) fn awaits(&self, number: u64) -> bool {
        let is_next =
            self.number.is_some_and(|last| number == last || number == last.saturating_add(1));
        self.is_apart || !self.has_boards || is_next
    }
}
