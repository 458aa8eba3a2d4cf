//! Cells of which all pairs are in one relation, as sets of values.

use super::cell_set::CellSet;
use super::compiler::Compiler;
use crate::rules::engine::is_for_masks;

/// Pairs of a table that allows no value beside itself differ.
pub(in crate::rules) fn differences(
    compiler: &mut Compiler<'_>,
    table: &[u32],
    pairs: &[(u16, u16)],
) {
    if are_unlike(table) {
        for &(one, other) in pairs {
            compiler.model.differ(one, other);
        }
    }
}

/// Cells of which all pairs are in a relation that is the same both ways and allows no value beside itself hold a set
/// of values of which all pairs are allowed.
pub(in crate::rules) fn add(compiler: &mut Compiler<'_>, table: &[u32], pairs: &[(u16, u16)]) {
    let values = compiler.geometry.values();
    let allows =
        |one: usize, other: usize| table.get(one).is_some_and(|beside| beside >> other & 1 == 1);
    let is_alike = |one: usize| (0..one).all(|other| allows(one, other) == allows(other, one));
    // Where all else is allowed, the differences say as much.
    let is_more = (0..values).any(|one| (0..one).any(|other| !allows(one, other)));
    if !is_for_masks(values) || !are_unlike(table) || !is_more || !(0..values).all(is_alike) {
        return;
    }
    let cliques = cliques(compiler.geometry.cell_count(), pairs, values);
    if !cliques.is_empty() {
        compiler.sets(cliques, |set| {
            let mut places = (0..values).filter(|place| set >> place & 1 == 1);
            places.all(|one| (0..one).all(|other| set >> other & 1 == 0 || allows(one, other)))
        });
    }
}

fn are_unlike(table: &[u32]) -> bool {
    (0..).zip(table).all(|(place, beside): (u32, _)| beside >> place & 1 == 0)
}

/// Sets of three cells or more, up to so many, of which all pairs are there: each pair is in one, if it can be.
fn cliques(cell_count: usize, pairs: &[(u16, u16)], most: usize) -> Vec<Vec<u16>> {
    let mut beside = vec![Vec::new(); cell_count];
    for &(one, other) in pairs.iter().filter(|(one, other)| one != other) {
        beside[usize::from(one)].push(other);
        beside[usize::from(other)].push(one);
    }
    let beside: Vec<CellSet> =
        beside.into_iter().map(|cells| cells.into_iter().collect()).collect();
    let mut found: Vec<CellSet> = Vec::new();
    for &(one, other) in pairs {
        let pair: CellSet = [one, other].into_iter().collect();
        if one == other || found.iter().any(|clique| pair.is_within(clique)) {
            continue;
        }
        let mut clique = vec![one, other];
        let mut common = beside[usize::from(one)].and(&beside[usize::from(other)]);
        while clique.len() < most {
            let Some(next) = common.cells().next() else { break };
            clique.push(next);
            common = common.and(&beside[usize::from(next)]);
        }
        if clique.len() > 2 {
            found.push(clique.into_iter().collect());
        }
    }
    found.iter().map(|clique| clique.cells().collect()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_with_all_pairs_are_one_set() {
        let lines = [(0, 1), (0, 2), (1, 2), (2, 3), (3, 4), (2, 4), (4, 5), (2, 2)];
        assert_eq!(cliques(6, &lines, 9), [vec![0, 1, 2], vec![2, 3, 4]]);
        // No set is larger than there are values.
        let all: Vec<(u16, u16)> =
            (0..6).flat_map(|one| (0..one).map(move |two| (one, two))).collect();
        assert!(cliques(6, &all, 4).iter().all(|clique| clique.len() <= 4));
    }
}
