//! Clues outside the board.

use super::item::{Item, Token};
use super::reader::{Place, Reader, digits};
use crate::format::reading::read_error::ReadError;
use crate::rules::Rule;
use crate::rules::kinds::Sum;

/// A sum and the cell that its diagonal begins with.
pub(super) fn little_killer(reader: &mut Reader, item: &Item) -> Result<(), ReadError> {
    let (sum, token) = (reader.number(item, 0)?, item.argument(1, "the first cell of a diagonal")?);
    let shape = reader.shape();
    let first = reader.cell(token)?;
    let (row, column) = (shape.row_of(first), shape.column_of(first));
    let (below, right) = (shape.rows() - 1 - row, shape.columns() - 1 - column);
    // The side of the board that it begins at decides where it leads.
    let step = match (row, column) {
        (_, 0) if below > 0 => Some((1, 1)),
        (0, 1..) => Some((1, -1)),
        (1.., _) if right == 0 && below > 0 => Some((-1, -1)),
        (_, 1..) if below == 0 && right > 0 => Some((-1, 1)),
        _ => None,
    };
    let cells = step.map(|(rows, columns)| {
        std::iter::successors(Some(first), |&cell| shape.offset(cell, rows, columns)).collect()
    });
    let cells: Option<Vec<u16>> = cells.filter(|cells: &Vec<u16>| cells.len() > 1);
    let cells = cells.ok_or_else(|| token.wrong("the first cell of a diagonal"))?;
    if reader.is_new(item.kind, Place::Diagonal(first), &[sum])? {
        reader.push(Rule::Sum(Sum { cells, sum }));
    }
    Ok(())
}

/// What stands in front of clues, or behind one.
pub(super) const LINE: &str = "a row or column such as R1";

/// A row or column, and the clues before and after it, either of which may be missing.
pub(super) fn line_and_clues<'t>(
    item: &Item<'t>,
) -> Result<(&'t Token<'t>, &'t [Token<'t>]), ReadError> {
    let line = item.arguments.first().ok_or_else(|| item.lacks(LINE))?;
    let clues = item.from(1);
    if let Some(extra) = clues.get(2) {
        return Err(extra.wrong("at most two clues"));
    }
    if clues.iter().all(|clue| clue.text.is_empty()) {
        return Err(item.lacks("a clue"));
    }
    Ok((line, clues))
}

/// `R1` or `C1`. Unlike those of cells these numbers are decimal; single letters are read as for cells.
pub(super) fn row_or_column(reader: &Reader, token: &Token) -> Result<Vec<u16>, ReadError> {
    let shape = reader.shape();
    let wrong = || token.wrong(LINE);
    let mut signs = token.text.chars();
    let kind = signs.next().ok_or_else(wrong)?;
    let rest = signs.as_str();
    let letter =
        |text: &str| (text.len() == 1).then(|| text.chars().next()?.to_digit(17)).flatten();
    let number = digits(rest).or_else(|| letter(rest)).ok_or_else(wrong)? as usize;
    match kind {
        'R' | 'r' if (1..=shape.rows()).contains(&number) => {
            Ok((0..shape.columns()).map(|column| shape.cell(number - 1, column)).collect())
        }
        'C' | 'c' if (1..=shape.columns()).contains(&number) => {
            Ok((0..shape.rows()).map(|row| shape.cell(row, number - 1)).collect())
        }
        _ => Err(wrong()),
    }
}
