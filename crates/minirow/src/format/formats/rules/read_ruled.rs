//! Reading a board with rules in any notation.

use super::iss::read_iss;
use super::killer::{is_long, is_short, read_killer, signs};
use crate::board::Geometry;
use crate::format::reading::cut::iss_line::is_iss;
use crate::format::reading::read_error::ReadError;
use crate::rules::RuledBoard;

/// Sides of boards whose candidates can be written as digits.
const SIDES: std::ops::RangeInclusive<usize> = 2..=9;

/// Reads a board with rules, in whichever of the known notations it is.
///
/// # Reading
/// A text that begins with a dot is a constraint string of “Interactive Sudoku Solver”. Blanks and line ends are
/// skipped everywhere, and so are lines that begin with `#`. Numbers of rows and columns of cells have the base 17:
/// `R1Ca` is row 1, column 10. `Shape` says how many rows, columns and values there are (`.Shape~6x6~0-5`), and
/// with `Raw` behind them that rows and columns are no houses (`.Shape~6x6~~Raw`); without it the board is 9×9. Blocks are as near to squares as fit; `NoBoxes` takes them away, `RegionSize` says how
/// large they are, and `Jigsaw` adds regions of any form. Items without a name are givens or candidates.
/// All other items become rules.
///
/// Killer sudoku has two notations. The short one has a sign for each of 81 cells; blanks are skipped. One cell of
/// each cage has its sum: `0` to `9`, then `A` = 10 to `Z` = 35, then `a` = 36 to `j` = 45. All others point to a neighbour of
/// the cage: `<`, `>`, `^` and `v`, and diagonally `` ` `` and `'` up to the left and right, `,` and `.`
/// down to the left and right.
///
/// The long notation is `3x3::k:` and 81 numbers, each followed by a colon: the sum of the cage times 256,
/// plus the number of the cage. `3x3:d:k:` has diagonals.
///
/// A sum of 0 means: in the short notation that the sum is not told, in the long one that the cell is in
/// no cage.
///
/// Boards without rules may also be candidates: for each cell all digits in order, with dots for those that the cell
/// does not hold, which are 729 signs for 9×9.
///
/// # Errors
/// Where the text is wrong, or at its beginning where it is in no known notation, and for an item that no
/// [`Rule`](crate::rules::Rule) expresses, such as `Or`.
///
/// # Examples
/// ```
/// use minirow::{format::read_ruled, rules::{Rule, kinds::Cage}};
/// let board = read_ruled(".Shape~4x4 .AntiKnight .~R4C4_2")?;
/// assert_eq!(board.rules, [Rule::AntiKnight]);
/// assert_eq!(board.candidates[15], 0b0010);
/// let killer = read_ruled(&format!("3<{}", "5".repeat(79)))?;
/// assert_eq!(killer.rules[0], Rule::Cage(Cage { cells: vec![0, 1], sum: 3 }));
/// # Ok::<(), minirow::format::ReadError>(())
/// ```
pub fn read_ruled(text: &str) -> Result<RuledBoard, ReadError> {
    if is_iss(text) {
        return read_iss(text);
    }
    let signs = signs(text);
    let side = SIDES.into_iter().find(|side| signs.len() == side.pow(3));
    let is_candidate = |&(_, sign): &(usize, char)| sign == '.' || sign.is_ascii_digit();
    if is_long(&signs) || is_short(&signs) {
        read_killer(text)
    } else if let Some(side) = side.filter(|_| signs.iter().all(is_candidate)) {
        candidates(&signs, side)
    } else if signs.first().is_some_and(|&(_, sign)| sign == '.') {
        read_iss(text)
    } else {
        let (at, found) = signs.first().map_or((1, String::new()), |&(at, _)| {
            (at, signs.iter().map(|&(_, sign)| sign).collect())
        });
        Err(ReadError::new(at, "a constraint string or killer sudoku", &found))
    }
}

/// Candidates of all cells, each with a place of its own.
fn candidates(signs: &[(usize, char)], side: usize) -> Result<RuledBoard, ReadError> {
    let rows = match side {
        4 | 6 | 8 => 2,
        9 => 3,
        _ => 1,
    };
    let geometry = Geometry::with_blocks(rows, side as u8 / rows).expect("a small board");
    let mut board = RuledBoard::new(geometry.clone());
    for (cell, signs) in signs.chunks(side).enumerate() {
        board.candidates[cell] = 0;
        for (place, &(at, sign)) in signs.iter().enumerate() {
            match sign.to_digit(10) {
                Some(value) if geometry.place_of(value) == Some(place) => {
                    board.candidates[cell] |= 1 << place;
                }
                None => {}
                Some(_) => {
                    let expected = format!("'.' or {}", geometry.value_at(place));
                    return Err(ReadError::new(at, expected, &sign.to_string()));
                }
            }
        }
    }
    Ok(board)
}
