//! Lines of cells, most of which all differ, as a list of cases.

use std::sync::Arc;

use super::compiler::Compiler;
use crate::rules::engine::{Cases, Propagator};

/// More cases than this take longer than an automaton that forgets which values differ.
const MOST_CASES: usize = 4000;

/// The lowest and the highest value of the board are among these cells, and what lies between them has a sum; false
/// where this is not said, as there are too many cases or not all cells differ.
pub(in crate::rules) fn sandwich(compiler: &mut Compiler<'_>, cells: &[u16], sum: u32) -> bool {
    let crusts = [(0, compiler.geometry.values() - 1)];
    add(compiler, cells, |compiler| between(compiler, cells.len(), sum, &crusts))
}

/// What lies between the lowest and the highest value of these cells has a sum; false as above.
pub(in crate::rules) fn lunchbox(compiler: &mut Compiler<'_>, cells: &[u16], sum: u32) -> bool {
    let values = compiler.geometry.values();
    // Where all values are there, these are the lowest and the highest.
    if cells.len() == values {
        return sandwich(compiler, cells, sum);
    }
    let pairs = (0..values).flat_map(|low| (low + 1..values).map(move |high| (low, high)));
    let pairs: Vec<(usize, usize)> = pairs.collect();
    add(compiler, cells, |compiler| between(compiler, cells.len(), sum, &pairs))
}

/// As many of the first cells as the first of them says have a sum; false as above.
pub(in crate::rules) fn x_sum(compiler: &mut Compiler<'_>, cells: &[u16], sum: u32) -> bool {
    add(compiler, cells, |compiler| first(compiler, cells.len(), sum))
}

/// Where the first of these cells says, a number is; they need not differ, and are no more than the highest value.
pub(in crate::rules) fn numbered_room(compiler: &mut Compiler<'_>, cells: &[u16], number: u32) {
    let (geometry, differ) = (compiler.geometry, compiler.all_differ(cells));
    let number = geometry.place_of(number).map_or(0, |place| 1 << place);
    let mut cases = Cases::new(cells.len());
    for (at, value) in (0..cells.len()).zip(1..) {
        let first = geometry.place_of(value).map_or(0, |place| 1 << place);
        let others = geometry.all_places() & !if differ { first | number } else { 0 };
        cases.add(0, 0, |cell| match (cell, at) {
            (0, 0) => first & number,
            (0, _) => first,
            _ if cell == at => number,
            _ => others,
        });
    }
    put(compiler, cells, cases);
}

fn add(
    compiler: &mut Compiler<'_>,
    cells: &[u16],
    cases: impl Fn(&Compiler<'_>) -> Option<Cases>,
) -> bool {
    // Cells are bits of a word.
    if cells.is_empty() || cells.len() > 32 || !compiler.all_differ(cells) {
        return false;
    }
    let Some(cases) = cases(compiler) else { return false };
    put(compiler, cells, cases);
    true
}

fn put(compiler: &mut Compiler<'_>, cells: &[u16], cases: Cases) {
    if cases.count() == 0 {
        compiler.forbid();
    }
    compiler.budget.spend(cases.count() * cells.len());
    compiler.model.add(Propagator::Cases(cells.to_vec(), Arc::new(cases)));
}

/// Where two values are that all others lie between, and what is between their cells.
fn between(
    compiler: &Compiler<'_>,
    len: usize,
    sum: u32,
    crusts: &[(usize, usize)],
) -> Option<Cases> {
    let mut cases = Cases::new(len);
    for &(low, high) in crusts {
        let others = ((1_u32 << high) - 1) & !((1 << (low + 1)) - 1);
        if others.count_ones() as usize + 2 < len {
            continue;
        }
        for between in 0..len.saturating_sub(1) {
            for set in sets(compiler, others, between, sum) {
                for first in 0..len - between - 1 {
                    let last = first + between + 1;
                    let inside = ((1 << last) - 1) & !((1 << (first + 1)) - 1);
                    for [one, other] in [[low, high], [high, low]] {
                        cases.add(inside, set, |at| match at {
                            _ if at == first => 1 << one,
                            _ if at == last => 1 << other,
                            _ if first < at && at < last => set,
                            _ => others & !set,
                        });
                    }
                }
                if cases.count() > MOST_CASES {
                    return None;
                }
            }
        }
    }
    Some(cases)
}

/// How many cells sum, and what they hold.
fn first(compiler: &Compiler<'_>, cells: usize, sum: u32) -> Option<Cases> {
    let geometry = compiler.geometry;
    let mut cases = Cases::new(cells);
    for len in 1..=cells {
        let Some(place) = geometry.place_of(len as u32) else { continue };
        let Some(rest) = sum.checked_sub(len as u32) else { break };
        let others = geometry.all_places() & !(1 << place);
        for set in sets(compiler, others, len - 1, rest) {
            cases.add(((1_u64 << len) - 2) as u32, set, |at| match at {
                0 => 1 << place,
                _ if at < len => set,
                _ => others & !set,
            });
        }
        if cases.count() > MOST_CASES {
            return None;
        }
    }
    if sum == 0 && geometry.value_at(0) == 0 {
        cases.add(0, 0, |at| if at == 0 { 1 } else { geometry.all_places() & !1 });
    }
    Some(cases)
}

/// Sets of values by their places, so many of them with a sum of the values as people see them.
fn sets(compiler: &Compiler<'_>, of: u32, len: usize, sum: u32) -> Vec<u32> {
    let mut found = Vec::new();
    find(of, len, sum, compiler.geometry.value_at(0), 0, &mut found);
    found
}

fn find(mut open: u32, len: usize, sum: u32, lowest: u32, set: u32, found: &mut Vec<u32>) {
    if len == 0 {
        if sum == 0 {
            found.push(set);
        }
        return;
    }
    while open.count_ones() as usize >= len && found.len() <= MOST_CASES {
        if !is_within_reach(open, len, sum, lowest) {
            return;
        }
        let place = open.trailing_zeros();
        open &= open - 1;
        find(open, len - 1, sum - place - lowest, lowest, set | 1 << place, found);
    }
}

/// Whether so many of these values can have a sum, by the least and the most that they come to.
fn is_within_reach(open: u32, len: usize, sum: u32, lowest: u32) -> bool {
    let (mut least, mut most) = (0, 0);
    let (mut low, mut high) = (open, open);
    for _ in 0..len {
        least += low.trailing_zeros() + lowest;
        low &= low - 1;
        let place = 31 - high.leading_zeros();
        most += place + lowest;
        high ^= 1 << place;
    }
    (least..=most).contains(&sum)
}
