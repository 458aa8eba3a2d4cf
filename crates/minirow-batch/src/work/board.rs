//! Texts of rows as boards.

use std::borrow::Cow;

use minirow::{Geometry, Grid, LineError};

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
#[derive(Debug)]
pub(super) struct Boards<'a> {
    /// By row.
    pub(super) rows: Vec<Board>,
    /// Those of 9×9: digits, and other signs for empty cells.
    pub(super) nines: Cow<'a, [[u8; 81]]>,
    /// Rows without a board.
    pub(super) bad: Vec<BadRow>,
}

/// How much of a text that is no board is shown.
const SHOWN: usize = 120;

/// Reads the boards of a slice.
pub(super) fn boards(rows: &Rows) -> Boards<'_> {
    let all =
        rows.puzzles.all_of_length().filter(|all: &&[[u8; 81]]| are_signs(all.as_flattened()));
    if let Some(nines) = all.filter(|_| rows.bad.is_empty()) {
        let rows = (0..nines.len()).map(Board::Nine).collect();
        return Boards { rows, nines: Cow::Borrowed(nines), bad: Vec::new() };
    }
    let (mut boards, mut nines, mut bad) = (Vec::new(), Vec::new(), Vec::new());
    let mut unread = rows.bad.iter().peekable();
    for (at, text) in rows.puzzles.iter().enumerate() {
        if let Some(unread) = unread.next_if(|bad| bad.row == rows.first + at as u64 + 1) {
            boards.push(Board::Bad);
            bad.push(unread.clone());
            continue;
        }
        if let Some(nine) = text.and_then(nine) {
            boards.push(Board::Nine(nines.len()));
            nines.push(nine);
            continue;
        }
        match other(text) {
            Ok(grid) if grid.geometry().is_classic() => {
                boards.push(Board::Nine(nines.len()));
                nines.push(signs_of(&grid));
            }
            Ok(grid) => boards.push(Board::Other(Box::new(grid))),
            Err(reason) => {
                boards.push(Board::Bad);
                bad.push(bad_row(rows.first + at as u64, text, reason));
            }
        }
    }
    Boards { rows: boards, nines: Cow::Owned(nines), bad }
}

/// A row to be named in the file of bad rows; rows count from 0 here.
pub(crate) fn bad_row(row: u64, text: Option<&str>, reason: String) -> BadRow {
    let found = text.unwrap_or("").chars().take(SHOWN).collect();
    BadRow { row: row + 1, found, reason }
}

/// 81 digits and signs for empty cells.
fn nine(text: &str) -> Option<[u8; 81]> {
    let nine: [u8; 81] = text.as_bytes().try_into().ok()?;
    are_signs(&nine).then_some(nine)
}

/// Whether all are digits, or signs for empty cells.
fn are_signs(signs: &[u8]) -> bool {
    let is_sign = |&sign: &u8| is_digit(sign) | matches!(sign, b'.' | b'0' | b'*' | b'-' | b'_');
    // Without an early end, sixteen are looked at together.
    signs.iter().fold(true, |are_signs, sign| are_signs & is_sign(sign))
}

/// Whether a sign is that of a given.
pub(super) fn is_digit(sign: u8) -> bool {
    sign.wrapping_sub(b'1') < 9
}

/// A board of another size, or written in another way.
fn other(text: Option<&str>) -> Result<Grid, String> {
    read_row(text.ok_or("expected a board, found nothing")?)
}

/// Reads the text of a row as everything here does: 81 digits and signs for empty cells, or one board in any format.
///
/// # Errors
/// What is wrong, in words.
///
/// # Examples
/// ```
/// use minirow_batch::read_row;
/// let puzzle = "xx7xxxx9xxxx5xxxx6x8xxx43xxxx932xxx42x1x9x8x56xxx817xxxx82xxx6x1xxxx3xxxx5xxxx2xx";
/// assert_eq!(read_row(puzzle)?.filled_len(), 27);
/// assert_eq!(
///     read_row(&puzzle.replace('7', "?")).unwrap_err(),
///     "expected a digit up to 9 or an empty cell in cell 3, found '?'"
/// );
/// # Ok::<(), String>(())
/// ```
pub fn read_row(text: &str) -> Result<Grid, String> {
    let text = text.trim();
    if text.is_empty() {
        return Err("expected a board, found an empty text".to_owned());
    }
    let line = |text: &str| Grid::from_line(&Geometry::classic(), text);
    if text.len() == 81
        && let Ok(grid) = line(text)
    {
        return Ok(grid);
    }
    text.parse::<Grid>().map_err(|error| match line(&text.replace(['x', 'X'], ".")) {
        // Of a line it says which cell it is.
        Err(of_cell @ LineError::Sign { .. }) if text.len() == 81 => of_cell.to_string(),
        _ => error.to_string(),
    })
}

/// A grid of 9×9 as a row, `.` for an empty cell.
pub(super) fn signs_of(grid: &Grid) -> [u8; 81] {
    let mut signs = [b'.'; 81];
    for (sign, value) in signs.iter_mut().zip(grid.values()).filter(|(_, value)| *value > 0) {
        *sign = b'0' + value;
    }
    signs
}

/// A row of 9×9 as a grid.
pub(super) fn grid_of(nine: &[u8; 81]) -> Grid {
    let values = nine.map(|sign| if is_digit(sign) { sign - b'0' } else { 0 });
    Grid::from_values(&Geometry::classic(), values).expect("81 digits up to 9")
}
