//! The header: lines in front of boards that tell what the boards do not show.
//!
//! # Reading
//! A key, `:` and what it tells; keys, names of extras and cells in either case.
//!
//! ```text
//! block: 3x4                              rows and columns of a block
//! blocks:                                 or, in the lines behind it, a map of irregular blocks
//! layout: samurai                         or grids that overlap, by name, with `block` before it if they are not of 9×9
//! grid B: r1c13 3x3 diagonals             or each of them: its first cell, its blocks (or a map: AAB/ABB/…), its extras
//! frame: 5x10 0-9 free                    or a frame: digits, `free` where rows and columns are no houses; `blocks:` may
//!                                         follow, with `_` for a cell in no block and `.` for a hole
//! extra: diagonals, anti-knight
//! house the corners: r1c1 r1c4 r4c1 r4c4  one more house, as many cells as the side
//! distinct the stairs: r1c1 r2c2 r3c1      a house of fewer cells: no digit twice
//! apart the ends: r1c1-r4c4 r1c4-r4c1     pairs of cells that differ
//! symbols: 1-9A-C
//! cage 14 r1c1 r1c2                       rules beyond houses, as `read_rule` reads them; also `cage: 14 …`
//! ```
//!
//! Each key once, but for houses and pairs. Empty lines and comments are passed over. The first
//! line of another kind is the first of a board; what the header tells holds for all boards up to
//! the next one, and that begins anew.

use std::borrow::Cow;

use super::frame_lines::FrameLines;
use super::told::{MOST_RULES, block, extra, pair, position};
use crate::board::Extra;
use crate::format::reading::error::{ParseError, ParseErrorKind, quote};
use crate::format::reading::known::{Header, Place, Rule};
use crate::format::reading::lines::blocks::{labels, read_map, wrong_row};
use crate::format::reading::lines::text::{Row, is_blank, is_comment, is_frame, without_comment};
use crate::format::rule_lines::begins_rule;
use crate::format::symbols::Symbols;

/// The lines of a header, as they come.
#[derive(Debug, Default)]
pub(in crate::format) struct HeaderLines {
    header: Header,
    keys: Vec<&'static str>,
    /// The names of houses and pairs.
    names: Vec<String>,
    map: Option<Map>,
    /// Frames and grids that overlap.
    frames: FrameLines,
    /// How many bytes there were, comments aside.
    len: usize,
}

/// The rows of a map, as far as they have come.
#[derive(Debug)]
struct Map {
    place: Place,
    rows: Vec<(u64, String)>,
    side: usize,
    /// Rows and columns, where they are those of a frame.
    frame: Option<(usize, usize)>,
}

/// All keys, in the order in which they are listed for people.
const KEYS: [&str; 10] = [
    "block", "blocks", "layout", "grid", "frame", "extra", "house", "distinct", "apart", "symbols",
];

/// A map of 255×255 takes 260 kB; a header that goes on is given up.
const LONGEST_HEADER: usize = 1 << 20;

/// More rules beyond houses than any board has.
pub(in crate::format) const MOST_LINES: usize = 10_000;

/// A line of a header, in its parts.
struct Entry<'a> {
    key: &'a str,
    key_place: Place,
    /// What stands between the key and the colon.
    name: &'a str,
    value: Row<'a>,
    /// The column before the value.
    before: usize,
}

/// Whether a line belongs to a header and to nothing else.
pub(in crate::format) fn begins(line: &str) -> bool {
    Entry::of(1, line).is_some() || rule_line(line).is_some()
}

/// Whether a line is the one of a grid, such as `grid A: r1c1 3x3`, and no heading.
pub(in crate::format) fn is_of_grid(line: &str) -> bool {
    Entry::of(1, line).is_some_and(|entry| {
        let first = entry.value.tokens().next();
        entry.key.eq_ignore_ascii_case("grid")
            && first.is_some_and(|cell| position(cell.text, (1, 1)).is_ok())
    })
}

/// A line that is a rule beyond houses; a colon may stand behind its kind.
fn rule_line(line: &str) -> Option<Cow<'_, str>> {
    let is_kind = |kind: &str| {
        let is_sign = |c: char| c.is_ascii_alphabetic() || c == '-';
        kind.len() > 1
            && kind.chars().all(is_sign)
            && !KEYS.iter().any(|key| key.eq_ignore_ascii_case(kind))
    };
    if line.split_once(':').is_some_and(|(kind, _)| is_kind(kind.trim())) {
        let bare = line.replacen(':', " ", 1);
        return begins_rule(&bare).then_some(Cow::Owned(bare));
    }
    begins_rule(line).then_some(Cow::Borrowed(line))
}

impl HeaderLines {
    /// Takes the next line; false where it is the first of a board.
    pub(in crate::format) fn push(&mut self, number: u64, line: &str) -> Result<bool, ParseError> {
        self.take(number, line).map_err(general)
    }

    /// What it tells; the number is that of the line behind it.
    pub(in crate::format) fn finish(self, number: u64) -> Result<Header, ParseError> {
        if let Some(map) = self.map {
            return Err(general(map.missing(number)));
        }
        let mut header = self.header;
        if let Some(board) = self.frames.board(header.blocks.as_ref()).map_err(general)? {
            header.blocks = Some(board);
        }
        Ok(header)
    }

    fn take(&mut self, number: u64, line: &str) -> Result<bool, ParseError> {
        if is_blank(line) || is_comment(line) {
            return Ok(true);
        }
        let rule = if self.map.is_none() { rule_line(line) } else { None };
        let entry = if rule.is_none() { Entry::of(number, line) } else { None };
        if entry.is_none() && self.map.is_none() && rule.is_none() {
            return Ok(false);
        }
        self.len += line.len();
        if self.len > LONGEST_HEADER {
            let expected = format!("the end of the header within {LONGEST_HEADER} bytes");
            return Err(ParseError::new((number, 1), expected, "more"));
        }
        if let Some(rule) = rule {
            self.take_rule_line(number, &rule)?;
            return Ok(true);
        }
        match (entry, &mut self.map) {
            (Some(_), Some(map)) => return Err(map.missing(number)),
            (Some(entry), None) => self.take_entry(&entry)?,
            (None, Some(_)) if is_frame(line, 0) => {}
            (None, Some(map)) => {
                map.push(number, without_comment(line))?;
                if map.frame.is_some_and(|(rows, _)| rows == map.rows.len()) {
                    self.frames.take_map(&map.rows)?;
                    self.map = None;
                } else if map.frame.is_none() && map.rows.len() == map.side {
                    let rows = map.rows.iter().map(|(line, text)| Row { line: *line, text });
                    let geometry = read_map(&rows.collect::<Vec<_>>(), number + 1)?;
                    self.header.blocks = Some((map.place, geometry));
                    self.map = None;
                }
            }
            (None, None) => {}
        }
        Ok(true)
    }

    fn take_entry(&mut self, entry: &Entry<'_>) -> Result<(), ParseError> {
        let key = KEYS.into_iter().find(|key| entry.key.eq_ignore_ascii_case(key));
        let key = key.ok_or_else(|| {
            let expected = format!("one of the keys {}", KEYS.join(", "));
            ParseError::new(entry.key_place, expected, quote(entry.key))
        })?;
        match key {
            "grid" => {
                self.frames.take_grid(entry.name, &entry.value, |column| entry.at(column))?;
            }
            "house" | "distinct" | "apart" => self.take_rule(key, entry)?,
            _ => {
                let is_shape = |key: &str| key.starts_with("block");
                let again = |&old: &&str| old == key || (is_shape(old) && is_shape(key));
                if let Some(old) = self.keys.iter().copied().find(again) {
                    let found = format!("'{key}' behind '{old}'");
                    return Err(ParseError::new(entry.key_place, "each key once", found));
                }
                self.keys.push(key);
                self.take_key(key, entry)?;
            }
        }
        Ok(())
    }

    fn take_key(&mut self, key: &str, entry: &Entry<'_>) -> Result<(), ParseError> {
        let place = entry.place();
        let text = entry.value.text.trim();
        match key {
            "block" => self.header.blocks = Some((place, block(text, place)?)),
            "blocks" if text.is_empty() => {
                let frame = self.frames.sides();
                self.map = Some(Map { place: entry.key_place, rows: Vec::new(), side: 0, frame });
            }
            "blocks" => {
                let expected = "a map of the blocks in the lines behind this one";
                return Err(ParseError::new(place, expected, quote(text)));
            }
            "layout" => self.frames.take_layout(text, place)?,
            "frame" => self.frames.take_frame(&entry.value, |column| entry.at(column))?,
            "extra" => {
                for token in entry.value.tokens() {
                    let place = entry.at(token.column);
                    self.header.rules.push((place, Rule::Extra(extra(token.text, place)?)));
                }
            }
            _ => {
                let symbols: Result<Symbols, _> = text.parse();
                let symbols = symbols.map_err(|error| ParseError::of_symbols(place, &error))?;
                self.header.symbols = Some((place, symbols));
            }
        }
        Ok(())
    }

    /// A rule beyond houses; what a geometry can say becomes part of it.
    fn take_rule_line(&mut self, number: u64, line: &str) -> Result<(), ParseError> {
        let start = line.trim_start();
        let place = (number, line[..line.len() - start.len()].chars().count() + 1);
        let text = without_comment(start).trim_end();
        if let Some(extra) = Extra::ALL.iter().find(|extra| extra.name().eq_ignore_ascii_case(text))
        {
            self.header.rules.push((place, Rule::Extra(*extra)));
            return Ok(());
        }
        if self.header.lines.len() == MOST_LINES {
            let expected = format!("at most {MOST_LINES} rules");
            return Err(ParseError::new(place, expected, "more"));
        }
        self.header.lines.push((place, text.to_owned()));
        Ok(())
    }

    /// A house, or pairs of cells.
    fn take_rule(&mut self, key: &str, entry: &Entry<'_>) -> Result<(), ParseError> {
        let place = entry.key_place;
        if entry.name.is_empty() || self.names.iter().any(|name| name == entry.name) {
            let expected = format!("a name of its own behind '{key}'");
            return Err(ParseError::new(place, expected, quote(entry.name)));
        }
        if self.names.len() == MOST_RULES {
            let expected = format!("at most {MOST_RULES} houses and sets of pairs");
            return Err(ParseError::new(place, expected, "more"));
        }
        self.names.push(entry.name.to_owned());
        let name = entry.name.to_owned();
        let tokens = entry.value.tokens().map(|token| (token.text, entry.at(token.column)));
        let rule = if key != "apart" {
            let cells = tokens.map(|(text, place)| position(text, place));
            let cells = cells.collect::<Result<_, _>>()?;
            Rule::House { name, cells, is_distinct: key == "distinct" }
        } else {
            let pairs = tokens.map(|(text, place)| pair(text, place));
            Rule::Apart { name, pairs: pairs.collect::<Result<_, _>>()? }
        };
        self.header.rules.push((place, rule));
        Ok(())
    }
}

impl Map {
    fn push(&mut self, number: u64, text: &str) -> Result<(), ParseError> {
        if self.frame.is_some() {
            self.rows.push((number, text.trim().to_owned()));
            return Ok(());
        }
        let row = Row { line: number, text };
        let len = labels(&row).len();
        if self.rows.is_empty() {
            self.side = len;
        }
        if len > 255 {
            return Err(ParseError::new((number, 1), "up to 255 labels in a row", len));
        }
        if len != self.side {
            return Err(wrong_row(&row, self.side, len));
        }
        self.rows.push((number, text.to_owned()));
        Ok(())
    }

    /// The error of a map that ends before this line.
    fn missing(&self, number: u64) -> ParseError {
        let side = self.frame.map_or(self.side, |(rows, _)| rows);
        let expected = match side {
            0 => "a map of the blocks".to_owned(),
            side => format!("{side} rows in the map of the blocks"),
        };
        ParseError::new((number, 1), expected, self.rows.len())
    }
}

impl<'a> Entry<'a> {
    fn of(number: u64, line: &'a str) -> Option<Self> {
        let start = line.trim_start();
        if !start.starts_with(|c: char| c.is_ascii_alphabetic()) {
            return None;
        }
        let column = line[..line.len() - start.len()].chars().count() + 1;
        let start = without_comment(start);
        let key_len = start.find(|c: char| !c.is_ascii_alphabetic() && c != '-');
        let (key, rest) = start.split_at(key_len.unwrap_or(start.len()));
        let (name, value) = rest.split_once(':')?;
        let is_key = KEYS.iter().any(|known| known.eq_ignore_ascii_case(key));
        let is_rule = ["grid", "house", "distinct", "apart"]
            .iter()
            .any(|rule| rule.eq_ignore_ascii_case(key));
        let has_name = is_rule && (name.is_empty() || name.starts_with(char::is_whitespace));
        // Whatever else has a word and a colon in front, an address for instance, is no key.
        // So have headings and counts that people write above boards and below them.
        let is_told = value.contains(|c: char| !c.is_whitespace() && !c.is_ascii_digit());
        let is_alone = is_told && value.starts_with(char::is_whitespace);
        if !has_name && !(name.trim().is_empty() && (is_key || is_alone)) {
            return None;
        }
        let before = column - 1 + start[..start.len() - value.len()].chars().count();
        let value = Row { line: number, text: value };
        Some(Self { key, key_place: (number, column), name: name.trim(), value, before })
    }

    /// Where the value begins.
    fn place(&self) -> Place {
        let text = self.value.text;
        let blanks = text.chars().take_while(|c| c.is_whitespace()).count();
        self.at(if blanks == text.chars().count() { 1 } else { blanks + 1 })
    }

    /// The place of a column of the value.
    fn at(&self, column: usize) -> Place {
        (self.value.line, self.before + column)
    }
}

/// Whatever is wrong with a header is wrong for all boards behind it.
fn general(error: ParseError) -> ParseError {
    error.of(ParseErrorKind::Header)
}
