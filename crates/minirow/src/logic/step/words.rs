//! Lists of cells, digits and conclusions as people write them.

use std::fmt::Display;

use crate::board::{Candidate, Cell, Digit, House, Names};

/// `a`, `a and b`, `a, b and c`.
pub(in crate::logic) fn list<T: Display>(items: &[T]) -> String {
    list_with("and", items)
}

/// `a`, `a or b`, `a, b or c`.
pub(in crate::logic) fn list_with<T: Display>(word: &str, items: &[T]) -> String {
    match items {
        [] => String::new(),
        [only] => only.to_string(),
        [first @ .., last] => {
            let first: Vec<String> = first.iter().map(ToString::to_string).collect();
            format!("{} {word} {last}", first.join(", "))
        }
    }
}

/// `r1c1, r1c2 and r3c4`.
pub(in crate::logic) fn cells(cells: impl IntoIterator<Item = Cell>, names: &Names<'_>) -> String {
    names.cells(cells)
}

/// `1, 2 and 9`.
pub(in crate::logic) fn digits(
    digits: impl IntoIterator<Item = Digit>,
    names: &Names<'_>,
) -> String {
    digits_with("and", digits, names)
}

/// `1, 2 or 9`.
pub(in crate::logic) fn digits_with(
    word: &str,
    digits: impl IntoIterator<Item = Digit>,
    names: &Names<'_>,
) -> String {
    let mut told = Vec::new();
    for digit in digits {
        told.push(names.digit(digit));
    }
    list_with(word, &told)
}

/// `row 1, row 3 and block 2`.
pub(in crate::logic) fn houses(
    houses: impl IntoIterator<Item = House>,
    names: &Names<'_>,
) -> String {
    let mut told = Vec::new();
    for house in houses {
        told.push(names.house(house));
    }
    list(&told)
}

/// What is eliminated: `r1c1 and r1c2 are not 7; r3c4 is not 7 or 8`.
pub(in crate::logic) fn removals(removed: &[Candidate], names: &Names<'_>) -> String {
    let told: Vec<String> = by_digits(removed)
        .iter()
        .map(|(digits, members)| {
            let verb = if members.len() == 1 { "is" } else { "are" };
            let cells = cells(members.iter().copied(), names);
            format!("{cells} {verb} not {}", digits_with("or", digits.iter().copied(), names))
        })
        .collect();
    told.join("; ")
}

/// What is placed: `r1c1 is 7`.
pub(in crate::logic) fn placements(placed: &[Candidate], names: &Names<'_>) -> String {
    let told: Vec<String> = placed
        .iter()
        .map(|placed| format!("{} is {}", names.cell(placed.cell), names.digit(placed.digit)))
        .collect();
    list(&told)
}

/// Candidates by digits: those with the same digits in their cells together.
pub(in crate::logic) fn by_digits(candidates: &[Candidate]) -> Vec<(Vec<Digit>, Vec<Cell>)> {
    let mut by_cell: Vec<(Cell, Vec<Digit>)> = Vec::new();
    let mut sorted = candidates.to_vec();
    sorted.sort_unstable();
    for Candidate { cell, digit } in sorted {
        match by_cell.last_mut() {
            Some((last, digits)) if *last == cell => digits.push(digit),
            _ => by_cell.push((cell, vec![digit])),
        }
    }
    let mut groups: Vec<(Vec<Digit>, Vec<Cell>)> = Vec::new();
    for (cell, digits) in by_cell {
        match groups.iter_mut().find(|group| group.0 == digits) {
            Some(group) => group.1.push(cell),
            None => groups.push((digits, vec![cell])),
        }
    }
    groups
}

/// `r1c1, r1c2 or r3c4`.
pub(in crate::logic) fn cells_with(word: &str, cells: &[Cell], names: &Names<'_>) -> String {
    let told: Vec<String> = cells.iter().map(|&cell| names.cell(cell)).collect();
    list_with(word, &told)
}

/// `one`, `two`, `12`.
pub(in crate::logic) fn number(number: usize) -> String {
    let words = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];
    words.get(number).map_or_else(|| number.to_string(), ToString::to_string)
}

/// `Two`, `12`: a number at the beginning of a sentence or a title.
pub(in crate::logic) fn capital_number(count: usize) -> String {
    let word = number(count);
    let (first, rest) = word.split_at(1);
    first.to_ascii_uppercase() + rest
}

/// `first`, `second`, `12th`.
pub(in crate::logic) fn ordinal(number: usize) -> String {
    let words = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth"];
    let word = number.checked_sub(1).and_then(|index| words.get(index));
    word.map_or_else(|| format!("{number}th"), ToString::to_string)
}

/// `both`, `all three`.
pub(in crate::logic) fn all(count: usize) -> String {
    if count == 2 { "both".to_owned() } else { format!("all {}", number(count)) }
}

/// The form of a word that goes with a number.
pub(in crate::logic) fn plural<'a>(count: usize, one: &'a str, many: &'a str) -> &'a str {
    if count == 1 { one } else { many }
}
