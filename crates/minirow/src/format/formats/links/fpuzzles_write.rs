//! Writes the JSON of f-puzzles.

use serde_json::{Value, json};

use super::extras::{DIAGONALS, EXTRAS, extra_regions, refused_extras, usual_block};
use super::fields;
use super::fields::cells::Cells;
use super::fields::extensions::sentences;
use super::fields::marks::is_negative;
use super::sentences::with_sentences;
use crate::board::{Cell, DigitSet, Extra, Geometry, Grid};
use crate::format::document::Document;
use crate::format::part::Part;
use crate::format::writing::further_rules::FurtherRules;
use crate::format::writing::rule_words::rule_words;
use crate::rules::Rule;
use crate::rules::extras::unseen;

/// What of a geometry f-puzzles has no field for.
pub(in crate::format) fn refusal(geometry: &Geometry) -> Option<(&'static str, String)> {
    if !(3..=16).contains(&geometry.side()) {
        let side = geometry.side();
        return Some(("boards of 3x3 to 16x16", format!("{side}x{side}")));
    }
    refused_extras(geometry)
}

/// What of a document it cannot tell.
pub(in crate::format) fn refusal_of(document: &Document) -> Option<(&'static str, String)> {
    if document.has(Part::Rules)
        && let Err(rule) = fields::write::written(&document.rules, &named(document))
    {
        let mut found = rule_words(rule, document.grid.geometry());
        if is_negative(rule) {
            found += " beside the marks of this board";
        }
        return Some(("rules that it has a field for", found));
    }
    if let Some(found) = faulty_candidates(document) {
        return Some(("candidates that exclude some digit, and each empty cell with one", found));
    }
    let solution = document.solution.as_ref()?;
    let is_empty = solution.empty_len() == solution.geometry().cell_count();
    is_empty.then(|| ("solutions with digits", "an empty one".to_owned()))
}

/// Candidates that would not come back.
fn faulty_candidates(document: &Document) -> Option<String> {
    let candidates = document.candidates.as_ref().filter(|_| document.has(Part::Candidates))?;
    let all = document.grid.geometry().all_digits();
    let mut excludes = false;
    for (cell, &set) in document.grid.geometry().cells().zip(candidates) {
        match document.grid.get(cell) {
            Some(digit) if set != [digit].into_iter().collect() => {
                return Some("others in a cell with a digit".to_owned());
            }
            Some(_) => {}
            None if set.is_empty() => return Some("an empty cell with none".to_owned()),
            None => excludes |= set != all,
        }
    }
    (!excludes).then(|| "all".to_owned())
}

/// The JSON of a puzzle.
pub(in crate::format) fn written(document: &Document) -> String {
    let geometry = document.grid.geometry();
    let side = geometry.side();
    let has_regions = geometry.block_shape() != Some(usual_block(side));
    let mut fields = vec![("size", json!(side))];
    let text = with_sentences(
        document.about.rules.as_deref(),
        &sentences(&told_rules(document), &named(document)),
    );
    let texts = [
        ("title", document.name.as_ref()),
        ("author", document.about.author.as_ref()),
        ("ruleset", text.as_ref()),
    ];
    fields.extend(texts.into_iter().filter_map(|(name, text)| Some((name, json!(text?)))));
    let mut text = object(&fields);
    text.truncate(text.len() - 1);
    let cells: Vec<String> = geometry.cells().map(|c| cell(document, c, has_regions)).collect();
    let rows = cells.chunks(side.into()).map(|row| format!("[{}]", row.join(",")));
    text += &format!(",\"grid\":[{}]", rows.collect::<Vec<_>>().join(","));
    let mut fields = rules(geometry);
    if document.has(Part::Rules) {
        let further = fields::write::written(&document.rules, &named(document));
        fields.extend(further.unwrap_or_default());
    }
    if document.has(Part::Solution) {
        fields.extend(document.solution.as_ref().map(|solution| ("solution", values(solution))));
    }
    if !fields.is_empty() {
        text.push(',');
    }
    text + &object(&fields)[1..]
}

/// The rules that a text has to tell: those beyond houses, and those of the geometry that nothing shows.
pub(in crate::format) fn told_rules(document: &Document) -> Vec<Rule> {
    let unseen = unseen(document.grid.geometry().extras());
    document.rules.iter().cloned().chain(unseen).collect()
}

/// The cells of a document by name.
pub(in crate::format) fn named(document: &Document) -> Cells {
    let geometry = document.grid.geometry();
    let labels: Vec<u32> = geometry.cells().map(|cell| geometry.block(cell).into()).collect();
    Cells::of(geometry.side(), &labels)
}

fn cell(document: &Document, cell: Cell, has_regions: bool) -> String {
    let geometry = document.grid.geometry();
    let mut fields = Vec::new();
    if let Some(digit) = document.grid.get(cell) {
        fields.push(("value", json!(digit.get())));
        if document.is_given(cell.index()) {
            fields.push(("given", json!(true)));
        }
    }
    if has_regions {
        fields.push(("region", json!(geometry.block(cell))));
    }
    let all = geometry.all_digits();
    let told = document.candidates.as_ref().map(|candidates| candidates[cell.index()]);
    if let Some(told) = told.filter(|&told| told != all && document.grid.get(cell).is_none()) {
        let digits: Vec<u8> = told.iter().map(crate::board::Digit::get).collect();
        fields.push(("givenPencilMarks", json!(digits)));
    }
    let marks = [("centerPencilMarks", &document.centre), ("cornerPencilMarks", &document.corner)];
    for (name, marks) in marks {
        let marks = marks.as_ref().map_or(DigitSet::EMPTY, |marks| marks[cell.index()]);
        if !marks.is_empty() {
            let digits: Vec<u8> = marks.iter().map(crate::board::Digit::get).collect();
            fields.push((name, json!(digits)));
        }
    }
    object(&fields)
}

fn rules(geometry: &Geometry) -> Vec<(&'static str, Value)> {
    let FurtherRules { extras, houses, .. } = FurtherRules::of(geometry);
    let mut fields = Vec::new();
    let has_diagonals = extras.contains(&Extra::Diagonals);
    let is_house = |name: &str| houses.iter().any(|(house, _)| house == name);
    for (field, name) in ["diagonal+", "diagonal-"].into_iter().zip(DIAGONALS) {
        if has_diagonals || is_house(name) {
            fields.push((field, json!(true)));
        }
    }
    for (extra, field) in EXTRAS {
        if extras.contains(&extra) {
            fields.push((field, json!(true)));
        }
    }
    let name = |cell: &Cell| format!("R{}C{}", geometry.row(*cell) + 1, geometry.column(*cell) + 1);
    let region = |cells: &[Cell]| json!({ "cells": cells.iter().map(name).collect::<Vec<_>>() });
    let regions: Vec<Value> = extra_regions(geometry, &houses).map(region).collect();
    if !regions.is_empty() {
        fields.push(("extraregion", Value::Array(regions)));
    }
    fields
}

/// The digits of a grid, with `null` for an empty cell.
fn values(grid: &Grid) -> Value {
    let value = |value: u8| if value > 0 { json!(value) } else { Value::Null };
    Value::Array(grid.values().map(value).collect())
}

/// Fields in this order.
pub(in crate::format) fn object(fields: &[(&str, Value)]) -> String {
    let field = |(name, value): &(&str, Value)| format!("{}:{value}", json!(name));
    format!("{{{}}}", fields.iter().map(field).collect::<Vec<_>>().join(","))
}
