//! Sums by their least and most alone: less than all that follows, in a fraction of the time.

use super::bits::places_between;
use super::sums::Sum;

/// The most cells of such a sum.
pub(in crate::rules) const MOST_CELLS: usize = 8;

/// The greatest place of a value.
const LAST: i32 = 31;

impl Sum {
    /// Leaves the candidates of the cells that are neither too small nor too great for what the others can add, each
    /// added or taken away, and tells whether any were removed; nothing where the sum cannot be reached.
    pub(super) fn bound(&self, domains: &mut [u32]) -> Option<bool> {
        let mut is_new = false;
        loop {
            let mut ends = [(0, 0); MOST_CELLS];
            let (mut at, mut least, mut most) = (0, 0, 0);
            for (group, &(len, times)) in self.groups.iter().enumerate() {
                let (low, high) = range(&domains[at..at + len], None);
                let (low, high) = if times < 0 { (-high, -low) } else { (low, high) };
                ends[group] = (low, high);
                (least, most) = (least + low, most + high);
                at += len;
            }
            let (up, down) = (self.total - least, most - self.total);
            if up < 0 || down < 0 {
                return None;
            }
            let (mut at, mut is_done) = (0, true);
            for (group, &(len, times)) in self.groups.iter().enumerate() {
                let (low, high) = ends[group];
                let part = &mut domains[at..at + len];
                at += len;
                let slack = up.min(down);
                if high - low > slack {
                    let (low, high) = (low.max(high - down), high.min(low + up));
                    let (low, high) = if times < 0 { (-high, -low) } else { (low, high) };
                    is_done &= !keep(part, low, high, slack)?;
                }
            }
            if is_done {
                return Some(is_new);
            }
            is_new = true;
        }
    }
}

/// Leaves the candidates of cells that differ that can add up to places from `low` to `high`, and tells whether any were
/// removed; nothing where a cell has none.
///
/// Without a cell the others add up to at most as much less as its least value, and at least as much less as its
/// greatest: where these are no further apart than the slack, none of its values is too small or too great.
fn keep(part: &mut [u32], low: i32, high: i32, slack: i32) -> Option<bool> {
    let mut is_new = false;
    for cell in 0..part.len() {
        if LAST - part[cell].leading_zeros() as i32 - part[cell].trailing_zeros() as i32 <= slack {
            continue;
        }
        let (least, most) = range(part, Some(cell));
        let kept = part[cell] & places_between(low - most, high - least, 1);
        if kept == 0 {
            return None;
        }
        is_new |= kept != part[cell];
        part[cell] = kept;
    }
    Some(is_new)
}

/// The least and the most that the places of cells that differ add up to, without one of them, by the ends of their
/// candidates: each takes the next place that is free, in any order.
#[inline]
fn range(part: &[u32], without: Option<usize>) -> (i32, i32) {
    let (mut below, mut above) = (0_u64, 0_u64);
    let (mut least, mut most) = (0, 0);
    for (at, &domain) in part.iter().enumerate() {
        if Some(at) != without {
            let low = (!below & u64::MAX << (domain.trailing_zeros() % 64)).trailing_zeros();
            let high = (!above & u64::MAX << (domain.leading_zeros() % 64)).trailing_zeros();
            below |= 1 << (low % 64);
            above |= 1 << (high % 64);
            least += low as i32;
            most += LAST - high as i32;
        }
    }
    (least, most)
}

#[cfg(test)]
mod tests {
    use super::super::bits::{ones, random};
    use super::super::groups::Groups;
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
            let mut groups = Groups::default();
            let parts = parts.filter(|(cells, _)| !cells.is_empty());
            parts.for_each(|(cells, times)| groups.push(cells, times));
            let total = next(30) as i32 - 8;
            let sum = Sum::new(groups.clone(), total);
            // Ranges: of these, bounds see every dead end of one group.
            let range =
                |low: u64, len: u64| (0x1ff_u64 << low & ((1 << (low + len)) - 1) & 0x1ff) as u32;
            let domains: Vec<u32> = (0..cells).map(|_| range(next(9), 1 + next(5))).collect();
            let mut possible = vec![0_u32; domains.len()];
            choices(&domains, &mut Vec::new(), &mut |way| {
                let (mut at, mut sum, mut differ) = (0, 0, true);
                for &(len, times) in &groups.parts {
                    let part = &way[at..at + len];
                    at += len;
                    sum += part.iter().sum::<i32>() * times;
                    differ &= part.iter().enumerate().all(|(at, one)| !part[..at].contains(one));
                }
                if sum == total && differ {
                    possible.iter_mut().zip(way).for_each(|(all, place)| *all |= 1 << place);
                }
            });
            let mut left = domains.clone();
            if let Some(is_new) = sum.bound(&mut left) {
                assert_eq!(is_new, left != domains);
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
