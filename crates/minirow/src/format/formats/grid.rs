//! One row per line, with or without a frame.
//!
//! # Reading
//! - Symbols, alone or in groups; bars, spaces, tabs, commas and frame lines are ignored.
//! - Decimal numbers between separators, in the digits of any script or as Chinese numerals: `十二`.
//! - Rows with tabs, commas or semicolons and no bars may leave empty cells out: `5,3,,,7,,,,`. Where all
//!   rows end with their last digit, these are empty up to the end: `5,3,,,7`. A semicolon or a comma
//!   that parts no cells may end a row.
//! - A frame tells the shape of the blocks where the side does not.
//! - Empty cells are `.`, `0`, `*`, `-`, `_`, `X`, as far as they are no symbols.
//! - Of boards that are no squares a header tells the frame; grids that overlap, such as a Samurai, show it by the
//!   lengths of their rows, or by blanks or a sign of its own where no cells are. Holes may be left out, and grids may
//!   come one after the other.
//!
//! # Writing
//! ```text
//! . . 7 | . . . | . 9 .
//! . . . | 5 . . | . . 6
//! . 8 . | . . 4 | 3 . .
//! ------+-------+------
//! ```
//! Numbers are aligned to the right; irregular blocks are not drawn, nor are lines where there are holes. There is room for digits alone.

use crate::board::{Digit, drawn};
use crate::format::document::Document;
use crate::format::part::Part;
use crate::format::reading::error::ParseError;
use crate::format::reading::lines::cells::{
    cell_value, grid_of, is_number, largest_number, number_value, symbol_value,
};
use crate::format::reading::lines::empty_cells;
use crate::format::reading::lines::frames;
use crate::format::reading::lines::rows::{
    check_cells, check_rows, is_padded_evenly, side_of_text,
};
use crate::format::reading::lines::sheet::Sheet;
use crate::format::reading::lines::text::{Row, Text, Token};
use crate::format::reading::notation::{Alike, Content, Fit, Frame, Notation, Reading, Told};
use crate::format::reading::shape::Shape;
use crate::format::symbols::{MOST_SYMBOLS, Symbols};

pub(in crate::format) struct Grid;

impl Notation for Grid {
    fn frame(&self) -> Frame {
        Frame { has_header: true, is_drawing: true, ..Frame::default() }
    }

    fn reading(&self) -> Reading {
        Reading::Alike(&Grid)
    }

    fn has_room_for_frames(&self) -> bool {
        true
    }

    fn parts(&self) -> &'static [Part] {
        &[]
    }

    fn write(&self, document: &Document, symbols: &Symbols) -> String {
        let geometry = document.grid.geometry();
        let widest = symbols.symbol(geometry.digits().last().expect("a side of 1 or more"));
        let width = if symbols.is_decimal() { widest.len() } else { 1 };
        let mut values = document.grid.values();
        let mut next = |text: &mut String| match values.next().and_then(Digit::new) {
            Some(digit) => symbols.push_symbol(digit, text),
            None => text.push('.'),
        };
        drawn(geometry, width, &mut next)
    }
}

impl Alike for Grid {
    fn content(&self) -> Content {
        Content::Rows
    }

    fn lines(&self, side: u8) -> usize {
        side.into()
    }

    fn fits(&self, text: &Text<'_>, told: Told<'_>) -> Vec<Fit> {
        let symbols = |row: &Row<'_>| match row.fields() {
            Some(fields) if fields.iter().all(|field| field.text.chars().count() < 2) => {
                let ends_open = fields.last().is_some_and(|field| field.text.is_empty());
                fields.len() - usize::from(ends_open && fields.len() == text.rows.len() + 1)
            }
            _ => row.characters().count(),
        };
        if let Some(sheet) = Sheet::of(text)
            && let Some(side) = sheet.side()
        {
            let decimal = sheet.are_numbers || told.decimal();
            let fits = if decimal {
                largest_number(text) <= side.into() && is_padded_evenly(text, side)
            } else {
                side <= MOST_SYMBOLS
            };
            if fits {
                return vec![Fit { side, decimal }];
            }
        }
        let numbers = |row: &Row<'_>| row.tokens().count();
        let is_long = |token: Token<'_>| token.text.chars().nth(1).is_some();
        let two_figures = |row: &Row<'_>| row.tokens().any(is_long);
        let all_numbers = text.rows.iter().flat_map(Row::tokens).all(|t| is_number(t.text));
        let any_two_figures = text.rows.iter().any(two_figures);
        let symbols = side_of_text(text, &symbols)
            .filter(|&side| side <= MOST_SYMBOLS)
            .map(|side| Fit { side, decimal: false });
        let numbers = side_of_text(text, &numbers)
            .filter(|&side| {
                all_numbers && (any_two_figures || side > MOST_SYMBOLS || told.decimal())
            })
            .filter(|&side| largest_number(text) <= side.into() && is_padded_evenly(text, side))
            .map(|side| Fit { side, decimal: true });
        numbers.or(symbols).into_iter().collect()
    }

    fn read(&self, text: &Text<'_>, shape: &Shape) -> Result<Document, ParseError> {
        let Shape { geometry, symbols, .. } = shape;
        if !geometry.is_square() {
            return frames::read(text, shape);
        }
        check_rows(text, geometry)?;
        let mut values = Vec::with_capacity(geometry.cell_count());
        let cells = usize::from(geometry.side());
        let is_whole =
            |sheet: &Sheet<'_>| sheet.width == cells || (sheet.leaves_out && sheet.width < cells);
        if let Some(sheet) = Sheet::of(text).filter(is_whole) {
            for (row, fields) in text.rows.iter().zip(&sheet.rows) {
                values.extend(fields.iter().map(|field| match symbols.is_decimal() {
                    true if field.text.is_empty() => Ok(0),
                    true => number_value(geometry.side(), row, *field),
                    false => symbol_value(shape, row.at(field.column), field.text),
                }));
                values.extend((fields.len()..cells).map(|_| Ok(0)));
            }
        }
        let is_sheet = !values.is_empty();
        for row in text.rows.iter().filter(|_| !is_sheet) {
            let before = values.len();
            if symbols.is_decimal() {
                values.extend(row.tokens().map(|token| number_value(geometry.side(), row, token)));
            } else if let Some(fields) = fields_of(row, cells) {
                let value =
                    |field: &Token<'_>| symbol_value(shape, row.at(field.column), field.text);
                values.extend(fields.iter().map(value));
            } else {
                values.extend(row.characters().map(|(column, character)| {
                    cell_value(symbols, geometry.side(), row.at(column), character)
                }));
            }
            check_cells(row, cells, values.len() - before)?;
        }
        if symbols.is_decimal() {
            let cells = text.rows.iter().flat_map(Row::tokens).map(|token| token.text);
            empty_cells::check_zero(geometry.side(), text.rows[0].at(1), cells)?;
        }
        let signs = || text.rows.iter().flat_map(Row::characters).map(|(_, sign)| sign);
        let grid = grid_of(geometry, values.into_iter())
            .map_err(|error| empty_cells::of_letter(error, symbols, signs()))?;
        empty_cells::check(&grid, text.rows[0].at(1), signs())?;
        Ok(Document::from(grid))
    }
}

/// The fields of a row that has one for each cell; one more may be empty at the end.
fn fields_of<'a>(row: &Row<'a>, cells: usize) -> Option<Vec<Token<'a>>> {
    let mut fields = row.fields()?;
    if fields.len() == cells + 1 && fields.last().is_some_and(|field| field.text.is_empty()) {
        fields.pop();
    }
    (fields.len() == cells).then_some(fields)
}
