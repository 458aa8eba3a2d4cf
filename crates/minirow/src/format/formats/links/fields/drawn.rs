//! What f-puzzles draws without a meaning, as the shapes of SudokuPad.

use serde_json::{Map, Value, json};

use super::extensions::is_of_rule;

/// The fields of drawings.
pub(in crate::format) const FIELDS: [&str; 5] = ["line", "rectangle", "circle", "text", "cage"];

/// The shapes of a puzzle, in the lists that SudokuPad has; none where nothing is drawn.
pub(in crate::format) fn shapes(puzzle: &Map<String, Value>) -> Map<String, Value> {
    let mut lists: Map<String, Value> = Map::new();
    let mut push = |list: &str, shape: Value| {
        if let Value::Array(shapes) = lists.entry(list).or_insert_with(|| json!([])) {
            shapes.push(shape);
        }
    };
    for field in FIELDS {
        let Some(value) = puzzle.get(field) else { continue };
        let Some(parts) = value.as_array() else {
            // No place at all: whoever reads shapes counts it.
            push("overlays", value.clone());
            continue;
        };
        for part in parts.iter().filter(|part| !is_of_rule(part)) {
            match field {
                "line" => {
                    let lines = part.get("lines").and_then(Value::as_array).into_iter().flatten();
                    for line in lines {
                        let cells = line.as_array().into_iter().flatten();
                        let points: Vec<Value> = cells.map(|cell| json!(middle(cell))).collect();
                        let width = part.get("width").and_then(Value::as_f64).unwrap_or(0.5);
                        let colour = part.get("outlineC").cloned().unwrap_or_default();
                        push(
                            "lines",
                            json!({
                                "wayPoints": points, "color": colour, "thickness": 32.0 * width,
                            }),
                        );
                    }
                }
                "cage" => {
                    let cells = part.get("cells").and_then(Value::as_array).into_iter().flatten();
                    let cells: Vec<Value> = cells
                        .map(|cell| json!(middle(cell).map(|middle| middle.map(f64::floor))))
                        .collect();
                    let text = part.get("value").cloned().unwrap_or_default();
                    if !cells.is_empty() {
                        push("cages", json!({ "cells": cells, "value": text }));
                    }
                }
                field => push("overlays", spot(part, field)),
            }
        }
    }
    lists
}

/// A circle, a rectangle or a text in the middle of its cells.
fn spot(part: &Value, field: &str) -> Value {
    let cells = part.get("cells").and_then(Value::as_array).map_or(&[][..], Vec::as_slice);
    let middles: Option<Vec<[f64; 2]>> = cells.iter().map(middle).collect();
    let centre = middles.filter(|middles| !middles.is_empty()).map(|middles| {
        let count = middles.len() as f64;
        [0, 1].map(|at| middles.iter().map(|middle| middle[at]).sum::<f64>() / count)
    });
    let own = |name: &str| part.get(name).cloned().unwrap_or_default();
    let is_text = field == "text";
    let size = |name: &str| if is_text { json!(0.25) } else { own(name) };
    json!({
        "center": centre, "width": size("width"), "height": size("height"),
        "rounded": field == "circle", "text": own("value"), "angle": own("angle"),
        "backgroundColor": own("baseC"), "borderColor": own("outlineC"),
    })
}

/// The middle of a cell by its name, on the board or beside it.
fn middle(name: &Value) -> Option<[f64; 2]> {
    let (row, column) = super::cells::spot_of(name.as_str()?)?;
    Some([f64::from(row) + 0.5, f64::from(column) + 0.5])
}
