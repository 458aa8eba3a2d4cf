//! Which values of a text are boards: those of `n` rows of `n` cells, and of `n·n` cells where blocks
//! can be squares. All others are passed over.

use super::listed::{Listed, are_digits, board};
use super::node::{Cells, Flat, Kind, Node, is_empty};
use super::placed;
use crate::board::Geometry;
use crate::format::reading::error::ParseError;
use crate::format::reading::known::Place;
use crate::format::reading::lines::layout;

/// The smallest board that is told from other lists.
const SMALLEST: usize = 4;

/// The largest board.
const LARGEST: usize = 255;

/// The largest board whose digits are signs of one character.
const MOST_SIGNS: usize = 36;

/// The board that lists side by side are the rows of.
pub(super) fn of_rows(rows: &[Node]) -> Listed {
    let side = rows.len();
    if !(SMALLEST..=LARGEST).contains(&side) {
        return Listed::Other;
    }
    if let Some(cells) = placed_cells(rows) {
        return placed::arranged(&cells);
    }
    if let listed @ (Listed::Board(_) | Listed::Wrong(_)) = placed::of_triples(rows) {
        return listed;
    }
    let lengths: Option<Vec<usize>> = rows.iter().map(|row| Some(cells_of(row)?.len())).collect();
    let Some(lengths) = lengths else { return Listed::Other };
    let wrong = lengths.iter().filter(|&&length| length != side).count();
    if wrong == 0 {
        let cells = rows.iter().flat_map(|row| cells_of(row).unwrap_or_default());
        return board(side, cells.collect());
    }
    let near = lengths.iter().all(|length| length.abs_diff(side) <= 2);
    match rows.iter().zip(&lengths).find(|&(_, &length)| length != side) {
        Some((row, &length)) if side >= 6 && wrong <= 2 && near => {
            let cells: Vec<_> =
                rows.iter().flat_map(|row| cells_of(row).unwrap_or_default()).collect();
            if are_digits(side, &cells) {
                Listed::Wrong(nearly(row.place, side, length))
            } else {
                Listed::Other
            }
        }
        _ => Listed::Other,
    }
}

/// The cells of rows, where all of them tell where they stand.
fn placed_cells(rows: &[Node]) -> Option<Vec<&Node>> {
    let mut cells = Vec::new();
    for row in rows {
        let Kind::Flat(flat) = &row.kind else { return None };
        if !flat.values.iter().all(|node| matches!(node.kind, Kind::Placed(..))) {
            return None;
        }
        cells.extend(&flat.values);
    }
    Some(cells)
}

/// The board that a list without brackets inside of it is.
pub(super) fn of_flat(flat: &Flat, is_row: bool) -> Listed {
    // Texts that are rows each.
    let of_texts = |node: &Node| matches!(&node.kind, Kind::Text(text) if text.trim().len() > 1);
    if flat.values.iter().all(of_texts)
        && let listed @ (Listed::Board(_) | Listed::Layout(_)) = of_rows(&flat.values)
    {
        return listed;
    }
    if flat.values.iter().all(|node| matches!(node.kind, Kind::Placed(..))) {
        return placed::arranged(&flat.values.iter().collect::<Vec<_>>());
    }
    let cells: Option<Vec<_>> =
        flat.values.iter().map(|node| Some((node.place, node.cell()?))).collect();
    let Some(cells) = cells else { return Listed::Other };
    let side = cells.len().isqrt();
    let is_square = side * side == cells.len() && (SMALLEST..=LARGEST).contains(&side);
    if !is_square {
        return Listed::Other;
    }
    let in_rows = flat.ends.len() + 1 == side
        && flat.ends.iter().zip(1..).all(|(&end, row)| end == row * side);
    let has_square_blocks = side.isqrt().pow(2) == side;
    if in_rows || (has_square_blocks && !is_row) {
        return board(
            side,
            cells.into_iter().map(|(place, cell)| (place, cell.to_owned())).collect(),
        );
    }
    Listed::Other
}

/// The board that a text in quotes is.
pub(super) fn of_text(node: &Node) -> Option<Cells> {
    let Kind::Text(text) = &node.kind else { return None };
    (is_board(text) && layout::of(text).is_none()).then(|| Cells {
        side: 0,
        text: text.clone(),
        places: vec![node.place],
        are_numbers: false,
    })
}

/// The layout of blocks that a text in quotes is.
pub(super) fn layout_of_text(node: &Node) -> Option<Geometry> {
    let Kind::Text(text) = &node.kind else { return None };
    layout::of(text)
}

/// The boards that a text in quotes holds: the only one, or one in each line.
pub(super) fn of_lines(node: &Node) -> Vec<Cells> {
    const FEWEST_CELLS: usize = 36;
    let Kind::Text(text) = &node.kind else { return Vec::new() };
    if let Some(cells) = of_text(node) {
        return vec![cells];
    }
    let (first, column) = node.place;
    let lines = (first..).zip(text.lines()).filter(|(_, line)| !line.trim().is_empty());
    let mut boards = Vec::new();
    for (number, line) in lines {
        let board = line.trim();
        if board.len() < FEWEST_CELLS || !is_board(board) {
            return Vec::new();
        }
        let blanks = line.len() - line.trim_start().len();
        let place = (number, blanks + if number == first { column } else { 1 });
        boards.push(Cells { text: board.to_owned(), places: vec![place], ..Cells::default() });
    }
    boards
}

/// Whether a text can only be a board.
pub(in crate::format) fn is_board(text: &str) -> bool {
    let is_cell = |c: char| c.is_alphanumeric() || is_empty(c);
    let draws = |c: char| c.is_whitespace() || "|+-=".contains(c);
    let rows = text.lines().filter(|row| !row.chars().all(draws));
    let cells: Vec<char> =
        rows.flat_map(str::chars).filter(|&c| !c.is_whitespace() && c != '|').collect();
    let side = cells.len().isqrt();
    side * side == cells.len()
        && (SMALLEST..=MOST_SIGNS).contains(&side)
        && cells.iter().all(|&c| is_cell(c))
        && cells.iter().any(|c| c.is_ascii_digit() && *c != '0' || (side > 9 && c.is_alphabetic()))
        && can_be_board(side, &cells)
}

/// Whether signs can be those of a board: none stands for a digit beyond its side, and none is there
/// more often than there are rows. Texts in quotes are often other things.
fn can_be_board(side: usize, cells: &[char]) -> bool {
    let mut counts = [0_usize; 128];
    for &cell in cells {
        let cell = cell.to_ascii_uppercase();
        if !is_empty(cell) && cell != '0' && !(cell == 'X' && side < 24) {
            let value = if side > 9 { cell.to_digit(36) } else { cell.to_digit(10) };
            if value.is_none_or(|value| value as usize > side) {
                return false;
            }
            counts[cell as usize] += 1;
        }
    }
    // Nothing else has 81 figures: a wrong board is told as such.
    side == 9 || counts.iter().all(|&count| count <= side)
}

/// The cells of a row: a list, or a text.
fn cells_of(row: &Node) -> Option<Vec<(Place, String)>> {
    match &row.kind {
        Kind::Flat(flat) => {
            flat.values.iter().map(|node| Some((node.place, node.cell()?.to_owned()))).collect()
        }
        Kind::Text(text) if text.contains([',', ';']) => {
            let cells = text.split([',', ';']).map(|cell| {
                let cell = Node { place: row.place, key: None, kind: Kind::Text(cell.to_owned()) };
                Some((cell.place, cell.cell()?.to_owned()))
            });
            cells.collect()
        }
        Kind::Text(text) => {
            let (line, column) = row.place;
            let cells =
                (column..).zip(text.chars()).filter(|(_, c)| !c.is_whitespace() && *c != '|');
            let sign = |(column, c): (usize, char)| {
                let sign = if is_empty(c) { String::new() } else { c.to_string() };
                (c.is_alphanumeric() || is_empty(c)).then_some(((line, column), sign))
            };
            cells.map(sign).collect()
        }
        Kind::Cell(_) | Kind::Placed(..) | Kind::Board(_) | Kind::Layout(_) => None,
    }
}

/// What is wrong with a board in which a row has another number of cells than there are rows.
fn nearly(place: Place, side: usize, found: usize) -> ParseError {
    ParseError::new(place, format!("{side} cells in this row, as there are {side} rows"), found)
}
