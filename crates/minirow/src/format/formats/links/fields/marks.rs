//! Marks between two cells, and what is said about pairs without any.

use std::collections::BTreeSet;

use serde_json::{Map, Value, json};

use super::found::Found;
use crate::format::reading::error::{ParseError, quote};
use crate::rules::Rule;
use crate::rules::kinds::{AllMarksGiven, Difference, Field, Number, PairSum, Ratio};
use crate::rules::links::fields;

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

/// The numbers of all marks of a board.
#[derive(Debug, Default)]
struct Marks {
    differences: BTreeSet<u32>,
    ratios: BTreeSet<u32>,
    sums: BTreeSet<u32>,
}

impl Marks {
    fn of(rules: &[Rule]) -> Self {
        let mut marks = Self::default();
        for rule in rules {
            match rule {
                Rule::Difference(Difference { by, .. }) => marks.differences.insert(*by),
                Rule::Ratio(Ratio { times, .. }) => marks.ratios.insert(*times),
                Rule::PairSum(PairSum { sum, .. }) => marks.sums.insert(*sum),
                _ => false,
            };
        }
        marks
    }

    fn has_dots(&self) -> bool {
        !self.differences.is_empty() || !self.ratios.is_empty()
    }

    /// The ratios that no pair without a mark has, where f-puzzles says that all are given.
    fn negative_ratios(&self) -> BTreeSet<u32> {
        if self.ratios.is_empty() { [2].into() } else { self.ratios.clone() }
    }
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
    let rules = negatives(has_differences, has.0, has.1, &found.rules);
    found.rules.extend(rules);
}

/// The rules about pairs without a mark, on a board with these.
fn negatives(has_differences: bool, has_ratios: bool, has_sums: bool, rules: &[Rule]) -> Vec<Rule> {
    let marks = Marks::of(rules);
    let ratios: Vec<u32> = marks.negative_ratios().into_iter().collect();
    let is_usual = ratios == [2] && marks.differences.iter().all(|&by| by == 1);
    let dots = match (has_differences, has_ratios) {
        (false, false) => None,
        (true, true) if is_usual => Some(Rule::AllDotsGiven),
        (true, false) if !marks.has_dots() => Some(Rule::NonConsecutive),
        _ => Some(Rule::AllMarksGiven(AllMarksGiven {
            differences: if has_differences { vec![1] } else { Vec::new() },
            ratios: if has_ratios { ratios } else { Vec::new() },
            sums: Vec::new(),
        })),
    };
    dots.into_iter().chain(has_sums.then_some(Rule::AllSignsGiven)).collect()
}

/// Whether a rule is about pairs without a mark.
pub(in crate::format) fn is_negative(rule: &Rule) -> bool {
    let is_usual = matches!(rule, Rule::NonConsecutive | Rule::AllDotsGiven | Rule::AllSignsGiven);
    is_usual || matches!(rule, Rule::AllMarksGiven(_))
}

/// What is said about pairs without a mark, as fields; nothing where f-puzzles says it in no way.
pub(super) fn written_negatives(rules: &[Rule]) -> Option<Vec<(&'static str, Value)>> {
    let marks = Marks::of(rules);
    let (mut differences, mut ratios, mut sums) =
        (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
    for rule in rules {
        match rule {
            Rule::NonConsecutive if marks.has_dots() => return None,
            Rule::NonConsecutive => {
                differences.insert(1);
            }
            Rule::AllDotsGiven => {
                differences.insert(1);
                ratios.insert(2);
                let is_usual = marks.differences.iter().all(|&by| by == 1);
                if !is_usual || marks.ratios.iter().any(|&times| times != 2) {
                    return None;
                }
            }
            Rule::AllSignsGiven => sums.extend([5, 10]),
            Rule::AllMarksGiven(AllMarksGiven { differences: by, ratios: times, sums: told }) => {
                differences.extend(by.iter().copied());
                ratios.extend(times.iter().copied());
                sums.extend(told.iter().copied());
            }
            _ => {}
        }
    }
    let is_held = (differences.is_empty() || differences == [1].into())
        && (ratios.is_empty() || ratios == marks.negative_ratios())
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
