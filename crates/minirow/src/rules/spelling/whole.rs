//! A rule put together from its parts, as far as it fits its board.

use super::named::told;
use super::spelled::Spelled;
use super::told::{Cells, Lists, MOST_CELLS, Numbers, Told};
use super::wrong::{At, Wrong};
use crate::board::Geometry;
use crate::rules::Rule;

/// One list of cells.
const LIST: Lists =
    Lists { count: (1, 1), first: (1, MOST_CELLS), others: (1, MOST_CELLS), are_alike: false };
/// No cells.
const NONE: Lists = Lists { count: (0, 0), ..LIST };

/// The rule of its parts, on a board of this form.
pub(crate) fn rule(mut spelled: Spelled, geometry: &Geometry) -> Result<Rule, Wrong> {
    let told = told_as(&spelled).ok_or_else(|| Wrong {
        at: At::Whole,
        expected: "the name of a rule".to_owned(),
        found: format!("'{}'", spelled.name),
    })?;
    allow(&spelled, told, geometry)?;
    told.name.clone_into(&mut spelled.name);
    Rule::read(spelled, geometry)
}

/// How a rule is told.
fn told_as(spelled: &Spelled) -> Option<&'static Told> {
    let told_first = told(&spelled.name)?;
    match told_first.without_number.filter(|_| spelled.numbers.is_empty()) {
        Some(name) => told(name),
        None => Some(told_first),
    }
}

/// Whether all parts are there, and none is too large.
fn allow(spelled: &Spelled, told: &Told, geometry: &Geometry) -> Result<(), Wrong> {
    let wrong = |at: At, expected: &str, found: String| {
        Err(Wrong { at, expected: expected.to_owned(), found })
    };
    let numbers = spelled.numbers.len();
    match told.numbers {
        Numbers::None if numbers > 0 => {
            return wrong(At::Number(0), "no number", spelled.numbers[0].to_string());
        }
        Numbers::One | Numbers::Some if numbers == 0 => {
            return wrong(At::Whole, &format!("a number behind {}", told.name), "none".into());
        }
        Numbers::One if numbers > 1 => {
            return wrong(At::Number(1), "one number", spelled.numbers[1].to_string());
        }
        _ => {}
    }
    if let Some(at) = spelled.numbers.iter().position(|&number| number > told.most) {
        let expected = format!("a number up to {}", told.most);
        return wrong(At::Number(at), &expected, spelled.numbers[at].to_string());
    }
    if !told.has_code && !spelled.code.is_empty() {
        return wrong(At::Code(0), "numbers and cells", format!("'{}'", spelled.code[0]));
    }
    let lists = match told.cells {
        Cells::None => NONE,
        Cells::List => LIST,
        Cells::Lists(lists) => lists,
    };
    let parts = spelled.parts.len();
    let (least, most) = lists.count;
    if !(least..=most).contains(&parts) {
        let expected = match (least, most) {
            (0, _) => "no cells".to_owned(),
            (1, 1) => "one list of cells".to_owned(),
            (least, most) if least == most => format!("{least} lists of cells, parted by |"),
            (least, most) => format!("{least} to {most} lists of cells, parted by |"),
        };
        let at = if parts > most { At::Part(most) } else { At::Whole };
        return wrong(at, &expected, parts.to_string());
    }
    for (part, cells) in spelled.parts.iter().enumerate() {
        let (least, most) = match part {
            0 => lists.first,
            _ if lists.are_alike => (spelled.parts[0].len(), spelled.parts[0].len()),
            _ => lists.others,
        };
        if !(least..=most).contains(&cells.len()) {
            let expected = match (least, most) {
                (1, 1) => "1 cell".to_owned(),
                (least, most) if least == most => format!("{least} cells"),
                (least, most) => format!("{least} to {most} cells"),
            };
            return wrong(At::Part(part), &expected, cells.len().to_string());
        }
        let is_off = |&cell: &u16| usize::from(cell) >= geometry.cell_count();
        if let Some(at) = cells.iter().position(is_off) {
            let expected =
                format!("a cell of a board of {}x{}", geometry.rows(), geometry.columns());
            return wrong(At::Cell(part, at), &expected, "another".to_owned());
        }
    }
    Ok(())
}
