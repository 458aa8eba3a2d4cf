//! Takes the next line, whatever it is.

use std::borrow::Cow;
use std::sync::Arc;

use super::pending::{Pending, shows_format};
use super::reader::Reader;
use crate::board::Geometry;
use crate::format::reading::around::header;
use crate::format::reading::around::rulers::Between;
use crate::format::reading::around::sort;
use crate::format::reading::error::{ParseError, ParseErrorKind};
use crate::format::reading::lines::frames::{self, Shown};
use crate::format::reading::lines::text::{Text, is_blank, is_comment, is_frame};
use crate::format::reading::record::{LONGEST_BOARD, Records};
use crate::format::unicode::visible;

impl Reader {
    pub(in crate::format) fn take(&mut self, line: &str, out: &mut Records) {
        if self.failed {
            return;
        }
        if self.goes_on_alone(line, out) {
            return;
        }
        let is_alone = self.is_part || self.around.is_off || self.names_alone();
        if !is_alone && self.latex.passes_over(line) {
            if line.contains("\\end{") {
                self.end_board(out);
            }
            return;
        }
        let bare = if is_alone { Cow::Borrowed(line) } else { self.around.bare(line) };
        let row = if is_alone { None } else { self.latex.row(&bare) };
        let line = row.as_deref().unwrap_or(&bare);
        if self.takes_header(line, out) {
            return;
        }
        if let Some(format) = self.alone_at(line) {
            self.around.take();
            self.take_alone(format, line, out);
            return;
        }
        if self.mixed && self.cutters.goes_on() {
            self.cutters.finish(self.alone, &self.known, out);
        }
        let line = &*visible(line, self.known.options.empty);
        let line = &*self.plain(line);
        let line = &*self.open_row(line);
        if is_blank(line) {
            self.around.is_apart = true;
            if self.is_gap() {
                self.pending.push(self.line, "", false, None);
                self.pending.after_gap = true;
                self.pending.band.get_or_insert(self.pending.rows);
            } else {
                self.end_board(out);
                self.end_lines_of_16(out);
            }
            return;
        }
        self.pending.after_gap = false;
        let shape = self.shape.as_deref().filter(|_| !self.mixed);
        let dash_row = shape.map_or(self.pending.dash_row, |shape| shape.dash_row);
        let is_row = !is_comment(line) && !is_frame(line, dash_row);
        if is_comment(line) && self.pending.text.is_empty() {
            self.leading.push(self.line, line);
            return;
        }
        self.leading.clear();
        if is_row && !is_alone && self.goes_around(line, out) {
            return;
        }
        let shape = self.shape.as_deref().filter(|_| !self.mixed);
        let is_inside = self.pending.rows > 0 && !self.pending.is_list;
        if is_row
            && is_inside
            && shape.is_none()
            && shows_format(line, self.side())
            && !self.goes_on_in_frame(line)
        {
            // A board in one line is no row of the board before it.
            self.end_board(out);
            if self.failed {
                return;
            }
        }
        if self.pending.rows == 0 && self.pending.text.len() > LONGEST_FRAME {
            self.pending = Pending::default();
        }
        if self.pending.text.len() > LONGEST_BOARD {
            let expected = format!("the end of a board within {LONGEST_BOARD} bytes");
            out.push(Err(ParseError::new((self.line, 1), expected, "more")));
            self.pending = Pending::default();
        }
        let side = self.side();
        self.pending.push(self.line, line, is_row, side);
        if is_row {
            self.heed_dash(line);
        } else {
            self.take_dashes(out);
        }
        match self.shape.as_deref().filter(|_| !self.mixed) {
            Some(shape) if self.pending.rows >= shape.lines() => self.end_board(out),
            None if self.pending.rows > 0 && self.pending.rows >= self.pending.enough => {
                self.decide(true, out);
            }
            _ => {}
        }
    }

    /// A row of a spreadsheet whose cells are all blank, with a sign in the first: tabs alone are like an empty line.
    fn open_row<'a>(&self, line: &'a str) -> Cow<'a, str> {
        let tabs = |line: &str| line.matches('\t').count();
        let is_row = is_blank(line) && line.contains('\t') && {
            let rows = self.pending.text.lines().find(|row| !is_blank(row)).map(tabs);
            let side = self.shape.as_deref().filter(|shape| shape.lines() > 1);
            let side = side.map(|shape| usize::from(shape.geometry.side()) - 1);
            rows.or(side) == Some(tabs(line))
        };
        if is_row { Cow::Owned(format!(".{line}")) } else { Cow::Borrowed(line) }
    }

    /// The side of the boards, where it is told.
    pub(in crate::format) fn side(&self) -> Option<u8> {
        self.known.options.geometry.as_ref().map(Geometry::side)
    }

    /// Whether a line goes on the rows before it as those of grids that overlap.
    fn goes_on_in_frame(&self, line: &str) -> bool {
        let rows = format!("{}{line}\n", self.pending.text);
        !matches!(frames::shown(&Text::new(1, &rows, 0)), Shown::Nothing)
    }

    /// Whether a line belongs to a header; the first one behind it brings into force what it tells.
    fn takes_header(&mut self, line: &str, out: &mut Records) -> bool {
        if self.header.is_none() {
            let is_heading = sort::is_heading(line) && !header::is_of_grid(line);
            let is_other = self.begins_yaml(line) || is_heading;
            if self.is_part || !header::begins(line) || is_other {
                return false;
            }
            self.end_board(out);
            // A board of one cell looks like a number.
            if self.around.held.iter().all(|(_, line)| line.trim() == "1") {
                self.take_held(out);
                self.end_board(out);
            }
            self.cutters.finish(self.alone, &self.known, out);
            (self.shape, self.alone, self.places) = (None, None, None);
            self.between = Between::default();
        }
        if self.failed {
            return true;
        }
        match self.header.get_or_insert_default().push(self.line, line) {
            Ok(true) => true,
            Ok(false) => {
                self.end_header(out);
                self.failed
            }
            Err(error) => {
                self.fail(error, out);
                true
            }
        }
    }

    pub(super) fn end_header(&mut self, out: &mut Records) {
        let Some(lines) = self.header.take() else {
            return;
        };
        match lines.finish(self.line).and_then(|header| self.told.with(&header)) {
            Ok(known) => self.known = Arc::new(known),
            Err(error) => self.fail(error.of(ParseErrorKind::Header), out),
        }
    }

    /// Nothing more comes after an error that holds for the whole text.
    pub(super) fn fail(&mut self, error: ParseError, out: &mut Records) {
        let is_header = error.kind == ParseErrorKind::Header;
        self.failed = is_header || (error.kind.is_general() && !self.mixed);
        self.header = None;
        out.push(Err(error));
    }
}

/// What draws the top of a board takes less; more is dropped.
const LONGEST_FRAME: usize = 1 << 20;
