//! What stands beside a board with a sign for each of its cells: a layout of blocks, a solution, or neither.
//!
//! A layout has as many different signs as the board has rows, each as often, and cells with the same one are
//! connected; that tells it from a solution, right or wrong.

use std::collections::HashMap;

use super::cells::{cell_value, side_of};
use super::text::{Row, Token};
use crate::board::{Geometry, Grid};
use crate::format::reading::error::ParseError;
use crate::format::reading::known::{Header, Known, Place, same_blocks};
use crate::format::reading::shape::Shape;

/// Smaller boards have fewer cells than words have letters: what is nearly a layout of one may be a word.
const SMALLEST: u8 = 6;

/// The geometry of a text that is a layout: a sign for each cell, or a word or a number between other signs.
pub(in crate::format) fn of(text: &str) -> Option<Geometry> {
    let words = || text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    let signs = || words().flat_map(|word| word.split("").filter(|sign| !sign.is_empty()));
    let count = signs().count();
    geometry(&mut words(), words().count()).or_else(|| geometry(&mut signs(), count))
}

fn geometry(labels: &mut dyn Iterator<Item = &str>, count: usize) -> Option<Geometry> {
    let side = side_of(count).filter(|&side| side > 3)?;
    let mut number_of: HashMap<&str, u32> = HashMap::new();
    let mut numbers = Vec::with_capacity(count);
    for label in labels {
        let next = number_of.len() as u32;
        numbers.push(*number_of.entry(label).or_insert(next));
    }
    let geometry = Geometry::irregular(&numbers).ok().filter(|_| are_connected(&numbers))?;
    // A usual board is none with a layout.
    let usual = Geometry::of_side(side).ok().filter(|usual| same_blocks(usual, &geometry));
    Some(usual.unwrap_or(geometry))
}

/// Whether cells with the same number are connected by their sides.
fn are_connected(numbers: &[u32]) -> bool {
    let side = numbers.len().isqrt();
    let mut seen = vec![false; numbers.len()];
    let mut parts = 0;
    for start in 0..numbers.len() {
        if seen[start] {
            continue;
        }
        seen[start] = true;
        parts += 1;
        let mut open = vec![start];
        while let Some(at) = open.pop() {
            let left = (at % side > 0).then(|| at - 1);
            let right = (at % side + 1 < side).then_some(at + 1);
            let beside = [left, right, at.checked_sub(side), Some(at + side)];
            for next in beside.into_iter().flatten() {
                if next < seen.len() && !seen[next] && numbers[next] == numbers[at] {
                    seen[next] = true;
                    open.push(next);
                }
            }
        }
    }
    parts == side
}

/// Whether no row and no column has anything twice.
fn is_latin<T: PartialEq>(cells: &[T]) -> bool {
    let side = cells.len().isqrt();
    (0..cells.len()).all(|at| {
        let before_in_row = &cells[at / side * side..at];
        let mut above = cells[at % side..at].iter().step_by(side);
        !before_in_row.contains(&cells[at]) && !above.any(|other| *other == cells[at])
    })
}

/// What is known of the board in a line with its layout, where one stands behind it.
pub(in crate::format) fn known_of_line(
    row: &Row<'_>,
    known: &Known,
) -> Result<Option<Known>, ParseError> {
    let mut known_with: Option<Known> = None;
    let cells = row.tokens().next().map_or(0, |first| first.text.chars().count());
    if side_of(cells).is_none() {
        return Ok(None);
    }
    for (place, text) in behind(row, cells) {
        if let Some(geometry) = of(&text).filter(|geometry| geometry.cell_count() == cells) {
            let header = Header { blocks: Some((place, geometry)), ..Header::default() };
            known_with = Some(known_with.as_ref().unwrap_or(known).with(&header)?);
        }
    }
    Ok(known_with)
}

/// An error where something behind the board of a line has a sign for each cell, or nearly, and is neither its layout
/// nor its solution.
pub(in crate::format) fn check_line(
    row: &Row<'_>,
    board: &Grid,
    shape: &Shape,
) -> Result<(), ParseError> {
    let cells = board.geometry().cell_count();
    behind(row, cells).into_iter().try_for_each(|(place, text)| {
        let Some(other) = Other::of(&text, place, board.geometry(), shape) else { return Ok(()) };
        let is_board = |values: &[u8]| board.empty_len() == 0 || values.contains(&0);
        if other.values.as_deref().is_some_and(is_board) {
            let expected = "one board in each line, or its solution behind it";
            return Err(ParseError::new(place, expected, "a second board"));
        }
        let solves = |values: &[u8]| {
            let mut pairs = board.values().zip(values);
            pairs.all(|(given, &value)| given == 0 || given == value) && is_latin(values)
        };
        if other.values.as_deref().is_some_and(solves) { Ok(()) } else { Err(other.error()) }
    })
}

/// An error where a field beside a board has a sign for each cell, or nearly, and is neither a layout nor a board:
/// tables tell of several boards in a row.
pub(in crate::format) fn check_field(
    text: &str,
    place: Place,
    geometry: &Geometry,
    shape: &Shape,
) -> Result<(), ParseError> {
    let other = Other::of(text, place, geometry, shape);
    other.filter(|other| other.values.is_none()).map_or(Ok(()), |other| Err(other.error()))
}

/// A text with a sign for each cell of a board, or nearly, that is no layout.
struct Other {
    place: Place,
    side: u8,
    signs: usize,
    /// The values of its cells, if it is a board.
    values: Option<Vec<u8>>,
}

impl Other {
    fn of(text: &str, place: Place, geometry: &Geometry, shape: &Shape) -> Option<Self> {
        let (side, cells) = (geometry.side(), geometry.cell_count());
        // Most of what stands there is shorter.
        if text.len() + usize::from(side) < cells {
            return None;
        }
        let signs: Vec<char> = text.chars().filter(|sign| !" ,;|/".contains(*sign)).collect();
        let mut kinds = signs.clone();
        kinds.sort_unstable();
        kinds.dedup();
        let (is_whole, is_few) = (signs.len() == cells, kinds.len() <= usize::from(side) + 1);
        let is_near = side >= SMALLEST && signs.len().abs_diff(cells) <= usize::from(side);
        let is_word = kinds.len() > 1 && kinds.iter().all(|sign| sign.is_alphanumeric());
        if !is_few || !(is_whole || (is_near && is_word)) || of(text).is_some() {
            return None;
        }
        let value = |&sign: &char| cell_value(&shape.symbols, side, place, sign).ok();
        let values: Option<Vec<u8>> = signs.iter().map(value).collect();
        let values = values.filter(|_| is_whole);
        Some(Self { place, side, signs: signs.len(), values })
    }

    fn error(&self) -> ParseError {
        let Self { place, side, signs, .. } = self;
        let expected = format!(
            "the solution of the board behind it, or a layout of its blocks with {side} signs, {side} of each"
        );
        ParseError::new(*place, expected, format!("{signs} other signs"))
    }
}

/// What stands behind the board of a line that begins with one: each word, and groups of the same size side by side that
/// have a sign for each cell together.
fn behind(row: &Row<'_>, cells: usize) -> Vec<(Place, String)> {
    let mut tokens = row.tokens();
    let len = |token: &Token<'_>| token.text.chars().count();
    let is_long = row.text.len() >= 2 * cells - cells.isqrt();
    if !is_long || tokens.next().is_none_or(|first| len(&first) != cells) {
        return Vec::new();
    }
    let rest: Vec<Token<'_>> = tokens.collect();
    let mut texts = Vec::new();
    for groups in rest.chunk_by(|one, next| len(one) == len(next)) {
        let text = |tokens: &[Token<'_>]| tokens.iter().map(|token| token.text).collect();
        let place = |token: &Token<'_>| row.at(token.column);
        if groups.len() * len(&groups[0]) == cells {
            texts.push((place(&groups[0]), text(groups)));
        } else {
            texts.extend(groups.iter().map(|group| (place(group), group.text.to_owned())));
        }
    }
    texts
}
