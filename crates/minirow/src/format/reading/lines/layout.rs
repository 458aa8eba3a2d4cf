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
    geometry(&words(text)).or_else(|| geometry(&signs(text)))
}

/// What is wrong with a text that is nearly a layout of a board of this side: most of its cells have the sign of one
/// beside them, as they hardly have in any board.
pub(in crate::format) fn fault(text: &str, side: u8) -> Option<String> {
    let cells = usize::from(side).pow(2);
    let labels = [words(text), signs(text)].into_iter().find(|labels| labels.len() == cells)?;
    let is_name = |label: &&str| label.chars().all(char::is_alphabetic);
    let is_number = |label: &&str| label.parse().is_ok_and(|number: u8| number <= side + 1);
    if side < SMALLEST || !(labels.iter().all(is_name) || labels.iter().all(is_number)) {
        return None;
    }
    let numbers = numbered(&labels);
    let is_near = |at: usize| beside(at, side.into()).any(|next| numbers[next] == numbers[at]);
    let near = (0..cells).filter(|&at| is_near(at)).count();
    let kinds = numbers.iter().max().map_or(0, |&last| last as usize + 1);
    let count = |number: u32| numbers.iter().filter(|&&n| n == number).count();
    let is_close = |number: u32| count(number).abs_diff(side.into()) <= 2;
    if 3 * near < 2 * cells || kinds != usize::from(side) || !(0..kinds as u32).all(is_close) {
        return None;
    }
    let label_of = |number: u32| labels[numbers.iter().position(|&n| n == number).unwrap_or(0)];
    let pieces = pieces(&numbers);
    (0..kinds as u32).find_map(|number| {
        let count = count(number);
        let parts = pieces.iter().filter(|&&n| n == number).count();
        let label = label_of(number);
        match (count == usize::from(side), parts) {
            (false, _) => Some(format!("{count} cells with '{label}'")),
            (true, 1) => None,
            (true, parts) => Some(format!("cells with '{label}' in {parts} pieces")),
        }
    })
}

fn words(text: &str) -> Vec<&str> {
    text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).collect()
}

fn signs(text: &str) -> Vec<&str> {
    let signs = words(text).into_iter().flat_map(|word| word.split(""));
    signs.filter(|sign| !sign.is_empty()).collect()
}

/// A number for each label, in the order in which they come.
fn numbered(labels: &[&str]) -> Vec<u32> {
    let mut number_of: HashMap<&str, u32> = HashMap::new();
    let mut numbers = Vec::with_capacity(labels.len());
    for label in labels {
        let next = number_of.len() as u32;
        numbers.push(*number_of.entry(label).or_insert(next));
    }
    numbers
}

fn geometry(labels: &[&str]) -> Option<Geometry> {
    let side = side_of(labels.len()).filter(|&side| side > 3)?;
    let numbers = numbered(labels);
    let is_in_pieces = || pieces(&numbers).len() == usize::from(side);
    let geometry = Geometry::irregular(&numbers).ok().filter(|_| is_in_pieces())?;
    // Blocks of one shape are told by it.
    let shapes = (1..=side).filter(|&rows| side.is_multiple_of(rows));
    let mut boards = shapes.filter_map(|rows| Geometry::with_blocks(rows, side / rows).ok());
    Some(boards.find(|board| same_blocks(board, &geometry)).unwrap_or(geometry))
}

/// The cells beside a cell of a square.
fn beside(at: usize, side: usize) -> impl Iterator<Item = usize> {
    let left = (!at.is_multiple_of(side)).then(|| at - 1);
    let right = (at % side + 1 < side).then_some(at + 1);
    let below = Some(at + side).filter(|&next| next < side * side);
    [left, right, at.checked_sub(side), below].into_iter().flatten()
}

/// The number of each piece of a square in which cells with the same number are connected by their sides.
fn pieces(numbers: &[u32]) -> Vec<u32> {
    let side = numbers.len().isqrt();
    let mut seen = vec![false; numbers.len()];
    let mut pieces = Vec::new();
    for start in 0..numbers.len() {
        if seen[start] {
            continue;
        }
        seen[start] = true;
        pieces.push(numbers[start]);
        let mut open = vec![start];
        while let Some(at) = open.pop() {
            for next in beside(at, side) {
                if !seen[next] && numbers[next] == numbers[at] {
                    seen[next] = true;
                    open.push(next);
                }
            }
        }
    }
    pieces
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

/// The values of the solution behind the board of a line, where there is one; an error where something there has a
/// sign for each cell, or nearly, and is neither its layout nor its solution.
pub(in crate::format) fn solution_in_line(
    row: &Row<'_>,
    board: &Grid,
    shape: &Shape,
) -> Result<Option<Vec<u8>>, ParseError> {
    let cells = board.geometry().cell_count();
    let mut solution = None;
    for (place, text) in behind(row, cells) {
        let Some(other) = Other::of(&text, place, board.geometry(), shape) else { continue };
        let is_board = |values: &[u8]| board.empty_len() == 0 || values.contains(&0);
        if other.values.as_deref().is_some_and(is_board) {
            let expected = "one board in each line, or its solution behind it";
            return Err(ParseError::new(place, expected, "a second board"));
        }
        let solves = |values: &[u8]| {
            let mut pairs = board.values().zip(values);
            pairs.all(|(given, &value)| given == 0 || given == value) && is_latin(values)
        };
        if !other.values.as_deref().is_some_and(solves) {
            return Err(other.error());
        }
        solution = solution.or(other.values);
    }
    Ok(solution)
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
