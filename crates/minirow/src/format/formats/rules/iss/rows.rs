//! Items that say the same as a kind of rule, read by the row that stands in the home of the kind.

use super::item::{Item, Token};
use super::reader::{Place, Reader, digits, number};
use super::{clues, groups, outside};
use crate::format::reading::read_error::ReadError;
use crate::rules::Rule;
use crate::rules::spelling::{Arguments, Cells, Iss, Numbers, Repeats, Spelled, Told, of_item};

/// Reads an item, whose name is that of a row.
pub(super) fn read(reader: &mut Reader, item: &Item) -> Result<(), ReadError> {
    let row = of_item(&item.kind.text).ok_or_else(|| item.kind.wrong("the name of a rule"))?;
    let (told, iss) = row;
    if let Some(expected) = iss.boards.refusal(reader.shape()) {
        return Err(item.kind.wrong(expected));
    }
    match iss.arguments {
        Arguments::Cells if told.cells == Cells::None => {
            let rule = rule(reader, item, told, &[], Vec::new())?;
            reader.push_global(item, rule)
        }
        Arguments::Cells => {
            let number = (told.numbers != Numbers::None).then(|| first_number(item, iss));
            let number = number.transpose()?;
            // The number may be left out.
            let from = usize::from(number.is_some_and(|(_, is_told)| is_told));
            let cells = match iss.repeats {
                Repeats::Kept => reader.cells(item, from, iss.least.into())?,
                Repeats::Refused => reader.different_cells(item, from, iss.least.into())?,
                Repeats::Dropped => {
                    clues::without_repeats(&reader.cells(item, from, iss.least.into())?)
                }
            };
            push(reader, item, told, number.map(|(number, _)| number).as_slice(), vec![cells])
        }
        Arguments::FirstApart => {
            let mut first = reader.cells(item, 0, iss.least.into())?;
            let others = first.split_off(1);
            push(reader, item, told, &[], vec![first, others])
        }
        Arguments::Lists => {
            let lists = groups::lists(reader, item)?;
            push(reader, item, told, &[], lists)
        }
        Arguments::Sets => {
            let sets = groups::sets(reader, item, iss.least.into())?;
            push(reader, item, told, &[], sets)
        }
        Arguments::Values => {
            let (values, cells) = clues::values_and_cells(reader, item)?;
            push(reader, item, told, &values, vec![cells])
        }
        Arguments::Dots(number) => {
            for pair in clues::pairs_beside(reader, item, iss.least.into())? {
                push(reader, item, told, number.as_slice(), vec![pair.to_vec()])?;
            }
            Ok(())
        }
        Arguments::NumberAndLine => {
            let clue = item.argument(0, iss.number.name)?;
            let line = item.argument(1, outside::LINE)?;
            push_clue(reader, item, row, (line, true), clue)
        }
        Arguments::Line => {
            let (line, clues) = outside::line_and_clues(item)?;
            for (clue, is_before) in clues.iter().zip([true, false]) {
                if !clue.text.is_empty() {
                    push_clue(reader, item, row, (line, is_before), clue)?;
                }
            }
            Ok(())
        }
    }
}

/// The number in front of the cells, and whether it is told.
fn first_number(item: &Item, iss: &Iss) -> Result<(u32, bool), ReadError> {
    let token = item.argument(0, iss.number.name)?;
    match iss.number.usual {
        Some(usual) if digits(&token.text).is_none() => Ok((usual, false)),
        _ => Ok((number_of(token, iss)?, true)),
    }
}

/// A number within the bounds of an item.
fn number_of(token: &Token, iss: &Iss) -> Result<u32, ReadError> {
    let number = number(token)?;
    let is_allowed = iss.number.allows(number.into());
    is_allowed.then_some(number).ok_or_else(|| token.wrong(iss.number.expected))
}

/// Adds a clue before or behind a row or column, once.
fn push_clue(
    reader: &mut Reader,
    item: &Item,
    (told, iss): (&'static Told, &Iss),
    (line, is_before): (&Token, bool),
    clue: &Token,
) -> Result<(), ReadError> {
    let mut cells = outside::row_or_column(reader, line)?;
    if !is_before {
        cells.reverse();
    }
    let number = number_of(clue, iss)?;
    let place = Place::Line(told.name, cells[0], cells.get(1).copied());
    if reader.is_new(item.kind, place, &[number])? {
        push(reader, item, told, &[number], vec![cells])?;
    }
    Ok(())
}

/// Adds the rule of these numbers and cells.
fn push(
    reader: &mut Reader,
    item: &Item,
    told: &Told,
    numbers: &[u32],
    parts: Vec<Vec<u16>>,
) -> Result<(), ReadError> {
    let rule = rule(reader, item, told, numbers, parts)?;
    reader.push(rule);
    Ok(())
}

fn rule(
    reader: &Reader,
    item: &Item,
    told: &Told,
    numbers: &[u32],
    parts: Vec<Vec<u16>>,
) -> Result<Rule, ReadError> {
    let numbers = numbers.iter().copied().map(u64::from).collect();
    let spelled = Spelled { name: told.name.to_owned(), numbers, parts, ..Spelled::default() };
    Rule::read(spelled, reader.shape()).map_err(|wrong| item.kind.wrong(wrong.expected))
}
