//! Reading a board with rules in any notation.

use super::iss::read_iss;
use super::killer::{is_long, is_short, read_killer, signs};
use crate::format::reading::cut::iss_line::is_iss;
use crate::format::reading::read_error::ReadError;
use crate::rules::{RuledBoard, Shape};

/// Sides of boards whose candidates can be written as digits.
const SIDES: std::ops::RangeInclusive<usize> = 2..=9;

/// Reads a board with rules, in whichever of the known notations it is.
///
/// # Reading
/// 81 signs of killer sudoku, or `3x3:` and more, are read by [`read_killer`]. Texts that begin with a dot
/// are constraint strings, read by [`read_iss`]. Boards without rules may also be candidates: for
/// each cell all digits in order, with dots for those that the cell does not hold, which are 729 signs for
/// 9×9.
///
/// # Errors
/// Where the text is wrong, or at its beginning where it is in no known notation.
///
/// # Examples
/// ```
/// use minirow::{format::read_ruled, rules::Rule};
/// let board = read_ruled(".AntiKnight .~R1C1_5")?;
/// assert_eq!(board.rules, [Rule::AntiKnight]);
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
    let shape = Shape::new(side as u32, side as u32)
        .map_err(|error| ReadError::new(1, error.to_string(), ""))?;
    let mut board = RuledBoard::new(shape);
    for (cell, signs) in signs.chunks(side).enumerate() {
        board.candidates[cell] = 0;
        for (place, &(at, sign)) in signs.iter().enumerate() {
            match sign.to_digit(10) {
                Some(value) if shape.place(value) == Some(place) => {
                    board.candidates[cell] |= 1 << place;
                }
                None => {}
                Some(_) => {
                    let expected = format!("'.' or {}", shape.value(place));
                    return Err(ReadError::new(at, expected, &sign.to_string()));
                }
            }
        }
    }
    Ok(board)
}
