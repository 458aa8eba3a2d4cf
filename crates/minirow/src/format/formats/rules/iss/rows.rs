//! Items that say the same as a kind of rule, read by the row that stands in the home of the kind.

use super::cells::are_beside;
use super::item::{Item, Token};
use super::reader::{Place, Reader, digits, number};
use crate::format::reading::read_error::ReadError;
use crate::rules::Rule;
use crate::rules::spelling::{Arguments, At, Cells, Iss, Lists, Numbers, Spelled, Told, of_item};

/// What stands in front of clues, or behind one.
const LINE: &str = "a row or column such as R1";

/// Reads an item, whose name is that of a row.
pub(super) fn read(reader: &mut Reader, item: &Item) -> Result<(), ReadError> {
    let row = of_item(&item.kind.text).ok_or_else(|| item.kind.wrong("the name of a rule"))?;
    let (told, iss) = row;
    if let Some(expected) = iss.boards.refusal(reader.geometry()) {
        return Err(item.kind.wrong(expected));
    }
    let least = iss.least.into();
    match iss.arguments {
        Arguments::Cells => {
            let (numbers, parts) = match told.cells {
                Cells::None => {
                    let rule = rule(reader, item, told, &[], Vec::new())?;
                    return reader.push_global(item, rule);
                }
                Cells::List if told.numbers == Numbers::Some => {
                    values_and_cells(reader, item).map(|(values, cells)| (values, vec![cells]))?
                }
                Cells::List => {
                    let (number, from) = first_number(item, told, iss)?;
                    (number, vec![reader.cells(item, from, least)?])
                }
                Cells::Lists(lists) if lists.are_alike => (Vec::new(), sets(reader, item, least)?),
                Cells::Lists(lists) if lists.count == Lists::TWO.count => {
                    let mut first = reader.cells(item, 0, least)?;
                    let others = first.split_off(1);
                    (Vec::new(), vec![first, others])
                }
                Cells::Lists(_) => (Vec::new(), lists(reader, item)?),
            };
            push(reader, item, told, &numbers, parts)
        }
        Arguments::Dots(number) => {
            for pair in pairs_beside(reader, item, least)? {
                push(reader, item, told, number.as_slice(), vec![pair.to_vec()])?;
            }
            Ok(())
        }
        Arguments::NumberAndLine => {
            let clue = item.argument(0, iss.number.name)?;
            let line = item.argument(1, LINE)?;
            push_clue(reader, item, row, (line, true), clue)
        }
        Arguments::Line => {
            let (line, clues) = line_and_clues(item)?;
            for (clue, is_before) in clues.iter().zip([true, false]) {
                if !clue.text.is_empty() {
                    push_clue(reader, item, row, (line, is_before), clue)?;
                }
            }
            Ok(())
        }
    }
}

/// The number in front of the cells, and which argument the first of these is.
fn first_number(item: &Item, told: &Told, iss: &Iss) -> Result<(Vec<u32>, usize), ReadError> {
    if told.numbers == Numbers::None {
        return Ok((Vec::new(), 0));
    }
    let token = item.argument(0, iss.number.name)?;
    match iss.number.usual {
        Some(usual) if digits(&token.text).is_none() => Ok((vec![usual], 0)),
        _ => Ok((vec![number_of(token, iss)?], 1)),
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
    let mut cells = row_or_column(reader, line)?;
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
    // Where a rule has one list, its cells are the last arguments.
    let start = item.arguments.len().checked_sub(spelled.parts.first().map_or(0, Vec::len));
    Rule::read(spelled, reader.geometry()).map_err(|wrong| {
        let token = match wrong.at {
            At::Cell(0, at) => start.and_then(|start| item.arguments.get(start + at)),
            _ => None,
        };
        token.unwrap_or(item.kind).wrong(wrong.expected)
    })
}

/// Values between `_`, and cells.
pub(super) fn values_and_cells(
    reader: &Reader,
    item: &Item,
) -> Result<(Vec<u32>, Vec<u16>), ReadError> {
    let told = item.argument(0, "values such as 1_2")?;
    let cells = reader.different_cells(item, 1, 1)?;
    let values: Vec<u32> =
        told.text.split('_').map(|value| reader.value(told, value)).collect::<Result<_, _>>()?;
    if values.len() > cells.len() {
        return Err(told.wrong("at most as many values as cells"));
    }
    Ok((values, cells))
}

/// A number of sets, and the cells of all sets.
fn sets(reader: &Reader, item: &Item, least: usize) -> Result<Vec<Vec<u16>>, ReadError> {
    let sets = reader.number(item, 0)? as usize;
    let cells = reader.cells(item, 1, least)?;
    if sets < 2 || !cells.len().is_multiple_of(sets) {
        return Err(item.arguments[0].wrong("a number of sets that divides the number of cells"));
    }
    Ok(cells.chunks(cells.len() / sets).map(<[u16]>::to_vec).collect())
}

/// Lists of cells between `-`.
fn lists(reader: &Reader, item: &Item) -> Result<Vec<Vec<u16>>, ReadError> {
    let lists = item.arguments.split(|token| token.text == "-");
    let lists: Vec<Vec<u16>> =
        lists.map(|list| reader.list(item, list, 1)).collect::<Result<_, _>>()?;
    if lists.len() < 2 { Err(item.lacks("'-' and more cells")) } else { Ok(lists) }
}

/// All pairs of the cells that share a side, the first of which is told before the second.
fn pairs_beside(reader: &Reader, item: &Item, least: usize) -> Result<Vec<[u16; 2]>, ReadError> {
    let geometry = &reader.geometry().clone();
    let cells = reader.different_cells(item, 0, least)?;
    let mut pairs = Vec::new();
    for (at, &first) in cells.iter().enumerate() {
        if !cells.iter().any(|&other| are_beside(geometry, [first, other])) {
            return Err(item.arguments[at].wrong("a cell beside another one of them"));
        }
        let later = cells[at + 1..].iter().map(|&second| [first, second]);
        pairs.extend(later.filter(|&pair| are_beside(geometry, pair)));
    }
    Ok(pairs)
}

/// A row or column, and the clues before and after it, either of which may be missing.
fn line_and_clues<'t>(item: &Item<'t>) -> Result<(&'t Token<'t>, &'t [Token<'t>]), ReadError> {
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
fn row_or_column(reader: &Reader, token: &Token) -> Result<Vec<u16>, ReadError> {
    let geometry = &reader.geometry().clone();
    let wrong = || token.wrong(LINE);
    let mut signs = token.text.chars();
    let kind = signs.next().ok_or_else(wrong)?;
    let rest = signs.as_str();
    let letter =
        |text: &str| (text.len() == 1).then(|| text.chars().next()?.to_digit(17)).flatten();
    let number = digits(rest).or_else(|| letter(rest)).ok_or_else(wrong)? as usize;
    match kind {
        'R' | 'r' if (1..=usize::from(geometry.rows())).contains(&number) => {
            Ok(geometry.row_cells(number - 1))
        }
        'C' | 'c' if (1..=usize::from(geometry.columns())).contains(&number) => {
            Ok(geometry.column_cells(number - 1))
        }
        _ => Err(wrong()),
    }
}
