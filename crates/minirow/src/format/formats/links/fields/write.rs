//! Writes rules as fields.

use serde_json::{Value, json};

use super::cells::Cells;
use super::clues::field_of;
use super::lines::arrow;
use super::outside::{direction_of, place_of};
use super::{extensions, marks};
use crate::format::reading::unruled::IS_RULED;
use crate::rules::Rule;
use crate::rules::links::{Entry, Field, Number, fields};

/// The fields of rules; the first rule that has none where there is one.
pub(in crate::format) fn written<'r>(
    rules: &'r [Rule],
    cells: &Cells,
) -> Result<Vec<(&'static str, Value)>, &'r Rule> {
    let mut fields: Vec<(&'static str, Vec<Value>)> = Vec::new();
    let mut flags = Vec::new();
    for rule in rules.iter().filter(|rule| !marks::is_negative(rule)) {
        let field = field_of(rule, cells).ok_or(rule)?;
        if field.entry == Entry::Flag {
            flags.push((field.name, json!(true)));
            continue;
        }
        add(&mut fields, field.name, entries(field, rule, cells).ok_or(rule)?);
    }
    let drawn = rules.iter().filter(|_| IS_RULED).flat_map(|rule| extensions::drawn(rule, cells));
    for (field, part) in drawn {
        add(&mut fields, field, vec![part]);
    }
    if let Some(rule) = apart(rules, cells) {
        return Err(rule);
    }
    match marks::written_negatives(rules) {
        Some(negatives) => flags.extend(negatives),
        None => {
            return Err(rules.iter().find(|rule| marks::is_negative(rule)).unwrap_or(&rules[0]));
        }
    }
    let fields = fields.into_iter().map(|(field, entries)| (field, Value::Array(entries)));
    Ok(flags.into_iter().chain(fields).collect())
}

fn add(fields: &mut Vec<(&'static str, Vec<Value>)>, field: &'static str, entries: Vec<Value>) {
    match fields.iter_mut().find(|(known, _)| *known == field) {
        Some((_, known)) => known.extend(entries),
        None => fields.push((field, entries)),
    }
}

/// A rule as objects of its field.
fn entries(field: &Field, rule: &Rule, cells: &Cells) -> Option<Vec<Value>> {
    let (parts, number) = (rule.parts(), rule.number());
    let line = parts.first().filter(|line| !line.is_empty())?;
    let names = |line: &[u16]| json!(cells.names(line));
    let mut entry = match field.entry {
        Entry::Cell | Entry::Extreme => {
            let each = line.iter().map(|&cell| json!({ "cell": cells.name(cell) }));
            return Some(each.collect());
        }
        Entry::Group | Entry::Indexer => json!({ "cells": names(line) }),
        Entry::Clones if line.len() == parts[1].len() => {
            json!({ "cells": names(line), "cloneCells": names(&parts[1]) })
        }
        Entry::Corner => json!({ "cells": names(line), "values": rule.numbers() }),
        Entry::Line | Entry::Set if line.len() > 1 => {
            let is_held = !field.is_for_thirds || cells.side.is_multiple_of(3);
            is_held.then(|| json!({ "lines": [names(line)] }))?
        }
        Entry::Arrow => {
            json!({ "cells": names(line), "lines": [names(&arrow(line, &parts[1], cells)?)] })
        }
        // A mark stands halfway between its cells, and would seem to be about others.
        Entry::Pair if cells.are_beside(line[0], line[1]) => json!({ "cells": names(line) }),
        Entry::Clue => json!({ "cell": place_of(line, cells)? }),
        Entry::Diagonal => {
            let (cell, direction) = direction_of(line, cells)?;
            json!({ "cell": cell, "cells": names(line), "direction": direction })
        }
        _ => return None,
    };
    let value = match (field.number, number) {
        (Number::None, _) | (_, None) => None,
        (Number::Sign(sign), _) => Some(sign.to_owned()),
        (_, Some(number)) => Some(number.to_string()),
    };
    if let Some(value) = value {
        entry["value"] = json!(value);
    }
    Some(vec![entry])
}

/// An extreme beside a cell of another rule of its kind: all of a kind would become one rule, and say less.
fn apart<'r>(rules: &'r [Rule], cells: &Cells) -> Option<&'r Rule> {
    let extremes = fields().filter(|field| field.entry == Entry::Extreme);
    extremes.into_iter().find_map(|field| {
        let groups: Vec<(&Rule, Vec<u16>)> = rules
            .iter()
            .filter(|rule| rule.is_of(field.of))
            .map(|rule| (rule, rule.cells()))
            .collect();
        groups.iter().enumerate().find_map(|(number, (rule, group))| {
            let mut before = groups[..number].iter().flat_map(|(_, other)| other);
            let is_beside = |other: &&u16| {
                group.iter().any(|cell| !group.contains(other) && cells.are_beside(*cell, **other))
            };
            before.find(is_beside).map(|_| *rule)
        })
    })
}
