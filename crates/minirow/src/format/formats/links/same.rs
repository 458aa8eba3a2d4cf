//! Whether rules are the same, in whatever order they stand.

use std::collections::BTreeMap;

use crate::board::Geometry;
use crate::rules::Rule;
use crate::rules::links::{Entry, fields};

/// Whether these are the same rules of a board.
pub(super) fn same_rules(one: &[Rule], other: &[Rule], geometry: &Geometry) -> bool {
    sorted(one, geometry) == sorted(other, geometry)
}

/// All rules as texts, in order; those of single cells of a kind as one.
fn sorted(rules: &[Rule], geometry: &Geometry) -> Vec<String> {
    let mut single: BTreeMap<&str, Vec<u16>> = BTreeMap::new();
    let mut told = Vec::new();
    for rule in rules {
        let field = fields().find(|field| rule.is_of(field.of));
        match field.map(|field| field.entry) {
            Some(Entry::Cell) => single.entry(rule.name()).or_default().extend(rule.cells()),
            Some(Entry::Group | Entry::Set | Entry::Pair | Entry::Corner) => {
                let (mut cells, mut numbers) = (rule.cells(), rule.numbers());
                cells.sort_unstable();
                numbers.sort_unstable();
                told.push(format!("{} {numbers:?} {cells:?}", rule.name()));
            }
            _ => told.push(format!("{:?}", rule.spelled(geometry))),
        }
    }
    for (name, mut cells) in single {
        cells.sort_unstable();
        cells.dedup();
        if !cells.is_empty() {
            told.push(format!("{name} {cells:?}"));
        }
    }
    told.sort_unstable();
    told
}
