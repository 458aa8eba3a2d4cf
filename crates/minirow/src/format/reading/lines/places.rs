//! Candidates with a place for each that might be one.

use super::text::{Row, Text};
use crate::board::Digit;
use crate::format::empty;
use crate::format::symbols::{MOST_SYMBOLS, Symbols};

/// How they stand in lines.
#[derive(Clone, Copy)]
pub(in crate::format) struct Layout {
    /// Whether each row of cells has a line of its own.
    pub(in crate::format) in_rows: bool,
    /// The side from which on a line is longer than a row of digits.
    pub(in crate::format) least_side: u8,
}

/// All cells in one line.
pub(in crate::format) const IN_LINE: Layout = Layout { in_rows: false, least_side: 4 };

/// A row of cells in each line.
pub(in crate::format) const IN_ROWS: Layout = Layout { in_rows: true, least_side: 7 };

impl Layout {
    /// The side of a board that has so many signs in its first line.
    pub(in crate::format) fn side_of(self, signs: usize) -> Option<u8> {
        let power = if self.in_rows { 2 } else { 3 };
        (1..MOST_SYMBOLS).find(|&side| usize::from(side).pow(power) == signs)
    }
}

/// Whether these rows, or this line, can be nothing else: a board of digits would have one of them
/// twice in a column.
pub(in crate::format) fn is_certain(rows: &[Row<'_>], side: u8) -> bool {
    rows.iter().any(|&row| {
        let signs = cells(row);
        sides(signs.len()).any(|of_line| of_line == side)
            && shown(&signs, side) > Some(signs.len().isqrt())
    })
}

/// The side of a board whose candidates may stand in rows, as a line without a name shows; it takes as
/// many lines then.
pub(in crate::format) fn side_of_rows(row: Row<'_>) -> Option<u8> {
    let side = IN_ROWS.side_of(cells(row).len()).filter(|&side| side >= IN_ROWS.least_side)?;
    (is_single(row, side) || is_certain(&[row], side)).then_some(side)
}

/// The symbols of such a text: those that stand in their places.
pub(in crate::format) fn symbols(text: &Text<'_>, side: u8) -> Symbols {
    let in_place = |set: &Symbols| {
        let signs = text.rows.iter().flat_map(|&row| cells(row));
        let mut digits = signs.zip((1..=side).cycle());
        digits.all(|((_, sign), digit)| match set.digit_of(sign) {
            Some(found) => Some(found) == Digit::new(digit),
            None => empty::is_sign(sign),
        })
    };
    Symbols::sets_of_text(side, text.rows.iter().map(|row| row.text))
        .find(in_place)
        .unwrap_or_else(|| Symbols::usual(side))
}

/// The signs of a line, with their columns: of its first word, if that has enough for a board.
pub(in crate::format) fn cells(row: Row<'_>) -> Vec<(usize, char)> {
    let first = row.tokens().next().map_or(0, |token| token.text.chars().count());
    let len = if sides(first).next().is_some() { first } else { usize::MAX };
    row.characters().take(len).collect()
}

/// The sides of boards that may show by so many signs in a line.
fn sides(signs: usize) -> impl Iterator<Item = u8> {
    let of_layout =
        move |layout: Layout| layout.side_of(signs).filter(|&side| side >= layout.least_side);
    [IN_LINE, IN_ROWS].into_iter().filter_map(of_layout)
}

/// How many candidates are shown, if each place of a group has always the same sign, and no other has
/// that.
fn shown(signs: &[(usize, char)], side: u8) -> Option<usize> {
    let mut of_place = vec![None; side.into()];
    let mut shown = 0;
    for (&(_, sign), place) in signs.iter().zip((0..side.into()).cycle()) {
        if !empty::is_sign(sign) {
            shown += 1;
            of_place[place].get_or_insert(sign);
            if of_place.iter().position(|&known| known == Some(sign)) != Some(place) {
                return None;
            }
        }
    }
    Some(shown)
}

/// Whether a row may be of cells with one candidate each: as a board, it would have few givens, each
/// alone in its row and its column.
pub(in crate::format) fn is_single(row: Row<'_>, side: u8) -> bool {
    let signs = cells(row);
    let is_one = |cell: &[(usize, char)]| shown(cell, side) == Some(1);
    shown(&signs, side) == Some(side.into()) && signs.chunks(side.into()).all(is_one)
}
