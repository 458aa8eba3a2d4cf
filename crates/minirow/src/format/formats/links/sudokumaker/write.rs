//! Writes the JSON of SudokuMaker.

use serde_json::{Map, Value, json};

use super::blocks::{Groups, LOCKOUT};
use super::ids::{corner_of, edge_between, outside_at, types};
use super::style::styled;
use crate::board::{Cell, DigitSet, Extra, Geometry};
use crate::format::document::Document;
use crate::format::formats::links::extras::{DIAGONALS, EXTRAS, extra_regions, refused_extras};
use crate::format::formats::links::fields::cells::Cells;
use crate::format::formats::links::fields::clues::indexer;
use crate::format::formats::links::fields::outside::{little_killer, outside_of};
use crate::format::formats::links::fpuzzles_write::named;
use crate::format::writing::further_rules::FurtherRules;
use crate::format::writing::rule_words::rule_words;
use crate::rules::Rule;
use crate::rules::kinds::{
    AllDifferent, AllMarksGiven, Arrow, Between, Cage, Clue, Difference, DoubleArrow, Entropic,
    Even, Indexing, Lockout, Maximum, Minimum, Modular, Odd, Outside, PairSum, Palindrome,
    Quadruple, Ratio, RegionSumLine, Renban, Sequence, Sum, Thermometer, Whisper,
};

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
    let unknown = rules.iter().find(|rule| !is_negative(rule) && block(rule, &cells).is_none());
    let mut extremes = [0; 2];
    for rule in rules {
        match rule {
            Rule::Minimum(_) => extremes[0] += 1,
            Rule::Maximum(_) => extremes[1] += 1,
            _ => {}
        }
    }
    let negative = || rules.iter().find(|rule| is_negative(rule));
    let found = match unknown {
        Some(rule) => rule_words(rule, document.grid.geometry()),
        None if extremes.iter().any(|&count| count > 1) => "several rules of extremes".to_owned(),
        None if negatives(rules).is_none() => negative().map_or("", Rule::name).to_owned(),
        None => return None,
    };
    Some(("rules that it has a constraint for", found))
}

fn is_negative(rule: &Rule) -> bool {
    matches!(rule, Rule::AllDotsGiven | Rule::AllSignsGiven | Rule::AllMarksGiven(_))
}

/// The differences, ratios and sums that pairs without a mark do not have.
fn negatives(rules: &[Rule]) -> Option<[Vec<u32>; 3]> {
    let mut all = [const { Vec::new() }; 3];
    let has = |is_it: fn(&Rule) -> bool| rules.iter().any(is_it);
    for rule in rules {
        match rule {
            Rule::AllDotsGiven => {
                // Other dots would be exceptions.
                let has_others = has(|rule| match rule {
                    Rule::Difference(Difference { by, .. }) => *by != 1,
                    Rule::Ratio(Ratio { times, .. }) => *times != 2,
                    _ => false,
                });
                if has_others {
                    return None;
                }
                all[0].push(1);
                all[1].push(2);
            }
            Rule::AllSignsGiven => {
                if has(
                    |rule| matches!(rule, Rule::PairSum(PairSum { sum, .. }) if ![5, 10].contains(sum)),
                ) {
                    return None;
                }
                all[2].extend([5, 10]);
            }
            Rule::AllMarksGiven(AllMarksGiven { differences, ratios, sums }) => {
                all[0].extend(differences);
                all[1].extend(ratios);
                all[2].extend(sums);
            }
            _ => {}
        }
    }
    for numbers in &mut all {
        numbers.sort_unstable();
        numbers.dedup();
    }
    Some(all)
}

/// A rule as the type of its constraint, what that has besides its clues, the field of clues, and its own.
struct Block {
    number: u64,
    settings: Value,
    field: &'static str,
    clues: Vec<Value>,
}

fn block(rule: &Rule, cells: &Cells) -> Option<Block> {
    let of = |number, field, clues| Some(Block { number, settings: json!({}), field, clues });
    let line = |number: u64, line: &[u16]| {
        (line.len() > 1).then(|| Block {
            number,
            settings: json!({}),
            field: "lines",
            clues: vec![json!(line)],
        })
    };
    let with = |block: Option<Block>, settings: Value| Some(Block { settings, ..block? });
    let single = |number: u64, group: &[u16]| {
        let clues: Vec<Value> = group.iter().map(|cell| json!(cell)).collect();
        (!clues.is_empty()).then_some(Block { number, settings: json!({}), field: "cells", clues })
    };
    let mark = |number: u64, pair: &[u16; 2], value: u32| {
        let edge = edge_between(*pair, cells)?;
        of(number, "clues", vec![json!({ "value": value, "edge": edge })])
    };
    match rule {
        Rule::NonConsecutive => of(types::NON_CONSECUTIVE, "", Vec::new()),
        Rule::GlobalEntropy => {
            let groups = json!({ "groups": Groups::Thirds.masks(cells.side) });
            with(of(types::GLOBAL_GROUPS, "", Vec::new()), groups)
        }
        Rule::GlobalMod => {
            let groups = json!({ "groups": Groups::Remainders(3).masks(cells.side) });
            // On some boards these are the same digits.
            let is_clear =
                Groups::Thirds.masks(cells.side) != Groups::Remainders(3).masks(cells.side);
            with(of(types::GLOBAL_GROUPS, "", Vec::new()), groups).filter(|_| is_clear)
        }
        Rule::Even(Even { cells }) => single(types::EVEN, cells),
        Rule::Odd(Odd { cells }) => single(types::ODD, cells),
        Rule::Maximum(Maximum { cells }) => single(types::MAXIMUM, cells),
        Rule::Minimum(Minimum { cells }) => single(types::MINIMUM, cells),
        Rule::Difference(Difference { cells, by }) => mark(types::DIFFERENCE, cells, *by),
        Rule::Ratio(Ratio { cells, times }) => mark(types::RATIO, cells, *times),
        Rule::PairSum(PairSum { cells, sum }) => mark(types::XV, cells, *sum),
        Rule::Thermometer(Thermometer { cells, slow }) => {
            let block = with(line(types::THERMOMETER, cells), json!({ "slow": slow }))?;
            Some(Block { field: "thermometers", ..block })
        }
        Rule::Cage(Cage { cells, sum }) if *sum > 0 && !cells.is_empty() => {
            of(types::CAGES, "cages", vec![json!({ "value": sum, "cells": cells })])
        }
        Rule::AllDifferent(AllDifferent { cells }) if !cells.is_empty() => {
            of(types::CAGES, "cages", vec![json!({ "cells": cells })])
        }
        Rule::Quadruple(Quadruple { cells: group, values }) => {
            let corner = corner_of(group, cells)?;
            of(types::QUADRUPLE, "clues", vec![json!({ "corner": corner, "digits": values })])
                .filter(|_| values.len() <= 4 && group.len() == 4)
        }
        Rule::Renban(Renban { cells }) => line(types::RENBAN, cells),
        Rule::Whisper(Whisper { cells, least }) => {
            with(line(types::WHISPER, cells), json!({ "minDifference": least }))
        }
        Rule::Palindrome(Palindrome { cells }) => line(types::PALINDROME, cells),
        Rule::Between(Between { cells }) => line(types::BETWEEN, cells),
        Rule::RegionSumLine(RegionSumLine { cells }) => {
            with(line(types::REGION_SUM, cells), json!({ "singleRegionTotals": false }))
        }
        Rule::Sequence(Sequence { cells }) => line(types::SEQUENCE, cells),
        Rule::Entropic(Entropic { cells: path }) => {
            let groups = json!({ "groups": Groups::Thirds.masks(cells.side) });
            with(line(types::GROUP_LINES, path), groups)
        }
        Rule::Modular(Modular { cells: path, divisor: divisor @ (2 | 3) }) => {
            let masks = Groups::Remainders(*divisor).masks(cells.side);
            let is_clear = masks != Groups::Thirds.masks(cells.side);
            with(line(types::GROUP_LINES, path), json!({ "groups": masks })).filter(|_| is_clear)
        }
        Rule::Lockout(Lockout { cells, least: LOCKOUT }) => line(types::LOCKOUT, cells),
        Rule::DoubleArrow(DoubleArrow { cells }) => line(types::DOUBLE_ARROW, cells),
        Rule::Arrow(Arrow { bulb, shaft }) if !bulb.is_empty() && !shaft.is_empty() => {
            let ones_first: Vec<u16> = bulb.iter().rev().copied().collect();
            let near = |&&cell: &&u16| {
                let ((row, column), (other, beside)) = (cells.spot(cell), cells.spot(shaft[0]));
                (row - other).abs().max((column - beside).abs()) == 1
            };
            let start = bulb.iter().find(near).unwrap_or(&ones_first[0]);
            let arrow = [&[*start], &shaft[..]].concat();
            let clue = json!({ "bulbCells": ones_first, "arrows": [arrow] });
            of(types::ARROW, "bulbsWithArrows", vec![clue])
        }
        Rule::Sum(Sum { cells: path, sum }) => {
            let (spot, step) = little_killer(path, cells)?;
            let diagonal = if step.0 == step.1 { -1 } else { 1 };
            let outside = outside_at(spot, cells);
            let clue = json!({ "value": sum, "outerCell": outside, "diagonal": diagonal });
            of(types::LITTLE_KILLER, "clues", vec![clue])
        }
        Rule::Outside(Outside { clue, cells: path, number }) => {
            let number_of_type = match clue {
                Clue::Sandwich => types::SANDWICH,
                Clue::XSum => types::X_SUM,
                Clue::Skyscraper => types::SKYSCRAPER,
                Clue::NumberedRoom => types::NUMBERED_ROOM,
                Clue::HiddenSkyscraper => return None,
            };
            let outside = outside_at(outside_of(path, cells)?, cells);
            of(number_of_type, "clues", vec![json!({ "value": number, "outerCell": outside })])
        }
        Rule::Indexing(Indexing { cell, .. }) => {
            let is_it = |name: &str| indexer(name, *cell, cells).as_ref() == Some(rule);
            let number = match (is_it("rowindexer"), is_it("columnindexer")) {
                (true, _) => types::ROW_INDEXER,
                (_, true) => types::COLUMN_INDEXER,
                _ => return None,
            };
            single(number, &[*cell])
        }
        _ => None,
    }
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
    puzzle.insert("constraints".to_owned(), Value::Array(blocks(document)));
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
fn blocks(document: &Document) -> Vec<Value> {
    let geometry = document.grid.geometry();
    let FurtherRules { extras, houses, .. } = FurtherRules::of(geometry);
    let regions: Vec<u8> = geometry.cells().map(|cell| geometry.block(cell)).collect();
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
    let mut all: Vec<Block> = Vec::new();
    for rule in rules {
        let Some(block) = block(rule, cells) else { continue };
        let is_alike =
            |known: &&mut Block| known.number == block.number && known.settings == block.settings;
        match all.iter_mut().find(is_alike) {
            Some(known) => known.clues.extend(block.clues),
            None => all.push(block),
        }
    }
    let negative = negatives(rules).unwrap_or_default();
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
            None => all.push(Block { number, settings, field: "clues", clues: Vec::new() }),
        }
    }
    let told = |block: Block| {
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
