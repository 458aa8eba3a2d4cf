//! Boards as facts of logic programs: `initial(1,1,5).`, a row, a column and a digit.
//!
//! # Reading
//! Facts of one predicate of any name, with three numbers each, one or several in a line; all facts of a
//! text are one board. Remarks behind `%`, rules, and facts with other arguments are passed over.
//!
//! Rows and columns count from 0 where a 0 is among them, and from 1 otherwise; digits count from 1. The
//! largest number tells the side, unless the caller does; where no row and no column is the first or the
//! last that there can be, it is not known from where they count, and that is an error.
//!
//! # Writing
//! Rows of cells are what others read; this format is only read.

use crate::board::{Digit, Geometry, Grid};
use crate::format::document::Document;
use crate::format::handle::Format;
use crate::format::part::Part;
use crate::format::reading::cut::sections::{LineKind, Lines};
use crate::format::reading::error::{ParseError, ParseErrorKind, quote};
use crate::format::reading::known::{Known, Place};
use crate::format::reading::notation::{Alone, Notation, Piece, Reading};
use crate::format::reading::record::Record;
use crate::format::reading::shape::Shape;
use crate::format::symbols::Symbols;

pub(in crate::format) struct Facts;

impl Notation for Facts {
    fn extensions(&self) -> &'static [&'static str] {
        &["lp"]
    }

    fn reading(&self) -> Reading {
        Reading::Alone(&Facts)
    }

    fn is_only_read(&self) -> bool {
        true
    }

    fn parts(&self) -> &'static [Part] {
        &[]
    }

    fn write(&self, _document: &Document, _symbols: &Symbols) -> String {
        String::new()
    }
}

impl Lines for Facts {
    fn kind(&self, line: &str) -> LineKind {
        let is_remark = line.trim_start().starts_with('%') || line.trim().is_empty();
        if is_remark { LineKind::Other } else { LineKind::Mark }
    }
}

impl Alone for Facts {
    fn piece(&self) -> Piece {
        Piece::Lines(&Facts)
    }

    fn begins(&self, line: &str, _known: &Known) -> bool {
        let start = line.trim_start();
        start.starts_with(|c: char| c.is_ascii_lowercase()) && fact(start).is_some()
    }

    fn read(&self, record: &Record, known: &Known) -> Result<(Document, Shape), ParseError> {
        let facts = facts(record)?;
        let (geometry, first) = geometry(&facts, record, known)?;
        let mut grid = Grid::new(&geometry);
        let side = u32::from(geometry.side());
        for fact in &facts {
            let [row, column, value] = fact.numbers;
            let at = |number: u32| number.checked_sub(first).filter(|&number| number < side);
            let (Some(row), Some(column)) = (at(row), at(column)) else {
                let expected = format!("a row and a column from {first} to {}", side - 1 + first);
                return Err(ParseError::new(fact.place, expected, format!("{row} and {column}")));
            };
            let digit = u8::try_from(value).ok().filter(|_| value <= side).and_then(Digit::new);
            let Some(digit) = digit else {
                let expected = format!("a digit from 1 to {side}");
                return Err(ParseError::new(fact.place, expected, value));
            };
            let cell = geometry.cell(row as u8, column as u8);
            if grid.get(cell).is_some_and(|before| before != digit) {
                let found = format!("{digit} beside another one");
                return Err(ParseError::new(fact.place, "one digit for each cell", found));
            }
            grid.set(cell, Some(digit));
        }
        let symbols = match &known.options.symbols {
            Some(symbols) if symbols.count() >= side as usize => symbols.for_side(side as u8),
            _ => Symbols::usual(side as u8),
        };
        let shape = Shape {
            format: Format::FACTS,
            geometry,
            symbols,
            dash_row: 0,
            gap_rows: None,
            lines: None,
        };
        Ok((Document::from(grid), shape))
    }
}

/// A row, a column and a digit, and where they are told.
struct Fact<'a> {
    name: &'a str,
    place: Place,
    numbers: [u32; 3],
}

/// All facts of one predicate.
fn facts(record: &Record) -> Result<Vec<Fact<'_>>, ParseError> {
    let mut facts: Vec<Fact<'_>> = Vec::new();
    for (number, line) in (record.line..).zip(record.text.lines()) {
        let line = line.split('%').next().unwrap_or_default();
        let mut at = 0;
        while let Some(rest) = line.get(at..).filter(|rest| !rest.trim().is_empty()) {
            let blanks = rest.len() - rest.trim_start().len();
            let Some((name, numbers, len)) = fact(&rest[blanks..]) else { break };
            let place = (number, line[..at + blanks].chars().count() + 1);
            if let Some(first) = facts.first().filter(|first| first.name != name) {
                let expected = format!("facts of {} alone", quote(first.name));
                let found = format!("one of {}: leave out those that are no givens", quote(name));
                return Err(ParseError::new(place, expected, found));
            }
            facts.push(Fact { name, place, numbers });
            at += blanks + len;
        }
    }
    if facts.is_empty() {
        let expected = "facts with a row, a column and a digit, such as initial(1,1,5).";
        return Err(ParseError::new((record.line, 1), expected, "none"));
    }
    Ok(facts)
}

/// The fact that a text begins with: its name, its numbers, and how many bytes it takes.
fn fact(text: &str) -> Option<(&str, [u32; 3], usize)> {
    const LONGEST: usize = 100;
    let end = text.bytes().take(LONGEST).position(|byte| byte == b')')?;
    let (name, arguments) = text[..end].split_once('(')?;
    let is_name = |c: char| c.is_alphanumeric() || c == '_';
    let name = name.trim_end();
    if name.is_empty() || !name.chars().all(is_name) {
        return None;
    }
    let mut numbers = arguments.split(',').map(|number| {
        let number = number.trim();
        let is_number = number.len() <= 3 && number.bytes().all(|byte| byte.is_ascii_digit());
        number.parse().ok().filter(|_| is_number)
    });
    let three = [numbers.next()??, numbers.next()??, numbers.next()??];
    let behind = &text[end + 1..];
    let stop = behind.trim_start().strip_prefix('.')?;
    numbers.next().is_none().then_some((name, three, text.len() - stop.len()))
}

/// The board that facts are of, and the number of its first row and column.
fn geometry(
    facts: &[Fact<'_>],
    record: &Record,
    known: &Known,
) -> Result<(Geometry, u32), ParseError> {
    let places = || facts.iter().flat_map(|fact| [fact.numbers[0], fact.numbers[1]]);
    let first = u32::from(places().all(|place| place > 0));
    let last = places().max().unwrap_or(0);
    let largest = facts.iter().map(|fact| fact.numbers[2]).max().unwrap_or(0);
    let place = (record.line, 1);
    let geometry = match &known.options.geometry {
        Some(geometry) => geometry.clone(),
        None => {
            let side = u8::try_from(largest.max(last + 1 - first)).ok();
            let square = |side: &u8| Geometry::of_side(*side).is_ok();
            let geometry = side.filter(square).and_then(|side| Geometry::of_side(side).ok());
            let geometry = geometry.ok_or_else(|| {
                let expected = "facts that show the side of a board, such as up to 9 for 9x9";
                let found = format!("numbers up to {}", largest.max(last));
                ParseError::new(place, expected, found).of(ParseErrorKind::Block)
            })?;
            known.complete(geometry, place)?
        }
    };
    if first == 1 && last < geometry.side().into() {
        let expected = format!(
            "a cell in row or column {} (counted from 1) or 0 (counted from 0)",
            geometry.side()
        );
        return Err(ParseError::new(place, expected, format!("rows and columns up to {last}")));
    }
    Ok((geometry, first))
}
