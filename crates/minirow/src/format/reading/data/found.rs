//! Reads the boards that were found in texts of another kind.

use super::node::{Cells, Found};
use crate::format::about::AboutField;
use crate::format::document::Document;
use crate::format::handle::Format;
use crate::format::reading::error::{ParseError, ParseErrorKind, quote};
use crate::format::reading::inside::read_inside;
use crate::format::reading::known::{Header, Known, Place};
use crate::format::reading::lines::text::Text;
use crate::format::reading::notation::Fit;
use crate::format::reading::recognise;
use crate::format::reading::record::Record;
use crate::format::reading::shape::Shape;
use crate::format::symbols::Symbols;

/// Reads the board of a record, in a text of this format.
pub(in crate::format) fn read_found(
    record: &Record,
    found: &Found,
    format: Format,
    known: &Known,
) -> Result<(Document, Shape), ParseError> {
    if let Some((place, rule)) = &found.rule {
        let expected = "a board without rules of its own";
        return Err(ParseError::new(*place, expected, format!("the field {}", quote(rule))));
    }
    let header = Header { blocks: found.layout.clone(), ..Header::default() };
    let known = &known.with(&header)?;
    let (mut document, shape) = read_cells(&found.rows, known)?;
    if let Some(solution) = &found.solution {
        let (solution, _) = read_cells(solution, &known.of_shape(&shape))?;
        document.solution = Some(solution.grid);
    }
    let whole = |text: &str| record.whole(text, 0).map(str::to_owned);
    document.name = found.name.as_deref().map(whole).transpose()?;
    for (field, text) in &found.about {
        if let Some(field) = AboutField::ALL.iter().copied().find(|known| known.name() == field) {
            document.about.set(field, Some(whole(text)?));
        }
    }
    Ok((document, Shape { format, dash_row: 0, gap_rows: None, lines: None, ..shape }))
}

fn read_cells(cells: &Cells, known: &Known) -> Result<(Document, Shape), ParseError> {
    let first = cells.places.first().copied().unwrap_or((1, 1));
    if cells.side == 0 {
        return read_inside(&cells.text, first, known, None);
    }
    let Ok(side) = u8::try_from(cells.side) else {
        return Err(ParseError::new(first, "up to 255 rows", cells.side));
    };
    let text = Text::new(1, &cells.text, 0);
    let row = text.rows.first().expect("a board has rows");
    let named_symbols = known.options.symbols.clone();
    let decimal = cells.are_numbers || named_symbols.as_ref().is_some_and(Symbols::is_decimal);
    if let Some(told) = known.options.geometry.as_ref().filter(|told| told.side() != side) {
        let found = format!("one of {side}x{side}");
        return Err(ParseError::new(first, format!("a board of {told}"), found));
    }
    let read = || {
        let shape = recognise::shape(&text, row, (Format::GRID, Fit { side, decimal }), known)?;
        let alike = shape.format.alike().expect("a format in rows of cells");
        Ok((alike.read(&text, &shape)?, shape))
    };
    let (document, mut shape) = read().map_err(|error: ParseError| match error.kind {
        // What is wrong with a rule stands where that is told.
        ParseErrorKind::Header => error,
        _ => moved(error, cells),
    })?;
    if cells.are_numbers {
        shape.symbols =
            named_symbols.map_or_else(|| Symbols::usual(side), |symbols| symbols.for_side(side));
    }
    Ok((document, shape))
}

/// An error in the rows, at the place of its cell.
fn moved(error: ParseError, cells: &Cells) -> ParseError {
    let row = usize::try_from(error.line).unwrap_or(1).saturating_sub(1);
    let before = cells.text.lines().nth(row).unwrap_or_default();
    let before: String = before.chars().take(error.column.saturating_sub(1)).collect();
    let column = before.matches(' ').count();
    let place: Option<&Place> = cells.places.get(row * cells.side + column);
    let (line, column) = place.or(cells.places.first()).copied().unwrap_or((1, 1));
    ParseError { line, column, ..error }
}
