//! Rules about cells in an order.

use super::automata;
use super::item::Item;
use super::reader::{Reader, digits, number};
use crate::rules::kinds::{Arrow, Entropic, Modular, RegionSumLine, SumLine, Whisper};
use crate::rules::{ReadError, Rule};

/// The difference of a whisper that does not tell it.
const WHISPER: u32 = 5;
/// The largest sum along a line.
const MOST_SUM: u32 = 30;

/// A line that has nothing but at least so many cells.
pub(super) fn plain(
    reader: &mut Reader,
    item: &Item,
    least: usize,
    rule: impl Fn(Vec<u16>) -> Rule,
) -> Result<(), ReadError> {
    let cells = reader.cells(item, 0, least)?;
    reader.push(rule(cells));
    Ok(())
}

/// The difference may be missing.
pub(super) fn whisper(reader: &mut Reader, item: &Item) -> Result<(), ReadError> {
    let told = digits(&item.argument(0, "a difference")?.text);
    let (least, from) = told.map_or((WHISPER, 0), |least| (least, 1));
    let cells = reader.cells(item, from, 2)?;
    reader.push(Rule::Whisper(Whisper { cells, least }));
    Ok(())
}

pub(super) fn modular(reader: &mut Reader, item: &Item) -> Result<(), ReadError> {
    let divisor = reader.number(item, 0)?;
    if divisor == 0 {
        return Err(item.arguments[0].wrong("a divisor of at least 1"));
    }
    let cells = reader.cells(item, 1, 2)?;
    reader.push(Rule::Modular(Modular { cells, divisor }));
    Ok(())
}

pub(super) fn entropic(reader: &mut Reader, item: &Item) -> Result<(), ReadError> {
    let shape = reader.shape();
    if shape.values() != 9 || shape.value(0) == 0 {
        return Err(item.kind.wrong("a board with the values 1 to 9"));
    }
    plain(reader, item, 2, |cells| Rule::Entropic(Entropic { cells }))
}

/// Each cell has to be in a block, unless the board has none.
pub(super) fn region_sum(reader: &mut Reader, item: &Item) -> Result<(), ReadError> {
    let cells = reader.cells(item, 0, 2)?;
    let blocks = &reader.board.blocks;
    let is_outside = |cell: &u16| !blocks.iter().any(|block| block.contains(cell));
    match cells.iter().position(is_outside) {
        Some(outside) if !blocks.is_empty() => {
            Err(item.arguments[outside].wrong("a cell of a block"))
        }
        _ => {
            reader.push(Rule::RegionSumLine(RegionSumLine { cells }));
            Ok(())
        }
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
    let automaton = automata::closed_sum_line(reader.shape(), sum);
    reader.push_line(item.kind, &format!("closed sum line {sum}"), &automaton, cells)
}

pub(super) fn arrow(reader: &mut Reader, item: &Item) -> Result<(), ReadError> {
    let cells = reader.cells(item, 0, 2)?;
    reader.push(Rule::Arrow(Arrow { bulb: vec![cells[0]], shaft: cells[1..].to_vec() }));
    Ok(())
}

/// How many digits the number has, its cells, and those of the line. The number is read from left to
/// right and from top to bottom, in whichever order its cells are told.
pub(super) fn pill_arrow(reader: &mut Reader, item: &Item) -> Result<(), ReadError> {
    let size = number(item.argument(0, "2 or 3")?)? as usize;
    if !(2..=3).contains(&size) {
        return Err(item.arguments[0].wrong("2 or 3"));
    }
    let shape = reader.shape();
    let cells = reader.cells(item, 1, size + 1)?;
    let (mut bulb, shaft) = (cells[..size].to_vec(), cells[size..].to_vec());
    bulb.sort_unstable();
    let follows = |one: u16, other: u16| {
        let steps = [(0, 1), (1, 0), (1, 1)];
        steps.into_iter().any(|(rows, columns)| shape.offset(one, rows, columns) == Some(other))
    };
    if !bulb.windows(2).all(|pair| follows(pair[0], pair[1])) {
        return Err(item.arguments[1].wrong("cells beside each other, in reading order"));
    }
    // Values above 9 are no digits, but the first ones need not be digits.
    let single = (0..shape.values()).filter(|&place| shape.value(place) <= 9);
    let single = single.fold(0, |set, place| set | 1 << place);
    for &cell in &bulb[1..] {
        reader.board.candidates[usize::from(cell)] &= single;
    }
    reader.push(Rule::Arrow(Arrow { bulb, shaft }));
    Ok(())
}
