//! Sums of cells, some of which differ.

use std::sync::LazyLock;

use super::bits::{all_places, ones};
use super::budget::Budget;
use super::groups::Groups;
use super::layers::Layers;
use super::masks::{Masks, Reach};
use super::numbers::Numbers;

/// A sum over places of values: groups of cells, and what they come to.
#[derive(Clone, Debug)]
pub(in crate::rules) struct Sum {
    pub(super) cells: Vec<u16>,
    /// How many of the cells are in each group, one after the other, and their factor.
    pub(super) groups: Vec<(usize, i32)>,
    pub(super) total: i32,
}

/// The sets of each sum of places.
static SETS: LazyLock<[Masks; 37]> = LazyLock::new(|| {
    std::array::from_fn(|sum| {
        Masks::filter(|set| (0..9).filter(|place| set >> place & 1 == 1).sum::<usize>() == sum)
    })
});

/// Memory for the groups of a sum, kept from one sum to the next.
#[derive(Default)]
pub(super) struct Scratch {
    reached: Vec<Reached>,
    /// The sums of each group that are part of the total.
    allowed: Vec<u64>,
    /// What the groups up to each come to together.
    before: Vec<u64>,
}

/// What a group can come to: a bit for each sum.
struct Reached {
    sums: u64,
    /// Where there are three cells or more.
    reach: Reach,
    /// How far each sum is from the least or the most.
    base: i32,
    times: i32,
}

impl Reached {
    const NONE: Self = Self { sums: 0, reach: Reach::NONE, base: 0, times: 1 };

    /// Makes it that of cells with these candidates.
    fn set(&mut self, part: &[u32], times: i32) {
        (self.base, self.times) = (0, times);
        self.sums = match *part {
            [alone] => u64::from(alone),
            [one, other] => ones(one.into())
                .fold(0, |all, place| all | u64::from(other & !(1 << place)) << place),
            _ => {
                self.reach.set(part);
                let sets = self.reach.sets();
                let found = (0..SETS.len()).filter(|&sum| !sets.and(SETS[sum]).is_none());
                found.fold(0, |all, sum| all | 1 << sum)
            }
        };
    }

    /// The least and the most that it adds.
    fn ends(&self) -> (i32, i32) {
        let low = self.sums.trailing_zeros() as i32 * self.times;
        let high = (63 - self.sums.leading_zeros() as i32) * self.times;
        (low.min(high), low.max(high))
    }

    /// Leaves the sums that add from `low` to `high`.
    fn keep(&mut self, low: i32, high: i32) {
        let times = self.times;
        let is_near = |sum: &u32| (low..=high).contains(&(*sum as i32 * times));
        self.sums = ones(self.sums).filter(is_near).fold(0, |all, sum| all | 1 << sum);
    }

    /// How far a sum is from the end that it is measured from.
    fn step(&self, sum: u32) -> usize {
        (sum as i32 * self.times - self.base).unsigned_abs() as usize
    }

    /// Leaves the candidates whose sums are allowed; false where there is none.
    fn prune(&self, part: &mut [u32], allowed: u64) -> bool {
        match part {
            [alone] => *alone = allowed as u32,
            [one, other] => {
                let mut kept = [0_u32; 2];
                for place in ones((*one).into()) {
                    let beside = (allowed >> place) as u32 & *other & !(1 << place);
                    kept[0] |= u32::from(beside != 0) << place;
                    kept[1] |= beside;
                }
                [*one, *other] = kept;
            }
            _ => {
                let sets = ones(allowed).fold(Masks::NONE, |all, sum| all.or(SETS[sum as usize]));
                return self.reach.prune(part, sets).is_some();
            }
        }
        true
    }
}

impl Sum {
    /// The sum of groups; groups of more than one cell are for boards of up to nine values.
    pub(in crate::rules) fn new(groups: Groups, total: i32) -> Self {
        Self { cells: groups.cells, groups: groups.parts, total }
    }

    /// What reads its cells: how much is summed up, as far as the rest can reach the total.
    pub(super) fn layers(&self, values: usize, budget: &mut Budget<'_>) -> Option<Layers> {
        let factors: Vec<i64> = self.factors().into_iter().map(i64::from).collect();
        let total = i64::from(self.total);
        // From each cell on, the least and the most.
        let mut ends = vec![(0, 0); factors.len() + 1];
        for (at, &times) in factors.iter().enumerate().rev() {
            let most = times * (values as i64 - 1);
            ends[at] = (ends[at + 1].0 + most.min(0), ends[at + 1].1 + most.max(0));
        }
        Layers::unroll(
            &vec![all_places(values as u32); factors.len()],
            vec![0],
            &|at, sum, domain, found| {
                let (least, most) = ends[at + 1];
                for place in ones(domain.into()) {
                    let now = sum as i64 + factors[at] * i64::from(place);
                    if (now + least..=now + most).contains(&total) {
                        found(1 << place, now as u64);
                    }
                }
            },
            &|sum| sum as i64 == total,
            budget,
        )
    }

    /// The factor of each cell.
    pub(super) fn factors(&self) -> Vec<i32> {
        self.groups.iter().flat_map(|&(len, times)| std::iter::repeat_n(times, len)).collect()
    }

    /// Whether all cells differ and are added.
    pub(super) fn is_set(&self) -> bool {
        matches!(self.groups[..], [(3.., _)])
    }

    /// Whether it is three cells that differ, of which conclusions are drawn quickly.
    pub(super) fn is_three(&self) -> bool {
        matches!(self.groups[..], [(3, _)])
    }

    /// Leaves the candidates of the cells with which the sum can be reached, and tells the values that one
    /// of them has, where they all differ; nothing where it cannot be reached.
    pub(super) fn prune(&self, domains: &mut [u32], scratch: &mut Scratch) -> Option<u32> {
        if let [(len, times)] = self.groups[..]
            && len > 2
        {
            if self.total % times != 0 {
                return None;
            }
            let total = usize::try_from(self.total / times).ok()?;
            let sets = SETS.get(total)?;
            return match domains {
                [one, two, three] => three_cells([one, two, three], total as u32),
                [one, two, three, four] => four_cells([one, two, three, four], total as u32),
                _ => Reach::of(domains).prune(domains, *sets),
            };
        }
        if let (&[(1, one @ (-1 | 1)), (2, two @ (-1 | 1))], [alone, first, second])
        | (&[(2, two @ (-1 | 1)), (1, one @ (-1 | 1))], [first, second, alone]) =
            (&self.groups[..], &mut *domains)
        {
            let asked = |place: i32| (self.total - one * place) * two;
            return one_and_two(alone, [first, second], asked).then_some(0);
        }
        let Scratch { reached, allowed, before } = scratch;
        if reached.len() < self.groups.len() {
            reached.resize_with(self.groups.len(), || Reached::NONE);
        }
        let reached = &mut reached[..self.groups.len()];
        let (mut at, mut least, mut most) = (0, 0, 0);
        for (group, &(len, times)) in reached.iter_mut().zip(&self.groups) {
            group.set(&domains[at..at + len], times);
            at += len;
            if group.sums == 0 {
                return None;
            }
            let (low, high) = group.ends();
            least += low;
            most += high;
        }
        let (mut up, mut down) = (self.total - least, most - self.total);
        if up < 0 || down < 0 {
            return None;
        }
        // What is within reach of both ends, until nothing more is out of reach.
        loop {
            let (mut least, mut most) = (0, 0);
            for group in &mut *reached {
                let (low, high) = group.ends();
                if high - low > up || high - low > down {
                    group.keep(low.max(high - down), high.min(low + up));
                    if group.sums == 0 {
                        return None;
                    }
                }
                let (low, high) = group.ends();
                least += low;
                most += high;
            }
            let before = (up, down);
            (up, down) = (self.total - least, most - self.total);
            if up < 0 || down < 0 {
                return None;
            }
            if before == (up, down) {
                break;
            }
        }
        // From the least or from the most, whichever is nearer.
        for group in &mut *reached {
            let (low, high) = group.ends();
            group.base = if up <= down { low } else { high };
        }
        let total = up.min(down) as usize;
        allowed.clear();
        let is_possible = match total {
            0..64 => combine::<1>(reached, total, before, allowed),
            64..128 => combine::<2>(reached, total, before, allowed),
            128..512 => combine::<8>(reached, total, before, allowed),
            _ => {
                allowed.extend(reached.iter().map(|group| group.sums));
                true
            }
        };
        if !is_possible {
            return None;
        }
        let mut at = 0;
        for (group, (&allowed, &(len, _))) in reached.iter().zip(allowed.iter().zip(&self.groups)) {
            if !group.prune(&mut domains[at..at + len], allowed) {
                return None;
            }
            at += len;
        }
        Some(0)
    }
}

/// Leaves the candidates of three cells that differ with which they have a sum of places, and tells the values that one
/// of them has; nothing where there are none.
///
/// For each value of one of them, the candidates of the other two are those of each other, in reverse order and shifted.
fn three_cells(cells: [&mut u32; 3], total: u32) -> Option<u32> {
    let lens = [0, 1, 2].map(|cell: usize| cells[cell].count_ones());
    let [one, two, three] = cells;
    // That of the fewest values comes first.
    let [one, two, three] = match lens {
        [first, second, third] if first <= second.min(third) => [one, two, three],
        [_, second, third] if second <= third => [two, one, three],
        _ => [three, two, one],
    };
    let pair = Pair::of([*two, *three]);
    let (mut kept, mut common) = ([0; 3], u32::MAX);
    for place in ones((*one).into()) {
        let Some(rest) = total.checked_sub(place).filter(|rest| *rest < 31) else { continue };
        // Neither of the others has this value: one would have it, and the other what is left of the sum.
        let taken = 1 << place | if rest >= place { 1 << (rest - place) } else { 0 };
        let [second, third] = pair.with_sum(rest, taken);
        if second == 0 {
            continue;
        }
        kept = [kept[0] | 1 << place, kept[1] | second, kept[2] | third];
        let both = second | third;
        let is_one_pair = (both & (both - 1)).is_power_of_two();
        common &= 1 << place | if is_one_pair { both } else { 0 };
    }
    [*one, *two, *three] = kept;
    (kept[0] != 0).then_some(common)
}

/// Two cells that differ, with their candidates in reverse order.
struct Pair {
    cells: [u32; 2],
    turned: [u32; 2],
}

impl Pair {
    fn of(cells: [u32; 2]) -> Self {
        Self { cells, turned: cells.map(u32::reverse_bits) }
    }

    /// The candidates with which they come to a sum of places below 31, without some that are taken.
    #[inline]
    fn with_sum(&self, sum: u32, taken: u32) -> [u32; 2] {
        let twice = if sum.is_multiple_of(2) { 1 << (sum / 2) } else { 0 };
        let [one, other] = self.cells;
        let [one_turned, other_turned] = self.turned.map(|turned| turned >> (31 - sum));
        [one & other_turned & !(taken | twice), other & one_turned & !(taken | twice)]
    }
}

/// Leaves the candidates of a cell and of two that differ with which the two come to what the place of the one asks for;
/// false where there are none.
fn one_and_two(one: &mut u32, [two, three]: [&mut u32; 2], asked: impl Fn(i32) -> i32) -> bool {
    let pair = Pair::of([*two, *three]);
    let mut kept = [0; 3];
    for place in ones((*one).into()) {
        let sum = asked(place as i32);
        if (0..31).contains(&sum) {
            let [second, third] = pair.with_sum(sum as u32, 0);
            kept[0] |= u32::from(second != 0) << place;
            kept[1] |= second;
            kept[2] |= third;
        }
    }
    [*one, *two, *three] = kept;
    kept[0] != 0
}

/// The same as [`three_cells`] for four: for each value of the first, the others are three cells without it.
fn four_cells([one, two, three, four]: [&mut u32; 4], total: u32) -> Option<u32> {
    let (mut kept, mut common) = ([0; 4], u32::MAX);
    for place in ones((*one).into()) {
        let Some(rest) = total.checked_sub(place) else { continue };
        let [mut second, mut third, mut fourth] =
            [*two, *three, *four].map(|domain| domain & !(1 << place));
        if let Some(all) = three_cells([&mut second, &mut third, &mut fourth], rest) {
            kept = [kept[0] | 1 << place, kept[1] | second, kept[2] | third, kept[3] | fourth];
            common &= 1 << place | all;
        }
    }
    [*one, *two, *three, *four] = kept;
    (kept[0] != 0).then_some(common)
}

/// Which sums of each group are part of the total.
fn combine<const W: usize>(
    groups: &[Reached],
    total: usize,
    before: &mut Vec<u64>,
    allowed: &mut Vec<u64>,
) -> bool {
    before.clear();
    let mut now = Numbers::<W>::of(0);
    for group in groups {
        before.extend_from_slice(now.words());
        let mut then = Numbers::NONE;
        for step in ones(group.sums).map(|sum| group.step(sum)).filter(|step| *step <= total) {
            then = then.or(now.plus(step));
        }
        now = then;
    }
    let mut wanted = Numbers::of(total).and(now);
    if wanted.is_none() {
        return false;
    }
    allowed.resize(groups.len(), 0);
    for ((group, before), allowed) in groups.iter().zip(before.chunks(W)).zip(allowed).rev() {
        let (before, mut then) = (Numbers::read(before), Numbers::NONE);
        for sum in ones(group.sums) {
            let step = group.step(sum);
            if step <= total {
                let found = wanted.minus(step).and(before);
                if !found.is_none() {
                    *allowed |= 1 << sum;
                    then = then.or(found);
                }
            }
        }
        wanted = then;
    }
    true
}

#[cfg(test)]
mod tests {
    use super::super::bits::random;
    use super::*;

    #[test]
    fn one_and_two_cells_are_as_plain_trying_tells() {
        let mut word = 0x9e37_79b9_7f4a_7c15_u64;
        let mut met = 0;
        for round in 0..20_000 {
            random(&mut word);
            let domains = [word, word >> 9, word >> 18].map(|bits| bits as u32 & 0x1ff);
            let (one, two) = ([-1, 1][round % 2], [-1, 1][round / 2 % 2]);
            let total = (word >> 27) as i32 % 40 - 16;
            let mut parts = [(vec![0], one), (vec![1, 2], two)];
            let mut right = [0; 3];
            for places in 0..729 {
                let [a, b, c] = [places % 9, places / 9 % 9, places / 81];
                let has =
                    [a, b, c].iter().zip(domains).all(|(place, domain)| domain >> place & 1 == 1);
                if has && b != c && one * a + two * (b + c) == total {
                    right.iter_mut().zip([a, b, c]).for_each(|(right, place)| *right |= 1 << place);
                }
            }
            let mut fast = domains;
            if round % 3 == 0 {
                parts.reverse();
                fast.rotate_left(1);
                right.rotate_left(1);
            }
            let mut groups = Groups::default();
            parts.into_iter().for_each(|(cells, times)| groups.push(cells, times));
            let is_possible = Sum::new(groups, total).prune(&mut fast, &mut Scratch::default());
            assert_eq!(is_possible.is_some(), right[0] != 0);
            if is_possible.is_some() {
                assert_eq!(fast, right, "{domains:?} {one} {two} {total}");
                met += 1;
            }
        }
        assert!(met > 3_000, "{met}");
    }

    #[test]
    fn three_and_four_cells_are_as_sets_tell() {
        let mut word = 0x2545_f491_4f6c_dd1d_u64;
        let mut met = 0;
        for round in 0..100_000 {
            random(&mut word);
            let all = [word, word >> 9, word >> 18, word >> 36].map(|bits| bits as u32 & 0x1ff);
            let mut plain = all[..3 + round % 2].to_vec();
            let total = (word >> 27) as usize % 33;
            let mut fast = plain.clone();
            let told = match &mut fast[..] {
                [one, two, three] => three_cells([one, two, three], total as u32),
                [one, two, three, four] => four_cells([one, two, three, four], total as u32),
                _ => unreachable!("three or four cells"),
            };
            let right = Reach::of(&plain).prune(&mut plain, SETS[total]);
            assert_eq!(told, right);
            if right.is_some() {
                assert_eq!(fast, plain, "{total}");
                met += 1;
            }
        }
        assert!(met > 10_000, "{met}");
    }
}
