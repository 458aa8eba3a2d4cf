//! Reads the JSON of SudokuPad.

use serde_json::{Map, Value};

use crate::board::Extra;
use crate::format::document::Document;
use crate::format::formats::links::board::{Board, side_of, value};
use crate::format::formats::links::confirm::{Told, confirm};
use crate::format::formats::links::constraints::Constraints;
use crate::format::formats::links::extras::{DIAGONALS, EXTRAS, diagonals, differ, houses};
use crate::format::formats::links::sentences::without_sentences;
use crate::format::formats::links::sudokupad::crop::cropped;
use crate::format::formats::links::sudokupad::drawing::infer::{Fields, infer};
use crate::format::formats::links::sudokupad::drawing::words::is_about_board;
use crate::format::formats::links::sudokupad::drawing::write::is_ours;
use crate::format::formats::links::values::{number_of, read_marks, read_solution, text_of};
use crate::format::handle::Format;
use crate::format::reading::error::{ParseError, quote};
use crate::format::reading::known::{Known, Place, Position, Rule};
use crate::format::reading::shape::Shape;

/// Reads a puzzle.
pub(in crate::format) fn read_scl(
    puzzle: &Value,
    place: Place,
    known: &Known,
) -> Result<(Document, Shape), ParseError> {
    let nothing = Map::new();
    let puzzle = puzzle.as_object().unwrap_or(&nothing);
    let cropped = cropped(puzzle);
    let puzzle = cropped.as_ref().unwrap_or(puzzle);
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
    read_regions(puzzle.get("regions"), side, place, &mut board, &mut constraints)?;
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
        if !passed_over.contains(&name.as_str()) && !is_fog(name) {
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
    let is_diagonal = |rule: &Rule| match rule {
        Rule::Extra(extra) => *extra == Extra::Diagonals,
        Rule::House { name, .. } => DIAGONALS.contains(&name.as_str()),
        _ => false,
    };
    let has_diagonals = board.rules.iter().any(is_diagonal);
    let fields = Fields { rules: &[], has_diagonals };
    let inferred = infer(&lists, &rules_text, fields, &board.cells(), &mut constraints);
    let others = without_sentences(&rules_text, is_ours).unwrap_or_default();
    let has_text = is_about_board(&others);
    let told = Told::of(inferred, &constraints, &mut board, has_text);
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
    confirm(&mut document, told, known, place)?;
    let has_parts = |(name, fog): (&String, &Value)| {
        is_fog(name) && fog.as_array().is_some_and(|fog| !fog.is_empty())
    };
    if puzzle.iter().any(has_parts) {
        document.notes.push("the fog is lifted".to_owned());
    }
    Ok((document, shape))
}

/// Whether a field, or the value of a cage, tells where fog is or what lifts it.
fn is_fog(name: &str) -> bool {
    let name = name.trim().to_ascii_lowercase();
    ["foglight", "fogofwar", "foglink", "triggereffect"].iter().any(|fog| name.starts_with(fog))
}

/// What is drawn, without what is known to mean something else. Elements without any place draw nothing.
fn drawing(puzzle: &Map<String, Value>, lines: Vec<Value>) -> Map<String, Value> {
    let is_empty = |value: Option<&Value>| {
        value.is_none_or(|value| value.is_null() || value.as_array().is_some_and(Vec::is_empty))
    };
    let is_drawn = |shape: &&Value| {
        let is_line = !is_empty(shape.get("wayPoints")) || shape.get("d").is_some();
        let is_nothing = shape.is_null() || shape.as_object().is_some_and(Map::is_empty);
        is_line || !(is_nothing || shape.get("center").is_none() && shape.get("text").is_none())
    };
    let shapes = |name: &str| -> Value {
        let list = puzzle.get(name).and_then(Value::as_array).into_iter().flatten();
        list.filter(is_drawn).cloned().collect::<Vec<_>>().into()
    };
    let mut drawing = Map::new();
    for name in ["underlays", "overlays", "arrows"] {
        drawing.insert(name.to_owned(), shapes(name));
    }
    let lines: Vec<Value> = lines.iter().filter(is_drawn).cloned().collect();
    let has_cells = |cage: &&Value| {
        let told = cage.get("value").and_then(Value::as_str).unwrap_or("").trim();
        let is_told = is_fog(told) || told.to_ascii_lowercase().starts_with("msgcorrect");
        !is_empty(cage.get("cells")) && !is_told
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
///
/// Where they do not part the board, each that holds as many cells as the board has digits is a house, and the
/// others are not understood.
fn read_regions(
    regions: Option<&Value>,
    side: u8,
    place: Place,
    board: &mut Board,
    constraints: &mut Constraints,
) -> Result<(), ParseError> {
    let regions = regions.and_then(Value::as_array).map_or(&[][..], Vec::as_slice);
    let mut all = Vec::new();
    for region in regions {
        let cells = region.as_array().map_or(&[][..], Vec::as_slice);
        let cells = cells.iter().map(|cell| {
            position(cell, side).ok_or_else(|| {
                ParseError::new(place, "cells of the board", quote(&cell.to_string()))
            })
        });
        all.push(cells.collect::<Result<Vec<Position>, ParseError>>()?);
    }
    let index = |&(row, column): &Position| {
        (usize::from(row) - 1) * usize::from(side) + usize::from(column) - 1
    };
    let (whole, others): (Vec<_>, Vec<_>) =
        all.into_iter().partition(|cells| cells.len() == usize::from(side) && differ(cells));
    board.blocks.fill(u32::MAX);
    for (number, cells) in (0..).zip(&whole) {
        cells.iter().for_each(|cell| board.blocks[index(cell)] = number);
    }
    let is_parted = whole.len() == usize::from(side) && !board.blocks.contains(&u32::MAX);
    if is_parted {
        // A region beside the others that hold all cells is none.
        return Ok(());
    }
    constraints.count("regions that do not part the board", others.len().max(1));
    // Rows as blocks are nothing new.
    for (cell, block) in board.blocks.iter_mut().enumerate() {
        *block = (cell / usize::from(side)) as u32;
    }
    board.rules.extend(houses(whole, side));
    Ok(())
}

/// A cell as row and column from 0, as a position from 1.
fn position(cell: &Value, side: u8) -> Option<Position> {
    let [row, column] = cell.as_array()?.as_slice() else { return None };
    let number = |value: &Value| u8::try_from(value.as_u64()?).ok().filter(|&at| at < side);
    Some((number(row)? + 1, number(column)? + 1))
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
        // Some end a little inside the corners.
        let is_near = |one: [f64; 2], other: [f64; 2]| {
            one.iter().zip(other).all(|(one, other)| (one - other).abs() < 0.1)
        };
        let goes = |one: [f64; 2], other: [f64; 2]| match points[..] {
            [Some(from), Some(to)] => {
                is_near(from, one) && is_near(to, other) || is_near(from, other) && is_near(to, one)
            }
            _ => false,
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
