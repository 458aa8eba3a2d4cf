//! Texts of a book: rules and table of contents.

use minirow::rules::Rule;
use minirow::{Extra, Geometry, HouseKind};

use crate::Entry;

/// The rules of all boards, a paragraph each.
pub(crate) fn rules(entries: &[Entry]) -> Vec<String> {
    let mut sizes: Vec<String> = Vec::new();
    let mut extras: Vec<Extra> = Vec::new();
    let mut further: Vec<String> = Vec::new();
    let (mut blocks, mut irregular, mut lines) = (false, false, false);
    let (mut several, mut short) = (false, false);
    let mut seen: Vec<&Geometry> = Vec::new();
    for entry in entries {
        let geometry = entry.geometry();
        let size = size(entry);
        if !sizes.contains(&size) {
            sizes.push(size);
        }
        if seen.contains(&geometry) {
            continue;
        }
        seen.push(geometry);
        let all = || geometry.houses().chain(geometry.distinct_houses());
        blocks |= all().any(|house| geometry.house_kind(house) == HouseKind::Block);
        lines |= all().any(|house| geometry.house_kind(house) == HouseKind::Row);
        irregular |= match geometry.grids() {
            Some(grids) => {
                let mut shapes = grids.list().iter().map(|grid| grid.geometry.block_shape());
                shapes.any(|shape| shape.is_none())
            }
            None => geometry.block_shape().is_none(),
        };
        several |= geometry.grids().is_some();
        short |= geometry.distinct_houses().next().is_some();
        for &extra in geometry.extras() {
            if !extras.contains(&extra) {
                extras.push(extra);
            }
        }
        if further.len() < 20 && has_further_rules(geometry) {
            further.push(format!("One board is {geometry}; all of that holds."));
        }
    }
    let houses = match (lines, blocks) {
        (true, true) => "every row, every column and every block hold",
        (true, false) => "every row and every column hold",
        (false, true) => "every block holds",
        (false, false) => "every house holds",
    };
    let whose = if several { " of each grid" } else { "" };
    let houses = houses.replacen(" hold", &format!("{whose} hold"), 1);
    let mut rules = vec![format!("Fill the empty cells so that {houses} each digit exactly once.")];
    if several {
        let shared = "Where grids overlap, their cells belong to all of them.";
        rules.push(shared.to_owned());
    }
    if short {
        let fewer = "A house of fewer cells than there are digits holds no digit twice.";
        rules.push(fewer.to_owned());
    }
    rules.extend(sizes);
    if blocks {
        let about = if irregular {
            "Blocks are the areas inside of thick lines, whatever their form."
        } else {
            "Blocks are the rectangles inside of thick lines."
        };
        rules.push(about.to_owned());
    }
    let on = if seen.len() > 1 { "Where a board says so: " } else { "" };
    rules.extend(extras.into_iter().map(|extra| format!("{on}{}.", extra.rule())));
    rules.extend(further);
    rules.extend(beyond_houses(entries));
    if entries.iter().all(|entry| entry.solution.is_some()) {
        rules.push("Each puzzle has one solution.".to_owned());
    }
    rules
}

/// What the rules beyond houses say, each once; those with a letter are told above their board.
fn beyond_houses(entries: &[Entry]) -> Vec<String> {
    let mut told: Vec<String> = Vec::new();
    for rule in entries.iter().flat_map(|entry| &entry.paper.rules) {
        let has_letter = matches!(rule, Rule::Pairs(_) | Rule::AutomatonLine(_));
        let meaning = rule.meaning().text;
        if !has_letter && !told.contains(&meaning) {
            told.push(meaning);
        }
    }
    told
}

/// Rules besides the usual extras.
fn has_further_rules(geometry: &Geometry) -> bool {
    let extras = geometry.extras();
    let has = |all: &[Extra]| extras.iter().any(|extra| all.contains(extra));
    let houses = geometry.houses().any(|house| geometry.house_kind(house) == HouseKind::Extra);
    let with_houses = [Extra::Diagonals, Extra::Windoku, Extra::DisjointGroups];
    (houses && !has(&with_houses))
        || (geometry.has_apart() && !has(&[Extra::AntiKnight, Extra::AntiKing]))
}

/// The digits of a board: `On boards of 9×9 the digits are 1 to 9.`
fn size(entry: &Entry) -> String {
    let geometry = entry.geometry();
    let (rows, columns) = (geometry.rows(), geometry.columns());
    let symbols: Vec<String> = geometry.digits().map(|digit| entry.symbols.symbol(digit)).collect();
    let usual =
        symbols.iter().zip(1..).all(|(symbol, number): (_, u32)| *symbol == number.to_string());
    let all = match symbols.as_slice() {
        [only] => format!("digit is {only}"),
        [first, .., last] if usual => format!("digits are {first} to {last}"),
        many => format!("digits are {}", many.join(" ")),
    };
    format!("On boards of {rows}×{columns} the {all}.")
}

/// A level or another name as the heading of a section.
pub(crate) fn heading(name: &str) -> String {
    let mut characters = name.chars();
    let first = characters.next().map(|first| first.to_uppercase().to_string());
    first.unwrap_or_default() + characters.as_str()
}

/// `1 puzzle`, `12 puzzles`.
pub(crate) fn puzzles(count: usize) -> String {
    if count == 1 { "1 puzzle".to_owned() } else { format!("{count} puzzles") }
}
