//! Texts of a book: rules and table of contents.

use minirow::rules::Rule;
use minirow::{Extra, Geometry, HouseKind};

use crate::Entry;

/// The rules of all boards, a paragraph each.
pub(crate) fn rules(entries: &[Entry]) -> Vec<String> {
    let mut sizes: Vec<String> = Vec::new();
    let mut extras: Vec<Extra> = Vec::new();
    let mut further: Vec<String> = Vec::new();
    let (mut blocks, mut irregular) = (false, false);
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
        blocks |= geometry.houses().any(|house| geometry.house_kind(house) == HouseKind::Block);
        irregular |= geometry.block_shape().is_none();
        for &extra in geometry.extras() {
            if !extras.contains(&extra) {
                extras.push(extra);
            }
        }
        if further.len() < 20 && has_further_rules(geometry) {
            further.push(format!("One board is {geometry}; all of that holds."));
        }
    }
    let houses = if blocks {
        "every row, every column and every block"
    } else {
        "every row and every column"
    };
    let mut rules =
        vec![format!("Fill the empty cells so that {houses} hold each digit exactly once.")];
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
    let side = geometry.side();
    let symbols: Vec<String> = geometry.digits().map(|digit| entry.symbols.symbol(digit)).collect();
    let usual =
        symbols.iter().zip(1..).all(|(symbol, number): (_, u32)| *symbol == number.to_string());
    let all = match symbols.as_slice() {
        [only] => format!("digit is {only}"),
        [first, .., last] if usual => format!("digits are {first} to {last}"),
        many => format!("digits are {}", many.join(" ")),
    };
    format!("On boards of {side}×{side} the {all}.")
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
