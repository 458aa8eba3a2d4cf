//! Marks between two cells, and what is said about pairs without any.

use std::collections::BTreeSet;

use serde_json::{Map, Value, json};

use super::found::Found;
use crate::format::reading::error::{ParseError, quote};
use crate::rules::Rule;
use crate::rules::kinds::AllMarksGiven;
use crate::rules::links::{Field, Number, fields};

/// Reads a field of marks: dots are a difference of 1 and a ratio of 2 where they tell no number.
pub(super) fn read(
    found: &mut Found<'_>,
    field: &'static Field,
    entries: Vec<&Map<String, Value>>,
) -> Result<(), ParseError> {
    let name = field.name;
    for entry in entries {
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

/// Differences, ratios and sums.
pub(in crate::format) type Numbers = [BTreeSet<u32>; 3];

/// Those of all marks of a board.
pub(in crate::format) fn marked(rules: &[Rule]) -> Numbers {
    let mut all = Numbers::default();
    for (of, number) in rules.iter().filter_map(Rule::mark_number) {
        all[of].insert(number);
    }
    all
}

/// Whether all dots are white ones of 1 and black ones of 2, and all sums those of V and X.
fn are_usual(marked: &Numbers) -> [bool; 2] {
    let is_of = |at: usize, usual: &[u32]| marked[at].iter().all(|number| usual.contains(number));
    [is_of(0, &[1]) && is_of(1, &[2]), is_of(2, &[5, 10])]
}

/// The rules that pairs without a mark have none of these, on a board with such marks.
pub(in crate::format) fn rules_of(denied: Numbers, marked: &Numbers) -> Vec<Rule> {
    let (usual, [dots, signs]) = ([[1].into(), [2].into(), [5, 10].into()], are_usual(marked));
    let are_dots = dots && denied[..2] == usual[..2];
    let are_signs = signs && denied[2] == usual[2];
    let [differences, ratios, sums] = denied.map(Vec::from_iter);
    let given = |differences: Vec<u32>, ratios: Vec<u32>, sums: Vec<u32>| {
        let is_any = !(differences.is_empty() && ratios.is_empty() && sums.is_empty());
        is_any.then_some(Rule::AllMarksGiven(AllMarksGiven { differences, ratios, sums }))
    };
    let dots = if are_dots { Some(Rule::AllDotsGiven) } else { given(differences, ratios, vec![]) };
    let signs = if are_signs { Some(Rule::AllSignsGiven) } else { given(vec![], vec![], sums) };
    dots.into_iter().chain(signs).collect()
}

/// What pairs without a mark do not have; nothing where other marks of the board would be exceptions.
pub(in crate::format) fn denied(rules: &[Rule]) -> Option<Numbers> {
    let mut all = Numbers::default();
    let [dots, signs] = are_usual(&marked(rules));
    for rule in rules {
        match rule {
            Rule::AllDotsGiven if dots => {
                all[0].insert(1);
                all[1].insert(2);
            }
            Rule::AllSignsGiven if signs => all[2].extend([5, 10]),
            Rule::AllDotsGiven | Rule::AllSignsGiven => return None,
            Rule::AllMarksGiven(AllMarksGiven { differences, ratios, sums }) => {
                for (all, numbers) in all.iter_mut().zip([differences, ratios, sums]) {
                    all.extend(numbers);
                }
            }
            _ => {}
        }
    }
    Some(all)
}

/// Whether a rule denies marks.
pub(in crate::format) fn is_denying(rule: &Rule) -> bool {
    matches!(rule, Rule::AllDotsGiven | Rule::AllSignsGiven | Rule::AllMarksGiven(_))
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

/// Whether a rule is about pairs without a mark, for f-puzzles.
pub(in crate::format) fn is_negative(rule: &Rule) -> bool {
    *rule == Rule::NonConsecutive || is_denying(rule)
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
