//! Clues beside the board: sandwiches, X-sums, skyscrapers, little killers.

use serde_json::{Map, Value, json};

use super::cells::{Cells, Spot, name_of};
use super::found::Found;
use crate::format::reading::error::{ParseError, quote};
use crate::rules::Rule;
use crate::rules::kinds::{Clue, Outside, Sum};

/// Fields of clues about a row or column.
const CLUES: [(&str, Clue); 3] =
    [("sandwichsum", Clue::Sandwich), ("xsum", Clue::XSum), ("skyscraper", Clue::Skyscraper)];

/// Steps of little killers, by their names.
const DIRECTIONS: [(&str, Spot); 4] =
    [("UL", (-1, -1)), ("UR", (-1, 1)), ("DL", (1, -1)), ("DR", (1, 1))];

/// Reads a field of clues. Those without a number say nothing.
pub(super) fn read(found: &mut Found<'_>, name: &str, value: &Value) -> Result<bool, ParseError> {
    let clue = CLUES.iter().find(|(known, _)| *known == name).map(|(_, clue)| *clue);
    if clue.is_none() && name != "littlekillersum" {
        return Ok(false);
    }
    for entry in found.entries(name, value) {
        let Some(number) = found.number(entry)? else { continue };
        let rule = match clue {
            Some(clue) => {
                let cells = line(found, entry)?;
                Rule::Outside(Outside { clue, cells, number })
            }
            None => Rule::Sum(Sum { cells: diagonal(found, entry)?, sum: number }),
        };
        found.rules.push(rule);
    }
    Ok(true)
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

/// The field of a clue about a row or column, and the name of the place where it stands.
pub(super) fn clue(rule: &Rule, cells: &Cells) -> Option<(&'static str, String)> {
    let Rule::Outside(Outside { clue, cells: line, .. }) = rule else { return None };
    let (field, _) = CLUES.iter().find(|(_, known)| known == clue)?;
    Some((field, name_of(outside_of(line, cells)?)))
}

/// A rule as a field and an object of it.
pub(super) fn written(rule: &Rule, cells: &Cells) -> Option<(&'static str, Value)> {
    match rule {
        Rule::Outside(Outside { number, .. }) => {
            let (field, cell) = clue(rule, cells)?;
            Some((field, json!({ "cell": cell, "value": number.to_string() })))
        }
        Rule::Sum(Sum { cells: line, sum }) => {
            let (spot, step) = little_killer(line, cells)?;
            let (direction, _) = DIRECTIONS.iter().find(|(_, known)| *known == step)?;
            let entry = json!({
                "cell": name_of(spot),
                "cells": cells.names(line),
                "direction": direction,
                "value": sum.to_string(),
            });
            Some(("littlekillersum", entry))
        }
        _ => None,
    }
}
