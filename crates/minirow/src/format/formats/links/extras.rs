//! How f-puzzles and SudokuPad tell extras.

use crate::board::{Cell, Extra, Geometry};
use crate::format::reading::known::{Position, Rule};
use crate::format::writing::further_rules::FurtherRules;

/// Rows and columns of the blocks that f-puzzles draws: as square as can be, and rather wide.
pub(super) fn usual_block(side: u8) -> (u8, u8) {
    let rows = (1..=side).filter(|&rows| side.is_multiple_of(rows) && rows <= side / rows).max();
    let rows = rows.unwrap_or(1);
    (rows, side / rows)
}

/// The extras that have a field of their own.
pub(super) const EXTRAS: [(Extra, &str); 3] = [
    (Extra::AntiKnight, "antiknight"),
    (Extra::AntiKing, "antiking"),
    (Extra::DisjointGroups, "disjointgroups"),
];

/// The names of the houses that are one diagonal alone.
pub(super) const DIAGONALS: [&str; 2] = ["the diagonal /", "the diagonal \\"];

/// The cells of what is told as a region: windows, and of further houses those that are no diagonal.
pub(super) fn extra_regions<'a>(
    geometry: &'a Geometry,
    further: &'a [(String, Vec<Cell>)],
) -> impl Iterator<Item = &'a [Cell]> {
    let is_window = |&house: &_| geometry.extra_of(house) == Some(Extra::Windoku);
    let windows = geometry.houses().filter(is_window).map(|house| geometry.cells_of(house));
    let others = further.iter().filter(|(name, _)| !DIAGONALS.contains(&name.as_str()));
    windows.chain(others.map(|(_, cells)| cells.as_slice()))
}

/// What a further house is called, by its number from 1.
pub(in crate::format) fn house_name(number: usize) -> String {
    format!("extra region {number}")
}

/// One diagonal as a house, or both: `/` is the one up to the right.
pub(in crate::format) fn diagonals(up: bool, down: bool, side: u8) -> Vec<Rule> {
    let house = |name: &str, column: fn(u8, u8) -> u8| Rule::House {
        name: name.to_owned(),
        cells: (1..=side).map(|row| (row, column(row, side))).collect(),
        is_distinct: false,
    };
    match (up, down) {
        (true, true) => vec![Rule::Extra(Extra::Diagonals)],
        (true, false) => vec![house(DIAGONALS[0], |row, side| side + 1 - row)],
        (false, true) => vec![house(DIAGONALS[1], |row, _| row)],
        (false, false) => Vec::new(),
    }
}

/// The windows of a board with the usual blocks of a side.
pub(in crate::format) fn windows(side: u8) -> Vec<Vec<Position>> {
    let (rows, columns) = usual_block(side);
    let board = Geometry::with_blocks(rows, columns).ok();
    let board = board.and_then(|board| board.with_extra(Extra::Windoku).ok());
    board.as_ref().map(extra_houses).unwrap_or_default()
}

/// The cells of all houses beyond rows, columns and blocks.
pub(in crate::format) fn extra_houses(geometry: &Geometry) -> Vec<Vec<Position>> {
    let is_extra = |&house: &_| geometry.house_kind(house) == crate::board::HouseKind::Extra;
    let position = |&cell: &_| (geometry.row(cell) + 1, geometry.column(cell) + 1);
    let houses = geometry.houses().filter(is_extra);
    houses.map(|house| geometry.cells_of(house).iter().map(position).collect()).collect()
}

/// What of a geometry is neither among these extras nor a further house without a name.
pub(super) fn refused_extras(geometry: &Geometry) -> Option<(&'static str, String)> {
    let FurtherRules { extras, houses, apart, .. } = FurtherRules::of(geometry);
    let has_windoku = extras.contains(&Extra::Windoku);
    let houses = houses.iter().filter(|(name, _)| !DIAGONALS.contains(&name.as_str()));
    let houses: Vec<&str> = houses.map(|(name, _)| name.as_str()).collect();
    let others = (1..).zip(&houses).find(|(number, name)| **name != house_name(*number));
    let has_usual_blocks = geometry.block_shape() == Some(usual_block(geometry.side()));
    if has_windoku && (!has_usual_blocks || windows(geometry.side()).is_empty()) {
        return Some(("windoku on its usual blocks", "windoku on others".to_owned()));
    }
    let found = match (others, apart) {
        (Some((_, name)), _) => (*name).to_owned(),
        (None, Some((name, _))) => name,
        _ if has_windoku && !houses.is_empty() => houses[0].to_owned(),
        _ => return None,
    };
    Some(("its own extras, and further houses without names", found))
}

/// Further houses; the windows of windoku are called so.
pub(in crate::format) fn houses(mut regions: Vec<Vec<Position>>, side: u8) -> Vec<Rule> {
    regions.iter_mut().for_each(|cells| cells.sort_unstable());
    let windows = windows(side);
    let is_windoku = !windows.is_empty()
        && regions.len() == windows.len()
        && windows.iter().all(|window| regions.contains(window));
    if is_windoku {
        return vec![Rule::Extra(Extra::Windoku)];
    }
    let house =
        |(number, cells)| Rule::House { name: house_name(number), cells, is_distinct: false };
    (1..).zip(regions).map(house).collect()
}

/// Whether no position is there twice.
pub(in crate::format) fn differ(positions: &[Position]) -> bool {
    (1..positions.len()).all(|at| !positions[..at].contains(&positions[at]))
}

/// The extra of a rule.
pub(in crate::format) fn extra_of(rule: &Rule) -> Option<Extra> {
    match rule {
        Rule::Extra(extra) => Some(*extra),
        _ => None,
    }
}
