//! Rules that are sums, or sets of values of one sum.

use super::compiler::Compiler;
use crate::rules::Rule;
use crate::rules::engine::{Groups, Propagator, Same, Sum, is_for_masks};

/// A number of more decimal places than no shaft comes to has zeros in front.
const MOST_PLACES: usize = 6;

/// Adds a rule of this family.
pub(super) fn add(compiler: &mut Compiler<'_>, rule: &Rule) {
    match rule {
        Rule::Cage { cells, sum } | Rule::Sum { cells, sum } => {
            compiler.sum(terms(cells, 1), i64::from(*sum));
        }
        Rule::Rellik { cells, sum } => rellik(compiler, cells, *sum),
        Rule::EqualSums { parts } => equal(compiler, parts),
        Rule::RegionSumLine { cells } => equal(compiler, &segments(compiler, cells)),
        Rule::SameValues { parts } => same(compiler, parts),
        Rule::Arrow { bulb, shaft } => {
            let mut all = terms(shaft, -1);
            let mut times = 1_i32;
            for (at, &cell) in bulb.iter().rev().enumerate() {
                if at < MOST_PLACES {
                    all.push((cell, times));
                    times *= 10;
                } else {
                    compiler.relation(cell, cell, |value, _| value == 0);
                }
            }
            for &cell in bulb.iter().skip(1) {
                compiler.relation(cell, cell, |value, _| value < 10);
            }
            compiler.sum(all, 0);
        }
        Rule::DoubleArrow { cells } => {
            if let [first, between @ .., last] = cells.as_slice() {
                let mut all = terms(between, -1);
                all.extend([(*first, 1), (*last, 1)]);
                compiler.sum(all, 0);
            }
        }
        Rule::Zipper { cells } => zipper(compiler, cells),
        _ => {}
    }
}

/// Cells, each times a number.
pub(super) fn terms(cells: &[u16], times: i32) -> Vec<(u16, i32)> {
    cells.iter().map(|&cell| (cell, times)).collect()
}

impl Compiler<'_> {
    /// Cells, each times a number, sum to this, in values as people see them.
    pub(super) fn sum(&mut self, mut terms: Vec<(u16, i32)>, sum: i64) {
        merge(&mut terms);
        let total = self.total(&terms, sum);
        if terms.is_empty() {
            if total != 0 {
                self.forbid();
            }
            return;
        }
        if let [(one, factor), (other, times)] = terms[..] {
            let lowest = self.shape.value(0);
            return self.relation(one, other, |one, other| {
                let places = [one, other].map(|value| i64::from(value - lowest));
                places[0] * i64::from(factor) + places[1] * i64::from(times) == i64::from(total)
            });
        }
        let groups = match is_for_masks(self.shape.values()) {
            true => by_factor(terms, |part, groups| self.group(part, groups)),
            false => by_factor(terms, |part, groups| {
                part.iter().for_each(|&(cell, times)| groups.push([cell], times));
            }),
        };
        self.model.add(Propagator::Sum(Box::new(Sum::new(groups, total))));
    }

    /// The same, of which bounds do.
    pub(super) fn bounds(&mut self, terms: Vec<(u16, i32)>, sum: i64) {
        let total = self.total(&terms, sum);
        let groups = by_factor(terms, |part, groups| {
            let from = groups.len();
            part.iter().for_each(|&(cell, times)| self.join(cell, times, from, groups));
        });
        self.model.add(Propagator::Bounds(Box::new(Sum::new(groups, total))));
    }

    /// What the places of cells sum to where their values sum to this.
    fn total(&self, terms: &[(u16, i32)], sum: i64) -> i32 {
        let lowest = i64::from(self.shape.value(0));
        let offset: i64 = terms.iter().map(|(_, times)| i64::from(*times) * lowest).sum();
        // Beyond what any board can sum to, all totals are the same.
        (sum - offset).clamp(-1_000_000_000, 1_000_000_000) as i32
    }
}

/// Leaves each cell once, with what its factors come to, and none with the factor 0.
fn merge(terms: &mut Vec<(u16, i32)>) {
    let mut kept = 0;
    for at in 0..terms.len() {
        let (cell, times) = terms[at];
        match terms[..kept].iter_mut().find(|(other, _)| *other == cell) {
            Some((_, other)) => *other += times,
            None => {
                terms[kept] = (cell, times);
                kept += 1;
            }
        }
    }
    terms.truncate(kept);
    terms.retain(|(_, times)| *times != 0);
}

/// Groups of the cells of each factor, the lowest first.
fn by_factor(mut terms: Vec<(u16, i32)>, group: impl Fn(&[(u16, i32)], &mut Groups)) -> Groups {
    terms.sort_by_key(|&(_, times)| times);
    let mut groups = Groups::with_room(terms.len());
    terms.chunk_by(|(_, one), (_, other)| one == other).for_each(|part| group(part, &mut groups));
    groups
}

fn rellik(compiler: &mut Compiler<'_>, cells: &[u16], sum: u32) {
    let shape = compiler.shape;
    if is_for_masks(shape.values()) {
        // What parts of each set come to; the empty part is none, and a 0 alone is one.
        let mut parts = [0_u64; 1 << 9];
        for set in 1..1_usize << shape.values() {
            let rest = parts[set & (set - 1)];
            parts[set] = rest | (rest | 1) << shape.value(set.trailing_zeros() as usize);
        }
        return compiler
            .set(cells, |set| parts[set as usize].checked_shr(sum).unwrap_or(0) & 1 == 0);
    }
    if sum >= u64::BITS {
        return compiler.check(cells, move |values| {
            let sums = values.iter().fold(vec![0], |mut sums, value| {
                let with: Vec<u32> = sums.iter().map(|sum| sum + value).collect();
                sums.extend(with.into_iter().filter(|&with| with <= sum));
                sums.sort_unstable();
                sums.dedup();
                sums
            });
            !sums.contains(&sum)
        });
    }
    compiler.line(
        cells,
        // What parts of one cell or more come to.
        0_u64,
        |_, sums, value| {
            let sums = sums | (sums | 1) << value;
            (sums >> sum & 1 == 0).then_some(sums & !(u64::MAX << sum))
        },
        |_| true,
    );
}

/// Neighbouring parts have the same sum, and so have all.
fn equal(compiler: &mut Compiler<'_>, parts: &[Vec<u16>]) {
    for (at, one) in parts.iter().enumerate() {
        // All pairs say more than a chain does; for many parts a chain has to do.
        let others = if parts.len() <= 4 { &parts[..at] } else { &parts[at.saturating_sub(1)..at] };
        for other in others {
            let mut all = terms(one, 1);
            all.extend(terms(other, -1));
            compiler.sum(all, 0);
        }
    }
}

/// The runs of a line that stay in one block.
fn segments(compiler: &Compiler<'_>, cells: &[u16]) -> Vec<Vec<u16>> {
    let block = |cell: u16| compiler.board.blocks.iter().position(|block| block.contains(&cell));
    let runs = cells.chunk_by(|&one, &other| block(one) == block(other));
    runs.filter(|run| block(run[0]).is_some()).map(<[u16]>::to_vec).collect()
}

fn same(compiler: &mut Compiler<'_>, parts: &[Vec<u16>]) {
    let [first, others @ ..] = parts else { return };
    if others.iter().any(|other| other.len() != first.len()) {
        return compiler.forbid();
    }
    if first.is_empty() {
        return;
    }
    if first.len() == 1 {
        let pairs = others.iter().map(|other| (first[0], other[0]));
        return compiler.relations(pairs, |one, other| one == other);
    }
    let are_sets =
        is_for_masks(compiler.shape.values()) && parts.iter().all(|part| compiler.all_differ(part));
    compiler.model.add(Propagator::Same(Same::of(parts, are_sets)));
}

fn zipper(compiler: &mut Compiler<'_>, cells: &[u16]) {
    let half = cells.len() / 2;
    let pair = |at: usize| [cells[at], cells[cells.len() - 1 - at]];
    for at in 0..half {
        let mut all = terms(&pair(at), 1);
        if cells.len() % 2 == 1 {
            all.push((cells[half], -1));
        } else if at > 0 {
            all.extend(terms(&pair(at - 1), -1));
        } else {
            continue;
        }
        compiler.sum(all, 0);
    }
}
