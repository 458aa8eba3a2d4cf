//! What stands in the JSON of f-puzzles and SudokuPad: marks, solutions, numbers.

use serde_json::Value;

use super::board::value;
use crate::board::{Digit, DigitSet, Geometry, Grid};
use crate::format::reading::error::{ParseError, quote};
use crate::format::reading::known::Place;

/// A number, or a text that is one.
pub(in crate::format) fn number_of(value: &Value) -> Option<u64> {
    match value {
        Value::String(text) => text.parse().ok(),
        value => value.as_u64(),
    }
}

pub(in crate::format) fn read_marks(
    marks: &Value,
    side: u8,
    place: Place,
) -> Result<DigitSet, ParseError> {
    let mut set = DigitSet::EMPTY;
    // Some write the marks of a cell as one text.
    let digits = |text: &str| text.chars().map(|c| Value::String(c.into())).collect::<Vec<_>>();
    let marks = match marks {
        Value::Array(marks) => marks.clone(),
        Value::Null => Vec::new(),
        Value::String(text) => digits(text),
        other => vec![other.clone()],
    };
    for mark in &marks {
        let mark = value(number_of(mark), side, quote(&mark.to_string()), place)?;
        if let Some(digit) = Digit::new(mark) {
            set.insert(digit);
        }
    }
    Ok(set)
}

/// A solution as an array or a text; nothing where no cell of it is told.
pub(super) fn read_solution(
    solution: &Value,
    geometry: &Geometry,
    place: Place,
) -> Result<Option<Grid>, ParseError> {
    let cells: Vec<Value> = match solution {
        Value::Array(cells) => cells.clone(),
        Value::String(text) if text.contains(',') => {
            text.split(',').map(|cell| Value::String(cell.trim().to_owned())).collect()
        }
        Value::String(text) => text.chars().map(|c| Value::String(c.into())).collect(),
        Value::Null => Vec::new(),
        other => return Err(ParseError::new(place, "a solution", quote(&other.to_string()))),
    };
    let is_empty = |cell: &Value| match cell {
        Value::String(text) => ["", ".", "0", "?", "-", "_"].contains(&text.as_str()),
        cell => cell.is_null() || cell.as_u64() == Some(0),
    };
    if cells.iter().all(is_empty) {
        return Ok(None);
    }
    if cells.len() != geometry.cell_count() {
        let expected = format!("a solution of {} cells", geometry.cell_count());
        return Err(ParseError::new(place, expected, cells.len()));
    }
    let mut grid = Grid::new(geometry);
    for (cell, found) in geometry.cells().zip(&cells).filter(|(_, found)| !is_empty(found)) {
        let side = geometry.side();
        let digit = value(number_of(found), side, quote(&found.to_string()), place)?;
        grid.set(cell, Digit::new(digit));
    }
    Ok(Some(grid))
}

/// A text, or a number written as one.
pub(in crate::format) fn text_of(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Number(number) => number.to_string(),
        Value::Array(lines) => lines.iter().map(text_of).collect::<Vec<_>>().join("\n"),
        _ => String::new(),
    }
}
