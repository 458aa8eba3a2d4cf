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
    let told: Vec<String> = digits.into_iter().map(|digit| names.digit(digit)).collect();
    list_with(word, &told)
}

/// `row 1, row 3 and block 2`.
pub(in crate::logic) fn houses(
    houses: impl IntoIterator<Item = House>,
    names: &Names<'_>,
) -> String {
    let told: Vec<&str> = houses.into_iter().map(|house| names.house(house)).collect();
    list(&told)
}

/// What is eliminated: `r1c1 and r1c2 are not 7; r3c4 is not 7 or 8`.
pub(in crate::logic) fn removals(removed: &[Candidate], names: &Names<'_>) -> String {
    let mut by_cell: Vec<(Cell, Vec<Digit>)> = Vec::new();
    let mut sorted = removed.to_vec();
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
    let told: Vec<String> = groups
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
