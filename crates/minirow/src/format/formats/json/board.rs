//! A board of JSON.

use super::cells::{read_both, read_candidates, read_candidates_of_frame, read_grid, read_named};
use super::fields::Fields;
use super::geometry::read_header;
use super::play::read_parts;
use super::value::Value;
use super::write::{VERSION, refusal, written};
use crate::board::Geometry;
use crate::format::document::Document;
use crate::format::formats::links::board::holds_objects;
use crate::format::formats::links::fpuzzles::read_value;
use crate::format::formats::links::sudokupad::scl::read_scl;
use crate::format::handle::Format;
use crate::format::part::Part;
use crate::format::reading::around::header::MOST_LINES;
use crate::format::reading::data::found::read_found;
use crate::format::reading::error::ParseError;
use crate::format::reading::known::{Header, Known};
use crate::format::reading::notation::{Alone, Notation, Piece, Reading};
use crate::format::reading::record::Record;
use crate::format::reading::shape::Shape;
use crate::format::reading::unruled::{IS_RULED, unruled};
use crate::format::rule_lines::RuleReader;
use crate::format::symbols::Symbols;
use crate::rules::{self, Rule};

pub(in crate::format) struct Json;

impl Notation for Json {
    fn extensions(&self) -> &'static [&'static str] {
        &["json", "jsonl"]
    }

    fn reading(&self) -> Reading {
        Reading::Alone(&Json)
    }

    fn parts(&self) -> &'static [Part] {
        Part::ALL
    }

    fn has_room_for_frames(&self) -> bool {
        true
    }

    fn refusal_of(&self, document: &Document, _: &Symbols) -> Option<(&'static str, String)> {
        refusal(document)
    }

    fn write(&self, document: &Document, symbols: &Symbols) -> String {
        written(document, symbols)
    }
}

impl Alone for Json {
    fn piece(&self) -> Piece {
        Piece::Value
    }

    fn begins(&self, line: &str, known: &Known) -> bool {
        let mut characters = line.chars().filter(|c| !c.is_whitespace());
        let (bracket, next) = (characters.next(), characters.next());
        let is_symbol = |c| known.options.symbols.as_ref().is_some_and(|s| s.digit_of(c).is_some());
        if bracket.is_some_and(is_symbol) {
            return false;
        }
        match (bracket, next) {
            (Some('{'), next) => matches!(next, None | Some('"' | '}')),
            // Not a word in brackets.
            (Some('['), next) => {
                next.is_none_or(|next| "[]{\"-n".contains(next) || next.is_ascii_digit())
            }
            _ => false,
        }
    }

    fn read(&self, record: &Record, known: &Known) -> Result<(Document, Shape), ParseError> {
        if let Some(found) = record.found() {
            return read_found(record, found, Format::JSON, known);
        }
        let whole = Value::of(record)?;
        let mut fields = Fields::of(whole)?;
        if fields.get("grid").is_some_and(|grid| holds_objects(grid.text)) {
            if !IS_RULED {
                return Err(unruled(whole.place(), "a puzzle of f-puzzles"));
            }
            return read_value(&whole.parsed("a puzzle")?, whole.place(), known);
        }
        if fields.get("cells").is_some_and(|cells| holds_objects(cells.text)) {
            if !IS_RULED {
                return Err(unruled(whole.place(), "a puzzle of SudokuPad"));
            }
            return read_scl(&whole.parsed("a puzzle")?, whole.place(), known);
        }
        if let Some(version) = fields.take("version")
            && version.text != VERSION.to_string()
        {
            return Err(version.error(format!("version {VERSION}, the newest one known")));
        }
        let mut header = read_header(fields.take("geometry"), fields.take("symbols"), known)?;
        let known = known.with(&header)?;
        let layout = fields.take_layout()?;
        header = Header { blocks: layout, ..Header::default() };
        let known = known.with(&header)?;
        let grid = match (fields.take("grid"), fields.take("puzzle")) {
            (Some(_), Some(puzzle)) => {
                return Err(ParseError::new(puzzle.place(), "grid or puzzle", "both"));
            }
            (grid, puzzle) => grid.or(puzzle),
        };
        let (mut document, shape) = match (grid, fields.take("candidates")) {
            (Some(grid), None) => read_grid(grid, &known)?,
            (None, Some(candidates)) => match &known.options.geometry {
                Some(frame) if !frame.is_square() => {
                    read_candidates_of_frame(candidates, &known, frame)?
                }
                _ => read_candidates(candidates, &known)?.0,
            },
            (Some(grid), Some(candidates)) => read_both(grid, candidates, &known)?,
            (None, None) if fields.are_cells() => {
                let (document, shape) = read_named(&mut fields, whole, &known)?;
                return Ok((document, Shape { format: Format::JSON, ..shape }));
            }
            (None, None) => {
                return Err(ParseError::new(
                    whole.place(),
                    "a board as grid, puzzle or candidates",
                    "none of them",
                ));
            }
        };
        // Rules in words are a text.
        if fields.get("rules").is_some_and(Value::is_array)
            && let Some(rules) = fields.take("rules")
        {
            document.rules = read_rules(rules, &shape.geometry)?;
        }
        if let Some(name) = fields.take("name") {
            document.name = Some(name.string("a name")?);
        }
        read_parts(&mut fields, &mut document, &known.of_shape(&shape))?;
        let format = Format::JSON;
        Ok((document, Shape { format, dash_row: 0, gap_rows: None, lines: None, ..shape }))
    }
}

/// Rules beyond houses, a line for each.
fn read_rules(value: Value<'_>, geometry: &Geometry) -> Result<Vec<Rule>, ParseError> {
    let expected = "an array of rules such as \"cage 14 r1c1 r1c2\"";
    if !IS_RULED {
        return Err(unruled(value.place(), "an array of rules"));
    }
    let lines = value.elements(expected, MOST_LINES)?;
    let lines = lines.into_iter().map(|line| Ok((line, line.string(expected)?)));
    let lines = lines.collect::<Result<Vec<_>, ParseError>>()?;
    rules::BoardError::of_size(geometry)
        .map_err(|error| ParseError::new(value.place(), "rules on a smaller board", error))?;
    let mut rules = RuleReader::new(geometry);
    let rule = |(value, line): (Value<'_>, String)| {
        rules.read(&line).map_err(|error| {
            let expected = format!("{} at character {}", error.expected(), error.position());
            ParseError::new(value.place(), expected, error.quoted())
        })
    };
    lines.into_iter().map(rule).collect()
}
