//! A board of JSON.

use std::sync::Arc;

use super::geometry::read_header;
use super::play::read_parts;
use super::texts::Rows;
use super::value::Value;
use super::write::{VERSION, refusal, written};
use crate::board::{DigitSet, Geometry};
use crate::format::document::Document;
use crate::format::formats::links::board::holds_objects;
use crate::format::formats::links::fpuzzles::read_value;
use crate::format::formats::links::sudokupad::scl::read_scl;
use crate::format::handle::{Format, Shape};
use crate::format::notation::{Alone, Fit, Notation, Piece, Reading};
use crate::format::part::Part;
use crate::format::reading::cut::rule_names;
use crate::format::reading::data::found::read_found;
use crate::format::reading::error::{ParseError, ParseErrorKind, quote};
use crate::format::reading::known::Known;
use crate::format::reading::lines::classic;
use crate::format::reading::lines::text::Text;
use crate::format::reading::recognise;
use crate::format::reading::record::Record;
use crate::format::reading::stream::reader::Reader;
use crate::format::symbols::Symbols;

pub(in crate::format) struct Json;

impl Notation for Json {
    fn name(&self) -> &'static str {
        "json"
    }

    fn extensions(&self) -> &'static [&'static str] {
        &["json", "jsonl"]
    }

    fn reading(&self) -> Reading {
        Reading::Alone(&Json)
    }

    fn parts(&self) -> &'static [Part] {
        &Part::ALL
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
            return read_found(record, found, Format(&Json), known);
        }
        let whole = Value::of(record)?;
        let mut fields = Fields::of(whole)?;
        if fields.get("grid").is_some_and(|grid| holds_objects(grid.text)) {
            return read_value(&whole.parsed("a puzzle")?, whole.place(), known);
        }
        if fields.get("cells").is_some_and(|cells| holds_objects(cells.text)) {
            return read_scl(&whole.parsed("a puzzle")?, whole.place(), known);
        }
        if let Some(version) = fields.take("version")
            && version.text != VERSION.to_string()
        {
            return Err(version.error(format!("version {VERSION}, the newest one known")));
        }
        let header = read_header(fields.take("geometry"), fields.take("symbols"), known)?;
        let known = known.with(&header)?;
        let grid = match (fields.take("grid"), fields.take("puzzle")) {
            (Some(_), Some(puzzle)) => {
                return Err(ParseError::new(puzzle.place(), "grid or puzzle", "both"));
            }
            (grid, puzzle) => grid.or(puzzle),
        };
        let (mut document, shape) = match (grid, fields.take("candidates")) {
            (Some(grid), None) => read_grid(grid, &known)?,
            (None, Some(candidates)) => read_candidates(candidates, &known, "candidates")?.0,
            (Some(grid), Some(candidates)) => read_both(grid, candidates, &known)?,
            (None, None) => {
                return Err(ParseError::new(
                    whole.place(),
                    "a board as grid, puzzle or candidates",
                    "none of them",
                ));
            }
        };
        if let Some(name) = fields.take("name") {
            document.name = Some(name.string("a name")?);
        }
        read_parts(&mut fields, &mut document, &known.of_shape(&shape))?;
        let format = Format(&Json);
        Ok((document, Shape { format, dash_row: 0, gap_rows: None, ..shape }))
    }
}

/// The fields of a board that have not been read yet.
#[derive(Default)]
pub(in crate::format) struct Fields<'a>(Vec<(String, Value<'a>)>);

impl<'a> Fields<'a> {
    fn of(value: Value<'a>) -> Result<Self, ParseError> {
        let expected = "an object with a board, or an array of rows";
        if value.is_array() {
            return Ok(Self(vec![("grid".to_owned(), value)]));
        }
        Self::of_object(value, expected)
    }

    pub(in crate::format) fn of_object(
        value: Value<'a>,
        expected: &str,
    ) -> Result<Self, ParseError> {
        value.members(expected).map(Self)
    }

    fn get(&self, name: &str) -> Option<&Value<'a>> {
        self.0.iter().find(|(field, _)| field == name).map(|(_, value)| value)
    }

    /// The value of a field, once; `null` is none.
    pub(in crate::format) fn take(&mut self, name: &str) -> Option<Value<'a>> {
        let place = self.0.iter().position(|(field, _)| field == name)?;
        Some(self.0.remove(place).1).filter(|value| !value.is_null())
    }

    /// An error where a field that has not been taken tells rules: who passes it over solves another
    /// puzzle.
    pub(in crate::format) fn refuse_rules(&self, geometry: &Geometry) -> Result<(), ParseError> {
        let tells =
            |(name, value): &&(String, Value<'_>)| rule_names::tells(name, value.text, geometry);
        self.0.iter().find(tells).map_or(Ok(()), |(name, value)| {
            let expected = "rules in the field geometry, such as {\"extra\": [\"diagonals\"]}";
            Err(ParseError::new(value.place(), expected, format!("the field {}", quote(name))))
        })
    }

    /// What has not been taken, in the order of the text, each in one line.
    pub(in crate::format) fn unknown(self) -> Vec<(String, String)> {
        // Inside of a text in quotes no line ends.
        let line = |text: &str| text.lines().map(str::trim).collect::<Vec<_>>().join(" ");
        self.0.into_iter().map(|(name, value)| (name, line(value.text))).collect()
    }

    /// Nothing may be left where every field has a meaning.
    pub(in crate::format) fn finish(self, expected: &str) -> Result<(), ParseError> {
        self.0.first().map_or(Ok(()), |(name, value)| {
            Err(ParseError::new(value.place(), expected, format!("the field {}", quote(name))))
        })
    }
}

pub(in crate::format) fn read_grid(
    value: Value<'_>,
    known: &Known,
) -> Result<(Document, Shape), ParseError> {
    let rows = Rows::of_cells(value, "a board")?;
    read_rows(&rows, known, "grid")
}

pub(in crate::format) fn read_candidates<'a>(
    value: Value<'a>,
    known: &Known,
    format: &str,
) -> Result<((Document, Shape), Rows<'a>), ParseError> {
    let rows = Rows::of_candidates(value, known)?;
    Ok((read_rows(&rows, known, format)?, rows))
}

/// A grid, and candidates that belong to it: a digit of the grid is the only candidate of its cell.
fn read_both(
    grid: Value<'_>,
    candidates: Value<'_>,
    known: &Known,
) -> Result<(Document, Shape), ParseError> {
    let (mut document, shape) = read_grid(grid, known)?;
    let ((read, _), rows) = read_candidates(candidates, &known.of_shape(&shape), "candidates")?;
    let mut sets = read.candidates.unwrap_or_default();
    for (cell, set) in shape.geometry.cells().zip(&mut sets) {
        let Some(digit) = document.grid.get(cell) else { continue };
        if !set.is_empty() && *set != DigitSet::of(digit) {
            let place = rows.place_of_cell(cell.index());
            let symbol = |digit| shape.symbols.symbol(digit);
            let expected = format!("no candidate but {} beside that digit", symbol(digit));
            let found: Vec<String> = set.iter().map(symbol).collect();
            return Err(ParseError::new(place, expected, found.join(" ")));
        }
        *set = DigitSet::of(digit);
    }
    document.candidates = Some(sets);
    Ok((document, shape))
}

/// Reads a text in rows of cells; a table is of this format.
fn read_rows(
    rows: &Rows<'_>,
    known: &Known,
    format: &str,
) -> Result<(Document, Shape), ParseError> {
    let format = Format::all().find(|known| known.name() == format).expect("a registered format");
    let read = match rows.table {
        Some(side) => read_table(rows, side, known, format),
        None => read_text(rows, known, format),
    };
    read.map_err(|error| match error.kind {
        // What is wrong with a rule stands where that is told.
        ParseErrorKind::Header => error,
        _ => rows.error_in_json(error),
    })
}

fn read_table(
    rows: &Rows<'_>,
    side: usize,
    known: &Known,
    format: Format,
) -> Result<(Document, Shape), ParseError> {
    let text = Text::new(1, &rows.text, 0);
    let told = known.options.geometry.as_ref().map(Geometry::side);
    let Some(side) = told.or(u8::try_from(side).ok()) else {
        return Err(ParseError::new((1, 1), "up to 255 rows", side));
    };
    let Some(first) = text.rows.first() else {
        return Err(ParseError::new((1, 1), "a row of cells", "nothing"));
    };
    let named = known.options.symbols.clone();
    let decimal = rows.is_decimal || named.as_ref().is_some_and(Symbols::is_decimal);
    let mut shape = recognise::shape(&text, first, (format, Fit { side, decimal }), known)?;
    let alike = format.alike().expect("a format in rows of cells");
    let document = alike.read(&text, &shape)?;
    shape.symbols = named.map_or_else(|| Symbols::usual(side), |symbols| symbols.for_side(side));
    Ok((document, shape))
}

fn read_text(
    rows: &Rows<'_>,
    known: &Known,
    format: Format,
) -> Result<(Document, Shape), ParseError> {
    if format.name() != "candidates"
        && let Some((grid, symbols)) = classic::read(&rows.text, known)
    {
        let geometry = grid.geometry().clone();
        let shape = Shape { format, geometry, symbols, dash_row: 0, gap_rows: None };
        return Ok((Document::from(grid), shape));
    }
    let mut known = known.clone();
    // A grid may be drawn or stand in one line.
    known.options.format = (format == Format::CANDIDATES).then_some(format);
    let mut reader = Reader::of_part(known);
    let mut records: Vec<_> = rows.text.lines().flat_map(|line| reader.feed(line)).collect();
    records.extend(reader.finish());
    let mut records = records.into_iter();
    let nothing = || Err(ParseError::new((1, 1), "a board", "nothing"));
    let (document, shape) = records.next().unwrap_or_else(nothing)?.read_with_shape()?;
    if records.next().is_some() {
        return Err(ParseError::new((1, 1), "one board", "several"));
    }
    Ok((document, Arc::unwrap_or_clone(shape)))
}
