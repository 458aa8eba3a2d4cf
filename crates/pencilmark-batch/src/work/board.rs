//! Texts of rows as boards.

use pencilmark::{Geometry, Grid};

use crate::{BadRow, Rows};

/// A board of a row.
#[derive(Debug)]
pub(super) enum Board {
    /// The place of a 9×9 board among those of the slice.
    Nine(usize),
    /// Any other.
    Other(Box<Grid>),
    /// None.
    Bad,
}

/// The boards of a slice of rows.
#[derive(Debug, Default)]
pub(super) struct Boards {
    /// By row.
    pub(super) rows: Vec<Board>,
    /// Those of 9×9: digits, and `.` for an empty cell.
    pub(super) nines: Vec<[u8; 81]>,
    /// Rows without a board.
    pub(super) bad: Vec<BadRow>,
}

/// How much of a text that is no board is shown.
const SHOWN: usize = 120;

/// Reads the boards of a slice.
pub(super) fn boards(rows: &Rows) -> Boards {
    let mut boards = Boards::default();
    boards.rows.reserve(rows.puzzles.len());
    boards.nines.reserve(rows.puzzles.len());
    for (at, text) in rows.puzzles.iter().enumerate() {
        if let Some(nine) = text.and_then(nine) {
            boards.rows.push(Board::Nine(boards.nines.len()));
            boards.nines.push(nine);
            continue;
        }
        match other(text) {
            Ok(grid) => boards.rows.push(Board::Other(Box::new(grid))),
            Err(reason) => {
                boards.rows.push(Board::Bad);
                boards.bad.push(bad_row(rows.first + at as u64, text, reason));
            }
        }
    }
    boards
}

/// A row to be named in the file of bad rows; rows count from 0 here.
pub(super) fn bad_row(row: u64, text: Option<&str>, reason: String) -> BadRow {
    let found = text.unwrap_or("").chars().take(SHOWN).collect();
    BadRow { row: row + 1, found, reason }
}

/// 81 digits and signs for empty cells.
fn nine(text: &str) -> Option<[u8; 81]> {
    let mut nine: [u8; 81] = text.as_bytes().try_into().ok()?;
    let mut is_board = true;
    for sign in &mut nine {
        let is_digit = sign.wrapping_sub(b'1') < 9;
        is_board &= is_digit | matches!(*sign, b'.' | b'0' | b'*' | b'-' | b'_');
        *sign = if is_digit { *sign } else { b'.' };
    }
    is_board.then_some(nine)
}

/// A board of another size, or written in another way.
fn other(text: Option<&str>) -> Result<Grid, String> {
    let text = text.ok_or("expected a board, found nothing")?.trim();
    if text.is_empty() {
        return Err("expected a board, found an empty text".to_owned());
    }
    if text.len() == 81 {
        // Says which cell it is.
        return Grid::from_line(&Geometry::classic(), text).map_err(|error| error.to_string());
    }
    text.parse::<Grid>().map_err(|error| error.to_string())
}

/// A row of 9×9 as a grid.
pub(super) fn grid_of(nine: &[u8; 81]) -> Grid {
    let values = nine.map(|sign| if sign == b'.' { 0 } else { sign - b'0' });
    Grid::from_values(&Geometry::classic(), values).expect("81 digits up to 9")
}
