//! Marks between two cells, and what is said about pairs without any.

use std::collections::BTreeSet;

use serde_json::{Map, Value, json};

use super::found::Found;
use crate::format::formats::links::negatives::{self, Numbers, denied, marked, rules_of};
use crate::format::reading::error::{ParseError, quote};
use crate::rules::Rule;
use crate::rules::links::{Field, Number, fields};

/// Reads a field of marks: dots are a difference of 1 and a ratio of 2 where they tell no number.
pub(super) fn read(
    found: &mut Found<'_>,
    field: &'static Field,
    value: &Value,
) -> Result<(), ParseError> {
    let name = field.name;
    for entry in found.entries(name, value) {
        let cells = found.cells(entry, "cells")?;
        if cells.len() != 2 {
            let expected = format!("two cells in {name}");
            return Err(ParseError::new(found.place, expected, cells.len()));
        }
        if !matches!(field.number, Number::Sign(_)) {
            let number = found.told(field, entry)?;
            found.add(field, vec![cells], number);
            continue;
        }
        let told = entry.get("value").unwrap_or(&Value::Null);
        let text = told.as_str().map(str::trim);
        let is_it = |other: &&Field| {
            let is_sign = |sign: &str| text.is_some_and(|text| text.eq_ignore_ascii_case(sign));
            other.name == name && matches!(other.number, Number::Sign(sign) if is_sign(sign))
        };
        match fields().find(is_it) {
            Some(field) => found.add(field, vec![cells], None),
            None if told.is_null() || text == Some("") => {}
            None => {
                let found_text = quote(&told.to_string());
                return Err(ParseError::new(found.place, "X or V", found_text));
            }
        }
    }
    Ok(())
}

/// The ratios that no pair without a mark has, where f-puzzles says that all are given.
fn negative_ratios([_, ratios, _]: &Numbers) -> BTreeSet<u32> {
    if ratios.is_empty() { [2].into() } else { ratios.clone() }
}

fn has_dots([differences, ratios, _]: &Numbers) -> bool {
    !differences.is_empty() || !ratios.is_empty()
}

/// Reads what is said about pairs without a mark.
pub(super) fn read_negatives(found: &mut Found<'_>, puzzle: &Map<String, Value>) {
    let mut has = (false, false);
    let negative = puzzle.get("negative").and_then(Value::as_array).into_iter().flatten();
    for kind in negative {
        match kind.as_str() {
            Some("ratio") => has.0 = true,
            Some("xv") => has.1 = true,
            _ => found.constraints.count("another negative constraint", 1),
        }
    }
    let has_differences = match puzzle.get("nonconsecutive") {
        None | Some(Value::Bool(false) | Value::Null) => false,
        Some(Value::Bool(true)) => true,
        Some(value) => {
            found.constraints.add("nonconsecutive", value);
            false
        }
    };
    let marked = marked(&found.rules);
    let is_alone = has_differences && !has.0 && !has_dots(&marked);
    if is_alone {
        found.rules.push(Rule::NonConsecutive);
    }
    let differences = if has_differences && !is_alone { [1].into() } else { BTreeSet::new() };
    let ratios = if has.0 { negative_ratios(&marked) } else { BTreeSet::new() };
    let sums = if has.1 { [5, 10].into() } else { BTreeSet::new() };
    found.rules.extend(rules_of([differences, ratios, sums], &marked));
}

/// Whether a rule is about pairs without a mark.
pub(in crate::format) fn is_negative(rule: &Rule) -> bool {
    *rule == Rule::NonConsecutive || negatives::is_negative(rule)
}

/// What is said about pairs without a mark, as fields; nothing where f-puzzles says it in no way.
pub(super) fn written_negatives(rules: &[Rule]) -> Option<Vec<(&'static str, Value)>> {
    let marked = marked(rules);
    let [mut differences, ratios, sums] = denied(rules)?;
    if rules.contains(&Rule::NonConsecutive) {
        if has_dots(&marked) {
            return None;
        }
        differences.insert(1);
    }
    let is_held = (differences.is_empty() || differences == [1].into())
        && (ratios.is_empty() || ratios == negative_ratios(&marked))
        && (sums.is_empty() || sums == [5, 10].into());
    if !is_held {
        return None;
    }
    let mut fields = Vec::new();
    if !differences.is_empty() {
        fields.push(("nonconsecutive", json!(true)));
    }
    let kinds = [("ratio", !ratios.is_empty()), ("xv", !sums.is_empty())];
    let kinds: Vec<&str> =
        kinds.into_iter().filter(|(_, has)| *has).map(|(name, _)| name).collect();
    if !kinds.is_empty() {
        fields.push(("negative", json!(kinds)));
    }
    Some(fields)
}
