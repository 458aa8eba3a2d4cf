//! Cuts a stream of lines into boards.

use std::borrow::Cow;
use std::sync::Arc;

use super::pending::{Pending, one_cell, shows_format};
use crate::board::Geometry;
use crate::format::handle::{Format, ReadOptions, Shape};
use crate::format::reading::around::blanks::Places;
use crate::format::reading::around::markdown::Markdown;
use crate::format::reading::around::rulers::Between;
use crate::format::reading::around::samurai::Five;
use crate::format::reading::around::sort::Around;
use crate::format::reading::around::{blanks, sort};
use crate::format::reading::cut::json::LONGEST_BOARD;
use crate::format::reading::cut::pieces::{Pieces, Records};
use crate::format::reading::cut::sections::Leading;
use crate::format::reading::error::{ParseError, ParseErrorKind};
use crate::format::reading::header;
use crate::format::reading::header::Lines;
use crate::format::reading::known::Known;
use crate::format::reading::lines::empty;
use crate::format::reading::lines::text::{Text, is_blank, is_comment, is_frame};
use crate::format::reading::recognise::{first_board, sniff, uses_dash};
use crate::format::reading::record::Record;
use crate::format::reading::remedy::Remedy;
use crate::format::symbols::MOST_SYMBOLS;

/// Takes lines one by one and gives out the text of one board after the other.
///
/// How the boards are written is found out at the first one and holds for the rest, unless
/// [`ReadOptions::mixed`] is set or a [header](crate::format) begins anew. Memory holds the lines of one
/// board.
///
/// # Examples
/// ```
/// use pencilmark::format::{ReadOptions, Reader};
/// let mut reader = Reader::new(ReadOptions::default());
/// let mut boards = Vec::new();
/// for line in ["12..|....|..1.|2..3", "# a comment", "1...|....|....|..x.", "1..|2"] {
///     boards.extend(reader.feed(line));
/// }
/// boards.extend(reader.finish());
/// let read: Vec<bool> = boards.into_iter().map(|board| board.and_then(|b| b.read()).is_ok()).collect();
/// assert_eq!(read, [true, true, false]);
/// ```
#[derive(Debug)]
pub struct Reader {
    /// What the caller has told.
    told: Known,
    /// That, and what the last header has told.
    pub(in crate::format) known: Arc<Known>,
    pub(in crate::format) mixed: bool,
    /// How the boards are written, where they are alike.
    pub(in crate::format) shape: Option<Arc<Shape>>,
    /// Their format, where each of them tells all about itself.
    pub(in crate::format) alone: Option<Format>,
    /// Whether neither headers nor such formats are taken: the text is a part of another.
    pub(in crate::format) is_part: bool,
    /// The line that comes next.
    pub(in crate::format) line: u64,
    /// Its column from which it has not been taken yet.
    pub(in crate::format) column: usize,
    /// The header under way.
    header: Option<Lines>,
    pub(in crate::format) pending: Pending,
    /// Where cells stand in rows, if blanks are some of them.
    pub(in crate::format) places: Option<Places>,
    /// What looks like a row and is none.
    pub(in crate::format) between: Between,
    /// Lines that are no rows, before the next one.
    pub(in crate::format) around: Around,
    /// A table of Markdown under way.
    pub(in crate::format) markdown: Markdown,
    /// What cuts boards that are no rows of cells.
    pub(in crate::format) pieces: Pieces,
    /// Comments since the last board.
    pub(in crate::format) leading: Leading,
    /// The boards so far, as long as they may be a Samurai.
    pub(in crate::format) five: Five,
    /// Whether there was anything but the lines that are pending.
    pub(in crate::format) has_others: bool,
    /// Boards of 16×16 in lines one below the other.
    pub(in crate::format) lines_of_16: usize,
    pub(in crate::format) failed: bool,
}

/// What draws the top of a board takes less; more is dropped.
const LONGEST_FRAME: usize = 1 << 20;

impl Reader {
    /// A reader at the start of a text.
    ///
    /// # Examples
    /// ```
    /// use pencilmark::format::{ReadOptions, Reader};
    /// assert!(Reader::new(ReadOptions::default()).shape().is_none());
    /// ```
    #[must_use]
    pub fn new(options: ReadOptions) -> Self {
        Self::of(Known::new(options))
    }

    /// A reader at the start of a text that is a part of another, and has rows of cells alone.
    pub(in crate::format) fn of_part(known: Known) -> Self {
        Self { is_part: true, mixed: false, ..Self::of(known) }
    }

    fn of(known: Known) -> Self {
        Self {
            told: known.clone(),
            mixed: known.options.mixed,
            shape: None,
            alone: None,
            is_part: false,
            line: 1,
            column: 1,
            header: None,
            pending: Pending::default(),
            places: None,
            between: Between::default(),
            around: Around::default(),
            markdown: Markdown::default(),
            pieces: Pieces::default(),
            leading: Leading::default(),
            five: Five::default(),
            has_others: false,
            lines_of_16: 0,
            failed: false,
            known: Arc::new(known),
        }
    }

    /// How the boards are written, once it is known; not where each tells it by itself.
    ///
    /// # Examples
    /// ```
    /// use pencilmark::format::{ReadOptions, Reader};
    /// let mut reader = Reader::new(ReadOptions::default());
    /// reader.feed(&".".repeat(81));
    /// assert_eq!(reader.shape().unwrap().geometry.side(), 9);
    /// ```
    #[must_use]
    pub fn shape(&self) -> Option<&Shape> {
        self.shape.as_deref()
    }

    /// Takes the next line, without its end, and gives out what it completes.
    ///
    /// After an error of a [general](crate::format::ParseErrorKind::is_general) kind nothing more comes.
    ///
    /// # Examples
    /// ```
    /// use pencilmark::format::{ReadOptions, Reader};
    /// let mut reader = Reader::new(ReadOptions::default());
    /// assert_eq!(reader.feed("1234").len(), 0);
    /// assert_eq!(reader.finish().len(), 1);
    /// ```
    pub fn feed(&mut self, line: &str) -> Vec<Result<Record, ParseError>> {
        let mut out = Vec::new();
        // Files that were put together have byte order marks in the middle.
        let line = line.trim_start_matches('\u{feff}');
        let line = line.trim_end_matches('\r');
        if !self.waits_in_table(line, &mut out) {
            self.take(line, &mut out);
        }
        self.five.heed(&out, self.shape.is_some() && !self.is_part);
        self.has_others |= !out.is_empty();
        self.line += 1;
        self.column = 1;
        out
    }

    /// Takes the start of a line that is too long to be held at once, and gives out what it
    /// completes; [`feed`](Self::feed) takes its end. Nothing where only whole lines can be taken:
    /// parts are for documents of XML.
    ///
    /// # Examples
    /// ```
    /// use pencilmark::format::{ReadOptions, Reader};
    /// let mut reader = Reader::new(ReadOptions::default());
    /// assert!(reader.feed_part("123").is_none());
    /// let game = format!("<game data=\"{}\"/>", "0".repeat(81));
    /// assert_eq!(reader.feed_part(&format!("<opensudoku>{game}<ga")).unwrap().len(), 1);
    /// assert!(reader.feed("me data=\"1\"/></opensudoku>")[0].as_ref().unwrap().read().is_err());
    /// ```
    pub fn feed_part(&mut self, part: &str) -> Option<Vec<Result<Record, ParseError>>> {
        let is_inside = self.pieces.takes_parts();
        let begins = || self.column == 1 && !self.pieces.is_inside() && self.header.is_none();
        let is_element = |format: &Format| format.elements().is_some();
        let part = if self.line == 1 { part.trim_start_matches('\u{feff}') } else { part };
        let begun = || self.alone_at(part).filter(is_element);
        let format = if is_inside { self.alone } else { begun().filter(|_| begins()) }?;
        let mut out = Vec::new();
        self.end_table(&mut out);
        if !self.failed {
            self.end_board(&mut out);
            self.alone = Some(format);
            let place = (self.line, self.column);
            self.pieces.take_part(&self.known, place, part, &mut out);
            self.heed_failure(&out);
        }
        self.column += part.chars().count();
        Some(out)
    }

    /// Counts a line that could not be taken, so that the numbers of the next are right; a board it
    /// would have belonged to ends.
    ///
    /// # Examples
    /// ```
    /// use pencilmark::format::{ReadOptions, Reader};
    /// let mut reader = Reader::new(ReadOptions::default());
    /// reader.skip_line();
    /// assert_eq!(reader.feed(&".".repeat(81))[0].as_ref().unwrap().line, 2);
    /// ```
    pub fn skip_line(&mut self) -> Vec<Result<Record, ParseError>> {
        let mut out = Vec::new();
        self.end_table(&mut out);
        self.end_header(&mut out);
        self.end_board(&mut out);
        self.pieces.skip(self.alone, &self.known, &mut out);
        self.heed_failure(&out);
        self.line += 1;
        out
    }

    /// Ends the text and gives out what was not complete.
    ///
    /// # Examples
    /// ```
    /// use pencilmark::format::{ReadOptions, Reader};
    /// assert!(Reader::new(ReadOptions::default()).finish().is_empty());
    /// ```
    pub fn finish(&mut self) -> Vec<Result<Record, ParseError>> {
        let mut out = Vec::new();
        self.end_table(&mut out);
        if self.header.is_some() {
            self.end_header(&mut out);
            if !self.failed {
                let nothing =
                    ParseError::new((self.line, 1), "a board behind the header", "nothing");
                self.fail(nothing.of(ParseErrorKind::Header), &mut out);
            }
        }
        self.end_board(&mut out);
        self.take_held(&mut out);
        self.end_board(&mut out);
        self.pieces.finish(self.alone, &self.known, &mut out);
        self.five.heed(&out, self.shape.is_some() && !self.is_part);
        self.end_lines_of_16(&mut out);
        out.extend(self.five.error().map(Err));
        out
    }

    pub(in crate::format) fn take(&mut self, line: &str, out: &mut Records) {
        if self.failed {
            return;
        }
        if self.goes_on_alone(line, out) {
            return;
        }
        let is_alone = self.is_part || self.around.is_off || self.names_alone();
        let bare = if is_alone { Cow::Borrowed(line) } else { self.around.bare(line) };
        let line = &*bare;
        if self.takes_header(line, out) {
            return;
        }
        if let Some(format) = self.alone_at(line) {
            self.around.take();
            self.take_alone(format, line, out);
            return;
        }
        if self.mixed && self.pieces.goes_on() {
            self.pieces.finish(self.alone, &self.known, out);
        }
        let line = &*self.plain(line);
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
        if is_row && is_inside && shape.is_none() && shows_format(line, self.side()) {
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

    /// The side of the boards, where it is told.
    pub(in crate::format) fn side(&self) -> Option<u8> {
        self.known.options.geometry.as_ref().map(Geometry::side)
    }

    /// Whether a line belongs to a header; the first one behind it brings into force what it tells.
    fn takes_header(&mut self, line: &str, out: &mut Records) -> bool {
        if self.header.is_none() {
            let is_other = self.begins_yaml(line) || sort::is_heading(line);
            if self.is_part || !header::begins(line) || is_other {
                return false;
            }
            self.end_board(out);
            // A board of one cell looks like a number.
            if self.around.held.iter().all(|(_, line)| line.trim() == "1") {
                self.take_held(out);
                self.end_board(out);
            }
            self.pieces.finish(self.alone, &self.known, out);
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

    fn end_header(&mut self, out: &mut Records) {
        let Some(lines) = self.header.take() else {
            return;
        };
        match lines.finish(self.line).and_then(|header| self.told.with(&header)) {
            Ok(known) => self.known = Arc::new(known),
            Err(error) => self.fail(error.of(ParseErrorKind::Header), out),
        }
    }

    /// Nothing more comes after an error that holds for the whole text.
    pub(in crate::format) fn fail(&mut self, error: ParseError, out: &mut Records) {
        let is_header = error.kind == ParseErrorKind::Header;
        self.failed = is_header || (error.kind.is_general() && !self.mixed);
        self.header = None;
        out.push(Err(error));
    }

    /// Whether an empty line here only parts the bands of a board.
    fn is_gap(&self) -> bool {
        let Pending { rows, width, widest, band, after_gap, is_list, .. } = self.pending;
        let (band, sides) = match self.shape.as_deref().filter(|_| !self.mixed) {
            Some(shape) => {
                let side = shape.geometry.side().into();
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

    pub(in crate::format) fn end_board(&mut self, out: &mut Records) {
        match self.shape.clone().filter(|_| !self.mixed) {
            _ if self.pending.rows == 0 => self.pending = Pending::default(),
            Some(shape) => {
                let Pending { first_line: line, text, .. } = std::mem::take(&mut self.pending);
                let is_line_of_16 = shape.lines() == 1 && shape.geometry.side() == 16;
                self.lines_of_16 += usize::from(is_line_of_16 && !self.is_part);
                out.push(Ok(Record::new(line, text, shape)));
            }
            None => self.decide(false, out),
        }
    }

    /// Finds out how the pending lines are written and cuts them into boards.
    fn decide(&mut self, is_cut: bool, out: &mut Records) {
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
        self.retake(pending.first_line, &pending.text, out);
        if !is_cut {
            self.end_board(out);
        }
    }

    /// Takes lines that were kept as rows, whatever they look like.
    pub(in crate::format) fn retake(&mut self, first_line: u64, text: &str, out: &mut Records) {
        let last = std::mem::replace(&mut self.line, first_line);
        let is_off = std::mem::replace(&mut self.around.is_off, true);
        for line in text.lines() {
            self.take(line, out);
            self.line += 1;
        }
        (self.line, self.around.is_off) = (last, is_off);
    }
}
