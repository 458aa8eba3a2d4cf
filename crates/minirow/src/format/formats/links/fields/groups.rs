//! Groups of cells: fields whose objects have `cells`, and further lists of them.

use serde_json::{Map, Value};

use super::found::Found;
use crate::format::formats::links::values::number_of;
use crate::format::reading::error::{ParseError, quote};
use crate::rules::links::{Entry, Field, Number, fields};

/// Reads a field of groups.
pub(super) fn read(
    found: &mut Found<'_>,
    field: &'static Field,
    entries: Vec<&Map<String, Value>>,
) -> Result<(), ParseError> {
    for entry in entries {
        let cells = found.cells(entry, "cells")?;
        if cells.is_empty() {
            found.constraints.count(&format!("{} without cells", field.name), 1);
            continue;
        }
        match field.entry {
            Entry::Clones => {
                let copy = found.cells(entry, "cloneCells")?;
                if copy.len() != cells.len() {
                    let expected = format!("{} cloneCells, as there are cells", cells.len());
                    return Err(ParseError::new(found.place, expected, copy.len()));
                }
                found.add(field, vec![cells, copy], None);
            }
            Entry::Corner => {
                let values = read_values(found, entry.get("values"))?;
                found.rules.push(field.of.rule(vec![cells], &values));
            }
            _ => {
                // Groups with a number and those without are rules of two kinds.
                let number = found.number(entry)?;
                let is_it = |other: &&Field| {
                    other.name == field.name && (other.number == Number::Told) == number.is_some()
                };
                found.add(fields().find(is_it).unwrap_or(field), vec![cells], number);
            }
        }
    }
    Ok(())
}

/// The values of a quadruple; each cell around it holds one.
fn read_values(found: &Found<'_>, values: Option<&Value>) -> Result<Vec<u32>, ParseError> {
    let values = values.and_then(Value::as_array).map_or(&[][..], Vec::as_slice);
    let side = u64::from(found.cells.side);
    let value = |value: &Value| {
        let number = number_of(value).filter(|&number| number <= side);
        number.map(|number| number as u32).ok_or_else(|| {
            let expected = format!("values from 1 to {side}");
            ParseError::new(found.place, expected, quote(&value.to_string()))
        })
    };
    if values.len() > found.cells.count() {
        return Err(ParseError::new(found.place, "a few values in a quadruple", values.len()));
    }
    values.iter().map(value).collect()
}
