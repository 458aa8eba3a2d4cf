//! Cuts a stream of lines into boards.

use std::sync::Arc;

use super::pending::Pending;
use crate::format::handle::Format;
use crate::format::reading::around::blanks::Places;
use crate::format::reading::around::header::HeaderLines;
use crate::format::reading::around::held::Around;
use crate::format::reading::around::latex::Latex;
use crate::format::reading::around::markdown::Markdown;
use crate::format::reading::around::rulers::Between;
use crate::format::reading::around::samurai::Five;
use crate::format::reading::cut::cutters::Cutters;
use crate::format::reading::cut::sections::Leading;
use crate::format::reading::error::{ParseError, ParseErrorKind};
use crate::format::reading::known::Known;
use crate::format::reading::options::ReadOptions;
use crate::format::reading::record::Record;
use crate::format::reading::shape::Shape;
use crate::format::unicode::is_invisible;

/// Takes lines one by one and gives out the text of one board after the other.
///
/// How the boards are written is found out at the first one and holds for the rest, unless
/// [`ReadOptions::mixed`] is set or a [header](crate::format) begins anew. Memory holds the lines of one
/// board.
///
/// # Examples
/// ```
/// use minirow::format::{ReadOptions, Reader};
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
    pub(in crate::format) told: Known,
    /// That, and what the last header has told.
    pub(in crate::format) known: Arc<Known>,
    pub(in crate::format) mixed: bool,
    /// How the boards are written, where they are alike.
    pub(in crate::format) shape: Option<Arc<Shape>>,
    /// Their format, where each of them tells all about itself.
    pub(in crate::format) alone: Option<Format>,
    /// Whether neither headers nor such formats are taken: the text is a part of another.
    pub(super) is_part: bool,
    /// The line that comes next.
    pub(in crate::format) line: u64,
    /// Its column from which it has not been taken yet.
    pub(in crate::format) column: usize,
    /// The header under way.
    pub(in crate::format) header: Option<HeaderLines>,
    pub(super) pending: Pending,
    /// Where cells stand in rows, if blanks are some of them.
    pub(in crate::format) places: Option<Places>,
    /// What looks like a row and is none.
    pub(in crate::format) between: Between,
    /// Lines that are no rows, before the next one.
    pub(in crate::format) around: Around,
    /// What is known of a document of LaTeX.
    pub(super) latex: Latex,
    /// A table of Markdown under way.
    pub(in crate::format) markdown: Markdown,
    /// What cuts boards that are no rows of cells.
    pub(in crate::format) cutters: Cutters,
    /// Comments since the last board.
    pub(super) leading: Leading,
    /// The boards so far, as long as they may be a Samurai.
    pub(in crate::format) five: Five,
    /// Whether there was anything but the lines that are pending.
    pub(super) has_others: bool,
    /// Boards of 16×16 in lines one below the other.
    pub(super) lines_of_16: usize,
    /// Whether the board before is the first: a layout may follow.
    pub(super) is_behind_first: bool,
    pub(super) failed: bool,
}

impl Reader {
    /// A reader at the start of a text.
    ///
    /// # Examples
    /// ```
    /// use minirow::format::{ReadOptions, Reader};
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
            latex: Latex::default(),
            markdown: Markdown::default(),
            cutters: Cutters::default(),
            leading: Leading::default(),
            five: Five::default(),
            has_others: false,
            lines_of_16: 0,
            is_behind_first: false,
            failed: false,
            known: Arc::new(known),
        }
    }

    /// How the boards are written, once it is known; not where each tells it by itself.
    ///
    /// # Examples
    /// ```
    /// use minirow::format::{ReadOptions, Reader};
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
    /// use minirow::format::{ReadOptions, Reader};
    /// let mut reader = Reader::new(ReadOptions::default());
    /// assert_eq!(reader.feed("1234").len(), 0);
    /// assert_eq!(reader.finish().len(), 1);
    /// ```
    pub fn feed(&mut self, line: &str) -> Vec<Result<Record, ParseError>> {
        // Files that were put together have byte order marks in the middle.
        let line = line.trim_start_matches('\u{feff}');
        let line = line.trim_end_matches('\r');
        let begins_unseen = line.starts_with(is_invisible) && !self.is_inside();
        let line = if begins_unseen { line.trim_start_matches(is_invisible) } else { line };
        match self.take_classic_line(line) {
            Some(record) => {
                self.has_others = true;
                vec![Ok(record)]
            }
            None => self.feed_any(line),
        }
    }

    /// Takes a line without its end, whatever it is.
    fn feed_any(&mut self, line: &str) -> Vec<Result<Record, ParseError>> {
        let mut out = Vec::new();
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
    /// use minirow::format::{ReadOptions, Reader};
    /// let mut reader = Reader::new(ReadOptions::default());
    /// assert!(reader.feed_part("123").is_none());
    /// let game = format!("<game data=\"{}\"/>", "0".repeat(81));
    /// assert_eq!(reader.feed_part(&format!("<opensudoku>{game}<ga")).unwrap().len(), 1);
    /// assert!(reader.feed("me data=\"1\"/></opensudoku>")[0].as_ref().unwrap().read().is_err());
    /// ```
    pub fn feed_part(&mut self, part: &str) -> Option<Vec<Result<Record, ParseError>>> {
        let is_inside = self.cutters.takes_parts();
        let begins = || self.column == 1 && !self.cutters.is_inside() && self.header.is_none();
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
            self.cutters.take_part(&self.known, place, part, &mut out);
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
    /// use minirow::format::{ReadOptions, Reader};
    /// let mut reader = Reader::new(ReadOptions::default());
    /// reader.skip_line();
    /// assert_eq!(reader.feed(&".".repeat(81))[0].as_ref().unwrap().line, 2);
    /// ```
    pub fn skip_line(&mut self) -> Vec<Result<Record, ParseError>> {
        let mut out = Vec::new();
        self.end_table(&mut out);
        self.end_header(&mut out);
        self.end_board(&mut out);
        self.cutters.skip(self.alone, &self.known, &mut out);
        self.heed_failure(&out);
        self.line += 1;
        out
    }

    /// Ends the text and gives out what was not complete.
    ///
    /// # Examples
    /// ```
    /// use minirow::format::{ReadOptions, Reader};
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
        if !self.ends_in_words() {
            self.take_held(&mut out);
            self.end_board(&mut out);
        }
        self.cutters.finish(self.alone, &self.known, &mut out);
        self.five.heed(&out, self.shape.is_some() && !self.is_part);
        self.end_lines_of_16(&mut out);
        out.extend(self.five.error().map(Err));
        out
    }
}
