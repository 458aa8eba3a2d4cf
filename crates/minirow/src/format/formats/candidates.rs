//! The candidates of every cell, one row per line.
//!
//! # Reading
//! As many groups as cells between white space and bars: the candidates of one cell, side by side
//! (`14AG`) or as decimal numbers between slashes (`1/4/10/16`). A group of one digit is a placed
//! digit, unless the digit is still a candidate of a cell that must differ from it; then it is a
//! naked single not placed yet. The marks `*`, `#`, `@` and `-`, which some programs put before
//! candidates of a step, are passed over; `!` is a cell without candidates. A frame
//! tells the shape of the blocks where the side does not.
//!
//! # Writing
//! ```text
//! .----------.----------.
//! | 1    2   | 3    4   |
//! | 34   34  | 12   12  |
//! :----------+----------:
//! | 234  134 | 124  123 |
//! | 234  134 | 124  123 |
//! '----------'----------'
//! ```
//! Where the board has no candidates of its own, those that its digits leave.

use crate::board::{Cell, Digit, DigitSet, Geometry, Grid};
use crate::format::document::Document;
use crate::format::part::Part;
use crate::format::reading::error::{ParseError, quote};
use crate::format::reading::lines::cells::{is_number, largest_number};
use crate::format::reading::lines::rows::{
    check_cells, check_rows, is_padded_evenly, side_of_text,
};
use crate::format::reading::lines::text::{Row, Text, Token};
use crate::format::reading::notation::{Alike, Content, Fit, Frame, Notation, Reading, Told};
use crate::format::reading::shape::Shape;
use crate::format::symbols::Symbols;

pub(in crate::format) struct Candidates;

const MARKS: [char; 4] = ['*', '#', '@', '-'];

impl Notation for Candidates {
    fn frame(&self) -> Frame {
        Frame { has_header: true, is_drawing: true, ..Frame::default() }
    }

    fn reading(&self) -> Reading {
        Reading::Alike(&Candidates)
    }

    fn parts(&self) -> &'static [Part] {
        &[Part::Candidates]
    }

    fn refusal_of(&self, document: &Document, _: &Symbols) -> Option<(&'static str, String)> {
        refusal_of(document, false)
    }

    fn write(&self, document: &Document, symbols: &Symbols) -> String {
        let geometry = document.grid.geometry();
        draw(geometry, &groups(document, symbols))
    }
}

impl Alike for Candidates {
    fn content(&self) -> Content {
        Content::Candidates
    }

    fn lines(&self, side: u8) -> usize {
        side.into()
    }

    fn fits(&self, text: &Text<'_>, told: Told<'_>) -> Vec<Fit> {
        let Some(side) = side_of_text(text, &|row: &Row<'_>| row.tokens().count()) else {
            return Vec::new();
        };
        let tokens = || text.rows.iter().flat_map(Row::tokens);
        let all_rows = text.rows.iter().all(|row| row.tokens().count() == usize::from(side));
        let zero_is_named = told.symbols.is_some_and(|symbols| symbols.digit("0").is_some());
        let zero_is_digit =
            zero_is_named || tokens().any(|token| token.text.len() > 1 && token.text.contains('0'));
        let is_empty = |text: &str| text == "0" && !zero_is_digit;
        let groups = tokens().all(|t| is_group(t.text, side) && !is_empty(t.text));
        let several = tokens().any(|token| token.text.chars().count() > 1);
        let numbers = tokens().all(|token| is_number(token.text))
            && is_padded_evenly(text, side)
            && largest_number(text) <= side.into();
        let slashes = tokens().any(|token| token.text.contains('/'));
        let decimal = told.decimal() || slashes;
        let shows = several && (!numbers || slashes);
        let fits = all_rows && groups && (shows || told.format);
        fits.then_some(Fit { side, decimal }).into_iter().collect()
    }

    fn read(&self, text: &Text<'_>, shape: &Shape) -> Result<Document, ParseError> {
        let geometry = &shape.geometry;
        check_rows(text, geometry)?;
        let mut candidates = Vec::with_capacity(geometry.cell_count());
        for row in &text.rows {
            let before = candidates.len();
            for token in row.tokens() {
                candidates.push(read_group(row, token, shape)?);
            }
            check_cells(row, geometry.side().into(), candidates.len() - before)?;
        }
        let grid = placed_digits(geometry, &candidates);
        Ok(Document { candidates: Some(candidates), ..Document::from(grid) })
    }
}

/// The candidates of each cell as text: its own, or those that the digits leave.
pub(in crate::format) fn groups(document: &Document, symbols: &Symbols) -> Vec<String> {
    let separator = if symbols.is_decimal() { "/" } else { "" };
    let group = |set: &DigitSet| {
        let symbols: Vec<String> = set.iter().map(|digit| symbols.symbol(digit)).collect();
        symbols.join(separator)
    };
    let shown = |group: String| if group.is_empty() { "!".to_owned() } else { group };
    sets(document).iter().map(group).map(shown).collect()
}

pub(in crate::format) fn sets(document: &Document) -> Vec<DigitSet> {
    match &document.candidates {
        Some(sets) => sets.clone(),
        None => {
            let cells = document.grid.geometry().cells();
            cells.map(|cell| open_digits(&document.grid, cell)).collect()
        }
    }
}

/// Why candidates do not show which digits are placed; a player's may have a sign of their own.
pub(in crate::format) fn refusal_of(
    document: &Document,
    signs: bool,
) -> Option<(&'static str, String)> {
    let grid = &document.grid;
    let geometry = grid.geometry();
    let sets = sets(document);
    let placed = placed_digits(geometry, &sets);
    let is_shown = |cell: Cell| {
        let digit = grid.get(cell);
        if signs && digit.is_some() && !document.is_given(cell.index()) {
            return sets[cell.index()] == digit.map_or(DigitSet::EMPTY, DigitSet::of);
        }
        placed.get(cell) == digit
    };
    let cell = geometry.cells().find(|&cell| !is_shown(cell))?;
    let place = format!("r{}c{}", geometry.row(cell) + 1, geometry.column(cell) + 1);
    Some(match grid.get(cell) {
        Some(_) => (
            "digits that are no candidates elsewhere in their houses",
            format!("another in {place}"),
        ),
        None => (
            "single candidates that are candidates elsewhere in their houses",
            format!("another in {place}"),
        ),
    })
}

/// The candidates of one cell.
fn read_group(row: &Row<'_>, token: Token<'_>, shape: &Shape) -> Result<DigitSet, ParseError> {
    let Shape { geometry, symbols, .. } = shape;
    let mut set = DigitSet::EMPTY;
    let mut insert = |digit: Option<Digit>, text: &str, column| {
        let digit = digit.filter(|digit| digit.get() <= geometry.side()).ok_or_else(|| {
            let expected = format!("candidates of {symbols}");
            ParseError::new(row.at(column), expected, quote(text))
        })?;
        if set.contains(digit) {
            let expected = "each candidate of a cell once";
            return Err(ParseError::new(
                row.at(column),
                expected,
                format!("{} twice", quote(text)),
            ));
        }
        set.insert(digit);
        Ok(())
    };
    if token.text == "!" {
        return Ok(set);
    }
    if symbols.is_decimal() {
        let mut column = token.column;
        for number in token.text.split('/') {
            let digits = number.trim_start_matches(MARKS);
            insert(symbols.digit(digits), number, column)?;
            column += number.chars().count() + 1;
        }
    } else {
        for (column, character) in (token.column..).zip(token.text.chars()) {
            if !MARKS.contains(&character) {
                insert(symbols.digit_of(character), character.encode_utf8(&mut [0; 4]), column)?;
            }
        }
        if set.is_empty() {
            let expected = format!("candidates of {symbols}");
            return Err(ParseError::new(row.at(token.column), expected, quote(token.text)));
        }
    }
    Ok(set)
}

/// Whether a token can be the candidates of a cell: letters, digits and marks, no more than there
/// are digits.
fn is_group(token: &str, side: u8) -> bool {
    let symbol = |c: &char| c.is_alphanumeric();
    let signs = token.chars().all(|c| symbol(&c) || c == '/' || MARKS.contains(&c));
    let symbols = token.chars().filter(symbol).count();
    let fits = symbols <= side.into() || token.contains('/');
    token == "!" || (signs && fits && symbols > 0)
}

/// The digits that stand alone and are no candidate where they exclude them.
pub(super) fn placed_digits(geometry: &Geometry, candidates: &[DigitSet]) -> Grid {
    let mut grid = Grid::new(geometry);
    for cell in geometry.cells() {
        let Some(digit) = candidates[cell.index()].only() else {
            continue;
        };
        let mut peers = peers(geometry, cell);
        if !peers.any(|peer| candidates[peer.index()].contains(digit)) {
            grid.set(cell, Some(digit));
        }
    }
    grid
}

/// The digit of a filled cell, or what other digits leave of an empty one.
pub(super) fn open_digits(grid: &Grid, cell: Cell) -> DigitSet {
    if let Some(digit) = grid.get(cell) {
        return DigitSet::of(digit);
    }
    let geometry = grid.geometry();
    let used: DigitSet = peers(geometry, cell).filter_map(|peer| grid.get(peer)).collect();
    geometry.all_digits() - used
}

/// The cells that cannot hold the same digit as a cell; some more than once.
fn peers(geometry: &Geometry, cell: Cell) -> impl Iterator<Item = Cell> {
    let houses = geometry.seats(cell).iter().flat_map(|seat| geometry.cells_of(seat.house));
    houses.chain(geometry.apart(cell)).copied().filter(move |&peer| peer != cell)
}

fn draw(geometry: &Geometry, groups: &[String]) -> String {
    let side = usize::from(geometry.side());
    let (rows, columns) = match geometry.block_shape() {
        Some((rows, columns)) if rows > 1 && columns > 1 => (rows.into(), columns.into()),
        _ => (side, side),
    };
    let width_of = |column: usize| {
        let cells = groups.iter().skip(column).step_by(side);
        cells.map(|group| group.chars().count()).max().unwrap_or(1)
    };
    let widths: Vec<usize> = (0..side).map(width_of).collect();
    let rule = |left: &str, between: &str, right: &str| {
        let strokes = widths
            .chunks(columns)
            .map(|widths| "-".repeat(widths.iter().map(|width| width + 2).sum::<usize>()));
        format!("{left}{}{right}\n", strokes.collect::<Vec<_>>().join(between))
    };
    let mut drawing = rule(".", ".", ".");
    for (index, row) in groups.chunks(side).enumerate() {
        if index > 0 && index % rows == 0 {
            drawing.push_str(&rule(":", "+", ":"));
        }
        for (column, (group, width)) in row.iter().zip(&widths).enumerate() {
            let bar = if column % columns == 0 { "| " } else { "" };
            drawing.push_str(&format!("{bar}{group:<width$}  "));
            if (column + 1) % columns == 0 {
                drawing.pop();
            }
        }
        drawing.push_str("|\n");
    }
    drawing + &rule("'", "'", "'")
}
