//! Clues beside the board: sandwiches, X-sums, skyscrapers, little killers.

use serde_json::{Map, Value};

use super::cells::{Cells, Spot, name_of};
use super::found::Found;
use crate::format::reading::error::{ParseError, quote};
use crate::rules::links::{Entry, Field};

/// Steps of little killers, by their names.
const DIRECTIONS: [(&str, Spot); 4] =
    [("UL", (-1, -1)), ("UR", (-1, 1)), ("DL", (1, -1)), ("DR", (1, 1))];

/// Reads a field of clues. Those without a number say nothing.
pub(super) fn read(
    found: &mut Found<'_>,
    field: &'static Field,
    entries: Vec<&Map<String, Value>>,
) -> Result<(), ParseError> {
    for entry in entries {
        let Some(number) = found.number(entry)? else { continue };
        let cells = match field.entry {
            Entry::Clue => line(found, entry)?,
            _ => diagonal(found, entry)?,
        };
        found.add(field, vec![cells], Some(number));
    }
    Ok(())
}

fn start(found: &Found<'_>, entry: &Map<String, Value>) -> Result<Spot, ParseError> {
    found.cells.read_spot(entry.get("cell").unwrap_or(&Value::Null), found.place)
}

/// The row or column from a clue on.
fn line(found: &Found<'_>, entry: &Map<String, Value>) -> Result<Vec<u16>, ParseError> {
    let spot = start(found, entry)?;
    from_outside(spot, found.cells).ok_or_else(|| {
        let expected = "a clue beside a row or column";
        ParseError::new(found.place, expected, quote(&name_of(spot)))
    })
}

/// The row or column that a spot beside the board looks into.
pub(in crate::format) fn from_outside(spot: Spot, cells: &Cells) -> Option<Vec<u16>> {
    let side = i32::from(cells.side);
    let step = match spot {
        (-1, column) if (0..side).contains(&column) => (1, 0),
        (row, -1) if (0..side).contains(&row) => (0, 1),
        (row, column) if row == side && (0..side).contains(&column) => (-1, 0),
        (row, column) if column == side && (0..side).contains(&row) => (0, -1),
        _ => return None,
    };
    Some(cells.ray((spot.0 + step.0, spot.1 + step.1), step))
}

/// The spot beside the board from which a row or column is seen so.
pub(in crate::format) fn outside_of(line: &[u16], cells: &Cells) -> Option<Spot> {
    let (row, column) = cells.spot(*line.first()?);
    let side = i32::from(cells.side);
    let spots = [(row, -1), (-1, column), (row, side), (side, column)];
    spots.into_iter().find(|&spot| from_outside(spot, cells).as_deref() == Some(line))
}

/// The diagonal of a little killer, which begins at the clue or beside it.
fn diagonal(found: &Found<'_>, entry: &Map<String, Value>) -> Result<Vec<u16>, ParseError> {
    let told = entry.get("direction").and_then(Value::as_str).unwrap_or("");
    let direction = DIRECTIONS.iter().find(|(name, _)| *name == told);
    let Some(&(_, step)) = direction else {
        return Err(ParseError::new(found.place, "a direction: UL, UR, DL or DR", quote(told)));
    };
    let spot = start(found, entry)?;
    let begins_here = found.cells.cell(spot).is_some();
    let first = if begins_here { spot } else { (spot.0 + step.0, spot.1 + step.1) };
    let cells = found.cells.ray(first, step);
    if cells.is_empty() {
        return Err(ParseError::new(
            found.place,
            "a clue beside a diagonal",
            quote(&name_of(spot)),
        ));
    }
    Ok(cells)
}

/// The spot and the step of a little killer with these cells.
pub(in crate::format) fn little_killer(line: &[u16], cells: &Cells) -> Option<(Spot, Spot)> {
    let (row, column) = cells.spot(*line.first()?);
    let steps = DIRECTIONS.iter().map(|&(_, step)| step);
    let fits = |step: &Spot| {
        let before = (row - step.0, column - step.1);
        cells.cell(before).is_none() && cells.ray((row, column), *step) == line
    };
    let step = steps.into_iter().find(fits)?;
    Some(((row - step.0, column - step.1), step))
}

/// The name of the place of a clue about a row or column.
pub(super) fn place_of(line: &[u16], cells: &Cells) -> Option<String> {
    outside_of(line, cells).map(name_of)
}

/// The name of the place of a little killer, and of its direction.
pub(super) fn direction_of(line: &[u16], cells: &Cells) -> Option<(String, &'static str)> {
    let (spot, step) = little_killer(line, cells)?;
    let (direction, _) = DIRECTIONS.iter().find(|(_, known)| *known == step)?;
    Some((name_of(spot), direction))
}
