//! Cells that have a value of each of some kinds.

use super::bits::ones;
use super::budget::Budget;
use super::layers::Layers;

/// Kinds that no two have a value of, each as a set of places.
#[derive(Clone, Debug)]
pub(in crate::rules) struct Kinds(Vec<u32>);

/// The most cells and kinds that are looked at.
const MOST: usize = 4;

impl Kinds {
    /// Those of up to four kinds that all values of a board are of.
    pub(in crate::rules) fn new(kinds: Vec<u32>) -> Self {
        debug_assert!(kinds.len() <= MOST, "up to {MOST} kinds, found {}", kinds.len());
        Self(kinds)
    }

    /// Leaves the candidates of up to four cells with which each kind is there, and tells the values that one of them
    /// must have: those that are left of a kind; nothing where a kind is not there.
    ///
    /// So many kinds that only as many cells can have are all that these cells have (Hall's condition).
    pub(super) fn prune(&self, domains: &mut [u32]) -> Option<u32> {
        let mut cells_of = [0_u32; MOST];
        loop {
            for (cells, kind) in cells_of.iter_mut().zip(&self.0) {
                let has = |at: usize| u32::from(domains[at] & kind != 0) << at;
                *cells = (0..domains.len()).fold(0, |cells, at| cells | has(at));
            }
            // All kinds together are what any cell has.
            if cells_of[..self.0.len()]
                .iter()
                .all(|cells| cells.count_ones() as usize >= self.0.len())
            {
                break;
            }
            let mut is_cut = false;
            for some in 1..1_usize << self.0.len() {
                let (mut cells, mut values) = (0, 0);
                for at in ones(some as u64) {
                    cells |= cells_of[at as usize];
                    values |= self.0[at as usize];
                }
                if cells.count_ones() < some.count_ones() {
                    return None;
                }
                if cells.count_ones() == some.count_ones() {
                    for at in ones(cells.into()) {
                        let domain = &mut domains[at as usize];
                        is_cut |= *domain & !values != 0;
                        *domain &= values;
                    }
                }
            }
            if !is_cut {
                break;
            }
        }
        let all = domains.iter().fold(0, |all, domain| all | domain);
        let left = self.0.iter().map(|kind| all & kind);
        Some(left.filter(|left| left.is_power_of_two()).fold(0, |common, left| common | left))
    }

    /// What reads cells with these candidates: the kinds that were there, as a set.
    pub(super) fn layers(&self, domains: &[u32], budget: &mut Budget<'_>) -> Option<Layers> {
        let all = (1_u64 << self.0.len()) - 1;
        Layers::unroll(
            domains,
            vec![0],
            &|_, seen, domain, found| {
                for (at, kind) in self.0.iter().enumerate() {
                    found(domain & kind, seen | 1 << at);
                }
            },
            &|seen| seen == all,
            budget,
        )
    }
}

#[cfg(test)]
mod tests {
    use super::super::bits::random;
    use super::*;

    #[test]
    fn cells_are_left_what_lines_leave() {
        let kinds = Kinds::new(vec![0b1_0010_0100, 0b1001_0010, 0b0100_1001]);
        let mut word = 0x9e37_79b9_7f4a_7c15;
        let (mut dead, mut cut, mut told) = (0, 0, 0);
        for _ in 0..20_000 {
            let bits = random(&mut word) & random(&mut word);
            let domains = [0, 9, 18, 27].map(|shift| (bits >> shift & 0x1ff) as u32);
            if domains.contains(&0) {
                continue;
            }
            let (mut left, mut expected) = (domains, domains);
            let common = kinds.prune(&mut left);
            let mut go_on = || std::ops::ControlFlow::Continue(());
            let layers = kinds.layers(&[0x1ff; 4], &mut Budget::new(1000, &mut go_on)).unwrap();
            assert_eq!(common.is_some(), layers.prune(&mut expected, &mut Vec::new()));
            match common {
                None => dead += 1,
                Some(common) => {
                    assert_eq!(left, expected, "{domains:?}");
                    cut += u32::from(left != domains);
                    told += u32::from(common != 0);
                }
            }
        }
        assert!(dead > 1000 && cut > 1000 && told > 1000, "{dead} {cut} {told}");
    }

    #[test]
    fn the_value_that_is_left_of_a_kind_is_told() {
        let kinds = Kinds::new(vec![0b1111, 0b1111_0000]);
        assert_eq!(kinds.prune(&mut [0b11, 0b1_0001]), Some(0b1_0000));
    }
}
