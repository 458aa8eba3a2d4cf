//! Boards that are no squares in rows of cells: with holes shown or left out, in one line, or grid by grid.

use std::sync::LazyLock;

use super::cells::{cell_value, number_value};
use super::empty_cells;
use super::text::{Row, Text};
use crate::board::{Arrangement, Cell, Digit, Geometry, Grid, Grids};
use crate::format::document::Document;
use crate::format::handle::Format;
use crate::format::reading::error::{ParseError, ParseErrorKind, quote};
use crate::format::reading::remedy::Remedy;
use crate::format::reading::shape::Shape;
use crate::format::symbols::{MOST_SYMBOLS, Symbols};

/// How such a board is written, where its geometry is known: in one line, in the rows of the frame, or grid by grid.
pub(in crate::format) fn shape(
    text: &Text<'_>,
    geometry: &Geometry,
    symbols: Option<&Symbols>,
) -> Result<Shape, ParseError> {
    let Some(first) = text.rows.first() else {
        return Err(ParseError::new((text.end, 1), "a board", "nothing"));
    };
    let digits = geometry.digit_count();
    let symbols = match symbols {
        Some(symbols) if symbols.is_decimal() => symbols.clone(),
        Some(symbols) if symbols.count() >= usize::from(digits) => symbols.for_side(digits),
        Some(symbols) => {
            let found = format!("{} in {symbols}", symbols.count());
            let expected = format!("symbols for {digits} digits");
            let error = ParseError::new(first.at(1), expected, found);
            return Err(error.of(ParseErrorKind::Symbols));
        }
        None => Symbols::for_board(geometry),
    };
    let order = Order::of(signs_of(first, &symbols).len(), geometry).ok_or_else(|| {
        let row = cells_in_row(geometry, 0);
        let expected = format!(
            "{} cells in a line, or {row} in the first row, for {geometry}",
            geometry.cell_count()
        );
        let found = signs_of(first, &symbols).len();
        ParseError::new(first.at(1), expected, format!("{found} cells"))
    })?;
    let format = if order == Order::Line { Format::LINE } else { Format::GRID };
    let lines = Some(order.lines(geometry));
    let geometry = geometry.clone();
    Ok(Shape { format, geometry, symbols, dash_row: 0, gap_rows: text.rows_between_gaps, lines })
}

/// In what order the cells come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Order {
    /// All in one line: the cells alone, with the holes, or grid by grid.
    Line,
    /// Row by row of the frame.
    Rows,
    /// Row by row of one grid after the other.
    GridsInRows,
    /// One grid in each line.
    GridsInLines,
}

impl Order {
    /// The order that the number of signs in the first line tells.
    fn of(signs: usize, geometry: &Geometry) -> Option<Self> {
        let (rows, columns) = (usize::from(geometry.rows()), usize::from(geometry.columns()));
        if [geometry.cell_count(), rows * columns, cells_of_grids(geometry)].contains(&signs) {
            return Some(Self::Line);
        }
        if signs == columns || signs == cells_in_row(geometry, 0) {
            return Some(Self::Rows);
        }
        let side = usize::from(geometry.grids()?.list()[0].geometry.side());
        match signs {
            _ if signs == side => Some(Self::GridsInRows),
            _ if signs == side * side => Some(Self::GridsInLines),
            _ => None,
        }
    }

    fn lines(self, geometry: &Geometry) -> usize {
        let grids = geometry.grids().map_or(&[][..], Grids::list);
        match self {
            Self::Line => 1,
            Self::Rows => geometry.rows().into(),
            Self::GridsInLines => grids.len(),
            Self::GridsInRows => grids.iter().map(|grid| usize::from(grid.geometry.side())).sum(),
        }
    }
}

/// How many signs there are where each grid is written by itself.
fn cells_of_grids(geometry: &Geometry) -> usize {
    let grids = geometry.grids().map_or(&[][..], Grids::list);
    grids.iter().map(|grid| grid.geometry.cell_count()).sum()
}

fn cells_in_row(geometry: &Geometry, row: u8) -> usize {
    (0..geometry.columns()).filter(|&column| geometry.cell_at(row, column).is_some()).count()
}

/// The signs of a row with their columns: numbers, or single characters.
fn signs_of<'a>(row: &Row<'a>, symbols: &Symbols) -> Vec<(usize, &'a str)> {
    if symbols.is_decimal() {
        return row.tokens().map(|token| (token.column, token.text)).collect();
    }
    let signs = row.tokens().flat_map(|token| {
        let signs = token.text.char_indices().zip(token.column..);
        signs.map(move |((at, sign), column)| (column, &token.text[at..at + sign.len_utf8()]))
    });
    signs.collect()
}

/// Reads one board.
pub(in crate::format) fn read(text: &Text<'_>, shape: &Shape) -> Result<Document, ParseError> {
    let geometry = &shape.geometry;
    let Some(first) = text.rows.first() else {
        return Err(ParseError::new((text.end, 1), "a board", "nothing"));
    };
    let signs = |row: &Row<'_>| signs_of(row, &shape.symbols).len();
    let expected = shape.lines();
    if text.rows.len() != expected {
        let line = text.rows.get(expected).map_or(text.end, |row| row.line);
        let expected = format!("{expected} rows for {geometry}");
        return Err(ParseError::new((line, 1), expected, text.rows.len()));
    }
    // Of boards that are written one way the next one may be written another.
    let order = Order::of(signs(first), geometry);
    if let Some(lines) = order.map(|order| order.lines(geometry)).filter(|&lines| lines != expected)
    {
        let found = format!("{expected}, as the boards before have");
        return Err(ParseError::new(first.at(1), format!("{lines} rows for {geometry}"), found));
    }
    let mut board = Board { shape, grid: Grid::new(geometry), shown: Vec::new() };
    let (rows, columns) = (usize::from(geometry.rows()), usize::from(geometry.columns()));
    match order {
        Some(Order::Line) if signs(first) == geometry.cell_count() => {
            board.take(first, geometry.cells().map(Some))?;
        }
        Some(Order::Line) if signs(first) == rows * columns => {
            board.take(first, squares(geometry))?;
        }
        Some(Order::Line) => board.take(first, grid_by_grid(geometry))?,
        Some(Order::GridsInRows | Order::GridsInLines) => {
            let mut cells = grid_by_grid(geometry);
            for row in &text.rows {
                let own: Vec<Option<Cell>> = cells.by_ref().take(signs(first)).collect();
                board.take(row, own.into_iter())?;
            }
        }
        _ => {
            for (row, number) in text.rows.iter().zip(0..) {
                let all = (0..geometry.columns()).map(|column| geometry.cell_at(number, column));
                let found = signs(row);
                if found == columns {
                    board.take(row, all)?;
                } else {
                    board.take(row, all.filter(Option::is_some))?;
                }
            }
        }
    }
    empty_cells::check(&board.grid, first.at(1), board.shown.iter().copied())?;
    Ok(Document::from(board.grid))
}

/// All squares of the frame, holes too.
fn squares(geometry: &Geometry) -> impl Iterator<Item = Option<Cell>> + '_ {
    let columns = geometry.columns();
    let squares =
        (0..geometry.rows()).flat_map(move |row| (0..columns).map(move |column| (row, column)));
    squares.map(|(row, column)| geometry.cell_at(row, column))
}

/// The cells of one grid after the other.
fn grid_by_grid(geometry: &Geometry) -> impl Iterator<Item = Option<Cell>> + '_ {
    let grids = geometry.grids().map_or(&[][..], Grids::list);
    grids.iter().flat_map(|grid| grid.cells().iter().copied().map(Some))
}

/// A board in the making.
struct Board<'s> {
    shape: &'s Shape,
    grid: Grid,
    /// The signs of its cells.
    shown: Vec<char>,
}

impl Board<'_> {
    /// Takes in a line whose signs are those of these cells; where there is none, it shows a hole.
    fn take(
        &mut self,
        row: &Row<'_>,
        cells: impl Iterator<Item = Option<Cell>>,
    ) -> Result<(), ParseError> {
        let signs = signs_of(row, &self.shape.symbols);
        let cells: Vec<Option<Cell>> = cells.collect();
        if signs.len() != cells.len() {
            let column = signs.get(cells.len()).map_or(row.end_column(), |(column, _)| *column);
            let expected = format!("{} cells in this row", cells.len());
            return Err(ParseError::new(row.at(column), expected, signs.len()));
        }
        for ((column, sign), cell) in signs.into_iter().zip(cells) {
            match cell {
                Some(cell) => self.set(row, (column, sign), cell)?,
                None if is_hole(sign) => {}
                None => {
                    let expected = format!("no cell here on a board of {}", self.shape.geometry);
                    return Err(ParseError::new(row.at(column), expected, quote(sign)));
                }
            }
        }
        Ok(())
    }

    fn set(
        &mut self,
        row: &Row<'_>,
        (column, sign): (usize, &str),
        cell: Cell,
    ) -> Result<(), ParseError> {
        let (symbols, digits) = (&self.shape.symbols, self.shape.geometry.digit_count());
        let value = if symbols.is_decimal() {
            number_value(digits, row, super::text::Token { column, text: sign })?
        } else {
            let sign = sign.chars().next().unwrap_or('.');
            self.shown.push(sign);
            cell_value(symbols, digits, row.at(column), sign)?
        };
        let Some(digit) = Digit::new(value) else { return Ok(()) };
        match self.grid.get(cell) {
            Some(other) if other != digit => {
                let name = self.shape.geometry.spoken_cell_name(cell);
                let expected = format!("{} in {name}, as before", symbols.symbol(other));
                Err(ParseError::new(row.at(column), expected, quote(sign)))
            }
            _ => {
                self.grid.set(cell, Some(digit));
                Ok(())
            }
        }
    }
}

/// Whether a sign can stand where there is no cell.
fn is_hole(sign: &str) -> bool {
    matches!(sign, "." | "0" | "-" | "_" | "*" | "X" | "x" | "#")
}

/// What rows show whose geometry nobody has told.
pub(in crate::format) enum Shown {
    /// No arrangement of grids that is known.
    Nothing,
    /// What may become one with more rows.
    Part,
    /// The board of an arrangement.
    One(Arrangement),
    /// Several that look alike.
    Several(Vec<Arrangement>),
}

/// The usual arrangements that have holes, Samurai first.
static USUAL: LazyLock<Vec<(Arrangement, Geometry)>> = LazyLock::new(|| {
    let boards = Arrangement::all().map(|arrangement| (arrangement, arrangement.geometry()));
    boards.filter(|(_, board)| board.has_holes()).collect()
});

/// No usual arrangement has more rows.
const MOST_ROWS: usize = 33;

/// More signs than the longest line of one has are not looked at.
const MOST_SIGNS: usize = 450;

/// The arrangement of 9×9 grids that rows show by their lengths, or by blanks or a sign of its own where no cells are.
pub(in crate::format) fn shown(text: &Text<'_>) -> Shown {
    if text.rows.len() > MOST_ROWS {
        return Shown::Nothing;
    }
    let signs = |row: &Row<'_>| row.characters().take(MOST_SIGNS).collect();
    let rows: Vec<Vec<(usize, char)>> = text.rows.iter().map(signs).collect();
    if let [line] = &rows[..] {
        return match in_one_line(line) {
            Shown::Nothing if is_first_of_wide(line) => Shown::Part,
            shown => shown,
        };
    }
    let is_digit = |c: char| c.is_ascii_digit() || is_hole(c.encode_utf8(&mut [0; 4]));
    if rows.len() < 2 || !rows.iter().flatten().all(|&(_, c)| is_digit(c)) {
        return Shown::Nothing;
    }
    let is_whole = |board: &Geometry| usize::from(board.rows()) == rows.len();
    let looks = |(_, board): &&(Arrangement, Geometry)| looks_like(&rows, board).is_some();
    let mut like: Vec<_> = USUAL.iter().filter(looks).collect();
    let may_grow = like.iter().any(|(_, board)| rows.len() < board.rows().into());
    like.retain(|(_, board)| is_whole(board));
    // A sign that stands in all holes and nowhere else tells more than rows with nothing in the holes.
    if like.iter().any(|(_, board)| looks_like(&rows, board) == Some(Look::Same)) {
        like.retain(|(_, board)| looks_like(&rows, board) == Some(Look::Same));
    }
    // Where rows are indented, blanks show where the holes are.
    let columns: Vec<Vec<usize>> =
        rows.iter().map(|row| row.iter().map(|&(column, _)| column - 1).collect()).collect();
    let starts = || columns.iter().filter_map(|row| row.first());
    if starts().min() != starts().max() {
        like.retain(|(_, board)| are_indented(&columns, board));
        if like.len() > 1 && like.iter().any(|(_, board)| are_in_place(&columns, board)) {
            like.retain(|(_, board)| are_in_place(&columns, board));
        }
    }
    match like[..] {
        [] if may_grow => Shown::Part,
        [] => Shown::Nothing,
        [(one, _)] => Shown::One(*one),
        _ => Shown::Several(like.into_iter().map(|(one, _)| *one).collect()),
    }
}

/// Whether a line can be the first row of a board so wide that its rows look like boards in lines: with its holes.
fn is_first_of_wide(line: &[(usize, char)]) -> bool {
    let is_first = |board: &Geometry| {
        let is_wide =
            line.len() == usize::from(board.columns()) && line.len() > MOST_SYMBOLS.into();
        is_wide && looks_like(&[line.to_vec()], board).is_some()
    };
    line.iter().all(|&(_, c)| c.is_ascii_digit() || is_hole(c.encode_utf8(&mut [0; 4])))
        && USUAL.iter().any(|(_, board)| is_first(board))
}

/// A line as long as a Samurai has cells, or with its holes, or as its five boards one after the other.
fn in_one_line(line: &[(usize, char)]) -> Shown {
    let samurai = || Arrangement::all().next().map_or(Shown::Nothing, Shown::One);
    let board = &USUAL[0].1;
    let signs: Vec<char> = line.iter().map(|&(_, sign)| sign).collect();
    let is_empty = |sign: char| !sign.is_ascii_digit() || sign == '0';
    match signs.len() {
        369 => samurai(),
        441 => {
            let mut squares = squares(board).zip(&signs);
            let fits = squares.all(|(cell, &sign)| cell.is_some() || is_empty(sign))
                && !signs.iter().any(|sign| sign.is_alphabetic());
            if fits { samurai() } else { Shown::Nothing }
        }
        405 if agree(board, &signs) => samurai(),
        _ => Shown::Nothing,
    }
}

/// Whether boards one after the other have the same digits where they overlap, and some there.
fn agree(board: &Geometry, signs: &[char]) -> bool {
    let mut digits = vec![None; board.cell_count()];
    let mut is_shared = false;
    for (cell, &sign) in grid_by_grid(board).flatten().zip(signs) {
        let digit = sign.to_digit(10).filter(|&digit| digit > 0);
        match (digits[cell.index()], digit) {
            (Some(before), digit) if before != digit => return false,
            (Some(Some(_)), _) => is_shared = true,
            _ => digits[cell.index()] = Some(digit),
        }
    }
    is_shared
}

/// How rows look like those of a board.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Look {
    /// Their lengths, or a sign of its own in the holes, are those of the board.
    Same,
    /// Nothing stands in the holes.
    Likely,
}

/// Whether rows, of which there may be more to come, have the lengths of a board's, with its holes in some of them: left
/// out, or as signs that no cell has.
fn looks_like(rows: &[Vec<(usize, char)>], board: &Geometry) -> Option<Look> {
    let columns = usize::from(board.columns());
    if rows.len() > usize::from(board.rows()) {
        return None;
    }
    let lens = |number: usize| (rows[number].len(), cells_in_row(board, number as u8));
    let all = 0..rows.len();
    let are_left_out = all.clone().all(|number| {
        let (found, cells) = lens(number);
        found == cells
    });
    if are_left_out {
        return all.clone().any(|number| rows[number].len() < columns).then_some(Look::Same);
    }
    if !all.clone().all(|number| rows[number].len() == columns) {
        return None;
    }
    let (mut holes, mut cells) = (Vec::new(), Vec::new());
    for (row, number) in rows.iter().zip(0..) {
        for (&(_, sign), column) in row.iter().zip(0..) {
            let of = if board.cell_at(number, column).is_some() { &mut cells } else { &mut holes };
            of.push(sign);
        }
    }
    let &hole = holes.first()?;
    let is_shown = holes.iter().all(|&sign| sign == hole) && !cells.contains(&hole);
    if is_shown && !hole.is_ascii_digit() {
        return Some(Look::Same);
    }
    // Of a Samurai it is enough that nothing stands in its holes.
    let is_empty = || holes.iter().all(|&sign| !sign.is_ascii_digit() || sign == '0');
    let is_samurai = || USUAL[0].1 == *board;
    (rows.len() > 11 && is_empty() && is_samurai()).then_some(Look::Likely)
}

/// Whether rows begin with blanks where their first squares are holes, and only there.
fn are_indented(columns: &[Vec<usize>], board: &Geometry) -> bool {
    let first = columns.iter().filter_map(|row| row.first()).min();
    columns.iter().zip(0..).all(|(row, number)| {
        let begins_with_hole = board.cell_at(number, 0).is_none();
        begins_with_hole == (row.first() > first)
    })
}

/// Whether signs stand in the columns where the board has cells, side by side or with a blank between them.
fn are_in_place(columns: &[Vec<usize>], board: &Geometry) -> bool {
    [1, 2].into_iter().any(|width| {
        let mut rows = columns.iter().zip(0..);
        rows.all(|(columns, row)| {
            let own = (0..board.columns()).filter(|&column| board.cell_at(row, column).is_some());
            own.map(|column| usize::from(column) * width).eq(columns.iter().copied())
        })
    })
}

/// The error of rows that are like those of several arrangements.
pub(in crate::format) fn unclear(
    place: (u64, usize),
    arrangements: Vec<Arrangement>,
) -> ParseError {
    let names: Vec<&str> = arrangements.iter().map(|arrangement| arrangement.name()).collect();
    let expected = "rows that show how the grids lie";
    let found = format!("those of {}", names.join(" or "));
    let error = ParseError::new(place, expected, found).of(ParseErrorKind::Format);
    error.with(Remedy::Layout(arrangements))
}
