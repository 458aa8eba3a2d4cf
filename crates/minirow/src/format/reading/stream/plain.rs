//! Lines with a sign in each of their cells.

use std::borrow::Cow;

use super::reader::Reader;
use crate::format::empty;
use crate::format::reading::around::blanks::{shown_line, unquoted};
use crate::format::reading::lines::text::{is_comment, is_frame};

impl Reader {
    /// A line with `.` in its empty cells, where they are blanks or have a sign that is named.
    pub(in crate::format) fn plain<'a>(&self, line: &'a str) -> Cow<'a, str> {
        let is_first = self.pending.rows == 0;
        if let Some(other) = self.between.instead(line, is_first).filter(|_| !self.mixed) {
            return Cow::Owned(other);
        }
        if let Some(places) = self.places.as_ref().filter(|_| !self.mixed) {
            return Cow::Owned(shown_line(line, places));
        }
        if let Some(bare) = unquoted(line) {
            return Cow::Owned(bare);
        }
        let sign = self.known.options.empty.filter(|&sign| sign == '#' || !is_comment(line));
        empty::plain(line, sign.filter(|_| !is_frame(line, 0)))
    }
}
