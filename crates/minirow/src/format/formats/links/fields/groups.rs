//! Groups of cells: fields whose objects have `cells`, and further lists of them.

use serde_json::{Value, json};

use super::cells::Cells;
use super::found::Found;
use crate::format::formats::links::values::number_of;
use crate::format::reading::error::{ParseError, quote};
use crate::rules::Rule;
use crate::rules::kinds::{AllDifferent, Cage, Clones, Quadruple};

/// Reads a field of groups.
pub(super) fn read(found: &mut Found<'_>, name: &str, value: &Value) -> Result<bool, ParseError> {
    if !["killercage", "clone", "quadruple"].contains(&name) {
        return Ok(false);
    }
    for entry in found.entries(name, value) {
        let cells = found.cells(entry, "cells")?;
        if cells.is_empty() {
            found.constraints.count(&format!("{name} without cells"), 1);
            continue;
        }
        found.rules.push(match name {
            "killercage" => match found.number(entry)? {
                None => Rule::AllDifferent(AllDifferent { cells }),
                Some(sum) => Rule::Cage(Cage { cells, sum }),
            },
            "clone" => {
                let copy = found.cells(entry, "cloneCells")?;
                if copy.len() != cells.len() {
                    let expected = format!("{} cloneCells, as there are cells", cells.len());
                    return Err(ParseError::new(found.place, expected, copy.len()));
                }
                Rule::Clones(Clones { cells, copy })
            }
            _ => Rule::Quadruple(Quadruple {
                cells,
                values: read_values(found, entry.get("values"))?,
            }),
        });
    }
    Ok(true)
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

/// A rule as a field and an object of it.
pub(super) fn written(rule: &Rule, cells: &Cells) -> Option<(&'static str, Value)> {
    match rule {
        Rule::AllDifferent(AllDifferent { cells: group }) if !group.is_empty() => {
            Some(("killercage", json!({ "cells": cells.names(group) })))
        }
        Rule::Cage(Cage { cells: group, sum }) if !group.is_empty() => {
            let value = sum.to_string();
            Some(("killercage", json!({ "cells": cells.names(group), "value": value })))
        }
        Rule::Clones(Clones { cells: group, copy })
            if group.len() == copy.len() && !group.is_empty() =>
        {
            let copy = cells.names(copy);
            Some(("clone", json!({ "cells": cells.names(group), "cloneCells": copy })))
        }
        Rule::Quadruple(Quadruple { cells: group, values }) if !group.is_empty() => {
            Some(("quadruple", json!({ "cells": cells.names(group), "values": values })))
        }
        _ => None,
    }
}
