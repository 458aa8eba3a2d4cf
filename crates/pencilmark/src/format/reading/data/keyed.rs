//! Boards among values with names: which of them are puzzles, which belongs to which, and what else is told.

use super::listed::Listed;
use super::node::{Cells, Found, Kind, Node};
use super::{boards, vocabulary};
use crate::format::reading::known::Place;

/// Boards, with their places.
type Boards = Vec<(Place, Found)>;

/// What else is told, by the names of fields.
type Told = Vec<(String, String)>;

/// The boards among values with names, and what else is told about one.
///
/// Where names are known as those of puzzles, other values beside them are no boards, whatever they look
/// like; a solution goes with the only puzzle.
pub(super) fn keyed_boards(values: Vec<Node>) -> (Boards, Told) {
    let mut boards: Vec<(Place, Option<String>, Found)> = Vec::new();
    let mut about = Vec::new();
    for node in values {
        let key = node.key.clone();
        let cells = match &node.kind {
            Kind::Text(_) => boards::of_text(&node),
            Kind::Flat(flat) => match boards::of_flat(flat, false) {
                Listed::Board(cells) => Some(cells),
                Listed::Wrong(_) | Listed::Other => None,
            },
            Kind::Cell(_) | Kind::Placed(..) | Kind::Board(_) => None,
        };
        match (node.kind, cells) {
            (_, Some(cells)) => boards.push((node.place, key, of_cells(cells))),
            (Kind::Board(found), None) => boards.push((node.place, key, *found)),
            (Kind::Text(text) | Kind::Cell(text), None) => {
                let field = key.as_deref().and_then(vocabulary::field);
                about.extend(
                    field.filter(|_| !text.is_empty()).map(|field| (field.to_owned(), text)),
                );
            }
            (Kind::Flat(_) | Kind::Placed(..), None) => {}
        }
    }
    let rank = |key: &Option<String>| key.as_deref().and_then(vocabulary::puzzle_rank);
    if let Some(best) = boards.iter().filter_map(|(_, key, _)| rank(key)).min() {
        let is_solution =
            |key: &Option<String>| key.as_deref().is_some_and(vocabulary::is_solution);
        boards.retain(|(_, key, _)| rank(key) == Some(best) || is_solution(key));
    }
    let (mut solutions, mut puzzles): (Vec<_>, Vec<_>) = boards
        .into_iter()
        .partition(|(_, key, _)| key.as_deref().is_some_and(vocabulary::is_solution));
    match (&mut puzzles[..], &mut solutions[..]) {
        ([(_, _, puzzle)], [(_, _, solution)]) if puzzle.solution.is_none() => {
            puzzle.solution = Some(std::mem::take(&mut solution.rows));
        }
        _ => puzzles.append(&mut solutions),
    }
    puzzles.sort_by_cached_key(|(place, ..)| *place);
    let boards = puzzles.into_iter().map(|(place, key, mut found)| {
        let key = key.filter(|key| !vocabulary::is_generic(key));
        found.name = found.name.or(key);
        (place, found)
    });
    (boards.collect(), about)
}

pub(in crate::format) fn of_cells(rows: Cells) -> Found {
    Found { rows, ..Found::default() }
}
