//! What formats share that hold the usual board of 9×9 alone.

use super::candidates::open_digits;
use crate::board::{Cell, Digit, DigitSet, Geometry, Grid};
use crate::format::document::Document;
use crate::format::handle::Format;
use crate::format::reading::error::{ParseError, quote};
use crate::format::reading::known::{Known, Place};
use crate::format::reading::shape::Shape;
use crate::format::symbols::Symbols;

/// Why a board that is not the usual one cannot be written.
pub(in crate::format) fn refusal(geometry: &Geometry) -> Option<(&'static str, String)> {
    (!geometry.is_classic()).then(|| ("the usual board of 9x9", geometry.to_string()))
}

/// The board of 9×9 that is known, or the usual one.
pub(in crate::format) fn geometry(known: &Known, place: Place) -> Result<Geometry, ParseError> {
    match (&known.options.geometry, known.classic()) {
        (_, Some(classic)) => Ok(classic),
        (Some(told), None) if told.side() != 9 => {
            Err(ParseError::new(place, format!("a board of {told}"), "one of 9x9"))
        }
        (Some(told), None) => Ok(told.clone()),
        (None, None) => known.complete(Geometry::classic(), place),
    }
}

/// How a board of 9×9 is written, in a format that counts its digits itself.
pub(in crate::format) fn shape(format: Format, geometry: Geometry, known: &Known) -> Shape {
    let symbols = match &known.options.symbols {
        Some(symbols) if symbols.count() >= 9 => symbols.for_side(9),
        _ => Symbols::usual(9),
    };
    Shape { format, geometry, symbols, dash_row: 0, gap_rows: None, lines: None }
}

/// The digits in rows of nine.
pub(in crate::format) fn rows(grid: &Grid, empty: char) -> Vec<String> {
    let cells: Vec<char> = grid.values().map(|value| symbol(value, empty)).collect();
    cells.chunks(9).map(|row| row.iter().collect()).collect()
}

/// A value up to 9.
pub(in crate::format) fn symbol(value: u8, empty: char) -> char {
    if value == 0 { empty } else { char::from(b'0' + value) }
}

/// The digits of a set, side by side.
pub(in crate::format) fn digits(set: DigitSet) -> String {
    set.iter().map(|digit| symbol(digit.get(), '.')).collect()
}

/// The candidates that the digits of a board leave.
pub(super) fn left(grid: &Grid) -> Vec<DigitSet> {
    grid.geometry().cells().map(|cell| open_digits(grid, cell)).collect()
}

/// The candidates that the digits leave and that are eliminated all the same, in order.
pub(super) fn eliminated(document: &Document) -> Vec<(Cell, Digit)> {
    let Some(candidates) = &document.candidates else { return Vec::new() };
    let grid = &document.grid;
    let cells = grid.geometry().cells().filter(|&cell| grid.get(cell).is_none());
    let eliminated = cells.flat_map(|cell| {
        let rest = open_digits(grid, cell) - candidates[cell.index()];
        rest.iter().map(move |digit| (cell, digit)).collect::<Vec<_>>()
    });
    eliminated.collect()
}

/// Why candidates cannot be written as those that are eliminated.
pub(super) fn refusal_of_candidates(document: &Document) -> Option<(&'static str, String)> {
    let candidates = document.candidates.as_ref()?;
    let grid = &document.grid;
    let cell = grid.geometry().cells().find(|&cell| match grid.get(cell) {
        Some(digit) => candidates[cell.index()] != DigitSet::of(digit),
        None => !(candidates[cell.index()] - open_digits(grid, cell)).is_empty(),
    })?;
    let geometry = grid.geometry();
    let found = format!("others in r{}c{}", geometry.row(cell) + 1, geometry.column(cell) + 1);
    Some(("candidates that the digits leave", found))
}

/// Eliminates candidates from those that the digits leave.
pub(super) fn eliminate(document: &mut Document, eliminated: &[(Cell, Digit)]) {
    if eliminated.is_empty() {
        return;
    }
    let mut candidates = left(&document.grid);
    for &(cell, digit) in eliminated {
        if document.grid.get(cell).is_none() {
            candidates[cell.index()].remove(digit);
        }
    }
    document.candidates = Some(candidates);
}

/// Reads 81 digits, those with `+` in front being a player's; returns them, and which are givens
/// where not all are.
pub(in crate::format) fn read_cells(
    text: &str,
    place: Place,
    geometry: &Geometry,
) -> Result<(Grid, Option<Vec<bool>>), ParseError> {
    let mut grid = Grid::new(geometry);
    let mut givens = vec![false; 81];
    let mut has_player = false;
    let mut cells = geometry.cells();
    let mut is_placed = false;
    for (column, character) in (place.1..).zip(text.chars()) {
        let place = (place.0, column);
        let value = match character {
            '+' if !is_placed => {
                is_placed = true;
                continue;
            }
            '1'..='9' => character as u8 - b'0',
            '.' | '0' if !is_placed => 0,
            _ => {
                let expected =
                    if is_placed { "a digit from 1 to 9" } else { "a digit, '+' or '.'" };
                let found = quote(character.encode_utf8(&mut [0; 4]));
                return Err(ParseError::new(place, expected, found));
            }
        };
        let Some(cell) = cells.next() else {
            return Err(ParseError::new(place, "81 cells", "more"));
        };
        grid.set(cell, Digit::new(value));
        givens[cell.index()] = value > 0 && !is_placed;
        has_player |= is_placed;
        is_placed = false;
    }
    let missing = cells.count();
    if missing > 0 || is_placed {
        return Err(ParseError::new((place.0, place.1 + text.len()), "81 cells", 81 - missing));
    }
    Ok((grid, has_player.then_some(givens)))
}

/// The digits of a board with `+` in front of a player's.
pub(in crate::format) fn cells(document: &Document) -> String {
    let mut text = String::with_capacity(100);
    for (index, value) in document.grid.values().enumerate() {
        if value > 0 && !document.is_given(index) {
            text.push('+');
        }
        text.push(symbol(value, '.'));
    }
    text
}
