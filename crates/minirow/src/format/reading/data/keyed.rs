//! Boards among values with names: which of them are puzzles, which belongs to which, and what else is told.

use super::listed::Listed;
use super::node::{Cells, Found, Kind, Node};
use super::{boards, vocabulary};
use crate::board::Geometry;
use crate::format::reading::known::Place;

/// Boards, with their places.
type Boards = Vec<(Place, Found)>;

/// Layouts of blocks, with their places.
pub(super) type Layouts = Vec<(Place, Geometry)>;

/// What else is told, by the names of fields.
type Told = Vec<(String, String)>;

/// The boards among values with names, what else is told about one, and the layouts that are not of the only one.
///
/// Where names are known as those of puzzles, other values beside them are no boards, whatever they look
/// like; a solution goes with the only puzzle.
pub(super) fn keyed_boards(values: Vec<Node>) -> (Boards, Told, Layouts) {
    let mut boards: Vec<(Place, Option<String>, Found)> = Vec::new();
    let (mut about, mut layouts) = (Vec::new(), Vec::new());
    for node in values {
        let key = node.key.clone();
        let cells = match &node.kind {
            Kind::Text(_) => boards::of_text(&node),
            Kind::Flat(flat) => match boards::of_flat(flat, false) {
                Listed::Board(cells) => Some(cells),
                Listed::Layout(layout) => {
                    layouts.push((node.place, layout));
                    None
                }
                Listed::Wrong(_) | Listed::Other => None,
            },
            Kind::Cell(_) | Kind::Placed(..) | Kind::Board(_) | Kind::Layout(_) => None,
        };
        layouts.extend(boards::layout_of_text(&node).map(|layout| (node.place, layout)));
        match (node.kind, cells) {
            (_, Some(cells)) => boards.push((node.place, key, of_cells(cells))),
            (Kind::Board(found), None) => boards.push((node.place, key, *found)),
            (Kind::Text(text) | Kind::Cell(text), None) => {
                let field = key.as_deref().and_then(vocabulary::field);
                about.extend(
                    field.filter(|_| !text.is_empty()).map(|field| (field.to_owned(), text)),
                );
            }
            (Kind::Layout(layout), None) => layouts.push((node.place, layout)),
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
    let mut boards: Boards = boards.collect();
    if let ([(_, found)], [_]) = (&mut boards[..], &layouts[..]) {
        found.layout = layouts.pop();
    }
    (boards, about, layouts)
}

pub(in crate::format) fn of_cells(rows: Cells) -> Found {
    Found { rows, ..Found::default() }
}
