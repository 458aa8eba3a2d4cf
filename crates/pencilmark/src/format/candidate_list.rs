//! Lists of the candidates of every cell in places of their own, `1..4..7..` for 1, 4 and 7, which are
//! named where they show.

use super::text::Row;
use super::{ParseError, ParseErrorKind, empty};

/// The error about a list for a board of 9×9, all of it or one row of cells in this line.
///
/// No board looks like that: its columns would hold one digit each, and one of them more than once.
pub(super) fn error(row: &Row<'_>) -> Option<ParseError> {
    let cells: Vec<char> = row.characters().map(|(_, cell)| cell).collect();
    let columns = match cells.len() {
        81 => 9,
        729 => 27,
        _ => return None,
    };
    let mut shown = 0;
    for (cell, digit) in cells.into_iter().zip(('1'..='9').cycle()) {
        if cell == digit {
            shown += 1;
        } else if !empty::is_sign(cell) {
            return None;
        }
    }
    (shown > columns).then(|| {
        let expected =
            "a board, or rows with the candidates of each cell side by side, such as 147";
        let found = "a list with a place for each candidate, such as 1..4..7..";
        ParseError::new(row.at(1), expected, found).of(ParseErrorKind::Format)
    })
}
