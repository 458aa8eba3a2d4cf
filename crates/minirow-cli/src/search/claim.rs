//! Compares the solution that the input gives with the one that was found.

use minirow::format::Document;
use minirow::rules::Fault;
use minirow::solve::Solutions;
use minirow::{Cell, Grid, Names};

use super::found::Found;

/// What is to be said of the solution that a text gives.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Claim {
    Right,
    /// What is wrong with it.
    Wrong(String),
}

impl Claim {
    /// Nothing where none is given, or where no search has come to its end.
    pub(crate) fn of(document: &Document, found: &Found, names: &Names<'_>) -> Option<Self> {
        let given = document.solution.as_ref()?;
        let fault = match found {
            Found::Solutions(Solutions::One(solution)) => difference(solution, given, names),
            // Digits of a player may be why there is none: a solution is one of the givens.
            Found::Solutions(_) => fault(document, given, names),
            Found::Limit(_) | Found::Interrupted => return None,
        };
        Some(fault.map_or(Self::Right, Self::Wrong))
    }
}

/// Where a grid is another one than the solution.
fn difference(solution: &Grid, given: &Grid, names: &Names<'_>) -> Option<String> {
    let cells = solution.geometry().cells();
    let mut wrong = cells.filter(|&cell| solution.get(cell) != given.get(cell));
    let first = wrong.next()?;
    let more = match wrong.count() {
        0 => String::new(),
        1 => " (and 1 more cell)".to_owned(),
        count => format!(" (and {count} more cells)"),
    };
    Some(cell_differs(solution, given, first, names) + &more)
}

fn cell_differs(is: &Grid, given: &Grid, cell: Cell, names: &Names<'_>) -> String {
    let digit = |grid: &Grid| {
        grid.get(cell).map_or_else(|| "nothing".to_owned(), |digit| names.digit(digit))
    };
    format!("{} is {}, given {}", names.cell(cell), digit(is), digit(given))
}

/// Why a grid is no solution of a puzzle.
fn fault(document: &Document, given: &Grid, names: &Names<'_>) -> Option<String> {
    let puzzle = document.puzzle();
    let is_other = |cell: &Cell| puzzle.get(*cell).is_some_and(|is| given.get(*cell) != Some(is));
    if let Some(cell) = puzzle.geometry().cells().find(is_other) {
        return Some(cell_differs(&puzzle, given, cell, names));
    }
    if let Some(cell) = given.geometry().cells().find(|&cell| given.get(cell).is_none()) {
        return Some(format!("{} is empty", names.cell(cell)));
    }
    if let Some(duplicate) = given.duplicates().first() {
        return Some(duplicate.explain(names));
    }
    if let Some(told) = broken_rules(document, given) {
        return Some(told);
    }
    let candidates = document.candidates.as_ref()?;
    let excluded = given.geometry().cells().find_map(|cell| {
        let digit = given.get(cell).filter(|&digit| !candidates[cell.index()].contains(digit))?;
        Some((cell, digit))
    });
    excluded.map(|(cell, digit)| {
        format!("{} is no candidate of {}", names.digit(digit), names.cell(cell))
    })
}

/// The rules that a grid breaks.
fn broken_rules(document: &Document, given: &Grid) -> Option<String> {
    if document.rules.is_empty() {
        return None;
    }
    let board = document.ruled().ok()?;
    let filling: Vec<u8> = given.values().map(|value| value.saturating_sub(1)).collect();
    let broken = board.broken(&filling);
    let told = broken.iter().filter(|fault| matches!(fault, Fault::Rule { .. }));
    let told: Vec<String> = told.map(|fault| board.fault_words(fault, &filling)).collect();
    (!told.is_empty()).then(|| told.join("; "))
}
