//! Files of SadMan Software's Sudoku, `.sdk`.
//!
//! # Reading
//! Lines that tell about the board, then sections; a file may hold several boards.
//! ```text
//! #A Ruud
//! #D made by hand
//! [Puzzle]
//! ..5..3.8.
//! …
//! [State]
//! [PencilMarks]
//! [Colours]
//! ```
//! - `#A` author, `#D` description, `#C` comment, `#B` date, `#S` source, `#L` level, `#U` address,
//!   `#T` seconds; a letter may stand in several lines. Others are passed over.
//! - `[Puzzle]` has the givens; without it, rows of cells do, as [SudoCue](crate::format::formats::sudocue::sdk) writes
//!   them. `[State]` has all digits, `[PencilMarks]` rows of nine groups between commas: a cell
//!   without any has those that the digits leave. `[Colours]` has a figure for each cell or `.`.
//!
//! # Writing
//! The same, without the sections that say nothing. A colour of a cell is a figure.

use super::{nine, tags};
use crate::board::{Digit, DigitSet, Geometry};
use crate::format::about::AboutField;
use crate::format::document::Document;
use crate::format::handle::Format;
use crate::format::part::Part;
use crate::format::reading::cut::sections::{LineKind, Lines};
use crate::format::reading::error::{ParseError, quote};
use crate::format::reading::inside::read_inside;
use crate::format::reading::known::Known;
use crate::format::reading::lines::text::{is_blank, is_comment, is_frame};
use crate::format::reading::notation::{Alone, Frame, Notation, Piece, Reading};
use crate::format::reading::record::Record;
use crate::format::reading::shape::Shape;
use crate::format::symbols::Symbols;

pub(in crate::format) struct SadMan;

/// What lines that tell about a board can hold.
pub(super) const ABOUT: [Part; 7] = [
    Part::About(AboutField::Author),
    Part::About(AboutField::Rules),
    Part::About(AboutField::Comment),
    Part::About(AboutField::Date),
    Part::About(AboutField::Source),
    Part::About(AboutField::Level),
    Part::About(AboutField::Url),
];

impl Notation for SadMan {
    fn extensions(&self) -> &'static [&'static str] {
        &["sdk"]
    }

    fn frame(&self) -> Frame {
        Frame { is_drawing: true, ..Frame::default() }
    }

    fn reading(&self) -> Reading {
        Reading::Alone(&SadMan)
    }

    fn refusal(&self, geometry: &Geometry) -> Option<(&'static str, String)> {
        nine::refusal(geometry)
    }

    fn parts(&self) -> &'static [Part] {
        &[
            Part::Givens,
            Part::Candidates,
            Part::Colours,
            Part::Seconds,
            ABOUT[0],
            ABOUT[1],
            ABOUT[2],
            ABOUT[3],
            ABOUT[4],
            ABOUT[5],
            ABOUT[6],
        ]
    }

    fn refusal_of(&self, document: &Document, _: &Symbols) -> Option<(&'static str, String)> {
        let candidates = document.candidates.as_ref();
        let is_bare = candidates.is_some_and(|sets| sets.iter().any(|set| set.is_empty()));
        let wrong = |cell| {
            let digit = document.grid.get(cell);
            let set = candidates.map(|sets| sets[cell.index()]);
            digit.is_some_and(|digit| set.is_some_and(|set| set != DigitSet::of(digit)))
        };
        let colours = document.colours.iter().flatten();
        let is_strange = |colours: &Vec<u8>| colours.len() > 1 || colours.iter().any(|&c| c > 9);
        if is_bare {
            return Some(("candidates in every cell", "a cell without any".to_owned()));
        }
        if document.grid.geometry().cells().any(wrong) {
            return Some(("a digit as the candidate of its cell", "others".to_owned()));
        }
        if colours.clone().any(is_strange) {
            return Some(("one colour from 0 to 9 in a cell", "others".to_owned()));
        }
        tags::refusal(&document.about)
    }

    fn write(&self, document: &Document, _symbols: &Symbols) -> String {
        let mut text = tags::written(document, " ");
        let mut section = |title: &str, rows: &[String]| {
            text.push_str(&format!("[{title}]\n"));
            for row in rows {
                text.push_str(row);
                text.push('\n');
            }
        };
        section("Puzzle", &nine::rows(&document.puzzle(), '.'));
        if document.has(Part::Givens) {
            section("State", &nine::rows(&document.grid, '.'));
        }
        if let Some(candidates) = document.candidates.as_ref().filter(|c| c.len() == 81) {
            let group = |(cell, set): (_, &DigitSet)| match document.grid.get(cell) {
                Some(_) => String::new(),
                None => nine::digits(*set),
            };
            let cells = document.grid.geometry().cells();
            let groups: Vec<String> = cells.zip(candidates).map(group).collect();
            let rows: Vec<String> = groups.chunks(9).map(|row| row.join(",")).collect();
            section("PencilMarks", &rows);
        }
        if let Some(colours) = document.colours.as_ref().filter(|_| document.has(Part::Colours)) {
            let figure = |colours: &Vec<u8>| match colours.first() {
                Some(&colour) => char::from(b'0' + colour.min(9)),
                None => '.',
            };
            let rows = colours.chunks(9).map(|row| row.iter().map(figure).collect());
            section("Colours", &rows.collect::<Vec<String>>());
        }
        text
    }
}

impl Alone for SadMan {
    fn piece(&self) -> Piece {
        Piece::Lines(&SadMan)
    }

    fn begins(&self, line: &str, _known: &Known) -> bool {
        title(line).is_some_and(|title| title.eq_ignore_ascii_case("puzzle"))
    }

    fn read(&self, record: &Record, known: &Known) -> Result<(Document, Shape), ParseError> {
        read(record, known, Format::SADMAN)
    }
}

impl Lines for SadMan {
    fn kind(&self, line: &str) -> LineKind {
        if let Some(title) = title(line) {
            return LineKind::Section { is_first: title.eq_ignore_ascii_case("puzzle") };
        }
        if is_comment(line) {
            return LineKind::Head;
        }
        if is_blank(line) || is_frame(line, 0) {
            return LineKind::Other;
        }
        LineKind::Row(line.chars().filter(|c| !c.is_whitespace() && *c != '|').count())
    }
}

/// The title of a section.
fn title(line: &str) -> Option<&str> {
    let title = line.trim().strip_prefix('[')?.strip_suffix(']')?;
    let is_word = !title.is_empty() && title.chars().all(|c| c.is_ascii_alphabetic());
    is_word.then_some(title)
}

/// The lines of a section, and the byte at which the first begins.
#[derive(Default)]
struct Section {
    title: String,
    start: usize,
    rows: String,
}

/// Reads what both programs write.
pub(in crate::format) fn read(
    record: &Record,
    known: &Known,
    format: Format,
) -> Result<(Document, Shape), ParseError> {
    let mut sections = vec![Section::default()];
    let mut heads = Vec::new();
    let mut byte = 0;
    for line in record.text.split_inclusive('\n') {
        let last = sections.last_mut().expect("there is one");
        if let Some(title) = title(line) {
            let title = title.to_ascii_lowercase();
            sections.push(Section { title, start: byte + line.len(), rows: String::new() });
        } else if is_comment(line) {
            heads.push((byte, line));
            last.rows.push('\n');
        } else {
            last.rows.push_str(line);
        }
        byte += line.len();
    }
    let section =
        |title: &str| sections.iter().find(|s| s.title == title && !s.rows.trim().is_empty());
    let Some(puzzle) = section("puzzle").or(section("")) else {
        return Err(ParseError::new(record.place_of(0), "a board", "nothing"));
    };
    let place = |section: &Section| record.place_of(section.start);
    let geometry = nine::geometry(known, place(puzzle))?;
    let mut known = known.clone();
    known.options.geometry = Some(geometry.clone());
    let (mut document, shape) = read_inside(&puzzle.rows, place(puzzle), &known, None)?;
    if let Some(state) = section("state") {
        known.options.symbols = Some(shape.symbols.clone());
        let (played, _) = read_inside(&state.rows, place(state), &known, None)?;
        let givens: Vec<bool> = document.grid.values().map(|value| value > 0).collect();
        let differs = |cell| {
            document.grid.get(cell).is_some() && document.grid.get(cell) != played.grid.get(cell)
        };
        if geometry.cells().any(differs) {
            let expected = "a state with the digits of the puzzle";
            return Err(ParseError::new(place(state), expected, "others"));
        }
        document.givens = Some(givens).filter(|_| played.grid != document.grid);
        document.grid = played.grid;
    }
    for (byte, line) in heads {
        tags::read(&mut document, line, record, byte)?;
    }
    if let Some(marks) = section("pencilmarks") {
        document.candidates = Some(read_marks(marks, record, &document, &shape.symbols)?);
    }
    if let Some(colours) = section("colours").or(section("colors")) {
        document.colours = Some(read_colours(colours, record)?);
    }
    let shape = Shape { symbols: shape.symbols, ..nine::shape(format, geometry, &known) };
    Ok((document, shape))
}

/// Nine groups of candidates between commas in each of nine rows.
fn read_marks(
    section: &Section,
    record: &Record,
    document: &Document,
    symbols: &Symbols,
) -> Result<Vec<DigitSet>, ParseError> {
    let mut candidates = nine::left(&document.grid);
    let groups = cells_of(section, record, ',')?;
    for (cell, (byte, group)) in document.grid.geometry().cells().zip(groups) {
        let mut set = DigitSet::EMPTY;
        for (at, character) in group.char_indices().filter(|(_, c)| !c.is_whitespace()) {
            let digit = symbols.digit_of(character).filter(|digit| digit.get() <= 9);
            let found = quote(character.encode_utf8(&mut [0; 4]));
            let place = record.place_of(byte + at);
            set.insert(digit.ok_or_else(|| {
                ParseError::new(place, format!("candidates of {symbols}"), found)
            })?);
        }
        if document.grid.get(cell).is_none() && !set.is_empty() {
            candidates[cell.index()] = set;
        }
    }
    Ok(candidates)
}

/// A figure, or `.` for none, for each cell of nine rows.
fn read_colours(section: &Section, record: &Record) -> Result<Vec<Vec<u8>>, ParseError> {
    let cells = cells_of(section, record, '\0')?;
    let colours = cells.into_iter().map(|(byte, cell)| match cell.as_bytes() {
        b"." => Ok(Vec::new()),
        [figure @ b'0'..=b'9'] => Ok(vec![figure - b'0']),
        _ => Err(ParseError::new(record.place_of(byte), "a digit or '.'", quote(cell))),
    });
    colours.collect()
}

/// The cells of nine rows, each with its byte: between separators, or single characters.
fn cells_of<'a>(
    section: &'a Section,
    record: &Record,
    separator: char,
) -> Result<Vec<(usize, &'a str)>, ParseError> {
    let mut cells = Vec::with_capacity(81);
    let mut byte = section.start;
    for line in section.rows.split_inclusive('\n') {
        let row = line.trim();
        if !row.is_empty() {
            let start = byte + (line.len() - line.trim_start().len());
            let before = cells.len();
            if separator == '\0' {
                cells.extend(
                    row.char_indices().map(|(at, c)| (start + at, &row[at..at + c.len_utf8()])),
                );
            } else {
                let base = row.as_ptr() as usize;
                let groups = row.split(separator);
                cells.extend(groups.map(|group| (start + group.as_ptr() as usize - base, group)));
            }
            if cells.len() - before != 9 {
                let expected = "9 cells in this row";
                return Err(ParseError::new(
                    record.place_of(start),
                    expected,
                    cells.len() - before,
                ));
            }
        }
        byte += line.len();
    }
    if cells.len() != 81 {
        let place = record.place_of(section.start);
        return Err(ParseError::new(place, "9 rows in this section", cells.len() / 9));
    }
    Ok(cells)
}

/// The digits of a set of bits.
pub(super) fn set_of(bits: u32) -> DigitSet {
    (1..=9).filter(|digit| bits >> (digit - 1) & 1 == 1).filter_map(Digit::new).collect()
}
