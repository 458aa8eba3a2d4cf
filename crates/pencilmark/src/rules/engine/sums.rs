//! Sums of cells, some of which differ.

use super::masks::{Masks, Reach};
use std::sync::LazyLock;

/// Cells of a sum that all differ, or one alone, each times the same number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::rules) struct Group {
    pub(in crate::rules) cells: Vec<u16>,
    pub(in crate::rules) times: i32,
}

/// A sum over places of values: groups of cells, and what they come to.
#[derive(Clone, Debug)]
pub(in crate::rules) struct Sum {
    pub(super) cells: Vec<u16>,
    /// How many of the cells are in each group, one after the other, and their factor.
    groups: Vec<(usize, i32)>,
    total: i32,
}

/// The sets of each sum of places.
static SETS: LazyLock<[Masks; 37]> = LazyLock::new(|| {
    std::array::from_fn(|sum| {
        Masks::filter(|set| (0..9).filter(|place| set >> place & 1 == 1).sum::<usize>() == sum)
    })
});

/// A set of numbers below 512, shifted as a whole.
#[derive(Clone, Copy)]
struct Numbers([u64; 8]);

const MOST_NUMBER: i32 = 511;

impl Numbers {
    const NONE: Self = Self([0; 8]);

    fn of(number: usize) -> Self {
        let mut numbers = Self::NONE;
        numbers.0[number / 64] = 1 << (number % 64);
        numbers
    }

    /// All of them greater by this.
    #[inline]
    fn plus(self, by: usize) -> Self {
        let (words, bits) = (by / 64, by % 64);
        let mut moved = Self::NONE;
        for word in words..8 {
            let low = self.0[word - words] << bits;
            let high =
                if bits > 0 && word > words { self.0[word - words - 1] >> (64 - bits) } else { 0 };
            moved.0[word] = low | high;
        }
        moved
    }

    /// All of them less by this, without those that would be below 0.
    #[inline]
    fn minus(self, by: usize) -> Self {
        let (words, bits) = (by / 64, by % 64);
        let mut moved = Self::NONE;
        for word in 0..8 - words {
            let low = self.0[word + words] >> bits;
            let high = match self.0.get(word + words + 1) {
                Some(next) if bits > 0 => next << (64 - bits),
                _ => 0,
            };
            moved.0[word] = low | high;
        }
        moved
    }

    #[inline]
    fn and(self, other: Self) -> Self {
        Self(std::array::from_fn(|word| self.0[word] & other.0[word]))
    }

    #[inline]
    fn or(self, other: Self) -> Self {
        Self(std::array::from_fn(|word| self.0[word] | other.0[word]))
    }

    fn is_none(self) -> bool {
        self.0.iter().all(|word| *word == 0)
    }
}

impl Sum {
    /// The sum of groups; groups of more than one cell are for boards of up to nine values.
    pub(in crate::rules) fn new(groups: Vec<Group>, total: i32) -> Self {
        let cells = groups.iter().flat_map(|group| group.cells.iter().copied()).collect();
        let groups = groups.iter().map(|group| (group.cells.len(), group.times)).collect();
        Self { cells, groups, total }
    }

    /// Leaves the candidates of the cells with which the sum can be reached, and tells the values that one
    /// of them has, where they all differ; nothing where it cannot be reached.
    pub(super) fn prune(&self, domains: &mut [u32]) -> Option<u32> {
        if let [(len, times)] = self.groups[..]
            && len > 1
        {
            if self.total % times != 0 {
                return None;
            }
            let sets = SETS.get(usize::try_from(self.total / times).ok()?)?;
            return Reach::of(domains).prune(domains, *sets);
        }
        // What each group can come to, from its least: sums of places, one bit each.
        let mut reached: Vec<(u64, Option<Reach>)> = Vec::with_capacity(self.groups.len());
        let mut at = 0;
        for &(len, _) in &self.groups {
            let part = &domains[at..at + len];
            at += len;
            if let [alone] = part {
                reached.push((u64::from(*alone), None));
                continue;
            }
            let reach = Reach::of(part);
            let sets = reach.sets();
            let sums = (0..SETS.len()).filter(|&sum| !sets.and(SETS[sum]).is_none());
            reached.push((sums.fold(0, |all, sum| all | 1 << sum), Some(reach)));
        }
        if reached.iter().any(|(sums, _)| *sums == 0) {
            return None;
        }
        let ends = |sums: u64| (sums.trailing_zeros() as i32, 63 - sums.leading_zeros() as i32);
        let (mut least, mut most) = (0, 0);
        for (&(sums, _), &(_, times)) in reached.iter().zip(&self.groups) {
            let (low, high) = ends(sums);
            least += (low * times).min(high * times);
            most += (low * times).max(high * times);
        }
        let (up, down) = (self.total - least, most - self.total);
        if up < 0 || down < 0 {
            return None;
        }
        // From the least or from the most, whichever is nearer.
        let is_up = up <= down;
        let total = up.min(down);
        let mut allowed: Vec<u64> = Vec::with_capacity(reached.len());
        if total > MOST_NUMBER {
            for (&(sums, _), &(_, times)) in reached.iter().zip(&self.groups) {
                let (low, high) = ends(sums);
                let base = if (times > 0) == is_up { low } else { high };
                let is_near = |sum: &i32| ((sum - base) * times).abs() <= total;
                allowed.push(bits(sums).filter(is_near).fold(0, |all, sum| all | 1 << sum));
            }
        } else {
            allowed.resize(reached.len(), 0);
            // How far each sum of a group is from the group's end.
            let steps = |group: usize| {
                let (sums, times) = (reached[group].0, self.groups[group].1);
                let (low, high) = ends(sums);
                let base = if (times > 0) == is_up { low } else { high };
                bits(sums).map(move |sum| (sum, ((sum - base) * times).unsigned_abs() as usize))
            };
            let mut before = Vec::with_capacity(reached.len() + 1);
            before.push(Numbers::of(0));
            for group in 0..reached.len() {
                let mut then = Numbers::NONE;
                for (_, step) in steps(group).filter(|(_, step)| *step <= total as usize) {
                    then = then.or(before[group].plus(step));
                }
                before.push(then);
            }
            let mut wanted = Numbers::of(total as usize).and(before[reached.len()]);
            if wanted.is_none() {
                return None;
            }
            for group in (0..reached.len()).rev() {
                let mut then = Numbers::NONE;
                for (sum, step) in steps(group).filter(|(_, step)| *step <= total as usize) {
                    let found = wanted.minus(step).and(before[group]);
                    if !found.is_none() {
                        allowed[group] |= 1 << sum;
                        then = then.or(found);
                    }
                }
                wanted = then;
            }
        }
        let mut at = 0;
        for ((sums, reach), (allowed, &(len, _))) in
            reached.iter().zip(allowed.iter().zip(&self.groups))
        {
            let part = &mut domains[at..at + len];
            at += len;
            if allowed == sums && len == 1 {
                continue;
            }
            match reach {
                None => part[0] = *allowed as u32,
                // Where all sums stay, cells that differ may still exclude candidates.
                Some(reach) => {
                    let sets =
                        bits(*allowed).fold(Masks::NONE, |all, sum| all.or(SETS[sum as usize]));
                    reach.prune(part, sets)?;
                }
            }
        }
        Some(0)
    }
}

fn bits(mut set: u64) -> impl Iterator<Item = i32> {
    std::iter::from_fn(move || {
        (set != 0).then(|| {
            let bit = set.trailing_zeros() as i32;
            set &= set - 1;
            bit
        })
    })
}
