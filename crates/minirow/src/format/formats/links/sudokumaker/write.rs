//! Writes the JSON of SudokuMaker.

use serde_json::{Map, Value, json};

use super::blocks::masks_of;
use super::ids::{corner_of, edge_between, outside_at, types};
use super::style::styled;
use crate::board::{Cell, DigitSet, Extra, Geometry};
use crate::format::document::Document;
use crate::format::formats::links::extras::{DIAGONALS, EXTRAS, extra_regions, refused_extras};
use crate::format::formats::links::fields::cells::Cells;
use crate::format::formats::links::fields::clues::indexer;
use crate::format::formats::links::fields::lines::arrow;
use crate::format::formats::links::fields::marks::{denied, is_denying};
use crate::format::formats::links::fields::outside::{little_killer, outside_of};
use crate::format::formats::links::fpuzzles_write::named;
use crate::format::writing::further_rules::FurtherRules;
use crate::format::writing::rule_words::rule_words;
use crate::rules::Rule;
use crate::rules::links::{Block, Entry, Groups, Setting, blocks};

/// Digits are bits of 31, and boards are drawn as large as this.
const MOST_SIDE: u8 = 16;

/// What of a geometry SudokuMaker has no constraint for.
pub(super) fn refusal(geometry: &Geometry) -> Option<(&'static str, String)> {
    if geometry.side() > MOST_SIDE {
        return Some(("boards of up to 16x16", format!("{0}x{0}", geometry.side())));
    }
    refused_extras(geometry)
}

/// What of a document's rules it has no constraint for.
pub(super) fn refusal_of(document: &Document) -> Option<(&'static str, String)> {
    let cells = named(document);
    let rules = &document.rules;
    let unknown = rules.iter().find(|rule| !is_denying(rule) && block(rule, &cells).is_none());
    let extremes = blocks().filter(|row| row.entry == Entry::Extreme);
    let mut counts = extremes.map(|row| rules.iter().filter(|rule| rule.is_of(row.of)).count());
    let negative = || rules.iter().find(|rule| is_denying(rule));
    let found = match unknown {
        Some(rule) => rule_words(rule, document.grid.geometry()),
        None if counts.any(|count| count > 1) => "several rules of extremes".to_owned(),
        None if denied(rules).is_none() => negative().map_or("", Rule::name).to_owned(),
        None => return None,
    };
    Some(("rules that it has a constraint for", found))
}

/// A rule as the type of its constraint, what that has besides its clues, the field of clues, and its own.
struct Held {
    number: u64,
    settings: Value,
    field: &'static str,
    clues: Vec<Value>,
}

fn block(rule: &Rule, cells: &Cells) -> Option<Held> {
    let is_it = |row: &&Block| match row.setting {
        _ if !rule.is_of(row.of) => false,
        Setting::Field(name) => indexer(name, rule.cells()[0], cells).as_ref() == Some(rule),
        _ => true,
    };
    let row = blocks().find(is_it)?;
    let (parts, number) = (rule.parts(), rule.number());
    let settings = match row.setting {
        Setting::None | Setting::Field(_) => json!({}),
        Setting::Flag(field, is_on) => json!({ field: is_on }),
        Setting::Number(field) => json!({ field: number }),
        Setting::Groups(groups) => {
            let masks = masks_of(groups, cells.side);
            // On some boards these are the same digits.
            let is_clear =
                groups == Groups::Thirds || masks != masks_of(Groups::Thirds, cells.side);
            is_clear.then(|| json!({ "groups": masks }))?
        }
    };
    let line = parts.first().map_or(&[][..], Vec::as_slice);
    let clues = match row.entry {
        Entry::Flag => Vec::new(),
        _ if line.is_empty() => return None,
        Entry::Cell | Entry::Extreme | Entry::Indexer => {
            line.iter().map(|cell| json!(cell)).collect()
        }
        Entry::Pair => {
            let edge = edge_between(line.try_into().ok()?, cells)?;
            vec![json!({ "value": number, "edge": edge })]
        }
        Entry::Group => match number {
            None => vec![json!({ "cells": line })],
            Some(0) => return None,
            sum => vec![json!({ "value": sum, "cells": line })],
        },
        Entry::Corner => {
            let (corner, values) = (corner_of(line, cells)?, rule.numbers());
            let is_held = values.len() <= 4 && line.len() == 4;
            is_held.then(|| vec![json!({ "corner": corner, "digits": values })])?
        }
        Entry::Line | Entry::Set => (line.len() > 1).then(|| vec![json!(line)])?,
        Entry::Arrow => {
            let ones_first: Vec<u16> = line.iter().rev().copied().collect();
            let arrow = arrow(line, &parts[1], cells)?;
            vec![json!({ "bulbCells": ones_first, "arrows": [arrow] })]
        }
        Entry::Diagonal => {
            let (spot, step) = little_killer(line, cells)?;
            let diagonal = if step.0 == step.1 { -1 } else { 1 };
            let outside = outside_at(spot, cells);
            vec![json!({ "value": number, "outerCell": outside, "diagonal": diagonal })]
        }
        Entry::Clue => {
            let outside = outside_at(outside_of(line, cells)?, cells);
            vec![json!({ "value": number, "outerCell": outside })]
        }
        Entry::Clones => return None,
    };
    Some(Held { number: row.code, settings, field: row.list, clues })
}

/// The JSON of a document, with those rules that have a constraint.
pub(super) fn written(document: &Document) -> String {
    let geometry = document.grid.geometry();
    let side = geometry.side();
    let mut puzzle = Map::new();
    let texts = [
        ("name", &document.name),
        ("author", &document.about.author),
        ("comment", &document.about.rules),
    ];
    for (name, text) in texts {
        puzzle.extend(text.as_ref().map(|text| (name.to_owned(), json!(text))));
    }
    if side != 9 {
        let sizes = [("width", side), ("height", side), ("minDigit", 1), ("maxDigit", side)];
        puzzle.extend(sizes.map(|(name, number)| (name.to_owned(), json!(number))));
    }
    let cells: Vec<Value> = geometry.cells().map(|cell| written_cell(document, cell)).collect();
    puzzle.insert("cells".to_owned(), Value::Array(cells));
    puzzle.insert("constraints".to_owned(), Value::Array(constraints(document)));
    json!({ "formatVersion": "1.5.0", "puzzle": puzzle }).to_string()
}

fn written_cell(document: &Document, cell: Cell) -> Value {
    let mut fields = Map::new();
    if let Some(digit) = document.grid.get(cell) {
        fields.insert("value".to_owned(), json!(digit.get()));
        if document.is_given(cell.index()) {
            fields.insert("given".to_owned(), json!(true));
        }
    }
    let marks = [("candidates", &document.centre), ("cornerPencilMarks", &document.corner)];
    for (name, marks) in marks {
        let marks = marks.as_ref().map_or(DigitSet::EMPTY, |marks| marks[cell.index()]);
        let bits: u64 = marks.iter().map(|digit| 1 << digit.get()).sum();
        if bits > 0 {
            fields.insert(name.to_owned(), json!(bits));
        }
    }
    Value::Object(fields)
}

/// All constraints.
fn constraints(document: &Document) -> Vec<Value> {
    let geometry = document.grid.geometry();
    let FurtherRules { extras, houses, .. } = FurtherRules::of(geometry);
    let regions: Vec<u8> = geometry.cells().map(|cell| geometry.block(cell) as u8).collect();
    let mut blocks = vec![
        json!({ "type": types::GIVENS }),
        json!({ "type": types::REGIONS, "regions": regions }),
    ];
    let is_house = |name: &str| houses.iter().any(|(house, _)| house == name);
    let has_both = extras.contains(&Extra::Diagonals);
    for (name, number) in DIAGONALS.into_iter().zip([types::DIAGONAL_UP, types::DIAGONAL_DOWN]) {
        if has_both || is_house(name) {
            blocks.push(json!({ "type": number }));
        }
    }
    let numbers = [types::ANTI_KNIGHT, types::ANTI_KING, types::DISJOINT_GROUPS];
    for ((extra, _), number) in EXTRAS.into_iter().zip(numbers) {
        if extras.contains(&extra) {
            blocks.push(json!({ "type": number }));
        }
    }
    let different = |cells: &[Cell]| {
        let cells: Vec<usize> = cells.iter().map(|cell| cell.index()).collect();
        json!({ "type": types::DIFFERENT, "cells": cells })
    };
    blocks.extend(extra_regions(geometry, &houses).map(different));
    blocks.extend(of_rules(&document.rules, &named(document)));
    blocks.into_iter().map(styled).collect()
}

/// The constraints of rules: those with the same settings are one.
fn of_rules(rules: &[Rule], cells: &Cells) -> Vec<Value> {
    let mut all: Vec<Held> = Vec::new();
    for rule in rules {
        let Some(block) = block(rule, cells) else { continue };
        let is_alike =
            |known: &&mut Held| known.number == block.number && known.settings == block.settings;
        match all.iter_mut().find(is_alike) {
            Some(known) => known.clues.extend(block.clues),
            None => all.push(block),
        }
    }
    let negative = denied(rules).unwrap_or_default();
    // A dot lifts what the other kind says of pairs without one.
    let marks = [
        (types::DIFFERENCE, Some("overrideNegativeRatios")),
        (types::RATIO, Some("overrideNegativeDifferences")),
        (types::XV, None),
    ];
    for ((number, lifts), negative) in marks.into_iter().zip(negative) {
        let mut settings = json!({ "negative": negative });
        if let (Some(fields), Some(lifts)) = (settings.as_object_mut(), lifts) {
            fields.insert(lifts.to_owned(), json!(true));
        }
        match all.iter_mut().find(|block| block.number == number) {
            Some(block) => block.settings = settings,
            None if negative.is_empty() => {}
            None => all.push(Held { number, settings, field: "clues", clues: Vec::new() }),
        }
    }
    let told = |block: Held| {
        let mut fields = Map::new();
        fields.insert("type".to_owned(), json!(block.number));
        fields.extend(block.settings.as_object().cloned().unwrap_or_default());
        if !block.field.is_empty() {
            fields.insert(block.field.to_owned(), Value::Array(block.clues));
        }
        Value::Object(fields)
    };
    all.into_iter().map(told).collect()
}
