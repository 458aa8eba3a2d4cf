//! Cells: what is one, how many make a board, and which value they have.

use std::iter;

use super::numerals::number;
use super::text::{Row, Text, Token};
use crate::board::{Digit, Geometry, Grid};
use crate::format::empty;
use crate::format::reading::error::{ParseError, quote};
use crate::format::reading::remedy::Remedy;
use crate::format::reading::shape::Shape;
use crate::format::symbols::Symbols;

/// The side of a board, and its cells, where each is a field and some are blank, more of them than a row
/// of digits can have, and whether they are numbers; one more field may be blank at the end.
pub(in crate::format) fn cells_in_fields<'a>(row: &Row<'a>) -> Option<(u8, bool, Vec<Token<'a>>)> {
    let mut fields = row.fields()?;
    let is_long = |field: &Token<'_>| field.text.chars().nth(1).is_some();
    let decimal = fields.iter().any(is_long);
    let is_cell = |field: &Token<'_>| if decimal { is_number(field.text) } else { !is_long(field) };
    if side_of(fields.len()).is_none() && fields.last()?.text.is_empty() {
        fields.pop();
    }
    let side = side_of(fields.len()).filter(|&side| side > 6)?;
    let has_blanks = fields.iter().any(|field| field.text.is_empty());
    (has_blanks && fields.iter().all(is_cell)).then_some((side, decimal, fields))
}

/// The value of a symbol in a field of its own.
pub(in crate::format) fn symbol_value(
    shape: &Shape,
    place: (u64, usize),
    text: &str,
) -> Result<u8, ParseError> {
    let mut characters = text.chars();
    match (characters.next(), characters.next()) {
        (None, _) => Ok(0),
        (Some(character), None) => {
            cell_value(&shape.symbols, shape.geometry.side(), place, character)
        }
        _ => Err(ParseError::new(place, "one symbol", quote(text))),
    }
}

/// The side told in front of a board in decimal numbers: `name rows columns`, the name of two
/// characters or more.
pub(in crate::format) fn heading_side(row: &Row<'_>) -> Option<u8> {
    let (rows, columns) = heading_block(row)?;
    let side = rows.checked_mul(columns).filter(|&side| side > 0)?;
    let cells: Vec<Token<'_>> = row.tokens().skip(3).collect();
    let fits = |cell: &Token<'_>| {
        is_number(cell.text) && cell.text.parse().map_or(true, |value: u32| value <= side.into())
    };
    (cells.len() == usize::from(side).pow(2) && cells.iter().all(fits)).then_some(side)
}

/// The shape of a block told in front of a board in decimal numbers.
pub(in crate::format) fn heading_block(row: &Row<'_>) -> Option<(u8, u8)> {
    let mut tokens = row.tokens();
    let name = tokens.next()?.text;
    let is_word = name.starts_with(char::is_alphabetic) && name.chars().nth(1).is_some();
    if !is_word || is_board(name) {
        return None;
    }
    Some((tokens.next()?.text.parse().ok()?, tokens.next()?.text.parse().ok()?))
}

/// Whether a word can be a whole board in symbols.
pub(in crate::format) fn is_board(word: &str) -> bool {
    side_of(word.chars().count()).is_some_and(|side| is_in_symbols(word, side, None))
}

/// Whether all characters can be symbols of a board of this side, or empty cells.
pub(in crate::format) fn is_in_symbols(board: &str, side: u8, named: Option<&Symbols>) -> bool {
    let is_cell = |set: &Symbols, c: char| set.digit_of(c).is_some() || set.is_empty_cell(c);
    let fits = |set: &Symbols| board.chars().all(|c| is_cell(set, c));
    match named.filter(|named| !named.is_decimal()) {
        Some(named) => fits(&named.for_side(side)),
        None => Symbols::sets_of_text(side, iter::once(board)).any(|set| fits(&set)),
    }
}

/// What so many cells in one line are, where several boards have as many.
pub(in crate::format) fn glued(cells: usize, of_board: usize) -> Option<String> {
    let boards = cells / of_board;
    let are_boards = boards > 1 && cells.is_multiple_of(of_board);
    are_boards.then(|| {
        format!("{cells}, as {boards} boards of {of_board} cells without a line end between them")
    })
}

/// The value of one symbol, 0 where it is an empty cell.
pub(in crate::format) fn cell_value(
    symbols: &Symbols,
    side: u8,
    place: (u64, usize),
    character: char,
) -> Result<u8, ParseError> {
    if let Some(digit) = symbols.digit_of(character).filter(|digit| digit.get() <= side) {
        return Ok(digit.get());
    }
    if symbols.is_empty_cell(character) {
        return Ok(0);
    }
    let expected = format!("a symbol of {symbols} or an empty cell");
    let error = ParseError::new(place, expected, quote(character.encode_utf8(&mut [0; 4])));
    Err(if character.is_alphanumeric() { error } else { error.with(Remedy::Empty(character)) })
}

/// The value of a decimal number, 0 where it is an empty cell.
pub(in crate::format) fn number_value(
    side: u8,
    row: &Row<'_>,
    token: Token<'_>,
) -> Result<u8, ParseError> {
    let mut characters = token.text.chars();
    let only = characters.next().filter(|_| characters.next().is_none());
    if only.is_some_and(|c| Symbols::decimal().is_empty_cell(c)) {
        return Ok(0);
    }
    let value = number(token.text).and_then(|value| u8::try_from(value).ok());
    let value = value.filter(|&value| value <= side);
    value.ok_or_else(|| {
        let expected = format!("a number from 1 to {side} or an empty cell");
        let error = ParseError::new(row.at(token.column), expected, quote(token.text));
        match only.filter(|c| !c.is_alphanumeric()) {
            Some(sign) => error.with(Remedy::Empty(sign)),
            None => error,
        }
    })
}

/// Whether a token is a decimal number of a cell, or an empty cell.
pub(in crate::format) fn is_number(token: &str) -> bool {
    token.is_empty() || number(token).is_some() || empty::is_token(token)
}

/// The largest decimal number of a text.
pub(in crate::format) fn largest_number(text: &Text<'_>) -> u32 {
    let tokens = text.rows.iter().flat_map(Row::tokens);
    tokens.filter_map(|token| number(token.text)).max().unwrap_or(0)
}

pub(in crate::format) fn grid_of(
    geometry: &Geometry,
    values: impl Iterator<Item = Result<u8, ParseError>>,
) -> Result<Grid, ParseError> {
    let mut grid = Grid::new(geometry);
    for (cell, value) in geometry.cells().zip(values) {
        grid.set(cell, Digit::new(value?));
    }
    Ok(grid)
}

/// The side of a board of so many cells.
pub(in crate::format) fn side_of(cells: usize) -> Option<u8> {
    let side = u8::try_from(cells.isqrt()).ok().filter(|&side| side > 0)?;
    (usize::from(side).pow(2) == cells).then_some(side)
}
