//! Digits and candidates of a board: as a text, or as arrays.

use std::sync::Arc;

use super::fields::Fields;
use super::texts::Rows;
use super::value::Value;
use crate::board::{DigitSet, Geometry, Grid};
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

/// The digits that are noted in each cell.
pub(super) fn read_sets(value: Value<'_>, known: &Known) -> Result<Vec<DigitSet>, ParseError> {
    match &known.options.geometry {
        Some(frame) if !frame.is_square() => read_sets_of_frame(value, frame, known),
        _ => Ok(read_candidates(value, known)?.0.0.candidates.unwrap_or_default()),
    }
}

/// The same of a board that is no square: an array for each row of the frame, with a text for each of its cells.
fn read_sets_of_frame(
    value: Value<'_>,
    frame: &Geometry,
    known: &Known,
) -> Result<Vec<DigitSet>, ParseError> {
    let usual = Symbols::for_board(frame);
    let symbols = known.options.symbols.as_ref().unwrap_or(&usual);
    let cells = cells_in_rows(value, frame, "digits")?;
    cells.into_iter().map(|cell| read_group(&cell, symbols)).collect()
}

/// What an array of arrays has for each cell, a row of the frame after the other.
pub(super) fn cells_in_rows<'a>(
    value: Value<'a>,
    frame: &Geometry,
    what: &str,
) -> Result<Vec<Value<'a>>, ParseError> {
    let count = usize::from(frame.rows());
    let expected = format!("{count} rows with {what} for each cell of {frame}");
    let rows = value.elements(&expected, count)?;
    if rows.len() != count {
        return Err(ParseError::new(value.place(), expected, format!("{} rows", rows.len())));
    }
    let mut all = Vec::with_capacity(frame.cell_count());
    for (row, number) in rows.into_iter().zip(0..) {
        let in_row = |&column: &u8| frame.cell_at(number, column).is_some();
        let count = (0..frame.columns()).filter(in_row).count();
        let cells = row.elements(&expected, count)?;
        if cells.len() != count {
            let expected = format!("{what} for {count} cells in row {}", u16::from(number) + 1);
            return Err(ParseError::new(row.place(), expected, cells.len()));
        }
        all.extend(cells);
    }
    Ok(all)
}

/// Digits as a text, as candidates have it.
pub(super) fn read_group(value: &Value<'_>, symbols: &Symbols) -> Result<DigitSet, ParseError> {
    let expected = format!("digits as a text, such as \"{}\"", symbols.group(DigitSet::full(2)));
    let text = value.string(&expected)?;
    symbols.read_group(&text).ok_or_else(|| value.error(&expected))
}

/// Candidates of a board that is no square: a cell with one of them holds it.
pub(super) fn read_candidates_of_frame(
    value: Value<'_>,
    known: &Known,
    frame: &Geometry,
) -> Result<(Document, Shape), ParseError> {
    let sets = read_sets_of_frame(value, frame, known)?;
    let mut grid = Grid::new(frame);
    for (cell, set) in frame.cells().zip(&sets) {
        grid.set(cell, set.only());
    }
    let symbols = known.options.symbols.clone().unwrap_or_else(|| Symbols::for_board(frame));
    let (format, geometry) = (Format::JSON, frame.clone());
    let shape = Shape { format, geometry, symbols, dash_row: 0, gap_rows: None, lines: None };
    Ok((Document { candidates: Some(sets), ..Document::from(grid) }, shape))
}

/// A grid, and candidates that belong to it: a digit of the grid is the only candidate of its cell.
pub(super) fn read_both(
    grid: Value<'_>,
    candidates: Value<'_>,
    known: &Known,
) -> Result<(Document, Shape), ParseError> {
    let (mut document, shape) = read_grid(grid, known)?;
    let known = known.of_shape(&shape);
    let (mut sets, rows) = if shape.geometry.is_square() {
        let ((read, _), rows) = read_candidates(candidates, &known)?;
        (read.candidates.unwrap_or_default(), Some(rows))
    } else {
        (read_sets(candidates, &known)?, None)
    };
    for (cell, set) in shape.geometry.cells().zip(&mut sets) {
        let Some(digit) = document.grid.get(cell) else { continue };
        if !set.is_empty() && *set != DigitSet::of(digit) {
            let place =
                rows.as_ref().map_or(candidates.place(), |rows| rows.place_of_cell(cell.index()));
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
