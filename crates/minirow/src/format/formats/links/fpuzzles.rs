//! Puzzles of f-puzzles, as links and as JSON.
//!
//! # Reading
//! - Links with `?load=`, the packed text alone where it begins with `N4Ig` or the format is named, and the JSON that is packed
//!   in them, by itself or among other JSON.
//! - `size`, `title`, `author`, `ruleset`, `solution`, and the `grid` with givens, digits of the
//!   player, and marks in corners and centre. The `region` of a cell is its block; where it is not
//!   told, blocks are those that f-puzzles draws for the size: 2×5 for 10, for instance.
//! - `diagonal+` and `diagonal-`, `antiknight`, `antiking`, `disjointgroups` and `extraregion`; the
//!   four windows as extra regions are windoku.
//! - `givenPencilMarks` are candidates.
//! - The fields of rules: `killercage`, `arrow`, `littlekillersum`, `sandwichsum`, `xsum`, `skyscraper`,
//!   `difference`, `ratio` and `xv` with `nonconsecutive` and `negative`, `odd`, `even`, `minimum`, `maximum`,
//!   `rowindexer`, `columnindexer`, `boxindexer`, `clone`, `quadruple`, and lines: `thermometer`,
//!   `slowthermometer`, `palindrome`, `renban`, `whispers`, `regionsumline`, `betweenline`, `entropicline`,
//!   `modularline`, `zipperline`, `nabner`, `doublearrow`, `lockout`.
//! - What is drawn for such a rule is passed over, and so are highlights of the player. What else is drawn, or
//!   coloured, is read as drawings of SudokuPad are, with the help of the rules text, which has to say what the fields
//!   say. What is not understood is left out where the board has one solution without it, and else named in an error.
//!
//! # Writing
//! A link, with the fields in the order of f-puzzles.

use serde_json::{Map, Value};

use super::address::{Address, decoded, is_packed, parameter};
use super::board::{Board, MOST_UNPACKED, refuse, side_of, value};
use super::confirm::{Told, confirm};
use super::constraints::Constraints;
use super::extras::{EXTRAS, diagonals, differ, extra_of, houses, usual_block};
use super::fields;
use super::fields::drawn;
use super::fields::extensions::sentences;
use super::fpuzzles_write::{named, refusal, refusal_of, told_rules, written};
use super::lz;
use super::sentences::without_sentences;
use super::told_text;
use super::values::{number_of, read_marks, read_solution, text_of};
use crate::board::{Extra, Geometry};
use crate::format::about::AboutField;
use crate::format::document::Document;
use crate::format::formats::links::sudokupad::drawing::infer::{Fields, infer};
use crate::format::formats::links::sudokupad::drawing::words::is_about_board;
use crate::format::formats::links::sudokupad::scl::read_scl;
use crate::format::formats::recognised::Ruled;
use crate::format::handle::Format;
use crate::format::part::Part;
use crate::format::reading::error::{ParseError, quote};
use crate::format::reading::known::{Known, Place, Position, Rule};
use crate::format::reading::notation::{Alone, Notation, Piece, Reading};
use crate::format::reading::record::Record;
use crate::format::reading::shape::Shape;
use crate::format::symbols::Symbols;
use crate::rules::Rule as Further;
use crate::rules::extras::unseen;
use crate::rules::kinds::{AllDifferent, Even, Odd};

pub(in crate::format) struct FPuzzles;

impl Ruled for FPuzzles {
    const FORMAT: Format = Format::F_PUZZLES;
    const THIS: &'static Self = &Self;
}

impl Notation for FPuzzles {
    fn reading(&self) -> Reading {
        Reading::Alone(&FPuzzles)
    }

    fn refusal(&self, geometry: &Geometry) -> Option<(&'static str, String)> {
        refusal(geometry)
    }

    fn parts(&self) -> &'static [Part] {
        &[
            Part::Rules,
            Part::Givens,
            Part::Candidates,
            Part::Corner,
            Part::Centre,
            Part::Solution,
            Part::Name,
            Part::About(AboutField::Author),
            Part::About(AboutField::Rules),
        ]
    }

    fn refusal_of(&self, document: &Document, _: &Symbols) -> Option<(&'static str, String)> {
        refusal_of(document).or_else(|| told_text::refusal(document))
    }

    fn host(&self) -> Option<&'static str> {
        Some("f-puzzles.com")
    }

    fn write(&self, document: &Document, _: &Symbols) -> String {
        format!("https://f-puzzles.com/?load={}\n", lz::packed(&written(document)))
    }
}

impl Alone for FPuzzles {
    fn piece(&self) -> Piece {
        Piece::Line
    }

    fn begins(&self, line: &str, _known: &Known) -> bool {
        let packed = line.trim();
        Address::of(line).is_at("f-puzzles.com") || (packed.starts_with(START) && is_packed(packed))
    }

    fn read(&self, record: &Record, known: &Known) -> Result<(Document, Shape), ParseError> {
        let text = record.text.trim();
        let blanks = record.text.chars().take_while(|c| c.is_whitespace()).count();
        let place = (record.line, record.column + blanks);
        if text.starts_with('{') {
            let value: Value = serde_json::from_str(text)
                .map_err(|error| ParseError::new(place, "a puzzle in JSON", error))?;
            return read_value(&value, place, known);
        }
        let address = Address::of(text);
        let packed = if address.is_at("f-puzzles.com") {
            match parameter(address.query, "load") {
                Some(packed) => packed,
                None if parameter(address.query, "id").is_some() => {
                    let expected = "a link with the puzzle in it, behind ?load=";
                    return Err(ParseError::new(place, expected, "one that must be downloaded"));
                }
                None => return Err(ParseError::new(place, "a puzzle behind ?load=", "none")),
            }
        } else {
            text
        };
        read_packed(packed, place, known)
    }
}

/// What the packed text of an object whose first name begins with `s` begins with.
const START: &str = "N4Ig";

/// Reads the packed text of a link.
pub(super) fn read_packed(
    packed: &str,
    place: Place,
    known: &Known,
) -> Result<(Document, Shape), ParseError> {
    let puzzle: Value = unpacked(packed, |text| serde_json::from_str(text).ok())
        .ok_or_else(|| ParseError::new(place, "a packed puzzle", quote(packed)))?;
    // Alone in a line, what another player has packed looks the same.
    if puzzle.get("grid").is_none() && puzzle.get("cells").is_some() {
        return read_scl(&puzzle, place, known);
    }
    read_value(&puzzle, place, known)
}

/// Unpacks a text that has come through an address, to something that can be read.
pub(super) fn unpacked<T>(packed: &str, read: impl Fn(&str) -> Option<T>) -> Option<T> {
    // A server may have made one slash of two. Each of them may be meant; few are.
    const MOST_SLASHES: usize = 12;
    const LONGEST_REPAIRED: usize = 1 << 16;
    let text = decoded(packed).trim().replace(' ', "+");
    let unpacked = |text: &str| read(&lz::unpacked(text, MOST_UNPACKED)?);
    if let Some(found) = unpacked(&text) {
        return Some(found);
    }
    let slashes: Vec<usize> = text.match_indices('/').map(|(place, _)| place).collect();
    if slashes.len() > MOST_SLASHES || text.len() > LONGEST_REPAIRED {
        return None;
    }
    let singles = slashes.iter().map(|&one| vec![one]);
    let pairs = slashes
        .iter()
        .enumerate()
        .flat_map(|(place, &one)| slashes[place + 1..].iter().map(move |&other| vec![one, other]));
    singles.chain(pairs).find_map(|doubled| {
        let mut text = text.clone();
        doubled.iter().rev().for_each(|&place| text.insert(place, '/'));
        unpacked(&text)
    })
}

/// Reads a puzzle as JSON.
pub(in crate::format) fn read_value(
    puzzle: &Value,
    place: Place,
    known: &Known,
) -> Result<(Document, Shape), ParseError> {
    let Some(puzzle) = puzzle.as_object() else {
        return Err(ParseError::new(place, "a puzzle with a grid", "another value"));
    };
    let Some(rows) = puzzle.get("grid").and_then(Value::as_array) else {
        return Err(ParseError::new(place, "a grid of rows", "none"));
    };
    let side = side_of(rows.len(), place)?;
    if let Some(size) = puzzle.get("size").filter(|size| size.as_u64() != Some(side.into())) {
        let expected = format!("a size of {side}, as there are rows");
        return Err(ParseError::new(place, expected, quote(&size.to_string())));
    }
    let mut board = Board::new(side);
    let (mut constraints, mut unplaced) = (Constraints::default(), Constraints::default());
    let (block_rows, block_columns) = usual_block(side);
    let usual_region = |row: usize, column: usize| {
        let (band, stack) = (row / usize::from(block_rows), column / usize::from(block_columns));
        (band * usize::from(side / block_columns) + stack) as u32
    };
    for (row, cells) in rows.iter().enumerate() {
        let cells = cells.as_array().filter(|cells| cells.len() == usize::from(side));
        let cells = cells.ok_or_else(|| {
            ParseError::new(place, format!("rows of {side} cells"), format!("row {}", row + 1))
        })?;
        for (column, cell) in cells.iter().enumerate() {
            let index = row * usize::from(side) + column;
            board.blocks[index] = usual_region(row, column);
            read_cell(cell, index, side, place, &mut board, &mut constraints, &mut unplaced)?;
        }
    }
    read_rules(puzzle, side, place, &mut board, &mut constraints)?;
    // Without a region a cell would be in another block.
    refuse(&unplaced, place)?;
    let drawing = drawn::shapes(puzzle);
    let ruleset = puzzle.get("ruleset").map(text_of).unwrap_or_default();
    let extras: Vec<Extra> = board.rules.iter().filter_map(extra_of).collect();
    let fields: Vec<_> = board.further.iter().cloned().chain(unseen(&extras)).collect();
    let cells = board.cells();
    let ours = sentences(&fields, &cells);
    let text = without_sentences(&ruleset, |line| ours.iter().any(|told| told == line));
    // What colours mean, a text would have to say.
    let is_unsaid = board.is_coloured && ruleset.trim().is_empty();
    constraints.count("coloured cells", is_unsaid.into());
    let has_diagonals = ["diagonal+", "diagonal-"].iter().any(|name| is_on(puzzle, name));
    let text = text.unwrap_or_default();
    let inferred =
        infer(&drawing, &text, Fields { rules: &fields, has_diagonals }, &cells, &mut constraints);
    let told = Told::of(inferred, &constraints, &mut board, is_about_board(&text));
    let (mut document, shape) = board.read(place, known, Format::F_PUZZLES)?;
    let text = |name: &str| puzzle.get(name).map(text_of).filter(|text| !text.is_empty());
    document.name = text("title");
    document.about.author = text("author");
    document.about.rules = text("ruleset").and_then(|text| {
        let told = sentences(&told_rules(&document), &named(&document));
        without_sentences(&text, |line| told.iter().any(|told| told == line))
    });
    if let Some(solution) = puzzle.get("solution") {
        document.solution = read_solution(solution, &shape.geometry, place)?;
    }
    confirm(&mut document, told, known, place)?;
    Ok((document, shape))
}

/// Whether a field is on.
fn is_on(puzzle: &Map<String, Value>, name: &str) -> bool {
    puzzle.get(name) == Some(&Value::Bool(true))
}

fn read_cell(
    cell: &Value,
    index: usize,
    side: u8,
    place: Place,
    board: &mut Board,
    constraints: &mut Constraints,
    unplaced: &mut Constraints,
) -> Result<(), ParseError> {
    let Some(fields) = cell.as_object() else {
        return Err(ParseError::new(place, "cells as objects", quote(&cell.to_string())));
    };
    for (name, field) in fields {
        match name.as_str() {
            "value" if !field.is_null() => {
                let found = quote(&field.to_string());
                board.values[index] = value(number_of(field), side, found, place)?;
            }
            "value" | "highlight" | "highlightArray" => {}
            "given" => board.givens[index] = *field == Value::Bool(true),
            "region" => match number_of(field).and_then(|block| u32::try_from(block).ok()) {
                Some(block) => board.blocks[index] = block,
                None => unplaced.count("cells without a region", 1),
            },
            "cornerPencilMarks" => board.corner[index] = read_marks(field, side, place)?,
            "centerPencilMarks" => board.centre[index] = read_marks(field, side, place)?,
            // What colours mean stands in the text, if anywhere.
            "c" | "cArray" => board.is_coloured |= !is_white(field),
            "givenPencilMarks" => {
                let marks = read_marks(field, side, place)?;
                board.candidates[index] = Some(marks).filter(|marks| !marks.is_empty());
            }
            "parity" => match field.as_str() {
                Some("Odd") => add_parity(&mut board.further, index as u16, true),
                Some("Even") => add_parity(&mut board.further, index as u16, false),
                _ if is_blank(field) => {}
                _ => constraints.add(name, field),
            },
            name => constraints.add(name, field),
        }
    }
    Ok(())
}

/// All cells of a parity are one rule.
fn add_parity(rules: &mut Vec<Further>, cell: u16, is_odd: bool) {
    let known = rules.iter_mut().find_map(|rule| match rule {
        Further::Odd(Odd { cells }) if is_odd => Some(cells),
        Further::Even(Even { cells }) if !is_odd => Some(cells),
        _ => None,
    });
    match known {
        Some(cells) => cells.push(cell),
        None if is_odd => rules.push(Odd { cells: vec![cell] }.into()),
        None => rules.push(Even { cells: vec![cell] }.into()),
    }
}

fn is_blank(field: &Value) -> bool {
    field.is_null() || field.as_str() == Some("")
}

fn is_white(colour: &Value) -> bool {
    match colour {
        Value::Null => true,
        Value::String(text) => ["", "#fff", "#ffffff"].iter().any(|w| text.eq_ignore_ascii_case(w)),
        Value::Array(colours) => colours.iter().all(is_white),
        _ => false,
    }
}

fn read_rules(
    puzzle: &Map<String, Value>,
    side: u8,
    place: Place,
    board: &mut Board,
    constraints: &mut Constraints,
) -> Result<(), ParseError> {
    let is_on = |name: &str| is_on(puzzle, name);
    for (extra, _) in EXTRAS.into_iter().filter(|(_, name)| is_on(name)) {
        board.rules.push(Rule::Extra(extra));
    }
    board.rules.extend(diagonals(is_on("diagonal+"), is_on("diagonal-"), side));
    let mut regions = Vec::new();
    for region in puzzle.get("extraregion").and_then(Value::as_array).into_iter().flatten() {
        let cells = region.get("cells").and_then(Value::as_array).into_iter().flatten();
        let cells = cells.map(|cell| read_position(cell, side, place));
        regions.push(cells.collect::<Result<Vec<_>, _>>()?);
    }
    let cells = board.cells();
    let is_house = |region: &Vec<Position>| region.len() == usize::from(side) && differ(region);
    let (regions, others): (Vec<_>, Vec<_>) = regions.into_iter().partition(is_house);
    board.rules.extend(houses(regions, side));
    let cell = |&(row, column): &Position| cells.cell((i32::from(row) - 1, i32::from(column) - 1));
    for region in &others {
        let cells = region.iter().filter_map(cell).collect();
        board.further.push(crate::rules::Rule::AllDifferent(AllDifferent { cells }));
    }
    let (rules, fields) = fields::read::read(puzzle, &cells, place, constraints)?;
    board.further.extend(rules);
    let known = ["size", "title", "author", "ruleset", "solution", "grid", "extraregion"];
    let passed_over = ["disabledlogic", "truecandidatesoptions", "successMessage"];
    let flags = ["diagonal+", "diagonal-", "antiknight", "antiking", "disjointgroups"];
    for (name, value) in puzzle {
        let name = name.as_str();
        let is_flag = flags.contains(&name) && value.is_boolean();
        let is_read = fields.iter().any(|field| field == name) || drawn::FIELDS.contains(&name);
        if !(known.contains(&name) || passed_over.contains(&name) || is_flag || is_read) {
            constraints.add(name, value);
        }
    }
    Ok(())
}

/// A cell as `R1C2`.
fn read_position(cell: &Value, side: u8, place: Place) -> Result<Position, ParseError> {
    let text = cell.as_str().unwrap_or("");
    let position = crate::format::reading::around::told::position(text, place).ok();
    let position = position.filter(|&(row, column)| row.max(column) <= side);
    position.ok_or_else(|| ParseError::new(place, "cells such as R1C2", quote(&cell.to_string())))
}
