//! Boards whose empty cells may be meant otherwise, which is an error.

use crate::board::Grid;
use crate::format::empty::{is_token, is_zero};
use crate::format::reading::error::ParseError;
use crate::format::reading::lines::numerals::number;
use crate::format::reading::remedy::Remedy;
use crate::format::symbols::Symbols;

/// An error where nobody can tell whether `0` among numbers is an empty cell: there are others as well,
/// and the numbers may be counted from 0.
pub(in crate::format) fn check_zero<'a>(
    side: u8,
    place: (u64, usize),
    cells: impl Iterator<Item = &'a str>,
) -> Result<(), ParseError> {
    let (mut has_zero, mut has_sign, mut has_last) = (false, false, false);
    for cell in cells {
        has_sign |= is_token(cell);
        has_zero |= number(cell) == Some(0);
        has_last |= number(cell) == Some(side.into());
    }
    if !(has_zero && has_sign) || has_last {
        return Ok(());
    }
    let expected = format!("numbers from 1 to {side} and one character for an empty cell");
    Err(ParseError::new(place, expected, "0 as well as another character"))
}

/// An error about a letter in a board where that letter, more than once, is all that is no digit: it
/// may stand for an empty cell.
pub(in crate::format) fn of_letter(
    error: ParseError,
    symbols: &Symbols,
    cells: impl Iterator<Item = char>,
) -> ParseError {
    let others: Vec<char> = cells.filter(|&sign| symbols.digit_of(sign).is_none()).collect();
    match others[..] {
        [sign, second, ..]
            if sign.is_alphabetic() && sign == second && error.remedy().is_none() =>
        {
            let is_alone = others.iter().all(|&other| other == sign);
            if is_alone { error.with(Remedy::Empty(sign)) } else { error }
        }
        _ => error,
    }
}

/// An error where a board without any digit is drawn with two signs, or with `X`: whoever draws so
/// means a pattern of givens, not an empty board.
pub(in crate::format) fn check(
    grid: &Grid,
    place: (u64, usize),
    cells: impl Iterator<Item = char>,
) -> Result<(), ParseError> {
    if grid.empty_len() < grid.geometry().cell_count() {
        return Ok(());
    }
    let mut others: Vec<char> = Vec::new();
    let mut has_usual = false;
    for sign in cells {
        if sign == '.' || sign == '0' || is_zero(sign) {
            has_usual = true;
        } else if !others.contains(&sign) {
            others.push(sign);
        }
    }
    let Some(&other) = others.first() else {
        return Ok(());
    };
    if others.len() + usize::from(has_usual) < 2 && !other.eq_ignore_ascii_case(&'x') {
        return Ok(());
    }
    let found = format!("no digit, but '{other}' as in a pattern of givens");
    Err(ParseError::new(place, "a board with digits", found).with(Remedy::Pattern(other)))
}
