//! Clues outside the board, as automata along a row or column.

use super::cases;
use super::compiler::Compiler;
use crate::rules::Outside;

/// Adds a clue.
pub(super) fn add(compiler: &mut Compiler<'_>, clue: Outside, cells: &[u16], number: u32) {
    match clue {
        Outside::Sandwich => sandwich(compiler, cells, number),
        Outside::XSum => x_sum(compiler, cells, number),
        Outside::Skyscraper => compiler.line_of(
            ("skyscraper", number.into()),
            cells,
            (0, 0),
            move |(highest, seen), value| {
                let now = if value > *highest { (value, seen + 1) } else { (*highest, *seen) };
                (now.1 <= number).then_some(now)
            },
            move |(_, seen)| *seen == number,
        ),
        Outside::HiddenSkyscraper => compiler.line_of(
            ("hidden skyscraper", number.into()),
            cells,
            // The highest so far, and whether one was hidden.
            (None, false),
            move |&(highest, is_found): &(Option<u32>, bool), value| match highest {
                _ if is_found => Some((None, true)),
                Some(highest) if value <= highest => (value == number).then_some((None, true)),
                _ => Some((Some(value), false)),
            },
            |(_, is_found)| *is_found,
        ),
        Outside::NumberedRoom => numbered_room(compiler, cells, number),
    }
}

/// Before the first crust, between them, or behind.
#[derive(Clone, PartialEq, Eq, Hash)]
enum Sandwich {
    Before,
    Between { last: u32, sum: u32 },
    Behind,
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
        Sandwich::Before,
        move |state, value| match *state {
            Sandwich::Before if is_crust(value) => {
                Some(Sandwich::Between { last: low + high - value, sum: 0 })
            }
            Sandwich::Between { last, sum } if value == last => {
                (sum == number).then_some(Sandwich::Behind)
            }
            Sandwich::Between { last, sum } => {
                let sum = sum + value;
                (!is_crust(value) && sum <= number).then_some(Sandwich::Between { last, sum })
            }
            _ if is_crust(value) => None,
            _ => Some(state.clone()),
        },
        |state| *state == Sandwich::Behind,
    );
}

fn x_sum(compiler: &mut Compiler<'_>, cells: &[u16], number: u32) {
    if cases::x_sum(compiler, cells, number) {
        return;
    }
    let len = cells.len() as u32;
    // How many cells are left to add, and how much.
    compiler.line_of(
        ("x-sum", number.into()),
        cells,
        None,
        move |state: &Option<(u32, u32)>, value| {
            match *state {
                None if value > len => None,
                None if value == 0 => (number == 0).then_some(Some((0, 0))),
                None => Some(Some((value - 1, number.checked_sub(value)?))),
                Some((0, _)) => Some(*state),
                Some((cells, left)) => Some(Some((cells - 1, left.checked_sub(value)?))),
            }
            .filter(|state| !matches!(state, Some((0, left)) if *left > 0))
        },
        |state| matches!(state, Some((0, 0))),
    );
}

fn numbered_room(compiler: &mut Compiler<'_>, cells: &[u16], number: u32) {
    let len = cells.len() as u32;
    // How many cells on the number is.
    compiler.line_of(
        ("numbered room", number.into()),
        cells,
        None,
        move |left: &Option<u32>, value| match *left {
            None if value == 0 || value > len => None,
            None if value == 1 => (number == 1).then_some(Some(0)),
            None => Some(Some(value - 1)),
            Some(0) => Some(Some(0)),
            Some(1) => (value == number).then_some(Some(0)),
            Some(left) => Some(Some(left - 1)),
        },
        |left| *left == Some(0),
    );
}
