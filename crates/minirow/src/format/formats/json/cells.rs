//! Digits and candidates of a board: as a text, or as arrays.

use std::sync::Arc;

use super::fields::Fields;
use super::texts::Rows;
use super::value::Value;
use crate::board::{DigitSet, Geometry};
use crate::format::document::Document;
use crate::format::handle::Format;
use crate::format::reading::around::told::position;
use crate::format::reading::error::{ParseError, ParseErrorKind};
use crate::format::reading::known::Known;
use crate::format::reading::lines::classic;
use crate::format::reading::lines::text::Text;
use crate::format::reading::notation::Fit;
use crate::format::reading::recognise;
use crate::format::reading::shape::Shape;
use crate::format::reading::stream::reader::Reader;
use crate::format::symbols::Symbols;

pub(super) fn read_grid(value: Value<'_>, known: &Known) -> Result<(Document, Shape), ParseError> {
    let rows = Rows::of_cells(value, "a board")?;
    read_rows(&rows, known, Format::GRID)
}

pub(super) fn read_candidates<'a>(
    value: Value<'a>,
    known: &Known,
) -> Result<((Document, Shape), Rows<'a>), ParseError> {
    let rows = Rows::of_candidates(value, known)?;
    Ok((read_rows(&rows, known, Format::CANDIDATES)?, rows))
}

/// A grid, and candidates that belong to it: a digit of the grid is the only candidate of its cell.
pub(super) fn read_both(
    grid: Value<'_>,
    candidates: Value<'_>,
    known: &Known,
) -> Result<(Document, Shape), ParseError> {
    let (mut document, shape) = read_grid(grid, known)?;
    let ((read, _), rows) = read_candidates(candidates, &known.of_shape(&shape))?;
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

/// A board whose fields are called as its cells are, each with a number: `{"r1c1": 5, "r1c5": 7}`.
pub(super) fn read_named(
    fields: &mut Fields<'_>,
    whole: Value<'_>,
    known: &Known,
) -> Result<(Document, Shape), ParseError> {
    let mut cells = Vec::new();
    for (name, value) in fields.rest() {
        let (row, column) = position(&name, value.place())?;
        let text = if value.is_null() { "" } else { value.text.trim_matches('"') };
        let number: u8 = match text {
            "" | "." => 0,
            text => text.parse().map_err(|_| value.error("the number of a digit"))?,
        };
        cells.push((value, row, column, number));
    }
    let last = cells.iter().map(|&(_, row, column, number)| row.max(column).max(number)).max();
    let last = last.unwrap_or(0);
    let told = known.options.geometry.as_ref().map(Geometry::side);
    let Some(side) = told.or([4, 9, 16, 25].contains(&last).then_some(last)) else {
        let expected = "a cell in the last row or column of a board of 4x4, 9x9, 16x16 or 25x25, or its geometry";
        let found = format!("rows, columns and digits up to {last}");
        return Err(ParseError::new(whole.place(), expected, found));
    };
    let width = usize::from(side);
    let mut numbers: Vec<Option<u8>> = vec![None; width * width];
    for (value, row, column, number) in cells {
        if row.max(column).max(number) > side {
            return Err(value.error(format!("a cell and a digit of a board of {side}x{side}")));
        }
        let place = usize::from(row - 1) * width + usize::from(column - 1);
        if numbers[place].replace(number).is_some() {
            return Err(value.error("each cell once"));
        }
    }
    let numbers: Vec<String> = numbers.iter().map(|n| n.unwrap_or(0).to_string()).collect();
    let text: String = numbers.chunks(width).map(|row| row.join(" ") + "\n").collect();
    let text = Text::new(1, &text, 0);
    let fit = Fit { side, decimal: true };
    let read =
        recognise::shape(&text, &text.rows[0], (Format::GRID, fit), known).and_then(|shape| {
            let alike = Format::GRID.alike().expect("a format in rows of cells");
            Ok((alike.read(&text, &shape)?, Shape { symbols: Symbols::usual(side), ..shape }))
        });
    read.map_err(|error| ParseError { line: whole.place().0, column: whole.place().1, ..error })
}

/// Reads a text in rows of cells; a table is of this format.
fn read_rows(
    rows: &Rows<'_>,
    known: &Known,
    format: Format,
) -> Result<(Document, Shape), ParseError> {
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
    if format != Format::CANDIDATES
        && let Some((grid, symbols)) = classic::read(&rows.text, known)
    {
        let geometry = grid.geometry().clone();
        let shape = Shape { format, geometry, symbols, dash_row: 0, gap_rows: None, lines: None };
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
