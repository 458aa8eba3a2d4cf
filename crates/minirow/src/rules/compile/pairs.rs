//! Rules that are relations of two cells each.

use super::cliques;
use super::compiler::{Compiler, each_two};
use crate::rules::Rule;
use crate::rules::engine::is_for_masks;

/// Adds a rule of this family.
pub(super) fn add(compiler: &mut Compiler<'_>, rule: &Rule) {
    match rule {
        Rule::Difference { cells: [one, other], by } => {
            compiler.relation(*one, *other, |one, other| one.abs_diff(other) == *by);
        }
        Rule::Ratio { cells: [one, other], times } => {
            compiler.relation(*one, *other, |one, other| is_times(one, other, *times));
        }
        Rule::PairSum { cells: [one, other], sum } => {
            compiler.relation(*one, *other, |one, other| one + other == *sum);
        }
        Rule::Greater { cells: [one, other] } => {
            compiler.relation(*one, *other, |one, other| one > other);
        }
        Rule::Thermometer { cells, slow } => {
            neighbours(compiler, cells, 1, |one, other| one < other || (*slow && one == other));
        }
        Rule::Whisper { cells, least } => {
            neighbours(compiler, cells, 1, |one, other| one.abs_diff(other) >= *least);
        }
        Rule::Palindrome { cells } => {
            let opposite = cells.iter().copied().zip(cells.iter().copied().rev());
            compiler.relations(opposite.take(cells.len() / 2), |one, other| one == other);
        }
        Rule::Renban { cells } => renban(compiler, cells),
        Rule::Entropic { cells } => {
            let (values, lowest) = (compiler.shape.values() as u32, compiler.shape.value(0));
            let part = |value: u32| 3 * (value - lowest) / values;
            for distance in 1..3 {
                neighbours(compiler, cells, distance, |one, other| part(one) != part(other));
            }
        }
        Rule::Modular { cells, divisor } => {
            let divisor = (*divisor).max(1);
            for distance in 1..divisor.min(cells.len() as u32) as usize {
                neighbours(compiler, cells, distance, |one, other| {
                    one % divisor != other % divisor
                });
            }
        }
        Rule::Nabner { cells } => {
            compiler.relations(each_two(cells), |one, other| one.abs_diff(other) > 1);
            if is_for_masks(compiler.shape.values()) {
                compiler.set(cells, |set| set & set << 1 == 0);
            }
        }
        Rule::Clone { cells, copy } => {
            let pairs = cells.iter().copied().zip(copy.iter().copied());
            compiler.relations(pairs, |one, other| one == other);
        }
        Rule::Odd { cells } => each(compiler, cells, |value| value % 2 == 1),
        Rule::Even { cells } => each(compiler, cells, |value| value.is_multiple_of(2)),
        Rule::Minimum { cells } => extreme(compiler, cells, |one, other| one < other),
        Rule::Maximum { cells } => extreme(compiler, cells, |one, other| one > other),
        Rule::Indexing { cell, line, value } => indexing(compiler, *cell, line, *value),
        Rule::Pairs { table, pairs, .. } => {
            let lowest = compiler.shape.value(0);
            compiler.relations(pairs.iter().copied(), |one, other| {
                table[(one - lowest) as usize] >> (other - lowest) & 1 == 1
            });
            cliques::add(compiler, table, pairs);
        }
        _ => {}
    }
}

/// Whether one is so many times the other.
pub(super) fn is_times(one: u32, other: u32, times: u32) -> bool {
    let [one, other, times] = [one, other, times].map(u64::from);
    one == other * times || other == one * times
}

/// Cells of a line so far from each other.
fn neighbours(
    compiler: &mut Compiler<'_>,
    cells: &[u16],
    distance: usize,
    holds: impl Fn(u32, u32) -> bool,
) {
    let pairs = cells.iter().copied().zip(cells.iter().copied().skip(distance));
    compiler.relations(pairs, holds);
}

/// Each of these cells has a value of which something is true.
fn each(compiler: &mut Compiler<'_>, cells: &[u16], holds: impl Fn(u32) -> bool) {
    compiler.relations(cells.iter().map(|&cell| (cell, cell)), |value, _| holds(value));
}

/// Each of these cells is so beside each neighbour that is not among them.
fn extreme(compiler: &mut Compiler<'_>, cells: &[u16], is_so: fn(u32, u32) -> bool) {
    let pairs = compiler.shape.adjacent().filter_map(|(one, other)| {
        match (cells.contains(&one), cells.contains(&other)) {
            (true, false) => Some((one, other)),
            (false, true) => Some((other, one)),
            _ => None,
        }
    });
    compiler.relations(pairs, is_so);
}

/// Different values that are all near enough to each other.
fn renban(compiler: &mut Compiler<'_>, cells: &[u16]) {
    let len = cells.len() as u32;
    if is_for_masks(compiler.shape.values()) {
        compiler.set(cells, |set| {
            set != 0 && (set >> set.trailing_zeros()).trailing_ones() == set.count_ones()
        });
        return;
    }
    compiler.relations(each_two(cells), |one, other| one.abs_diff(other) < len);
}

/// The cell says n where the n-th cell of the line has the value; and nowhere else, where no value is twice in the line.
fn indexing(compiler: &mut Compiler<'_>, cell: u16, line: &[u16], value: u32) {
    let len = line.len() as u32;
    compiler.relation(cell, cell, |number, _| (1..=len).contains(&number));
    let mut is_once = compiler.all_differ(line);
    compiler.board.each_house(&mut |house| {
        is_once |= house.len() == line.len() && house.iter().all(|cell| line.contains(cell));
    });
    for (&other, number) in line.iter().zip(1..) {
        compiler.relation(cell, other, |says, has| match says == number {
            true => has == value,
            false => has != value || !is_once,
        });
    }
}
