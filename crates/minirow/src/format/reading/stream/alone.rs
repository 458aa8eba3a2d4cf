//! Lines of formats whose boards tell all about themselves.

use super::reader::Reader;
use crate::format::handle::Format;
use crate::format::reading::data::indented::begins_yaml;
use crate::format::reading::data::program::goes_on;
use crate::format::reading::error::ParseError;
use crate::format::reading::lines::text::is_blank;
use crate::format::reading::notation::{Alone, Piece};
use crate::format::reading::options::ReadOptions;
use crate::format::reading::record::{Record, Records};

impl Reader {
    /// Takes a line of what has begun; false where it is of something else.
    pub(super) fn goes_on_alone(&mut self, line: &str, out: &mut Records) -> bool {
        let Some(mut format) = self.alone.filter(|_| self.is_inside() || self.is_fence(line))
        else {
            return false;
        };
        if self.known.options.format.is_none() {
            if self.is_fence(line) {
                self.cutters.finish(self.alone.take(), &self.known, out);
                return false;
            }
            if self.cutters.leave_program(line) {
                self.alone = None;
                return false;
            }
            if self.cutters.leave_json(&self.known, line, out) {
                format = Format::CODE;
                self.alone = Some(format);
            }
        }
        self.take_piece(format, line, out);
        true
    }

    /// Whether a line ends a table that stands in a text for people.
    fn is_fence(&self, line: &str) -> bool {
        self.cutters.table().is_some() && line.trim_start().starts_with("```")
    }

    /// Whether a line with a key is one of YAML that holds a board, where nothing has begun before.
    pub(in crate::format) fn begins_yaml(&self, line: &str) -> bool {
        let format = self.known.options.format;
        self.shape.is_none()
            && self.alone.is_none()
            && self.pending.rows == 0
            && format.is_none_or(|format| format == Format::YAML)
            && begins_yaml(line)
    }

    /// The format of a line, where each board in that format tells all about itself.
    pub(super) fn alone_at(&self, line: &str) -> Option<Format> {
        if self.is_part || self.shape.as_deref().is_some_and(|_| !self.mixed) {
            return None;
        }
        let ReadOptions { format, column, .. } = &self.known.options;
        let table = column.as_ref().map(|_| Format::CSV);
        let named = format.or(table).or(self.alone.filter(|_| !self.mixed));
        match named {
            Some(format) => format.alone().map(|_| format),
            None => {
                let under_way = self.alone.filter(|_| self.mixed && self.goes_on(line));
                // Rules among facts look like a program.
                let is_free = |alone: &dyn Alone| {
                    under_way.is_none() || !matches!(alone.piece(), Piece::Program { .. })
                };
                let begins = |alone: &dyn Alone| is_free(alone) && alone.begins(line, &self.known);
                Format::all().find(|format| format.alone().is_some_and(begins)).or(under_way)
            }
        }
    }

    /// Whether the next line belongs to what has begun, whatever it looks like.
    pub(in crate::format) fn is_inside(&self) -> bool {
        self.cutters.is_inside() || (self.cutters.in_program() && !self.mixed)
    }

    /// Whether a line that looks like nothing else belongs to what has begun: what takes many lines
    /// goes on up to an empty one, where others may follow, and a program up to a row of cells.
    pub(in crate::format) fn goes_on(&self, line: &str) -> bool {
        if self.cutters.in_string() {
            return is_blank(line) || line.trim_start().starts_with('~');
        }
        let in_program = self.cutters.in_program();
        self.cutters.goes_on() && if in_program { goes_on(line) } else { !is_blank(line) }
    }

    pub(super) fn take_alone(&mut self, format: Format, line: &str, out: &mut Records) {
        self.end_board(out);
        if self.failed {
            return;
        }
        if self.alone.is_some_and(|before| before != format) {
            self.cutters.finish(self.alone, &self.known, out);
        }
        self.alone = Some(format);
        for (number, comment) in self.leading.take() {
            let line = std::mem::replace(&mut self.line, number);
            if matches!(format.alone().map(Alone::piece), Some(Piece::Lines(_))) {
                self.take_piece(format, &comment, out);
            }
            self.line = line;
        }
        self.take_piece(format, line, out);
    }

    /// Takes a line of a format whose boards tell all about themselves.
    fn take_piece(&mut self, format: Format, line: &str, out: &mut Records) {
        let before = out.len();
        self.cutters.take(format, &self.known, ((self.line, self.column), line), out);
        self.heed_failure(&out[before..]);
    }

    /// Nothing more comes behind an error that holds for the whole text.
    pub(super) fn heed_failure(&mut self, out: &[Result<Record, ParseError>]) {
        let is_general =
            |record: &Result<_, ParseError>| matches!(record, Err(e) if e.kind.is_general());
        self.failed |= out.iter().any(is_general) && !self.mixed;
    }
}
