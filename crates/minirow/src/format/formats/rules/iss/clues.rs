//! Givens, cages, dots, and other rules about cells in no order.

use super::automata;
use super::item::{Item, Token};
use super::reader::{Place, Reader, number};
use super::rows::{self, values_and_cells};
use crate::format::reading::read_error::ReadError;
use crate::rules::Rule;
use crate::rules::kinds::{AllDifferent, Indexing, Quadruple, Sum};

/// Cells and what they may hold: `R1C1_5`, `R1C2_1_2`.
pub(super) fn givens(reader: &mut Reader, item: &Item) -> Result<(), ReadError> {
    for token in item.arguments.iter().filter(|token| !token.text.is_empty()) {
        let mut parts = token.text.split('_');
        let cell = Token::new(parts.next().unwrap_or_default(), token.at);
        let cell = usize::from(reader.cell(&cell)?);
        let mut candidates = 0;
        for value in parts {
            let value = reader.value(token, value)?;
            candidates |= reader.geometry().place_of(value).map_or(0, |place| 1 << place);
        }
        if candidates == 0 {
            return Err(token.wrong("a cell and its values such as R1C1_5"));
        }
        reader.board.candidates[cell] &= candidates;
    }
    Ok(())
}

/// Each 5 has a 1 right above or a 9 right below.
pub(super) fn flatmates(reader: &mut Reader, item: &Item) -> Result<(), ReadError> {
    let geometry = &reader.geometry().clone();
    if geometry.values() != 9 || geometry.value_at(0) == 0 {
        return Err(item.kind.wrong("a board with the values 1 to 9"));
    }
    let automaton = automata::flatmates(geometry);
    for column in 0..geometry.columns().into() {
        let cells = geometry.column_cells(column);
        reader.push_line(item.kind, "Dutch flatmates", &automaton, cells)?;
    }
    Ok(())
}

/// A cell that is told twice counts once.
pub(super) fn all_different(reader: &mut Reader, item: &Item) -> Result<(), ReadError> {
    let cells = without_repeats(&reader.cells(item, 0, 1)?);
    reader.push(Rule::AllDifferent(AllDifferent { cells }));
    Ok(())
}

/// A sum of 0, or none, says nothing of the sum. A cell that is told twice counts twice in the sum.
pub(super) fn cage(reader: &mut Reader, item: &Item) -> Result<(), ReadError> {
    let sum = item.argument(0, "a sum")?;
    let sum = if sum.text.is_empty() { 0 } else { number(sum)? };
    let cells = reader.cells(item, 1, 1)?;
    let different = without_repeats(&cells);
    if sum > 0 && different.len() == cells.len() {
        return rows::read(reader, item);
    }
    reader.push(Rule::AllDifferent(AllDifferent { cells: different }));
    if sum > 0 {
        reader.push(Rule::Sum(Sum { cells, sum }));
    }
    Ok(())
}

/// Sums with factors are no rule here.
pub(super) fn sum(reader: &mut Reader, item: &Item) -> Result<(), ReadError> {
    match item.arguments.first().filter(|sum| sum.text.contains('_')) {
        Some(sum) => Err(sum.wrong("a sum without factors")),
        None => rows::read(reader, item),
    }
}

/// As many even as odd values, as many low as high ones, none twice.
pub(super) fn equality_cage(reader: &mut Reader, item: &Item) -> Result<(), ReadError> {
    let geometry = &reader.geometry().clone();
    let cells = reader.different_cells(item, 0, 2)?;
    if cells.len() % 2 == 1 {
        return Err(item.kind.wrong("an even number of cells"));
    }
    let places = 0..geometry.values();
    let even = |place: &usize| geometry.value_at(*place).is_multiple_of(2);
    let set =
        |places: &mut dyn Iterator<Item = usize>| places.fold(0, |set, place| set | 1 << place);
    let even = set(&mut places.clone().filter(even));
    let half = geometry.values() / 2;
    let (low, high) =
        (set(&mut (0..half)), set(&mut (geometry.values() - half..geometry.values())));
    reader.push(Rule::AllDifferent(AllDifferent { cells: cells.clone() }));
    for (name, first, second) in [
        ("as many even as odd", even, geometry.all_places() & !even),
        ("as many low as high", low, high),
    ] {
        let automaton = automata::balance(geometry, first, second, cells.len());
        reader.push_line(item.kind, name, &automaton, cells.clone())?;
    }
    Ok(())
}

/// The upper left cell of a square of four cells, and values that are among them.
pub(super) fn quad(reader: &mut Reader, item: &Item) -> Result<(), ReadError> {
    let corner = item.argument(0, "the upper left cell of a square of four cells")?;
    let first = reader.cell(corner)?;
    let geometry = &reader.geometry().clone();
    let cells: Option<Vec<u16>> = [(0, 0), (0, 1), (1, 0), (1, 1)]
        .into_iter()
        .map(|(rows, columns)| geometry.step(first, rows, columns))
        .collect();
    let cells =
        cells.ok_or_else(|| corner.wrong("the upper left cell of a square of four cells"))?;
    let told = item.from(1);
    if told.is_empty() || told.len() > 4 {
        return Err(told
            .last()
            .map_or(item.lacks("a value"), |last| last.wrong("one to four values")));
    }
    let values: Vec<u32> =
        told.iter().map(|token| reader.value(token, &token.text)).collect::<Result<_, _>>()?;
    if reader.is_new(item.kind, Place::Square(first), &values)? {
        reader.push(Rule::Quadruple(Quadruple { cells, values }));
    }
    Ok(())
}

/// Each value as often as it is told; all other values as often as one likes.
pub(super) fn exactly(reader: &mut Reader, item: &Item) -> Result<(), ReadError> {
    let (mut values, cells) = values_and_cells(reader, item)?;
    values.sort_unstable();
    for same in values.chunk_by(|one, other| one == other) {
        push_count(reader, item, &cells, (same[0], same.len()))?;
    }
    Ok(())
}

/// Pairs of digits: how often, and which value.
pub(super) fn look_and_say(reader: &mut Reader, item: &Item) -> Result<(), ReadError> {
    let clue = item.argument(0, "pairs of digits")?;
    let cells = reader.different_cells(item, 1, 1)?;
    let digits: Option<Vec<u32>> = clue.text.chars().map(|sign| sign.to_digit(10)).collect();
    let digits = digits.filter(|digits| !digits.is_empty() && digits.len().is_multiple_of(2));
    let digits = digits.ok_or_else(|| clue.wrong("pairs of digits"))?;
    let mut seen = 0u32;
    for pair in digits.chunks(2) {
        let value = reader.value(clue, &pair[1].to_string())?;
        if seen >> value & 1 == 1 {
            return Err(clue.wrong("each value once"));
        }
        seen |= 1 << value;
        push_count(reader, item, &cells, (value, pair[0] as usize))?;
    }
    Ok(())
}

/// `C` counts along the row of each cell for the number of its column, `R` the other way round.
pub(super) fn indexing(reader: &mut Reader, item: &Item) -> Result<(), ReadError> {
    let geometry = &reader.geometry().clone();
    let kind = item.argument(0, "'R' or 'C'")?;
    for cell in reader.cells(item, 1, 1)? {
        let (row, column) = (geometry.row_of(cell), geometry.column_of(cell));
        let (line, number) = match kind.text.as_ref() {
            "R" => (geometry.column_cells(column), row + 1),
            "C" => (geometry.row_cells(row), column + 1),
            _ => return Err(kind.wrong("'R' or 'C'")),
        };
        reader.push(Rule::Indexing(Indexing { cell, line, value: number as u32 }));
    }
    Ok(())
}

/// The cells, each once.
fn without_repeats(cells: &[u16]) -> Vec<u16> {
    let mut different = Vec::new();
    for &cell in cells {
        if !different.contains(&cell) {
            different.push(cell);
        }
    }
    different
}

/// A value is among the cells exactly so often.
fn push_count(
    reader: &mut Reader,
    item: &Item,
    cells: &[u16],
    (value, times): (u32, usize),
) -> Result<(), ReadError> {
    let automaton = automata::count(reader.geometry(), value, times);
    reader.push_line(item.kind, &format!("{times} × {value}"), &automaton, cells.to_vec())
}
