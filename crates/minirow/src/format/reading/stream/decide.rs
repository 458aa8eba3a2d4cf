//! Ends boards, and finds out how the first one is written.

use std::sync::Arc;

use super::jigsaw::is_layout;
use super::pending::Pending;
use super::reader::Reader;
use crate::format::empty;
use crate::format::handle::Format;
use crate::format::reading::around::blanks;
use crate::format::reading::error::{ParseError, ParseErrorKind};
use crate::format::reading::known::Known;
use crate::format::reading::lines::frames::{self, Shown};
use crate::format::reading::lines::layout;
use crate::format::reading::lines::sheet::Sheet;
use crate::format::reading::lines::text::{Row, Text, Token};
use crate::format::reading::recognise::{first_board, sniff, uses_dash};
use crate::format::reading::record::{Record, Records};
use crate::format::reading::remedy::Remedy;
use crate::format::reading::shape::Shape;
use crate::format::symbols::MOST_SYMBOLS;

impl Reader {
    pub(super) fn end_board(&mut self, out: &mut Records) {
        match self.shape.clone().filter(|_| !self.mixed) {
            _ if self.pending.rows == 0 => self.pending = Pending::default(),
            Some(shape) => {
                let Pending { first_line: line, text, .. } = std::mem::take(&mut self.pending);
                if self.is_late_layout(&text, shape.geometry.side()) {
                    self.fail(late_layout(line), out);
                    return;
                }
                let is_line_of_16 = shape.lines() == 1 && shape.geometry.side() == 16;
                self.lines_of_16 += usize::from(is_line_of_16 && !self.is_part);
                let shape = as_candidates(line, &text, shape);
                match self.with_layout(line, &text, shape) {
                    Ok(shape) => {
                        let record = Record::new(line, text, shape);
                        out.push(Ok(record.with_lines(self.known.lines())));
                    }
                    Err(error) => out.push(Err(error.of(ParseErrorKind::Text))),
                }
            }
            None => self.decide(false, out),
        }
    }

    /// Whether a text is a layout of the blocks of the first board, which was read before the layout came.
    pub(super) fn is_late_layout(&mut self, text: &str, side: u8) -> bool {
        let is_behind_first = std::mem::take(&mut self.is_behind_first);
        is_behind_first && !self.is_part && is_layout(text, side)
    }

    /// How a board is written that has a layout of its blocks behind it.
    fn with_layout(
        &self,
        line: u64,
        text: &str,
        shape: Arc<Shape>,
    ) -> Result<Arc<Shape>, ParseError> {
        if shape.format != Format::LINE || text.len() < 2 * shape.geometry.cell_count() {
            return Ok(shape);
        }
        let lines = Text::new(line, text, shape.dash_row);
        let known = lines.rows.first().map(|row| layout::known_of_line(row, &self.known));
        let known = known.transpose()?.flatten();
        let geometry = known.and_then(|known| known.options.geometry);
        Ok(geometry
            .map_or(shape.clone(), |geometry| Arc::new(Shape { geometry, ..Shape::clone(&shape) })))
    }

    /// Boards in lines with layouts behind them, where their side alone does not tell their blocks: each has its own.
    fn with_layouts(&self, pending: &Pending, error: &ParseError) -> Option<Records> {
        let text = Text::new(pending.first_line, &pending.text, pending.dash_row);
        let has_layout = |row: &Row<'_>| layout::known_of_line(row, &self.known);
        if error.kind != ParseErrorKind::Block || !matches!(has_layout(&text.rows[0]), Ok(Some(_)))
        {
            return None;
        }
        let record = |row: &Row<'_>| {
            let known = has_layout(row).map_err(|error| error.of(ParseErrorKind::Text))?;
            let known = known.as_ref().unwrap_or(&self.known);
            let line = format!("{}\n", row.text);
            let shape = sniff(&Text::new(row.line, &line, pending.dash_row), known)?;
            Ok(Record::new(row.line, line, Arc::new(shape)).with_lines(known.lines()))
        };
        Some(text.rows.iter().map(record).collect())
    }

    /// Finds out how the pending lines are written and cuts them into boards.
    pub(in crate::format) fn decide(&mut self, is_cut: bool, out: &mut Records) {
        let mut pending = std::mem::take(&mut self.pending);
        match self.pass_over(&pending, is_cut) {
            Ok(changed) => pending.text = changed.unwrap_or(pending.text),
            Err(error) => return self.fail(error, out),
        }
        let mut text = Text::new(pending.first_line, &pending.text, 0);
        if text.rows.is_empty() || uses_dash(&text) {
            text = Text::new(pending.first_line, &pending.text, pending.dash_row);
        }
        text.is_cut = is_cut || pending.rows >= pending.usual;
        if is_cut
            && pending.rows <= MOST_SYMBOLS.into()
            && Sheet::of(&text).is_some_and(|sheet| sheet.is_ragged())
        {
            // Only a whole board shows how long its rows are.
            pending.enough = pending.rows + 1;
            self.pending = pending;
            return;
        }
        if is_cut
            && self.known.options.geometry.is_none()
            && matches!(frames::shown(&text), Shown::Part)
        {
            let found = sniff(&text, &self.known);
            let reads = found.is_ok_and(|shape| first_board(&text, &shape).is_ok());
            if !reads {
                // Only a whole board shows how its grids lie.
                pending.enough = pending.rows + 1;
                self.pending = pending;
                return;
            }
        }
        let mut found = sniff(&text, &self.known);
        let reads = |text: &Text<'_>, found: &Result<Shape, ParseError>| {
            found.as_ref().is_ok_and(|shape| first_board(text, shape).is_ok())
        };
        if !self.is_part && blanks::is_open(&text) && !reads(&text, &found) {
            if is_cut && pending.rows <= MOST_SYMBOLS.into() {
                // A whole board shows which blanks are cells.
                pending.enough = pending.rows + 1;
                self.pending = pending;
                return;
            }
            found = blanks::unclear(&text).map_or(found, Err);
            if let Some(places) = blanks::places(&text) {
                let shown = blanks::shown_lines(&pending.text, &places);
                let text = Text::new(pending.first_line, &shown, 0);
                let shape = sniff(&text, &self.known);
                if reads(&text, &shape) {
                    (found, pending.text, self.places) = (shape, shown, Some(places));
                }
            }
        }
        let shape = match found {
            Ok(shape) if shape.geometry.side() == 1 && !self.may_be_one(&pending, is_cut, out) => {
                self.fail(one_cell(pending.first_line), out);
                return;
            }
            Ok(shape) => Arc::new(shape),
            Err(error) => {
                if let Some(mut records) = self.with_layouts(&pending, &error) {
                    self.heed_failure(&records);
                    out.append(&mut records);
                    return;
                }
                let leads_on = |remedy: &Remedy| match *remedy {
                    Remedy::Empty(sign) => {
                        let plain = empty::plain(&pending.text, Some(sign));
                        sniff(&Text::new(1, &plain, 0), &self.known).is_ok()
                    }
                    _ => true,
                };
                self.fail(error.tried(leads_on), out);
                return;
            }
        };
        if self.mixed {
            self.cut_mixed(&pending, (&shape, is_cut), out);
            return;
        }
        self.shape = Some(shape);
        self.is_behind_first = false;
        let before = out.len();
        self.retake(pending.first_line, &pending.text, out);
        if !is_cut {
            self.end_board(out);
        }
        self.is_behind_first = out.len() == before + 1;
    }

    /// Whether an empty line here only parts the bands of a board.
    pub(in crate::format) fn is_gap(&self) -> bool {
        let Pending { rows, width, widest, band, after_gap, is_list, .. } = self.pending;
        let (band, sides) = match self.shape.as_deref().filter(|_| !self.mixed) {
            Some(shape) => {
                let side = shape.lines();
                (shape.gap_rows.unwrap_or(0), side..=side)
            }
            // What stands behind one cell shows whether it is a board.
            None if rows == 1 && widest == 1 => return self.side().is_none() && !self.mixed,
            None if rows > 1 || is_list => (band.unwrap_or(rows), width..=widest),
            None => return false,
        };
        let parts = |side: usize| side.is_multiple_of(band) && rows < side;
        rows.is_multiple_of(band) && rows > 0 && !after_gap && sides.into_iter().any(parts)
    }

    /// Whether one cell can be a board: it is the whole text, or was told to be one.
    fn may_be_one(&self, pending: &Pending, is_cut: bool, out: &Records) -> bool {
        let is_whole = pending.rows == 1 && !is_cut && !self.has_others && out.is_empty();
        is_whole || self.is_part || self.mixed || self.side() == Some(1)
    }

    /// Cuts lines that are all written alike, in a text where others need not be; where the text goes
    /// on behind them, what is left after the last whole board begins the next one.
    fn cut_mixed(
        &mut self,
        pending: &Pending,
        (shape, is_cut): (&Arc<Shape>, bool),
        out: &mut Records,
    ) {
        let mut alike = Self::of_part(Known::clone(&self.known));
        alike.shape = Some(shape.clone());
        alike.line = pending.first_line;
        for line in pending.text.lines() {
            alike.take(line, out);
            alike.line += 1;
        }
        self.shape = Some(shape.clone());
        let rest = std::mem::take(&mut alike.pending);
        // Rows that make no board are not looked at again.
        if !is_cut || rest.rows == pending.rows {
            alike.pending = rest;
            alike.end_board(out);
            return;
        }
        self.retake(rest.first_line, &rest.text, out);
    }

    /// Takes lines that were kept as rows, whatever they look like.
    pub(super) fn retake(&mut self, first_line: u64, text: &str, out: &mut Records) {
        let is_off = std::mem::replace(&mut self.around.is_off, true);
        self.replay((first_line..).zip(text.lines()), out);
        self.around.is_off = is_off;
    }

    /// Takes lines that were kept, each under its number.
    pub(super) fn replay<'a>(
        &mut self,
        lines: impl Iterator<Item = (u64, &'a str)>,
        out: &mut Records,
    ) {
        let last = self.line;
        for (number, line) in lines {
            self.line = number;
            self.take(line, out);
        }
        self.line = last;
    }

    /// Ends lines that are a board of 16x16 each: as many as they have cells may be one board, larger
    /// than any.
    pub(super) fn end_lines_of_16(&mut self, out: &mut Records) {
        if std::mem::take(&mut self.lines_of_16) == 256 && !self.failed {
            let expected = "a board up to 255x255, or boards of 16x16 in lines";
            let found = "256 lines of 256 cells, which may be either: each was taken by itself";
            let error = ParseError::new((self.line, 1), expected, found);
            out.push(Err(error.of(ParseErrorKind::Format)));
        }
    }
}

/// How a board is written that has candidates, behind boards whose digits might have been some as well.
fn as_candidates(line: u64, text: &str, shape: Arc<Shape>) -> Arc<Shape> {
    if shape.format != Format::GRID || shape.symbols.is_decimal() {
        return shape;
    }
    let side = usize::from(shape.geometry.side());
    let has_candidates = |row: &Row<'_>| {
        let is_long = |token: Token<'_>| token.text.chars().nth(1).is_some();
        row.tokens().count() == side && row.tokens().any(is_long)
    };
    let rows = Text::new(line, text, shape.dash_row);
    if !rows.rows.iter().any(has_candidates) || first_board(&rows, &shape).is_ok() {
        return shape;
    }
    let candidates = Shape { format: Format::CANDIDATES, ..Shape::clone(&shape) };
    if first_board(&rows, &candidates).is_ok() { Arc::new(candidates) } else { shape }
}

/// An error about a layout whose board was read without it.
fn late_layout(line: u64) -> ParseError {
    let expected = "a board, or a layout of blocks that comes together with its board";
    let found = "a layout that came when its board was read";
    ParseError::new((line, 1), expected, found).of(ParseErrorKind::Format)
}

/// An error about one cell beside something else.
pub(super) fn one_cell(line: u64) -> ParseError {
    let expected = "cells for a square board, such as 81 in a line or 9 rows of 9";
    let error = ParseError::new((line, 1), expected, "1 cell that does not stand alone");
    error.of(ParseErrorKind::Format)
}
