//! Rules that an automaton along cells says.

use super::compiler::Compiler;
use super::{cases, sums};
use crate::rules::engine::{Circles, Groups, Propagator, is_for_masks, ones};
use crate::rules::{Automaton, Rule};

/// More than two values differ by.
const FAR: u32 = 64;

/// Adds a rule of this family.
pub(super) fn add<'b>(compiler: &mut Compiler<'b>, rule: &'b Rule) {
    match rule {
        Rule::SumLine { cells, sum } => {
            let sum = *sum;
            compiler.line_of(
                ("sum line", sum.into()),
                cells,
                // What the segment has so far, and whether any has ended.
                (0, cells.is_empty()),
                move |_, (so_far, has_one), value| match so_far + value {
                    now if now < sum => Some((now, has_one)),
                    now => (now == sum).then_some((0, true)),
                },
                |state| state == (0, true),
            );
        }
        Rule::Product { cells, product } => self::product(compiler, cells, *product),
        Rule::Sequence { cells } => compiler.line(
            cells,
            // The last value, and how far it is above the one before, counted from far below.
            (None, None),
            |_, (last, by): (Option<u32>, Option<u32>), value| {
                let Some(last) = last else { return Some((Some(value), None)) };
                let now = FAR + value - last;
                by.is_none_or(|by| by == now).then_some((Some(value), Some(now)))
            },
            |_| true,
        ),
        Rule::Between { cells } => {
            ends_first(
                compiler,
                "between",
                cells,
                |low, high, value| low < value && value < high,
                0,
            );
        }
        Rule::Lockout { cells, least } => {
            ends_first(
                compiler,
                "lockout",
                cells,
                |low, high, value| value < low || value > high,
                *least,
            );
        }
        Rule::Quadruple { cells, values } => quadruple(compiler, cells, values),
        Rule::CountDistinct { count, cells } => count_distinct(compiler, *count, cells),
        Rule::CountingCircles { cells } if cells.is_empty() => {}
        Rule::CountingCircles { cells } => {
            let circles = circles(compiler, cells);
            compiler.model.add(Propagator::Circles(circles));
        }
        Rule::Lunchbox { cells, sum } => lunchbox(compiler, cells, *sum),
        Rule::ValueIndexing { cells } => value_indexing(compiler, cells),
        Rule::Line { automaton, cells, .. } => compiler.automaton(cells, automaton),
        _ => {}
    }
}

/// Of more values than these each is looked for by itself: all their sets would be too many.
const MOST_TOGETHER: usize = 10;

/// What is still wanted of some values, as a set of their places among them.
fn quadruple(compiler: &mut Compiler<'_>, cells: &[u16], wanted: &[u32]) {
    if wanted.len() > cells.len() {
        return compiler.forbid();
    }
    if wanted.len() > MOST_TOGETHER {
        let mut sorted = wanted.to_vec();
        sorted.sort_unstable();
        for alike in sorted.chunk_by(|one, other| one == other) {
            let (wanted, often) = (alike[0], alike.len() as u32);
            compiler.line(
                cells,
                often,
                |_, left: u32, value| Some(left.saturating_sub(u32::from(value == wanted))),
                |left| left == 0,
            );
        }
        return;
    }
    compiler.line(
        cells,
        (1_u64 << wanted.len()) - 1,
        |_, left, value| {
            let at = ones(left).find(|&at| wanted[at as usize] == value);
            Some(at.map_or(left, |at| left ^ 1 << at))
        },
        |left| left == 0,
    );
}

/// Circles, in groups by rows, columns, blocks, and whatever else differs.
fn circles(compiler: &Compiler<'_>, cells: &[u16]) -> Circles {
    let (shape, model) = (compiler.shape, &compiler.model);
    let by = |of: &dyn Fn(u16) -> Option<usize>| -> Vec<Vec<u16>> {
        let mut groups: Vec<(Option<usize>, Vec<u16>)> = Vec::new();
        for &cell in cells {
            let house = of(cell);
            match groups.iter_mut().find(|(other, _)| house.is_some() && *other == house) {
                Some((_, group)) => group.push(cell),
                None => groups.push((house, vec![cell])),
            }
        }
        groups.into_iter().map(|(_, group)| group).collect()
    };
    let blocks = &compiler.board.blocks;
    let mut groups = Groups::default();
    compiler.group(&sums::terms(cells, 1), &mut groups);
    let ways = [
        by(&|cell| Some(shape.row_of(cell))),
        by(&|cell| Some(shape.column_of(cell))),
        by(&|cell| blocks.iter().position(|block| block.contains(&cell))),
        groups.each().map(<[u16]>::to_vec).collect(),
    ];
    // A cell that is there twice counts twice, and a rule by itself knows no houses.
    let differ = |group: &Vec<u16>| compiler.all_differ(group);
    let are_all = |way: &Vec<Vec<u16>>| way.iter().map(Vec::len).sum::<usize>() == cells.len();
    let is_right = |way: &Vec<Vec<u16>>| are_all(way) && way.iter().all(differ);
    let ways: Vec<Vec<Vec<u16>>> = ways.into_iter().filter(is_right).collect();
    let seeing = |group: &[u16]| {
        let all = 0..shape.cell_count() as u16;
        all.filter(|&cell| group.iter().all(|&other| model.do_differ(cell, other))).collect()
    };
    Circles::of(cells.to_vec(), shape.values(), shape.value(0), &ways, seeing)
}

/// The ends of a line, and what holds for all between them.
fn ends_first(
    compiler: &mut Compiler<'_>,
    kind: &'static str,
    cells: &[u16],
    holds: impl Fn(u32, u32, u32) -> bool,
    least: u32,
) {
    let [first, between @ .., last] = cells else { return };
    let mut order = vec![*first, *last];
    order.extend(between);
    compiler.line_of(
        (kind, least.into()),
        &order,
        (None, None),
        move |_, ends: (Option<u32>, Option<u32>), value| match ends {
            (None, _) => Some((Some(value), None)),
            (Some(one), None) => {
                (value.abs_diff(one) >= least).then(|| (Some(one.min(value)), Some(one.max(value))))
            }
            (Some(low), Some(high)) => holds(low, high, value).then_some(ends),
        },
        |ends| ends.1.is_some(),
    );
}

fn count_distinct(compiler: &mut Compiler<'_>, count: u16, cells: &[u16]) {
    let mut order = cells.to_vec();
    order.push(count);
    let (len, lowest) = (cells.len(), compiler.shape.value(0));
    if is_for_masks(compiler.shape.values()) {
        // What was seen; the last cell says how many that are.
        compiler.line_of(
            ("count distinct", 0),
            &order,
            0_u32,
            move |read, seen, value| {
                if read < len {
                    return Some(seen | 1 << (value - lowest));
                }
                (seen.count_ones() == value).then_some(0)
            },
            |_| true,
        );
        return;
    }
    compiler.check(&order, |values| {
        let Some((last, others)) = values.split_last() else { return true };
        let mut others = others.to_vec();
        others.sort_unstable();
        others.dedup();
        others.len() as u32 == *last
    });
}

/// What is left of the product; a product of 0 has a 0 somewhere.
fn product(compiler: &mut Compiler<'_>, cells: &[u16], product: u64) {
    if product == 0 {
        compiler.line(cells, false, |_, has_0, value| Some(has_0 || value == 0), |has_0| has_0);
        return;
    }
    compiler.line(
        cells,
        product,
        |_, left, value| {
            let value = u64::from(value);
            (value > 0 && left.is_multiple_of(value)).then(|| left / value)
        },
        |left| left == 1,
    );
}

/// For each pair of a lowest and a highest value: before the first of both, between them with what was
/// summed up, behind.
fn lunchbox(compiler: &mut Compiler<'_>, cells: &[u16], sum: u32) {
    let shape = compiler.shape;
    let values = shape.values();
    // There is a state for each sum so far.
    let most = cells.len().saturating_sub(2) as u32 * shape.value(values - 1);
    if sum > most {
        return compiler.forbid();
    }
    if cells.len() < 2 || cases::lunchbox(compiler, cells, sum) {
        return;
    }
    let mut automaton = Automaton::new(values);
    let pairs: Vec<(usize, usize)> =
        (0..values).flat_map(|low| (low + 1..values).map(move |high| (low, high))).collect();
    for (low, high) in pairs {
        let before = automaton.state(false);
        automaton.start(before);
        let behind = automaton.state(true);
        for place in low + 1..high {
            automaton.step(before, place, before);
            automaton.step(behind, place, behind);
        }
        for (first, last) in [(low, high), (high, low)] {
            let between: Vec<u32> = (0..=sum).map(|_| automaton.state(false)).collect();
            automaton.step(before, first, between[0]);
            for (so_far, &from) in between.iter().enumerate() {
                for place in low + 1..high {
                    let then = so_far + shape.value(place) as usize;
                    if let Some(&to) = between.get(then) {
                        automaton.step(from, place, to);
                    }
                }
            }
            automaton.step(between[sum as usize], last, behind);
        }
    }
    compiler.automaton_once(cells, &automaton);
}

/// The first value is again as many cells further on as the second cell says.
fn value_indexing(compiler: &mut Compiler<'_>, cells: &[u16]) {
    let Some(most) = cells.len().checked_sub(2) else { return };
    // The value, and how many cells on it is again.
    compiler.line_of(
        ("value indexing", 0),
        cells,
        (0, 0),
        move |read, (wanted, left): (u32, u32), value| match (read, left) {
            (0, _) => Some((value, 0)),
            (1, _) => (1..=most as u32).contains(&value).then_some((wanted, value)),
            (_, 0) => Some((0, 0)),
            (_, 1) => (value == wanted).then_some((0, 0)),
            _ => Some((wanted, left - 1)),
        },
        |(_, left)| left == 0,
    );
}
