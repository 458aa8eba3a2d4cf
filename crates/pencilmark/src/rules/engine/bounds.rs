//! Sums by their least and most alone: less than all that follows, in a fraction of the time.

use super::bits::places_between;
use super::sums::Sum;

/// The most cells of such a sum.
pub(in crate::rules) const MOST_CELLS: usize = 8;

/// The greatest place of a value.
const LAST: i32 = 31;

impl Sum {
    /// Leaves the candidates of the cells that are neither too small nor too great for what the others can add; false
    /// where the sum cannot be reached.
    pub(super) fn bound(&self, domains: &mut [u32]) -> bool {
        loop {
            let mut ends = [(0, 0); MOST_CELLS];
            let (mut at, mut least, mut most) = (0, 0, 0);
            for (ends, &(len, times)) in ends.iter_mut().zip(&self.groups) {
                let (low, high) = range(domains[at..at + len].iter().copied());
                *ends = ordered(low * times, high * times);
                (least, most) = (least + ends.0, most + ends.1);
                at += len;
            }
            let (up, down) = (self.total - least, most - self.total);
            if up < 0 || down < 0 {
                return false;
            }
            let (mut at, mut is_done) = (0, true);
            for (&(low, high), &(len, times)) in ends.iter().zip(&self.groups) {
                let part = &mut domains[at..at + len];
                at += len;
                if high - low > up.min(down) {
                    let (low, high) = (low.max(high - down), high.min(low + up));
                    let (low, high) = ordered(low / times, high / times);
                    let Some(is_same) = keep(part, low, high) else { return false };
                    is_done &= is_same;
                }
            }
            if is_done {
                return true;
            }
        }
    }
}

/// Leaves the candidates of cells that differ that can add up to places from `low` to `high`, and tells whether these
/// are all; nothing where a cell has none.
fn keep(part: &mut [u32], low: i32, high: i32) -> Option<bool> {
    let mut is_same = true;
    for cell in 0..part.len() {
        let others = part.iter().enumerate().filter(|(other, _)| *other != cell);
        let (least, most) = range(others.map(|(_, domain)| *domain));
        let kept = part[cell] & places_between(low - most, high - least, 1);
        is_same &= kept == part[cell];
        part[cell] = kept;
        if kept == 0 {
            return None;
        }
    }
    Some(is_same)
}

/// The least and the most that the places of cells that differ add up to, by the ends of their candidates.
#[inline]
fn range(part: impl Iterator<Item = u32> + Clone) -> (i32, i32) {
    let least = least(part.clone().map(u32::trailing_zeros));
    let count = part.clone().count() as i32;
    (least, count * LAST - self::least(part.map(u32::leading_zeros)))
}

/// The least sum of places that differ, each no less than one of these: each takes the next that is free, in any order.
#[inline]
fn least(lows: impl Iterator<Item = u32>) -> i32 {
    let (mut taken, mut sum) = (0_u32, 0);
    for low in lows {
        let place = (!taken & u32::MAX.unbounded_shl(low)).trailing_zeros();
        taken |= 1_u32.unbounded_shl(place);
        sum += place as i32;
    }
    sum
}

fn ordered(one: i32, other: i32) -> (i32, i32) {
    (one.min(other), one.max(other))
}

#[cfg(test)]
mod tests {
    use super::super::bits::{ones, random};
    use super::super::sums::Group;
    use super::*;

    /// Shows each choice of candidates.
    fn choices(domains: &[u32], way: &mut Vec<i32>, see: &mut dyn FnMut(&[i32])) {
        let Some((&domain, others)) = domains.split_first() else { return see(way) };
        for place in ones(domain.into()) {
            way.push(place as i32);
            choices(others, way, see);
            way.pop();
        }
    }

    #[test]
    fn bounds_leave_all_that_is_possible_and_see_what_is_not() {
        let mut word = 0x2545_f491_4f6c_dd1d;
        let (mut cut, mut dead, mut missed) = (0, 0, 0);
        for _ in 0..4000 {
            let mut next = |below: u64| random(&mut word) % below;
            let cells = 2 + next(4) as u16;
            let split = next(cells.into()) as u16;
            let parts = [(0..split, -1), (split..cells, 1)].into_iter();
            let parts = parts.map(|(cells, times)| Group { cells: cells.collect(), times });
            let groups: Vec<Group> = parts.filter(|group| !group.cells.is_empty()).collect();
            let total = next(30) as i32 - 8;
            let sum = Sum::new(groups.clone(), total);
            // Ranges: of these, bounds see every dead end of one group.
            let range =
                |low: u64, len: u64| (0x1ff_u64 << low & ((1 << (low + len)) - 1) & 0x1ff) as u32;
            let domains: Vec<u32> = (0..cells).map(|_| range(next(9), 1 + next(5))).collect();
            let mut possible = vec![0_u32; domains.len()];
            choices(&domains, &mut Vec::new(), &mut |way| {
                let (mut at, mut sum, mut differ) = (0, 0, true);
                for group in &groups {
                    let part = &way[at..at + group.cells.len()];
                    at += part.len();
                    sum += part.iter().sum::<i32>() * group.times;
                    differ &= part.iter().enumerate().all(|(at, one)| !part[..at].contains(one));
                }
                if sum == total && differ {
                    possible.iter_mut().zip(way).for_each(|(all, place)| *all |= 1 << place);
                }
            });
            let mut left = domains.clone();
            let is_open = sum.bound(&mut left);
            if is_open {
                assert!(possible.iter().zip(&left).all(|(all, left)| all & !left == 0));
                cut += usize::from(left != domains);
                missed += usize::from(possible[0] == 0);
            } else {
                assert_eq!(possible[0], 0, "{domains:?} {groups:?} {total}");
                dead += 1;
            }
        }
        assert!(cut > 500 && dead > 1000 && missed < dead / 10, "{cut} {dead} {missed}");
    }
}
