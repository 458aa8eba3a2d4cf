//! Lines: fields whose objects have `lines`.

use serde_json::{Map, Value};

use super::cells::{Cells, joined, once};
use super::found::Found;
use crate::format::reading::error::ParseError;
use crate::rules::links::{Entry, Field};

/// Reads a field of lines.
pub(super) fn read(
    found: &mut Found<'_>,
    field: &'static Field,
    entries: Vec<&Map<String, Value>>,
) -> Result<(), ParseError> {
    for entry in entries {
        read_entry(found, field, entry)?;
    }
    Ok(())
}

fn read_entry(
    found: &mut Found<'_>,
    field: &'static Field,
    entry: &Map<String, Value>,
) -> Result<(), ParseError> {
    let name = field.name;
    if field.is_for_thirds && !found.cells.side.is_multiple_of(3) {
        // Which values are low there is told in different ways.
        found.constraints.count(&format!("{name} where no thirds are alike"), 1);
        return Ok(());
    }
    let number = found.told(field, entry)?;
    let bulb = found.cells(entry, "cells")?;
    let lines = entry.get("lines").and_then(Value::as_array).map_or(&[][..], Vec::as_slice);
    if lines.is_empty() {
        found.constraints.count(&format!("{name} without a line"), 1);
    }
    let mut sets = Vec::new();
    for line in lines {
        let cells = found.cells.read_cells(Some(line), found.place)?;
        let is_arrow = field.entry == Entry::Arrow;
        if cells.len() < 2 || is_arrow && bulb.is_empty() {
            found.constraints.count(&format!("{name} without a line"), 1);
            continue;
        }
        match field.entry {
            Entry::Set => sets.push(((), once(cells))),
            // The first cell of the line is in the circle.
            Entry::Arrow => found.add(field, vec![bulb.clone(), cells[1..].to_vec()], None),
            _ => found.add(field, vec![cells], number),
        }
    }
    // The branches of a line are one set.
    for ((), cells) in joined(sets, found.cells.side) {
        found.add(field, vec![cells], None);
    }
    Ok(())
}

/// The line of an arrow, which begins in the cell of the bulb that is nearest.
pub(in crate::format) fn arrow(bulb: &[u16], shaft: &[u16], cells: &Cells) -> Option<Vec<u16>> {
    let (first, last) = (*shaft.first()?, *bulb.last()?);
    let (row, column) = cells.spot(first);
    let is_near = |&&cell: &&u16| {
        let (other_row, other_column) = cells.spot(cell);
        (row - other_row).abs().max((column - other_column).abs()) == 1
    };
    let start = bulb.iter().find(is_near).copied().unwrap_or(last);
    Some([&[start], shaft].concat())
}
