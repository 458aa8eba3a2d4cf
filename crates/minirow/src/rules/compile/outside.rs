//! Clues outside the board, as automata along a row or column.

use super::cases;
use super::compiler::Compiler;
use crate::rules::Outside;

/// Adds a clue.
pub(super) fn add(compiler: &mut Compiler<'_>, clue: Outside, cells: &[u16], number: u32) {
    match clue {
        Outside::Sandwich => sandwich(compiler, cells, number),
        Outside::XSum => x_sum(compiler, cells, number),
        Outside::Skyscraper => skyscraper(compiler, cells, number),
        Outside::HiddenSkyscraper => compiler.line_of(
            ("hidden skyscraper", number.into()),
            cells,
            // The highest so far, and whether one was hidden.
            (None, false),
            move |_, (highest, is_found): (Option<u32>, bool), value| match highest {
                _ if is_found => Some((None, true)),
                Some(highest) if value <= highest => (value == number).then_some((None, true)),
                _ => Some((Some(value), false)),
            },
            |(_, is_found)| is_found,
        ),
        Outside::NumberedRoom => numbered_room(compiler, cells, number),
    }
}

/// The highest so far, and how many were seen.
fn skyscraper(compiler: &mut Compiler<'_>, cells: &[u16], number: u32) {
    let shape = compiler.shape;
    // Cells that differ hold as many values up to the highest.
    let differ = compiler.all_differ(cells);
    let (name, least) = if differ { ("skyscraper", 1) } else { ("skyscraper of any values", 0) };
    compiler.line_of(
        (name, number.into()),
        cells,
        (0, 0),
        move |read, (highest, seen): (u32, u32), value| {
            let now = if value > highest { (value, seen + 1) } else { (highest, seen) };
            let can_hold = shape.place(now.0).is_some_and(|place| place >= least * read);
            (now.1 <= number && can_hold).then_some(now)
        },
        move |(_, seen)| seen == number,
    );
}

fn sandwich(compiler: &mut Compiler<'_>, cells: &[u16], number: u32) {
    if cases::sandwich(compiler, cells, number) {
        return;
    }
    let (low, high) = (compiler.shape.value(0), compiler.shape.value(compiler.shape.values() - 1));
    let is_crust = move |value: u32| value == low || value == high;
    compiler.line_of(
        ("sandwich", number.into()),
        cells,
        // The other crust and the sum before it, none of it behind that, and nothing before the first.
        None,
        move |_, state: Option<Option<(u32, u32)>>, value| match state {
            None if is_crust(value) => Some(Some(Some((low + high - value, 0)))),
            Some(Some((other, sum))) if value == other => (sum == number).then_some(Some(None)),
            Some(Some((other, sum))) => {
                let sum = sum + value;
                (!is_crust(value) && sum <= number).then_some(Some(Some((other, sum))))
            }
            _ => (!is_crust(value)).then_some(state),
        },
        |state| state == Some(None),
    );
}

fn x_sum(compiler: &mut Compiler<'_>, cells: &[u16], number: u32) {
    if cases::x_sum(compiler, cells, number) {
        return;
    }
    let len = cells.len() as u32;
    if number > len * compiler.shape.value(compiler.shape.values() - 1) {
        return compiler.forbid();
    }
    // How many cells are left to add, and how much.
    compiler.line_of(
        ("x-sum", number.into()),
        cells,
        None,
        move |_, state: Option<(u32, u32)>, value| {
            match state {
                None if value > len => None,
                None if value == 0 => (number == 0).then_some(Some((0, 0))),
                None => Some(Some((value - 1, number.checked_sub(value)?))),
                Some((0, _)) => Some(state),
                Some((cells, left)) => Some(Some((cells - 1, left.checked_sub(value)?))),
            }
            .filter(|state| !matches!(state, Some((0, left)) if *left > 0))
        },
        |state| matches!(state, Some((0, 0))),
    );
}

fn numbered_room(compiler: &mut Compiler<'_>, cells: &[u16], number: u32) {
    // No value leads further.
    let values = compiler.shape.values();
    let most = compiler.shape.value(values - 1) as usize;
    cases::numbered_room(compiler, &cells[..cells.len().min(most)], number);
}
