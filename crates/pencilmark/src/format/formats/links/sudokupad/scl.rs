//! Reads the JSON of SudokuPad.

use serde_json::{Map, Value};

use crate::board::Extra;
use crate::format::document::Document;
use crate::format::formats::links::board::{Board, refuse, side_of, value};
use crate::format::formats::links::constraints::Constraints;
use crate::format::formats::links::extras::{EXTRAS, diagonals};
use crate::format::formats::links::sentences::without_sentences;
use crate::format::formats::links::sudokupad::drawing::confirm::{add_rules, confirm};
use crate::format::formats::links::sudokupad::drawing::infer::{Inferred, infer};
use crate::format::formats::links::sudokupad::drawing::write::is_ours;
use crate::format::formats::links::values::{number_of, read_marks, read_solution, text_of};
use crate::format::handle::Format;
use crate::format::reading::error::{ParseError, quote};
use crate::format::reading::known::{Known, Place, Rule};
use crate::format::reading::shape::Shape;

/// Reads a puzzle.
pub(in crate::format) fn read_scl(
    puzzle: &Value,
    place: Place,
    known: &Known,
) -> Result<(Document, Shape), ParseError> {
    let nothing = Map::new();
    let puzzle = puzzle.as_object().unwrap_or(&nothing);
    let Some(rows) = puzzle.get("cells").and_then(Value::as_array) else {
        return Err(ParseError::new(place, "a puzzle with rows of cells", "none"));
    };
    let side = side_of(rows.len(), place)?;
    let mut board = Board::new(side);
    let mut constraints = Constraints::default();
    for (row, cells) in rows.iter().enumerate() {
        let cells = cells.as_array().filter(|cells| cells.len() == usize::from(side));
        let cells = cells.ok_or_else(|| {
            ParseError::new(place, format!("rows of {side} cells"), format!("row {}", row + 1))
        })?;
        for (column, cell) in cells.iter().enumerate() {
            let index = row * usize::from(side) + column;
            read_cell(cell, index, side, place, &mut board, &mut constraints)?;
        }
    }
    read_regions(puzzle.get("regions"), side, place, &mut board)?;
    let mut metadata = metadata(puzzle);
    for (extra, name) in EXTRAS {
        if metadata.remove(name).is_some_and(|value| value == Value::Bool(true)) {
            board.rules.push(Rule::Extra(extra));
        }
    }
    let others = read_lines(puzzle, side, &mut board);
    let passed_over = [
        "underlays",
        "overlays",
        "arrows",
        "foglight",
        "id",
        "cellSize",
        "cells",
        "regions",
        "metadata",
        "metaData",
        "settings",
        "cages",
        "lines",
        "title",
        "author",
        "rules",
        "duration",
        "videos",
        "diagonal+",
        "diagonal-",
        "windoku",
    ];
    for (name, value) in puzzle {
        if !passed_over.contains(&name.as_str()) {
            constraints.add(name, value);
        }
    }
    for (name, value) in metadata.iter().filter(|(_, value)| value.is_boolean()) {
        constraints.add(name, value);
    }
    if puzzle.get("windoku") == Some(&Value::Bool(true)) {
        board.rules.push(Rule::Extra(Extra::Windoku));
    }
    let rules_text = metadata.get("rules").or_else(|| puzzle.get("rules")).map(text_of);
    let rules_text = rules_text.unwrap_or_default();
    let lists = drawing(puzzle, others);
    let mut inferred = infer(&lists, &rules_text, &[], &board.cells(), &mut constraints);
    let is_drawn = lists.values().any(|list| list.as_array().is_some_and(|list| !list.is_empty()));
    if !is_drawn && !inferred.doubts.is_empty() {
        // A text alone is kept as it is, if not all of it is understood.
        inferred = Inferred::default();
    }
    refuse(&constraints, place)?;
    let found = add_rules(&mut board, inferred.rules);
    let (mut document, shape) = board.read(place, known, Format::SUDOKUPAD)?;
    let text = |name: &str| {
        let value = metadata.get(name).or_else(|| puzzle.get(name))?;
        Some(text_of(value)).filter(|text| !text.is_empty())
    };
    document.name = text("title");
    document.about.author = text("author");
    document.about.rules = text("rules").and_then(|text| without_sentences(&text, is_ours));
    document.about.source = text("source");
    if let Some(solution) = metadata.get("solution") {
        document.solution =
            read_solution(&Value::String(text_of(solution)), &shape.geometry, place)?;
    }
    confirm(&mut document, &found, &inferred.doubts, place)?;
    if puzzle.get("foglight").is_some_and(|fog| fog.as_array().is_some_and(|f| !f.is_empty())) {
        document.notes.push("the fog is lifted".to_owned());
    }
    Ok((document, shape))
}

/// What is drawn, without what is known to mean something else.
fn drawing(puzzle: &Map<String, Value>, lines: Vec<Value>) -> Map<String, Value> {
    let mut drawing = Map::new();
    for name in ["underlays", "overlays", "arrows"] {
        drawing.extend(puzzle.get(name).map(|value| (name.to_owned(), value.clone())));
    }
    let has_cells = |cage: &&Value| {
        cage.get("cells").and_then(Value::as_array).is_some_and(|cells| !cells.is_empty())
            || metadatum(cage).is_none()
    };
    let cages = puzzle.get("cages").and_then(Value::as_array).into_iter().flatten();
    let cages: Vec<Value> = cages.filter(has_cells).cloned().collect();
    drawing.insert("cages".to_owned(), Value::Array(cages));
    drawing.insert("lines".to_owned(), Value::Array(lines));
    drawing
}

fn read_cell(
    cell: &Value,
    index: usize,
    side: u8,
    place: Place,
    board: &mut Board,
    constraints: &mut Constraints,
) -> Result<(), ParseError> {
    let Some(fields) = cell.as_object() else {
        return Err(ParseError::new(place, "cells as objects", quote(&cell.to_string())));
    };
    board.givens[index] = fields.get("given") != Some(&Value::Bool(false));
    for (name, field) in fields {
        match name.as_str() {
            "value" if field.is_null() || field.as_str() == Some("") => {}
            "value" => {
                let found = quote(&field.to_string());
                board.values[index] = value(number_of(field), side, found, place)?;
            }
            "given" => {}
            "pencilMarks" => board.corner[index] = read_marks(field, side, place)?,
            "centremarks" => board.centre[index] = read_marks(field, side, place)?,
            "color" | "c" => constraints.count("coloured cells", usize::from(!field.is_null())),
            name => constraints.add(name, field),
        }
    }
    Ok(())
}

/// Lists of cells, each as row and column from 0.
fn read_regions(
    regions: Option<&Value>,
    side: u8,
    place: Place,
    board: &mut Board,
) -> Result<(), ParseError> {
    let expected = format!("{side} regions of {side} cells, each cell in one of them");
    let Some(regions) = regions.and_then(Value::as_array) else {
        return Err(ParseError::new(place, expected, "none"));
    };
    board.blocks.fill(u32::MAX);
    for (number, region) in regions.iter().enumerate() {
        let fault = |found: String| Err(ParseError::new(place, &expected, found));
        let cells = region.as_array().map_or(&[][..], Vec::as_slice);
        if cells.len() != usize::from(side) {
            return fault(format!("{} in region {}", cells.len(), number + 1));
        }
        for cell in cells {
            let numbers = cell.as_array().map_or(&[][..], Vec::as_slice);
            let number_at = |at: usize| {
                let number = usize::try_from(numbers.get(at)?.as_u64()?).ok()?;
                Some(number).filter(|&number| number < usize::from(side))
            };
            let (Some(row), Some(column)) = (number_at(0), number_at(1)) else {
                return fault(quote(&cell.to_string()));
            };
            let block = &mut board.blocks[row * usize::from(side) + column];
            if *block != u32::MAX {
                return fault(format!("r{}c{} in two", row + 1, column + 1));
            }
            *block = number as u32;
        }
    }
    if regions.len() != usize::from(side) {
        return Err(ParseError::new(place, expected, regions.len()));
    }
    Ok(())
}

/// What is told about the puzzle, in a field of its own or in cages without cells.
fn metadata(puzzle: &Map<String, Value>) -> Map<String, Value> {
    let own = ["metadata", "metaData"].iter().find_map(|name| puzzle.get(*name)?.as_object());
    let mut metadata = own.cloned().unwrap_or_default();
    for cage in puzzle.get("cages").and_then(Value::as_array).into_iter().flatten() {
        let has_cells =
            cage.get("cells").and_then(Value::as_array).is_some_and(|cells| !cells.is_empty());
        if let Some((name, text)) = metadatum(cage).filter(|_| !has_cells) {
            metadata.entry(name).or_insert(Value::String(text));
        }
    }
    metadata
}

/// Name and text of a cage that tells something about the puzzle.
fn metadatum(cage: &Value) -> Option<(String, String)> {
    let (name, text) = cage.get("value").and_then(Value::as_str)?.split_once(':')?;
    let is_name = !name.is_empty() && name.bytes().all(|byte| byte.is_ascii_alphabetic());
    is_name.then(|| (name.to_ascii_lowercase(), text.trim().to_owned()))
}

/// Lines from corner to corner are diagonals; all others are given back.
fn read_lines(puzzle: &Map<String, Value>, side: u8, board: &mut Board) -> Vec<Value> {
    let is_on = |name: &str| puzzle.get(name) == Some(&Value::Bool(true));
    let (mut up, mut down) = (is_on("diagonal+"), is_on("diagonal-"));
    let mut others = Vec::new();
    for line in puzzle.get("lines").and_then(Value::as_array).into_iter().flatten() {
        let points = line.get("wayPoints").and_then(Value::as_array);
        let points: Vec<Option<[f64; 2]>> = points.into_iter().flatten().map(point).collect();
        let end = f64::from(side);
        let goes = |one: [f64; 2], other: [f64; 2]| {
            points == [Some(one), Some(other)] || points == [Some(other), Some(one)]
        };
        if goes([0.0, 0.0], [end, end]) {
            down = true;
        } else if goes([0.0, end], [end, 0.0]) {
            up = true;
        } else {
            others.push(line.clone());
        }
    }
    board.rules.extend(diagonals(up, down, side));
    others
}

fn point(value: &Value) -> Option<[f64; 2]> {
    match value.as_array()?.as_slice() {
        [row, column] => Some([row.as_f64()?, column.as_f64()?]),
        _ => None,
    }
}
