//! Rules about cells in an order.

use super::automata;
use super::cells::are_digits;
use super::item::Item;
use super::reader::{Place, Reader, number};
use super::rows;
use crate::format::reading::read_error::ReadError;
use crate::rules::Rule;
use crate::rules::kinds::{Arrow, Sum, SumLine};

/// The largest sum along a line.
const MOST_SUM: u32 = 30;

/// Each cell has to be in a block, unless the board has none.
pub(super) fn region_sum(reader: &mut Reader, item: &Item) -> Result<(), ReadError> {
    let cells = reader.cells(item, 0, 2)?;
    let blocks = &reader.blocks;
    let is_outside = |cell: &u16| !blocks.iter().any(|block| block.contains(cell));
    match cells.iter().position(is_outside) {
        Some(outside) if !blocks.is_empty() => {
            Err(item.arguments[outside].wrong("a cell of a block"))
        }
        _ => rows::read(reader, item),
    }
}

/// `LOOP` after the cells closes the line; a segment may then begin anywhere.
pub(super) fn sum_line(reader: &mut Reader, item: &Item) -> Result<(), ReadError> {
    let sum = reader.number(item, 0)?;
    if !(1..=MOST_SUM).contains(&sum) {
        return Err(item.arguments[0].wrong(format!("a sum from 1 to {MOST_SUM}")));
    }
    let tokens = item.from(1);
    let Some((_, open)) = tokens.split_last().filter(|(last, _)| last.text == "LOOP") else {
        let cells = reader.list(item, tokens, 1)?;
        reader.push(Rule::SumLine(SumLine { cells, sum }));
        return Ok(());
    };
    let cells = reader.list(item, open, 1)?;
    let automaton = automata::closed_sum_line(reader.geometry(), sum);
    reader.push_line(item.kind, &format!("closed sum line {sum}"), &automaton, cells)
}

/// How many digits the number has, its cells, and those of the line. The number is read from left to
/// right and from top to bottom, in whichever order its cells are told.
pub(super) fn pill_arrow(reader: &mut Reader, item: &Item) -> Result<(), ReadError> {
    let size = number(item.argument(0, "2 or 3")?)? as usize;
    if !(2..=3).contains(&size) {
        return Err(item.arguments[0].wrong("2 or 3"));
    }
    let geometry = &reader.geometry().clone();
    let cells = reader.cells(item, 1, size + 1)?;
    let (mut bulb, shaft) = (cells[..size].to_vec(), cells[size..].to_vec());
    bulb.sort_unstable();
    if !are_digits(geometry, &bulb) {
        return Err(item.arguments[1].wrong("cells beside each other, in reading order"));
    }
    // Values above 9 are no digits, but the first ones need not be digits.
    let single = (0..geometry.values()).filter(|&place| geometry.value_at(place) <= 9);
    let single = single.fold(0, |set, place| set | 1 << place);
    for &cell in &bulb[1..] {
        reader.board.candidates[usize::from(cell)] &= single;
    }
    reader.push(Rule::Arrow(Arrow { bulb, shaft }));
    Ok(())
}

/// A sum and the cell that its diagonal begins with.
pub(super) fn little_killer(reader: &mut Reader, item: &Item) -> Result<(), ReadError> {
    let (sum, token) = (reader.number(item, 0)?, item.argument(1, "the first cell of a diagonal")?);
    let geometry = &reader.geometry().clone();
    let first = reader.cell(token)?;
    let (row, column) = (geometry.row_of(first), geometry.column_of(first));
    let below = usize::from(geometry.rows()) - 1 - row;
    let right = usize::from(geometry.columns()) - 1 - column;
    // The side of the board that it begins at decides where it leads.
    let step = match (row, column) {
        (_, 0) if below > 0 => Some((1, 1)),
        (0, 1..) => Some((1, -1)),
        (1.., _) if right == 0 && below > 0 => Some((-1, -1)),
        (_, 1..) if below == 0 && right > 0 => Some((-1, 1)),
        _ => None,
    };
    let cells = step.map(|(rows, columns)| {
        std::iter::successors(Some(first), |&cell| geometry.step(cell, rows, columns)).collect()
    });
    let cells: Option<Vec<u16>> = cells.filter(|cells: &Vec<u16>| cells.len() > 1);
    let cells = cells.ok_or_else(|| token.wrong("the first cell of a diagonal"))?;
    if reader.is_new(item.kind, Place::Diagonal(first), &[sum])? {
        reader.push(Rule::Sum(Sum { cells, sum }));
    }
    Ok(())
}
