//! Writes rules as fields.

use serde_json::{Value, json};

use super::cells::Cells;
use super::{clues, extensions, groups, lines, marks, outside};
use crate::format::reading::unruled::IS_RULED;
use crate::rules::Rule;
use crate::rules::kinds::{Maximum, Minimum};

/// The fields of rules; the first rule that has none where there is one.
pub(in crate::format) fn written<'r>(
    rules: &'r [Rule],
    cells: &Cells,
) -> Result<Vec<(&'static str, Value)>, &'r Rule> {
    let mut fields: Vec<(&'static str, Vec<Value>)> = Vec::new();
    let mut flags = Vec::new();
    for rule in rules.iter().filter(|rule| !marks::is_negative(rule)) {
        if let Some(flag) = flag(rule) {
            flags.push((flag, json!(true)));
            continue;
        }
        let (field, entries) = entries(rule, cells).ok_or(rule)?;
        add(&mut fields, field, entries);
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

/// What f-puzzles turns on for the whole board.
fn flag(rule: &Rule) -> Option<&'static str> {
    match rule {
        Rule::AntiKnight => Some("antiknight"),
        Rule::AntiKing => Some("antiking"),
        Rule::DisjointGroups => Some("disjointgroups"),
        _ => None,
    }
}

fn entries(rule: &Rule, cells: &Cells) -> Option<(&'static str, Vec<Value>)> {
    let one = groups::written(rule, cells)
        .or_else(|| lines::written(rule, cells))
        .or_else(|| marks::written(rule, cells))
        .or_else(|| outside::written(rule, cells));
    match one {
        Some((field, entry)) => Some((field, vec![entry])),
        None => clues::written(rule, cells),
    }
}

/// An extreme beside a cell of another rule of its kind: all of a kind would become one rule, and say less.
fn apart<'r>(rules: &'r [Rule], cells: &Cells) -> Option<&'r Rule> {
    let group = |rule: &'r Rule, is_least: bool| match rule {
        Rule::Minimum(Minimum { cells }) if is_least => Some(cells),
        Rule::Maximum(Maximum { cells }) if !is_least => Some(cells),
        _ => None,
    };
    [true, false].into_iter().find_map(|is_least| {
        let of_kind = |(at, rule)| Some((at, rule, group(rule, is_least)?));
        let groups: Vec<(usize, &Rule, &Vec<u16>)> =
            rules.iter().enumerate().filter_map(of_kind).collect();
        groups.iter().enumerate().find_map(|(number, (_, rule, group))| {
            let before = groups[..number].iter().flat_map(|(_, _, other)| other.iter());
            let mut before = before.filter(|other| {
                group.iter().any(|cell| !group.contains(other) && cells.are_beside(*cell, **other))
            });
            before.next().map(|_| *rule)
        })
    })
}
