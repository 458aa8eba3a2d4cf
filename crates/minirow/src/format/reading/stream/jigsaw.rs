//! A board with the layout of its blocks above or below it, at the start of a text.
//!
//! Cells with the same sign that are connected stand side by side, so what is a layout cannot be a board: there its
//! digits would break the rules. Nothing has to be guessed, whatever signs a layout is written in.

use std::sync::Arc;

use super::pending::Pending;
use super::reader::Reader;
use crate::format::reading::around::header;
use crate::format::reading::error::{ParseError, ParseErrorKind};
use crate::format::reading::known::Header;
use crate::format::reading::lines::cells::side_of;
use crate::format::reading::lines::layout;
use crate::format::reading::lines::text::{Row, Text, is_blank, is_comment, is_frame};
use crate::format::reading::recognise::sniff;
use crate::format::reading::record::Record;
use crate::format::symbols::MOST_SYMBOLS;
use crate::format::unicode::visible;

/// Two boards of 25×25 in frames take less, and fewer lines than that.
const MOST_BYTES: usize = 1 << 15;
const MOST_LINES: usize = 160;

/// Words in front of a layout.
const WORDS: [&str; 10] = [
    "areas",
    "block map",
    "boxes",
    "jigsaw",
    "layout",
    "map",
    "map of blocks",
    "region",
    "regions",
    "shapes",
];

impl Reader {
    /// Takes a board with the layout of its blocks below it, or above it, from the start of a text, and tells how many
    /// bytes the two take; nothing where other things begin there.
    ///
    /// Each is a line with a sign for each cell, or rows of cells.
    ///
    /// # Examples
    /// ```
    /// use minirow::format::{ReadOptions, Reader};
    /// let mut reader = Reader::new(ReadOptions::default());
    /// let text = "12............4.\nAAAB\nABBB\nCCCD\nCDDD\nmore";
    /// let (bytes, record) = reader.take_jigsaw(text.as_bytes()).unwrap();
    /// assert_eq!(&text[bytes..], "more");
    /// let geometry = record?.read()?.grid.geometry().to_string();
    /// assert_eq!(geometry, "4x4 with irregular blocks");
    /// assert!(reader.take_jigsaw(b"12............4.\n............12..\n").is_none());
    /// # Ok::<(), minirow::format::ParseError>(())
    /// ```
    pub fn take_jigsaw(&mut self, text: &[u8]) -> Option<(usize, Result<Record, ParseError>)> {
        let is_first = self.shape.is_none() || self.mixed;
        let is_other = self.failed
            || self.header.is_some()
            || self.pending.rows > 0
            || self.column > 1
            || self.names_alone()
            || self.cutters.is_inside()
            || self.cutters.goes_on()
            || self.markdown.waits();
        if !is_first || is_other {
            return None;
        }
        let text = &text[..text.len().min(MOST_BYTES)];
        let ends = || text.iter().enumerate().filter(|&(_, &sign)| sign == b'\n');
        let first = &text[..ends().next().map_or(text.len(), |(end, _)| end)];
        let first = std::str::from_utf8(first).ok()?;
        let is_row = || Counts::of(first).sides().next().is_some();
        if !(is_row() || is_frame(first, 0))
            || header::begins(first)
            || self.alone_at(first).is_some()
        {
            return None;
        }
        let text = &text[..ends().nth(MOST_LINES).map_or(text.len(), |(end, _)| end)];
        let text = match std::str::from_utf8(text) {
            Ok(text) => text,
            Err(error) => std::str::from_utf8(&text[..error.valid_up_to()]).ok()?,
        };
        let lines: Vec<&str> = text.split_inclusive('\n').collect();
        let pair = Pair::of(&lines)?;
        let record = self.jigsaw(&lines, &pair)?;
        self.leave_held(first);
        if !self.around.held.is_empty() {
            return None;
        }
        let lines = &lines[..pair.second.end];
        self.pending = Pending::default();
        self.leading.take();
        (self.around.has_boards, self.around.is_apart, self.has_others) = (true, false, true);
        self.line += lines.iter().filter(|line| line.ends_with('\n')).count() as u64;
        self.failed |= record.is_err() && !self.mixed;
        Some((lines.iter().map(|line| line.len()).sum(), record))
    }

    /// The board of a pair; nothing where neither is a layout, nor nearly.
    fn jigsaw(&self, lines: &[&str], pair: &Pair) -> Option<Result<Record, ParseError>> {
        let text = |part: &Part| lines[part.start..part.end].concat();
        let layout =
            |part: &Part| layout::of(&cells(&text(part))).filter(|found| found.side() == pair.side);
        let place = |part: &Part| (self.line + part.start as u64, 1);
        let (board, map, geometry) = match (layout(&pair.first), layout(&pair.second)) {
            (None, Some(geometry)) => (&pair.first, &pair.second, geometry),
            (Some(geometry), None) => (&pair.second, &pair.first, geometry),
            (Some(_), Some(_)) => return None,
            (None, None) => {
                let place = place(&pair.second);
                let fault = |part: &Part| layout::fault(&cells(&text(part)), pair.side);
                let fault = fault(&pair.second).filter(|_| fault(&pair.first).is_none())?;
                let expected =
                    "a board, or a layout of the blocks of the board above, each in one piece";
                let error = ParseError::new(place, expected, fault);
                return Some(Err(error.of(ParseErrorKind::Format)));
            }
        };
        let header = Header { blocks: Some((place(map), geometry)), ..Header::default() };
        let known = match self.known.with(&header) {
            Ok(known) => known,
            Err(error) => return Some(Err(error.of(ParseErrorKind::Header))),
        };
        let mut rows = String::new();
        for line in text(board).lines() {
            let line = visible(line, known.options.empty);
            rows += &self.plain(&line);
            rows.push('\n');
        }
        let (line, _) = place(board);
        let shape = sniff(&Text::new(line, &rows, dashes(&rows)), &known);
        let record = shape.map(|shape| Record::new(line, rows, Arc::new(shape)));
        match record {
            Ok(record) => Some(Ok(record.with_lines(known.lines()))),
            // What else is open is asked for, and not that its rows are no board.
            Err(error) if error.kind == ParseErrorKind::Symbols => Some(Err(error)),
            Err(_) => None,
        }
    }
}

/// Two squares of the same side, one below the other.
struct Pair {
    side: u8,
    first: Part,
    second: Part,
}

/// Lines with a sign, or a word, for each cell of a square.
struct Part {
    start: usize,
    end: usize,
}

/// Whether a text is a layout of a board of this side, so that it is no board.
pub(super) fn is_layout(text: &str, side: u8) -> bool {
    layout::of(&cells(text)).is_some_and(|found| found.side() == side)
}

impl Pair {
    fn of(lines: &[&str]) -> Option<Self> {
        let first = lines.iter().position(|line| !is_frame(line, 0))?;
        Counts::of(lines[first]).sides().find_map(|side| {
            let first = Part::of(lines, 0, side)?;
            let rest = &lines[first.end..];
            let is_between = |line: &&&str| is_blank(line) || is_comment(line) || is_word(line);
            let gap = rest.iter().take_while(is_between).count();
            let second = Part::of(lines, first.end + gap, side)?;
            Some(Self { side, first, second })
        })
    }
}

impl Part {
    fn of(lines: &[&str], start: usize, side: u8) -> Option<Self> {
        let is_row = |line: &str| !is_comment(line) && !is_frame(line, 0);
        let begin = (start..lines.len()).find(|&at| is_row(lines[at]))?;
        let is_line = Counts::of(lines[begin]).is_whole(side);
        let (mut rows, mut band) = (0, 0);
        for (at, line) in lines.iter().enumerate().skip(begin) {
            if is_blank(line) {
                band = if band == 0 { rows } else { band };
                if rows == 0 || !usize::from(side).is_multiple_of(band) || rows % band > 0 {
                    return None;
                }
                continue;
            }
            if !is_row(line) {
                continue;
            }
            let counts = Counts::of(line);
            if !(is_line || [counts.signs, counts.words].contains(&side.into())) {
                return None;
            }
            rows += 1;
            if is_line || rows == usize::from(side) {
                let frames = lines[at + 1..].iter().take_while(|line| is_frame(line, 0)).count();
                return Some(Self { start, end: at + 1 + frames });
            }
        }
        None
    }
}

/// How many signs and words a line has.
struct Counts {
    signs: usize,
    words: usize,
}

impl Counts {
    fn of(line: &str) -> Self {
        let row = Row { line: 1, text: line };
        Self { signs: row.characters().count(), words: row.tokens().count() }
    }

    /// Whether a line has all cells of a square; signs in groups may be candidates.
    fn is_whole(&self, side: u8) -> bool {
        let cells = usize::from(side).pow(2);
        (self.signs == cells && self.words == 1) || self.words == cells
    }

    /// The sides of boards that it can be a row of, or the whole: words tell less, as rows may be in groups.
    fn sides(&self) -> impl Iterator<Item = u8> + use<> {
        let whole = [self.signs, self.words].map(side_of);
        let row = [self.signs, self.words].map(|count| u8::try_from(count).ok());
        let sides = whole.into_iter().chain(row).flatten();
        sides.filter(|side| (4..=MOST_SYMBOLS).contains(side))
    }
}

/// What stands in cells alone.
fn cells(text: &str) -> String {
    let rows = text.lines().filter(|line| !is_comment(line) && !is_frame(line, 0));
    rows.flat_map(|row| [row, "\n"]).collect()
}

/// As many dashes as make a row of empty cells, in rows that show one.
fn dashes(text: &str) -> usize {
    let is_sign = |line: &&str| line.contains('-') && line.contains(char::is_alphanumeric);
    text.lines().find(is_sign).map_or(0, |line| Counts::of(line).signs)
}

/// Whether a line says that a layout follows.
fn is_word(line: &str) -> bool {
    let word = line.trim().trim_end_matches(':').trim_end();
    WORDS.iter().any(|known| known.eq_ignore_ascii_case(word))
}
