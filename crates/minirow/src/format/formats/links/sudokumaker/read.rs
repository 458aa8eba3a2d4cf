//! Reads the JSON of SudokuMaker.

use serde_json::{Map, Value};

use super::blocks::Blocks;
use super::ids::types;
use crate::board::{Digit, DigitSet, Extra};
use crate::format::document::Document;
use crate::format::formats::links::board::{Board, refuse, side_of, value};
use crate::format::formats::links::confirm::{Told, confirm};
use crate::format::formats::links::constraints::Constraints;
use crate::format::formats::links::extras::{diagonals, extra_of, houses};
use crate::format::formats::links::fields::marks::Numbers;
use crate::format::formats::links::sudokupad::drawing::infer::{Fields, infer};
use crate::format::formats::links::sudokupad::drawing::words::is_about_board;
use crate::format::formats::links::values::{number_of, text_of};
use crate::format::handle::Format;
use crate::format::reading::error::{ParseError, quote};
use crate::format::reading::known::{Known, Place, Position, Rule};
use crate::format::reading::shape::Shape;
use crate::rules::Rule as Further;
use crate::rules::extras::unseen;
use crate::rules::kinds::AllDifferent;

/// Reads a puzzle, or the document around it. Its comment has to say what its constraints say.
pub(super) fn read(
    document: &Value,
    place: Place,
    known: &Known,
) -> Result<(Document, Shape), ParseError> {
    let puzzle = document.get("puzzle").unwrap_or(document).as_object();
    let cells = puzzle.and_then(|puzzle| puzzle.get("cells")).and_then(Value::as_array);
    let (Some(puzzle), Some(cells)) = (puzzle, cells) else {
        return Err(ParseError::new(place, "a puzzle with cells", "none"));
    };
    let side = side_of(cells.len().isqrt(), place)?;
    check_size(puzzle, cells.len(), side, place)?;
    let mut board = Board::new(side);
    let mut constraints = Constraints::default();
    for (index, cell) in cells.iter().enumerate() {
        read_cell(cell, index, side, place, &mut board, &mut constraints)?;
    }
    let mut layout = Constraints::default();
    let has_diagonals =
        read_blocks(puzzle, side, place, &mut board, &mut constraints, &mut layout)?;
    // Another layout is another board.
    refuse(&layout, place)?;
    let comment = puzzle.get("comment").map(text_of).unwrap_or_default();
    let extras: Vec<Extra> = board.rules.iter().filter_map(extra_of).collect();
    let rules: Vec<_> = board.further.iter().cloned().chain(unseen(&extras)).collect();
    let fields = Fields { rules: &rules, has_diagonals };
    let inferred = infer(&Map::new(), &comment, fields, &board.cells(), &mut constraints);
    let told = Told::of(inferred, &constraints, &mut board, is_about_board(&comment));
    let (mut document, shape) = board.read(place, known, Format::SUDOKUMAKER)?;
    let text = |name: &str| puzzle.get(name).map(text_of).filter(|text| !text.is_empty());
    document.name = text("name");
    document.about.author = text("author");
    document.about.rules = text("comment");
    confirm(&mut document, told, known, place)?;
    Ok((document, shape))
}

/// What a puzzle tells of its size has to be that of a square with digits from 1.
fn check_size(
    puzzle: &Map<String, Value>,
    count: usize,
    side: u8,
    place: Place,
) -> Result<(), ParseError> {
    let spec = puzzle.get("spec").and_then(Value::as_object).unwrap_or(puzzle);
    let size = spec.get("size").and_then(Value::as_object).unwrap_or(spec);
    let told = |fields: &Map<String, Value>, name: &str| fields.get(name).and_then(number_of);
    let sides = ["width", "height", "size"].into_iter().filter_map(|name| told(size, name));
    let is_square =
        count == usize::from(side).pow(2) && sides.into_iter().all(|told| told == u64::from(side));
    let (low, high) = (told(spec, "minDigit"), told(spec, "maxDigit"));
    let has_digits =
        low.is_none_or(|low| low == 1) && high.is_none_or(|high| high == u64::from(side));
    if is_square && has_digits {
        return Ok(());
    }
    let expected = "a square board with digits from 1 to its side";
    let found = match (is_square, low, high) {
        (false, ..) => format!("{count} cells"),
        (_, low, high) => format!(
            "digits from {} to {}",
            low.unwrap_or(1),
            high.unwrap_or_else(|| u64::from(side))
        ),
    };
    Err(ParseError::new(place, expected, found))
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
    let marks = |field: &Value| {
        let bits = field.as_u64().filter(|&bits| bits >> 1 >> side == 0 && bits & 1 == 0);
        let bits = bits.ok_or_else(|| {
            let expected = format!("digits from 1 to {side} as bits");
            ParseError::new(place, expected, quote(&field.to_string()))
        })?;
        let digits = (1..=side).filter(|&digit| bits >> digit & 1 == 1);
        Ok::<DigitSet, ParseError>(digits.filter_map(Digit::new).collect())
    };
    for (name, field) in fields {
        match name.as_str() {
            _ if field.is_null() => {}
            "value" => {
                let found = quote(&field.to_string());
                board.values[index] = value(number_of(field), side, found, place)?;
            }
            "given" => board.givens[index] = *field == Value::Bool(true),
            "candidates" => board.centre[index] = marks(field)?,
            "cornerPencilMarks" => board.corner[index] = marks(field)?,
            "colors" => {
                let has_some =
                    field.as_u64() != Some(0) && field.as_array().is_none_or(|c| !c.is_empty());
                constraints.count("coloured cells", has_some.into());
            }
            "valid" | "id" | "x" | "y" | "row" | "column" => {}
            name => constraints.add(name, field),
        }
    }
    Ok(())
}

fn read_blocks(
    puzzle: &Map<String, Value>,
    side: u8,
    place: Place,
    board: &mut Board,
    constraints: &mut Constraints,
    layout: &mut Constraints,
) -> Result<bool, ParseError> {
    let list = ["constraints", "allConstraints"].iter().find_map(|name| puzzle.get(*name));
    let list: Vec<&Map<String, Value>> =
        list.and_then(Value::as_array).into_iter().flatten().filter_map(Value::as_object).collect();
    let is_on = |block: &&&Map<String, Value>| block.get("disabled") != Some(&Value::Bool(true));
    let list: Vec<(u64, &Map<String, Value>)> = list
        .iter()
        .filter(is_on)
        .map(|block| (block.get("type").and_then(Value::as_u64).unwrap_or(u64::MAX), *block))
        .collect();
    let has = |number: u64| list.iter().any(|(known, _)| *known == number);
    if puzzle.get("type").and_then(Value::as_str) == Some("custom") && !has(types::ROWS_AND_COLUMNS)
    {
        layout.count("no rows and columns", 1);
    }
    for (_, block) in list.iter().filter(|(number, _)| *number == types::REGIONS) {
        read_regions(block, side, place, board)?;
    }
    let (up, down) = (has(types::DIAGONAL_UP), has(types::DIAGONAL_DOWN));
    let has_diagonals = up || down;
    board.rules.extend(diagonals(up, down, side));
    let extras = [
        (types::ANTI_KING, Extra::AntiKing),
        (types::ANTI_KNIGHT, Extra::AntiKnight),
        (types::DISJOINT_GROUPS, Extra::DisjointGroups),
    ];
    for (number, extra) in extras {
        if has(number) {
            board.rules.push(Rule::Extra(extra));
        }
    }
    let cells = board.cells();
    let (rules, negative) = (Vec::new(), Numbers::default());
    let mut blocks =
        Blocks { cells: &cells, place, constraints, rules, negative, is_strict: false };
    let mut regions = Vec::new();
    for (number, block) in list {
        match number {
            types::GIVENS
            | types::REGIONS
            | types::DIAGONAL_UP
            | types::DIAGONAL_DOWN
            | types::ANTI_KING
            | types::ANTI_KNIGHT
            | types::DISJOINT_GROUPS
            | types::FOG_LIGHTS
            | types::FOG_TRIGGERS => {}
            types::ROWS_AND_COLUMNS => {
                let areas = block.get("areas").and_then(Value::as_array).map_or(0, Vec::len);
                layout.count("areas of rows and columns", areas);
            }
            types::DIFFERENT => regions.push(blocks.group(block)?),
            number => {
                if !blocks.read(number, block)? {
                    let definition = block.get("definition").and_then(|told| told.get("name"));
                    let name = block.get("name").or(definition).map(text_of);
                    count_unknown(number, block, name, blocks.constraints);
                }
            }
        }
    }
    blocks.negatives();
    let rules = blocks.rules;
    let is_house = |group: &Vec<u16>| {
        group.len() == usize::from(side)
            && (1..group.len()).all(|at| !group[..at].contains(&group[at]))
    };
    let (whole, parts): (Vec<_>, Vec<_>) =
        regions.into_iter().filter(|group| !group.is_empty()).partition(is_house);
    let position = |&cell: &u16| -> Position {
        let (row, column) = cells.spot(cell);
        (row as u8 + 1, column as u8 + 1)
    };
    let whole = whole.iter().map(|group| group.iter().map(position).collect()).collect();
    board.rules.extend(houses(whole, side));
    board
        .further
        .extend(parts.into_iter().map(|cells| Further::AllDifferent(AllDifferent { cells })));
    board.further.extend(rules);
    Ok(has_diagonals)
}

/// Counts a constraint of which no rule is made, where it says anything.
fn count_unknown(
    number: u64,
    block: &Map<String, Value>,
    name: Option<String>,
    constraints: &mut Constraints,
) {
    const SAYING: [&str; 8] =
        ["lines", "cages", "symbols", "clues", "groups", "cells", "definition", "input"];
    let is_empty = |value: &Value| value.as_array().is_some_and(Vec::is_empty);
    let said: Vec<&Value> = SAYING.iter().filter_map(|field| block.get(*field)).collect();
    if !said.is_empty() && said.into_iter().all(is_empty) {
        return;
    }
    let kind = match number {
        302 => "clones".to_owned(),
        304 => "look-and-say cages".to_owned(),
        1000 => "a constraint in code".to_owned(),
        2000..=2002 => "drawings".to_owned(),
        number => format!("constraint {number}"),
    };
    match name.filter(|name| !name.is_empty()) {
        Some(name) => constraints.count(&format!("{kind} ({name})"), 1),
        None => constraints.count(&kind, 1),
    }
}

/// The region of each cell.
fn read_regions(
    block: &Map<String, Value>,
    side: u8,
    place: Place,
    board: &mut Board,
) -> Result<(), ParseError> {
    let regions = block.get("regions").and_then(Value::as_array).map_or(&[][..], Vec::as_slice);
    let expected = format!("{side} regions of {side} cells, each cell in one of them");
    let labels: Option<Vec<u32>> = regions
        .iter()
        .map(|region| region.as_u64().and_then(|region| u32::try_from(region).ok()))
        .collect();
    match labels.filter(|labels| labels.len() == board.blocks.len()) {
        Some(labels) => board.blocks = labels,
        None => return Err(ParseError::new(place, expected, "others")),
    }
    Ok(())
}
