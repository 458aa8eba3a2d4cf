//! One board per line.
//!
//! # Reading
//! - Symbols: as many as cells, without separators or in groups (`53. .7. …`); what follows the
//!   symbols behind white space, `,` or `;` is a comment, but for the solution of the board and a
//!   layout of its blocks, a sign for each cell, which makes it a jigsaw.
//! - Decimal numbers between white space, commas or semicolons, alone or behind a name and the
//!   shape of a block: `puzzle-7 4 4 13 0 0 …`.
//! - Symbols or numbers between commas, semicolons or tabs, as many fields as cells, some of them blank.
//! - Behind a board may stand its solution, or before it: of two boards in a line the complete one is that.
//! - Empty cells are `.`, `0`, `*`, `-`, `_`, `X`, as far as they are no symbols.
//!
//! # Writing
//! The symbols without separators and `.` for an empty cell; decimal numbers between single spaces
//! and `0` for an empty cell. There is room for digits alone. Of boards with holes only the cells are written, behind a
//! header.

use crate::board::{Digit, Geometry};
use crate::format::document::Document;
use crate::format::part::Part;
use crate::format::reading::error::{ParseError, ParseErrorKind};
use crate::format::reading::lines::cells::{
    cell_value, cells_in_fields, glued, grid_of, heading_side, is_in_symbols, is_number,
    largest_number, number_value, side_of, symbol_value,
};
use crate::format::reading::lines::empty_cells;
use crate::format::reading::lines::frames;
use crate::format::reading::lines::layout;
use crate::format::reading::lines::text::{Row, Text, Token};
use crate::format::reading::notation::{Alike, Content, Fit, Frame, Notation, Reading, Told};
use crate::format::reading::remedy::Remedy;
use crate::format::reading::shape::Shape;
use crate::format::reading::solves::is_solution_of;
use crate::format::symbols::Symbols;

pub(in crate::format) struct Line;

impl Notation for Line {
    fn frame(&self) -> Frame {
        Frame { has_header: true, ..Frame::default() }
    }

    fn extensions(&self) -> &'static [&'static str] {
        &["sdm", "txt"]
    }

    fn reading(&self) -> Reading {
        Reading::Alike(&Line)
    }

    fn has_room_for_frames(&self) -> bool {
        true
    }

    fn parts(&self) -> &'static [Part] {
        &[]
    }

    fn write(&self, document: &Document, symbols: &Symbols) -> String {
        let mut line = String::with_capacity(document.grid.geometry().cell_count() + 1);
        for (index, value) in document.grid.values().enumerate() {
            if index > 0 && symbols.is_decimal() {
                line.push(' ');
            }
            match Digit::new(value) {
                Some(digit) => symbols.push_symbol(digit, &mut line),
                None => line.push(symbols.empty_cell()),
            }
        }
        line.push('\n');
        line
    }
}

impl Alike for Line {
    fn content(&self) -> Content {
        Content::Line
    }

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
        if let Some((side, decimal, _)) = cells_in_fields(row) {
            return vec![Fit { side, decimal }];
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
        if !geometry.is_square() {
            return frames::read(text, shape);
        }
        if let Some((side, _, fields)) = cells_in_fields(row) {
            if side != geometry.side() {
                return Err(wrong_count(row, 1, geometry, fields.len()));
            }
            let values = fields.iter().map(|field| match shape.symbols.is_decimal() {
                true if field.text.is_empty() => Ok(0),
                true => number_value(geometry.side(), row, *field),
                false => symbol_value(shape, row.at(field.column), field.text),
            });
            let grid = grid_of(geometry, values)?;
            empty_cells::check(&grid, row.at(1), row.characters().map(|(_, sign)| sign))?;
            return Ok(Document::from(grid));
        }
        if shape.symbols.is_decimal() {
            return read_numbers(row, geometry);
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
            .map_err(|error| empty_cells::of_letter(error, &shape.symbols, signs()))?;
        empty_cells::check(&grid, row.at(1), signs())?;
        if in_groups {
            return Ok(Document::from(grid));
        }
        let solution = row.tokens().next().map_or("", |first| first.text);
        if let Some(puzzle) =
            row.tokens().skip(1).find(|other| is_solution_of(solution, other.text))
        {
            let values = (puzzle.column..).zip(puzzle.text.chars()).map(|(column, sign)| {
                cell_value(&shape.symbols, geometry.side(), row.at(column), sign)
            });
            let puzzle = Document::from(grid_of(geometry, values)?);
            return Ok(Document { solution: Some(grid), ..puzzle });
        }
        let solution = layout::solution_in_line(row, &grid, shape)?;
        let solution = solution.map(|values| grid_of(geometry, values.into_iter().map(Ok)));
        Ok(Document { solution: solution.transpose()?, ..Document::from(grid) })
    }
}

fn wrong_count(row: &Row<'_>, column: usize, geometry: &Geometry, cells: usize) -> ParseError {
    let expected = format!("{} cells for a board of {geometry}", geometry.cell_count());
    let found = glued(cells, geometry.cell_count()).unwrap_or_else(|| cells.to_string());
    let error = ParseError::new(row.at(column), expected, found);
    let other_side = side_of(cells).is_some_and(|side| Geometry::of_side(side).is_ok());
    if other_side { error.of(ParseErrorKind::Side).with(Remedy::Mixed) } else { error }
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
    empty_cells::check_zero(geometry.side(), row.at(1), tokens.iter().map(|token| token.text))?;
    empty_cells::check(&grid, row.at(1), tokens.iter().flat_map(|token| token.text.chars()))?;
    let name = name.map(|token| token.text.to_owned());
    Ok(Document { name, ..Document::from(grid) })
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
