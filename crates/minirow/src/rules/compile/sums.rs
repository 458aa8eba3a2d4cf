//! Sums of cells, each times a number.

use super::compiler::Compiler;
use crate::rules::engine::{Groups, Propagator, Sum, is_for_masks};

impl Compiler<'_> {
    /// These cells sum to this, in values as people see them.
    pub(in crate::rules) fn sum_of(&mut self, cells: &[u16], sum: u32) {
        self.sum(terms(cells, 1), i64::from(sum));
    }

    /// Neighbouring parts have the same sum, and so have all.
    pub(in crate::rules) fn equal_sums(&mut self, parts: &[Vec<u16>]) {
        for (at, one) in parts.iter().enumerate() {
            // All pairs say more than a chain does; for many parts a chain has to do.
            let others =
                if parts.len() <= 4 { &parts[..at] } else { &parts[at.saturating_sub(1)..at] };
            for other in others {
                let mut all = terms(one, 1);
                all.extend(terms(other, -1));
                self.sum(all, 0);
            }
        }
    }

    /// Cells, each times a number, sum to this, in values as people see them.
    pub(in crate::rules) fn sum(&mut self, mut terms: Vec<(u16, i32)>, sum: i64) {
        merge(&mut terms);
        let total = self.total(&terms, sum);
        if terms.is_empty() {
            if total != 0 {
                self.forbid();
            }
            return;
        }
        if let [(one, factor), (other, times)] = terms[..] {
            let lowest = self.geometry.value_at(0);
            return self.relation(one, other, |one, other| {
                let places = [one, other].map(|value| i64::from(value - lowest));
                places[0] * i64::from(factor) + places[1] * i64::from(times) == i64::from(total)
            });
        }
        let groups = match is_for_masks(self.geometry.values()) {
            true => by_factor(terms, |part, groups| self.group(part, groups)),
            false => by_factor(terms, |part, groups| {
                part.iter().for_each(|&(cell, times)| groups.push([cell], times));
            }),
        };
        self.model.add(Propagator::Sum(Box::new(Sum::new(groups, total))));
    }

    /// The same, of which bounds do.
    pub(in crate::rules) fn bounds(&mut self, terms: Vec<(u16, i32)>, sum: i64) {
        let total = self.total(&terms, sum);
        let groups = by_factor(terms, |part, groups| {
            let from = groups.len();
            part.iter().for_each(|&(cell, times)| self.join(cell, times, from, groups));
        });
        self.model.add(Propagator::Bounds(Box::new(Sum::new(groups, total))));
    }

    /// What the places of cells sum to where their values sum to this.
    fn total(&self, terms: &[(u16, i32)], sum: i64) -> i32 {
        let lowest = i64::from(self.geometry.value_at(0));
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

fn terms(cells: &[u16], times: i32) -> Vec<(u16, i32)> {
    cells.iter().map(|&cell| (cell, times)).collect()
}
