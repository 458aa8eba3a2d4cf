//! Rules that only extensions of f-puzzles hold: a drawing beside each field, and sentences about all rules.
//!
//! f-puzzles and SudokuPad pass the fields of extensions over. As the extensions do, we draw such rules
//! beside their fields, in parts that name the rule (`fromConstraint`): players see them everywhere, and whoever
//! knows the field leaves the part out.

use serde_json::{Value, json};

use super::cells::Cells;
use super::clues::field_of;
use super::outside::place_of;
use crate::format::formats::links::sudokupad::drawing::kinds::Kind;
use crate::format::reading::unruled::IS_RULED;
use crate::rules::Rule;
use crate::rules::kinds::AllMarksGiven;
use crate::rules::links::{Field, Form, fields};

/// What some extensions call what others call otherwise.
const ALSO: [&str; 3] = ["Whispers", "Entropic", "Lockout Lines"];

/// Whether a part is drawn for a rule that has a field.
pub(super) fn is_of_rule(part: &Value) -> bool {
    let of = part.get("fromConstraint").and_then(Value::as_str);
    let is_flagged = |field| part.get(field) == Some(&Value::Bool(true));
    let is_known = |of: &str| ALSO.contains(&of) || fields().any(|field| field.calls.contains(&of));
    of.is_some_and(is_known) || is_flagged("isNewConstraint") || is_flagged("isLLConstraint")
}

/// The drawing of a rule, as objects of fields; none where f-puzzles itself draws it.
pub(super) fn drawn(rule: &Rule, cells: &Cells) -> Vec<(&'static str, Value)> {
    let Some(field) = field_of(rule, cells) else { return Vec::new() };
    let (Some(name), on) = (name(field, rule, cells), rule.cells()) else { return Vec::new() };
    let kind = Kind::of(rule);
    let colour = field.look.or_else(|| Some(kind?.line_colour()?.code())).unwrap_or_default();
    let line = |width: f64| {
        let part = json!({
            "lines": [cells.names(&on)], "outlineC": colour, "width": width, "fromConstraint": name,
        });
        ("line", part)
    };
    let mark = |cell: u16, size: f64, base: &str| {
        json!({
            "cells": [cells.name(cell)], "width": size, "height": size, "baseC": base,
            "outlineC": colour, "fromConstraint": name,
        })
    };
    match kind.map(Kind::form) {
        Some(Form::Thermometer(_)) => vec![line(0.3), ("circle", mark(on[0], 0.8, colour))],
        Some(Form::Ends { size, is_round, .. }) => {
            let end = |cell| {
                let mut end = mark(cell, size, "#FFFFFF");
                if is_round {
                    return ("circle", end);
                }
                end["angle"] = json!(45);
                ("rectangle", end)
            };
            vec![line(0.15), end(on[0]), end(on[on.len() - 1])]
        }
        Some(Form::Clue) => {
            let Some(cell) = place_of(&on, cells) else { return Vec::new() };
            let text = |text: &str, size: f64| {
                let part = json!({
                    "cells": [&cell], "value": text, "fontC": "#000000", "size": size,
                    "fromConstraint": name,
                });
                ("text", part)
            };
            let number = rule.number().unwrap_or_default().to_string();
            vec![text(colour, 1.2), text(&number, 0.7)]
        }
        Some(_) => vec![line(0.25)],
        None => {
            let part = json!({
                "cells": [cells.name(on[0])], "outlineC": colour, "fontC": "#000000",
                "fromConstraint": name,
            });
            vec![("cage", part)]
        }
    }
}

/// What extensions call the part that they draw of a rule, if they draw any.
fn name(field: &Field, rule: &Rule, cells: &Cells) -> Option<&'static str> {
    let usual = field.number.usual(cells.side);
    let less = usual.and_then(|usual| usual.checked_sub(rule.number()?));
    let name = less.and_then(|less| field.calls.get(less as usize));
    name.or(field.calls.last()).copied()
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
    if let Rule::AllMarksGiven(AllMarksGiven { differences, ratios, sums }) = rule {
        return IS_RULED.then(|| all_marks_given(differences, ratios, sums));
    }
    let field = field_of(rule, cells);
    let Some(kind) = Kind::of(rule) else {
        let name = field?.name;
        let (_, sentence) = INDEXERS.iter().find(|(indexer, _)| *indexer == name)?;
        return Some((*sentence).to_owned());
    };
    let sentence = kind.sentence();
    let is_alike = |other: &Rule| Kind::of(other) == Some(kind);
    let is_other = |other: &&Rule| other.name() == rule.name() && !is_alike(other);
    Some(match kind.form() {
        Form::Line(_) | Form::Ends { .. } if rules.iter().any(|other| is_other(&other)) => {
            let on = rule.cells();
            let name = |cell: &u16| cells.name(*cell).to_ascii_lowercase();
            let (first, last) = (name(on.first()?), name(on.last()?));
            sentence
                .replace("A green line", &format!("The green line from {first} to {last}"))
                .replace("a lockout line", &format!("the lockout line from {first} to {last}"))
        }
        // As they are drawn here, beside others that are drawn alike.
        Form::Ends { is_round: true, .. } if field.is_some_and(|field| field.look.is_some()) => {
            sentence.replace("a line between", "a pink line between")
        }
        Form::Clue => {
            let sign = match field.and_then(|field| field.look) {
                Some("\u{25EF}") => "A number outside in a circle",
                Some(_) => "A number outside in a rectangle",
                None => "A number outside without a sign",
            };
            sentence.replace("A number outside", sign)
        }
        _ => sentence,
    })
}

/// What each indexer says.
const INDEXERS: [(&str, &str); 3] = [
    ("rowindexer", "A green cell says in which row of its column the number of its row is."),
    ("columnindexer", "A red cell says in which column of its row the number of its column is."),
    ("boxindexer", "A blue cell says at which place of its box the number of its place is."),
];

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
