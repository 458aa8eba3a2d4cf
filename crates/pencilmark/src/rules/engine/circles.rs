//! Circles whose values say how many of them have that value.

/// Circles, for boards whose lowest value is known.
#[derive(Clone, Debug)]
pub(in crate::rules) struct Circles {
    pub(super) cells: Vec<u16>,
    lowest: u32,
    /// Cells that all differ: no value is twice in one.
    group: Vec<u16>,
    group_count: usize,
    /// The sets of places whose values sum to the number of circles.
    sets: Vec<u32>,
}

impl Circles {
    /// Those of these cells, on a board of so many values.
    pub(in crate::rules) fn of(
        cells: Vec<u16>,
        values: usize,
        lowest: u32,
        do_differ: impl Fn(u16, u16) -> bool,
    ) -> Self {
        let mut sets = Vec::new();
        find(0, 0, cells.len() as u32, values as u32, lowest, &mut sets);
        let mut groups: Vec<Vec<u16>> = Vec::new();
        let group = cells.iter().map(|&cell| {
            let fits = |group: &Vec<u16>| group.iter().all(|&other| do_differ(cell, other));
            let at = groups.iter().position(fits).unwrap_or(groups.len());
            if at == groups.len() {
                groups.push(Vec::new());
            }
            groups[at].push(cell);
            at as u16
        });
        let group = group.collect();
        Self { cells, lowest, group_count: groups.len(), group, sets }
    }

    /// Leaves the candidates that counting allows; false where it allows none.
    pub(super) fn prune(&self, domains: &mut [u32]) -> bool {
        let mut in_group = vec![0_u16; self.group_count];
        loop {
            let before: u32 = domains.iter().map(|domain| domain.count_ones()).sum();
            let all = domains.iter().fold(0, |all, domain| all | domain);
            let alone = domains.iter().filter(|domain| domain.is_power_of_two());
            let known = alone.fold(0, |all, domain| all | domain);
            let (mut can, mut must) = (0, u32::MAX);
            for &set in self.sets.iter().filter(|&&set| known & !set == 0 && set & !all == 0) {
                can |= set;
                must &= set;
            }
            if can == 0 {
                return false;
            }
            for place in 0..32 - all.leading_zeros() {
                let bit = 1 << place;
                let wanted = (place + self.lowest) as usize;
                let places = domains.iter().filter(|domain| **domain & bit != 0).count();
                let open = self.groups_with(domains, bit, &mut in_group);
                let fixed = domains.iter().filter(|domain| **domain == bit).count();
                let is_in = must & bit != 0;
                if fixed > wanted || (is_in && open < wanted) {
                    return false;
                }
                let is_out = can & bit == 0 || open < wanted;
                if is_out || (fixed == wanted && places > fixed) {
                    if is_out && fixed > 0 {
                        return false;
                    }
                    domains
                        .iter_mut()
                        .filter(|domain| **domain != bit)
                        .for_each(|domain| *domain &= !bit);
                } else if is_in && open == wanted {
                    // Each group has it once.
                    for (domain, &group) in domains.iter_mut().zip(&self.group) {
                        if *domain & bit != 0 && in_group[usize::from(group)] == 1 {
                            *domain = bit;
                        }
                    }
                }
            }
            if domains.contains(&0) {
                return false;
            }
            if domains.iter().map(|domain| domain.count_ones()).sum::<u32>() == before {
                return true;
            }
        }
    }

    /// How many groups have a place for a value, and how many places each has.
    fn groups_with(&self, domains: &[u32], bit: u32, in_group: &mut [u16]) -> usize {
        in_group.fill(0);
        for (domain, &group) in domains.iter().zip(&self.group) {
            in_group[usize::from(group)] += u16::from(domain & bit != 0);
        }
        in_group.iter().filter(|places| **places > 0).count()
    }
}

/// Sets of places from one on whose values have a sum.
fn find(place: u32, set: u32, left: u32, values: u32, lowest: u32, sets: &mut Vec<u32>) {
    if left == 0 {
        sets.push(set);
    }
    for next in place..values {
        // No circle can have the value 0.
        let value = next + lowest;
        if value > 0 && value <= left {
            find(next + 1, set | 1 << next, left - value, values, lowest, sets);
        }
    }
}
