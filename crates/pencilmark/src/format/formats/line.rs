//! One board per line.
//!
//! # Reading
//! - Symbols: as many as cells, without separators or in groups (`53. .7. …`); what follows the
//!   symbols behind white space, `,` or `;` is a comment.
//! - Decimal numbers between white space, commas or semicolons, alone or behind a name and the
//!   shape of a block: `puzzle-7 4 4 13 0 0 …`.
//! - Symbols between commas, semicolons or tabs, as many fields as cells, some of them blank.
//! - Empty cells are `.`, `0`, `*`, `-`, `_`, `X`, as far as they are no symbols.
//!
//! # Writing
//! The symbols without separators and `.` for an empty cell; decimal numbers between single spaces
//! and `0` for an empty cell. There is room for digits alone.

use crate::board::{Digit, Geometry, Grid};
use crate::format::document::Document;
use crate::format::handle::Shape;
use crate::format::notation::{Alike, Fit, Frame, Notation, Reading, Told};
use crate::format::part::Part;
use crate::format::reading::error::{ParseError, ParseErrorKind, quote};
use crate::format::reading::lines::empty;
use crate::format::reading::lines::text::{Row, Text, Token};
use crate::format::reading::remedy::Remedy;
use crate::format::symbols::Symbols;

pub(in crate::format) struct Line;

impl Notation for Line {
    fn name(&self) -> &'static str {
        "line"
    }

    fn frame(&self) -> Frame {
        Frame { has_header: true, ..Frame::default() }
    }

    fn extensions(&self) -> &'static [&'static str] {
        &["sdm", "txt"]
    }

    fn reading(&self) -> Reading {
        Reading::Alike(&Line)
    }

    fn parts(&self) -> &'static [Part] {
        &[]
    }

    fn write(&self, document: &Document, symbols: &Symbols) -> String {
        let cells = document.grid.values().map(|value| match Digit::new(value) {
            Some(digit) => symbols.symbol(digit),
            None => symbols.empty_cell().to_string(),
        });
        let separator = if symbols.is_decimal() { " " } else { "" };
        let mut line = cells.collect::<Vec<_>>().join(separator);
        line.push('\n');
        line
    }
}

impl Alike for Line {
    fn lines(&self, _side: u8) -> usize {
        1
    }

    fn fits(&self, text: &Text<'_>, told: Told<'_>) -> Vec<Fit> {
        let Some(row) = text.rows.first() else {
            return Vec::new();
        };
        if let Some(side) = heading_side(row) {
            return vec![Fit { side, decimal: true }];
        }
        if let Some((side, _)) = cells_in_fields(row) {
            return vec![Fit { side, decimal: false }];
        }
        let tokens: Vec<Token<'_>> = row.tokens().collect();
        let length = |token: &Token<'_>| token.text.chars().count();
        let first = tokens.first().map_or(0, length);
        let grouped = row.cells_in_groups();
        let symbols = [grouped, Some(first)];
        let in_symbols = symbols.into_iter().flatten().filter_map(side_of).find(|&side| {
            let in_groups = grouped.and_then(side_of) == Some(side);
            (tokens.len() == 1 || first > 1 || in_groups) && symbols_fit(text, side, told.symbols)
        });
        let numbers = (tokens.len() > 1 || told.decimal())
            && tokens.iter().all(|token| is_number(token.text));
        let in_numbers =
            side_of(tokens.len()).filter(|&side| numbers && largest_number(text) <= side.into());
        let fits = match (in_symbols, in_numbers) {
            (Some(side), None) => Some(Fit { side, decimal: false }),
            (Some(side), _) if !told.decimal() => Some(Fit { side, decimal: false }),
            (_, side) => side.map(|side| Fit { side, decimal: true }),
        };
        fits.into_iter().collect()
    }

    fn read(&self, text: &Text<'_>, shape: &Shape) -> Result<Document, ParseError> {
        let Some(row) = text.rows.first() else {
            return Err(ParseError::new((text.end, 1), "a board", "nothing"));
        };
        let geometry = &shape.geometry;
        if shape.symbols.is_decimal() {
            return read_numbers(row, geometry);
        }
        if let Some((side, fields)) = cells_in_fields(row) {
            if side != geometry.side() {
                return Err(wrong_count(row, 1, geometry, fields.len()));
            }
            let values =
                fields.iter().map(|field| symbol_value(shape, row.at(field.column), field.text));
            let grid = grid_of(geometry, values)?;
            empty::check(&grid, row.at(1), row.characters().map(|(_, sign)| sign))?;
            return Ok(Document::from(grid));
        }
        let cells = geometry.cell_count();
        let width = |token: Token<'_>| token.text.chars().count();
        let first = row.tokens().next().map_or(0, width);
        // A whole board and maybe a comment, or a board in groups.
        let in_groups = first != cells && row.tokens().all(|token| width(token) == first);
        let length = if in_groups { row.characters().count() } else { first };
        if length != cells {
            let last = row.characters().take(length.min(cells)).last();
            let column = last.map_or(1, |(column, _)| column + 1);
            return Err(wrong_count(row, column, geometry, length));
        }
        let values = row.characters().take(cells).map(|(column, character)| {
            cell_value(&shape.symbols, geometry.side(), row.at(column), character)
        });
        let signs = || row.characters().take(cells).map(|(_, sign)| sign);
        let grid = grid_of(geometry, values)
            .map_err(|error| empty::of_letter(error, &shape.symbols, signs()))?;
        empty::check(&grid, row.at(1), signs())?;
        match row.tokens().skip(1).find(|token| !in_groups && is_second(*token, &grid, shape)) {
            Some(second) => {
                let expected = "one board in each line, or its solution behind it";
                Err(ParseError::new(row.at(second.column), expected, "a second board"))
            }
            None => Ok(Document::from(grid)),
        }
    }
}

/// Whether what stands behind a board is another one, and not what may be its solution.
fn is_second(token: Token<'_>, first: &Grid, shape: &Shape) -> bool {
    let geometry = first.geometry();
    if token.text.chars().count() != geometry.cell_count() {
        return false;
    }
    let value = |sign| cell_value(&shape.symbols, geometry.side(), (1, 1), sign).ok();
    let values: Option<Vec<u8>> = token.text.chars().map(value).collect();
    values.is_some_and(|values| first.empty_len() == 0 || values.contains(&0))
}

/// The side of a board, and its cells, where each is a field and some are blank, more of them than a row
/// of digits can have; one more field may be blank at the end.
pub(in crate::format) fn cells_in_fields<'a>(row: &Row<'a>) -> Option<(u8, Vec<Token<'a>>)> {
    let mut fields = row.fields()?;
    let is_cell = |field: &Token<'_>| field.text.chars().nth(1).is_none();
    if side_of(fields.len()).is_none() && fields.last()?.text.is_empty() {
        fields.pop();
    }
    let side = side_of(fields.len()).filter(|&side| side > 6)?;
    let has_blanks = fields.iter().any(|field| field.text.is_empty());
    (has_blanks && fields.iter().all(is_cell)).then_some((side, fields))
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
fn is_in_symbols(board: &str, side: u8, named: Option<&Symbols>) -> bool {
    let is_cell = |set: &Symbols, c: char| set.digit_of(c).is_some() || set.is_empty_cell(c);
    let fits = |set: &Symbols| board.chars().all(|c| is_cell(set, c));
    match named.filter(|named| !named.is_decimal()) {
        Some(named) => fits(&named.for_side(side)),
        None => Symbols::sets_of_text(side, board.is_ascii()).any(|set| fits(&set)),
    }
}

fn wrong_count(row: &Row<'_>, column: usize, geometry: &Geometry, cells: usize) -> ParseError {
    let expected = format!("{} cells for a board of {geometry}", geometry.cell_count());
    let found = glued(cells, geometry.cell_count()).unwrap_or_else(|| cells.to_string());
    let error = ParseError::new(row.at(column), expected, found);
    let other_side = side_of(cells).is_some_and(|side| Geometry::of_side(side).is_ok());
    if other_side { error.of(ParseErrorKind::Side).with(Remedy::Mixed) } else { error }
}

/// What so many cells in one line are, where several boards have as many.
pub(in crate::format) fn glued(cells: usize, of_board: usize) -> Option<String> {
    let boards = cells / of_board;
    let are_boards = boards > 1 && cells.is_multiple_of(of_board);
    are_boards.then(|| {
        format!("{cells}, as {boards} boards of {of_board} cells without a line end between them")
    })
}

fn read_numbers(row: &Row<'_>, geometry: &Geometry) -> Result<Document, ParseError> {
    let name = row.tokens().next().filter(|token| !is_number(token.text));
    let tokens: Vec<Token<'_>> = row.tokens().skip(if name.is_some() { 3 } else { 0 }).collect();
    let cells = geometry.cell_count();
    if tokens.len() != cells {
        let column = tokens.get(cells).map_or(row.end_column(), |token| token.column);
        return Err(wrong_count(row, column, geometry, tokens.len()));
    }
    let values = tokens.iter().map(|token| number_value(geometry.side(), row, *token));
    let grid = grid_of(geometry, values)?;
    empty::check_zero(geometry.side(), row.at(1), tokens.iter().map(|token| token.text))?;
    empty::check(&grid, row.at(1), tokens.iter().flat_map(|token| token.text.chars()))?;
    let name = name.map(|token| token.text.to_owned());
    Ok(Document { name, ..Document::from(grid) })
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
    let value = token.text.parse().ok().filter(|&value| value <= side);
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
    let figures = token.len() <= 3 && token.bytes().all(|byte| byte.is_ascii_digit());
    figures || empty::is_token(token)
}

/// The largest decimal number of a text.
pub(in crate::format) fn largest_number(text: &Text<'_>) -> u32 {
    let tokens = text.rows.iter().flat_map(Row::tokens);
    tokens.filter_map(|token| token.text.parse().ok()).max().unwrap_or(0)
}

/// Whether the rows can be boards of this side in symbols: a small one shows no large symbol.
fn symbols_fit(text: &Text<'_>, side: u8, named: Option<&Symbols>) -> bool {
    let cells = usize::from(side).pow(2);
    let own = |row: &Row<'_>| {
        let first = row.tokens().next().map_or("", |token| token.text);
        let whole = first.chars().count() == cells;
        let rest = if whole { String::new() } else { row.characters().map(|(_, c)| c).collect() };
        let board = if whole { first } else { &rest };
        // Rows of another length are no boards of this side in any reading.
        board.chars().count() != cells || is_in_symbols(board, side, named)
    };
    side > 9 || text.rows.iter().all(own)
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
