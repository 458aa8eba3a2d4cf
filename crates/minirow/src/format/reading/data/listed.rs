//! What a list of values is: a board, all but one, or something else.

use super::node::Cells;
use crate::board::Geometry;
use crate::format::reading::error::ParseError;
use crate::format::reading::known::Place;
use crate::format::reading::lines::layout;

/// What a list of values is.
pub(in crate::format) enum Listed {
    Board(Cells),
    /// All but a board.
    Wrong(ParseError),
    /// A layout of blocks.
    Layout(Geometry),
    Other,
}

/// The board of these cells, row after row, if they can be one.
pub(super) fn board(side: usize, cells: Vec<(Place, String)>) -> Listed {
    let labels: Vec<&str> = cells.iter().map(|(_, cell)| cell.as_str()).collect();
    if let Some(layout) = layout::of(&labels.join(" ")) {
        return Listed::Layout(layout);
    }
    if !are_digits(side, &cells) || is_map(side, &cells) {
        return Listed::Other;
    }
    let are_numbers = cells.iter().all(|(_, cell)| cell.bytes().all(|byte| byte.is_ascii_digit()))
        && (side > 9 || cells.iter().any(|(_, cell)| cell.len() > 1));
    let mut text = String::with_capacity(3 * cells.len());
    for (index, (_, cell)) in cells.iter().enumerate() {
        if index > 0 {
            text.push(if index % side == 0 { '\n' } else { ' ' });
        }
        // A number without a meaning as a digit stands for an empty cell.
        let is_zero = are_numbers && cell.bytes().all(|byte| byte == b'0');
        text.push_str(if cell.is_empty() || is_zero { "." } else { cell });
    }
    text.push('\n');
    let places = cells.into_iter().map(|(place, _)| place).collect();
    Listed::Board(Cells { side, text, places, are_numbers })
}

/// Whether at least half of what stands in cells are digits of a board: in a table of other numbers
/// there are more of them.
pub(super) fn are_digits(side: usize, cells: &[(Place, String)]) -> bool {
    let is_digit = |cell: &str| match cell.parse::<usize>() {
        Ok(value) => value <= side,
        Err(_) => side > 9 && cell.chars().count() == 1 && cell.chars().all(char::is_alphabetic),
    };
    let filled = cells.iter().filter(|(_, cell)| !cell.is_empty());
    let (digits, others): (Vec<_>, Vec<_>) = filled.partition(|(_, cell)| is_digit(cell));
    digits.len() >= others.len()
}

/// Whether these are the numbers of blocks: each as often as there are rows, and in most rows several
/// times.
fn is_map(side: usize, cells: &[(Place, String)]) -> bool {
    let mut signs: Vec<&str> = cells.iter().map(|(_, cell)| cell.as_str()).collect();
    let repeats = |row: &[&str]| {
        let mut row = row.to_vec();
        row.sort_unstable();
        row.windows(2).any(|pair| pair[0] == pair[1])
    };
    let repeating = signs.chunks(side).filter(|row| repeats(row)).count();
    signs.sort_unstable();
    let kinds: Vec<_> = signs.chunk_by(|one, other| one == other).collect();
    kinds.len() == side && kinds.iter().all(|kind| kind.len() == side) && 2 * repeating > side
}
