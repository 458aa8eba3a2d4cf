//! Rules that only extensions of f-puzzles hold: a drawing beside each field, and sentences about all rules.
//!
//! f-puzzles and SudokuPad pass the fields of extensions over. As the extensions do, we draw such rules
//! beside their fields, in parts that name the rule (`fromConstraint`): players see them everywhere, and whoever
//! knows the field leaves the part out.

use serde_json::{Value, json};

use super::cells::Cells;
use super::clues::indexer_of;
use super::outside::clue;
use crate::format::formats::links::sudokupad::drawing::kinds::Kind;
use crate::format::reading::unruled::IS_RULED;
use crate::rules::Rule;
use crate::rules::kinds::{
    AllMarksGiven, Clue, DoubleArrow, Entropic, Indexing, Lockout, Modular, Nabner, Outside,
    RegionSumLine, Renban, Thermometer, Whisper, Zipper,
};

/// What extensions call a whisper, by the least difference on boards of 9×9.
const GERMAN: &str = "German Whispers";
const DUTCH: &str = "Dutch Whispers";

/// A whisper of another difference: extensions know none, and leave its drawing as it is.
const OTHER_WHISPER: &str = "Whisper";

/// Rules that have a field of their own and a drawing beside it.
const DRAWN_TOO: [&str; 20] = [
    GERMAN,
    DUTCH,
    OTHER_WHISPER,
    "Whispers",
    "Renban",
    "Entropic",
    "Entropic Line",
    "Modular Line",
    "Region Sum Line",
    "Nabner",
    "Double Arrow",
    "Zipper Line",
    "Slow Thermometer",
    "Row Indexer",
    "Column Indexer",
    "Box Indexer",
    "X Sum",
    "Skyscraper",
    "Lockout",
    "Lockout Lines",
];

/// Whether a part is drawn for a rule that has a field.
pub(super) fn is_of_rule(part: &Value) -> bool {
    let of = part.get("fromConstraint").and_then(Value::as_str);
    let is_flagged = |field| part.get(field) == Some(&Value::Bool(true));
    of.is_some_and(|of| DRAWN_TOO.contains(&of))
        || is_flagged("isNewConstraint")
        || is_flagged("isLLConstraint")
}

/// The drawing of a rule, as objects of fields; none where f-puzzles itself draws it.
pub(super) fn drawn(rule: &Rule, cells: &Cells) -> Vec<(&'static str, Value)> {
    let line = |name: &str, line: &[u16], colour: &str, width: f64| {
        let part = json!({
            "lines": [cells.names(line)], "outlineC": colour, "width": width, "fromConstraint": name,
        });
        ("line", part)
    };
    let mark = |name: &str, cell: u16, base: &str, colour: &str| {
        json!({
            "cells": [cells.name(cell)], "width": 0.8, "height": 0.8, "baseC": base,
            "outlineC": colour, "fromConstraint": name,
        })
    };
    let plain = |name: &str, on: &[u16]| {
        let colour = Kind::of(rule).and_then(Kind::line_colour);
        colour.map(|colour| line(name, on, colour.code(), 0.25)).into_iter().collect()
    };
    match rule {
        Rule::Renban(Renban { cells }) => plain("Renban", cells),
        Rule::Whisper(Whisper { cells: on, least }) => plain(whisper(*least, cells.side), on),
        Rule::Entropic(Entropic { cells }) => plain("Entropic Line", cells),
        Rule::Modular(Modular { cells, .. }) => plain("Modular Line", cells),
        Rule::RegionSumLine(RegionSumLine { cells }) => plain("Region Sum Line", cells),
        Rule::Nabner(Nabner { cells }) => plain("Nabner", cells),
        Rule::Zipper(Zipper { cells }) => plain("Zipper Line", cells),
        Rule::Thermometer(Thermometer { cells: on, slow: true }) => {
            let (name, colour) = ("Slow Thermometer", "#6495ED");
            vec![line(name, on, colour, 0.3), ("circle", mark(name, on[0], colour, colour))]
        }
        Rule::DoubleArrow(DoubleArrow { cells: on }) => {
            let (name, colour) = ("Double Arrow", "#C54B8B");
            let circle = |cell| ("circle", mark(name, cell, "#FFFFFF", colour));
            vec![line(name, on, colour, 0.15), circle(on[0]), circle(on[on.len() - 1])]
        }
        Rule::Lockout(Lockout { cells: on, .. }) => {
            let (name, colour) = ("Lockout", "#606060");
            let diamond = |cell| {
                let mut diamond = mark(name, cell, "#FFFFFF", colour);
                diamond["width"] = json!(0.6);
                diamond["height"] = json!(0.6);
                diamond["angle"] = json!(45);
                ("rectangle", diamond)
            };
            vec![line(name, on, colour, 0.15), diamond(on[0]), diamond(on[on.len() - 1])]
        }
        Rule::Indexing(Indexing { cell, .. }) => {
            let Some(field) = indexer_of(rule, cells) else { return Vec::new() };
            let (name, colour) = match field {
                "rowindexer" => ("Row Indexer", "#7CC77C"),
                "columnindexer" => ("Column Indexer", "#C77C7C"),
                _ => ("Box Indexer", "#7C7CC7"),
            };
            let part = json!({
                "cells": [cells.name(*cell)], "outlineC": colour, "fontC": "#000000",
                "fromConstraint": name,
            });
            vec![("cage", part)]
        }
        Rule::Outside(Outside { clue: kind, number, .. }) => {
            let (name, symbol) = match kind {
                Clue::XSum => ("X Sum", "\u{25EF}"),
                Clue::Skyscraper => ("Skyscraper", "\u{25AF}"),
                _ => return Vec::new(),
            };
            let Some((_, cell)) = clue(rule, cells) else { return Vec::new() };
            let text = |text: &str, size: f64| {
                let part = json!({
                    "cells": [&cell], "value": text, "fontC": "#000000", "size": size,
                    "fromConstraint": name,
                });
                ("text", part)
            };
            vec![text(symbol, 1.2), text(&number.to_string(), 0.7)]
        }
        _ => Vec::new(),
    }
}

/// What extensions call a whisper with this least difference.
fn whisper(least: u32, side: u8) -> &'static str {
    let half = u32::from(side.div_ceil(2));
    match least {
        _ if least == half => GERMAN,
        _ if least + 1 == half => DUTCH,
        _ => OTHER_WHISPER,
    }
}

/// What the rules say, for players whose program does not know them: a sentence for each kind.
pub(in crate::format) fn sentences(rules: &[Rule], cells: &Cells) -> Vec<String> {
    let mut sentences: Vec<String> = Vec::new();
    for rule in rules {
        let Some(sentence) = sentence(rule, rules, cells) else { continue };
        if !sentences.contains(&sentence) {
            sentences.push(sentence);
        }
    }
    sentences
}

fn sentence(rule: &Rule, rules: &[Rule], cells: &Cells) -> Option<String> {
    if !IS_RULED {
        // There are those of extras alone.
        return Kind::of(rule).map(Kind::sentence);
    }
    let text = match rule {
        Rule::Minimum(_) => "A cell that arrows point into is lower than those beside it.",
        Rule::Maximum(_) => "A cell that arrows point out of is higher than those beside it.",
        Rule::AllMarksGiven(AllMarksGiven { differences, ratios, sums }) => {
            return Some(all_marks_given(differences, ratios, sums));
        }
        Rule::Indexing(_) => match indexer_of(rule, cells)? {
            "rowindexer" => {
                "A green cell says in which row of its column the number of its row is."
            }
            "columnindexer" => {
                "A red cell says in which column of its row the number of its column is."
            }
            _ => "A blue cell says at which place of its box the number of its place is.",
        },
        Rule::Whisper(Whisper { cells: on, least })
        | Rule::Lockout(Lockout { cells: on, least })
            if differs(rule, rules) =>
        {
            let name = |cell: &u16| cells.name(*cell).to_lowercase();
            let (first, last) = (name(on.first()?), name(on.last()?));
            let all = Kind::of(rule)?.sentence();
            let this = all
                .replace("A green line", &format!("The green line from {first} to {last}"))
                .replace("a lockout line", &format!("the lockout line from {first} to {last}"));
            return Some(this);
        }
        // As they are drawn here, beside others that are drawn alike.
        Rule::DoubleArrow(_) => {
            return Kind::of(rule)
                .map(|kind| kind.sentence().replace("a line between", "a pink line between"));
        }
        Rule::Outside(Outside { clue, .. }) => {
            let sentence = Kind::of(rule)?.sentence();
            let sign = match clue {
                Clue::XSum => "A number outside in a circle",
                Clue::Skyscraper => "A number outside in a rectangle",
                _ => "A number outside without a sign",
            };
            return Some(sentence.replace("A number outside", sign));
        }
        _ => return Kind::of(rule).map(Kind::sentence),
    };
    Some(text.to_owned())
}

/// Whether another rule of the kind demands another difference.
fn differs(rule: &Rule, rules: &[Rule]) -> bool {
    rules.iter().any(|other| match (rule, other) {
        (Rule::Whisper(Whisper { least, .. }), Rule::Whisper(Whisper { least: other, .. }))
        | (Rule::Lockout(Lockout { least, .. }), Rule::Lockout(Lockout { least: other, .. })) => {
            least != other
        }
        _ => false,
    })
}

fn all_marks_given(differences: &[u32], ratios: &[u32], sums: &[u32]) -> String {
    let kinds = [("difference", differences), ("ratio", ratios), ("sum", sums)];
    let kinds = kinds.into_iter().filter(|(_, numbers)| !numbers.is_empty());
    let each = kinds.map(|(kind, numbers)| {
        let numbers: Vec<String> = numbers.iter().map(u32::to_string).collect();
        format!("a {kind} of {}", numbers.join(" or "))
    });
    let all: Vec<String> = each.collect();
    format!(
        "Cells that share a side and have no mark between them do not have {}.",
        all.join(", or ")
    )
}
