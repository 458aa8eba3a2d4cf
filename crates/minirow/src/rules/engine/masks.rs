//! Sets of sets of values: which values some cells that differ can hold together.

use std::array;

use crate::board::words;

/// The most values whose sets have a bit each.
const MOST_VALUES: usize = 9;

/// Whether all sets of values of a board have a bit each.
pub(in crate::rules) fn is_for_masks(values: usize) -> bool {
    values <= MOST_VALUES
}

/// A set of sets of up to nine values: bit m stands for the set whose bits are m.
///
/// Eight words, which a processor with vectors adds a value to in a few instructions: what three cells of a cage can
/// hold takes as many steps as they have candidates, however many combinations there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::rules) struct Masks([u64; 8]);

/// For the first six values, the bits of a word that stand for sets without them.
const WITHOUT: [u64; 6] = [
    0x5555_5555_5555_5555,
    0x3333_3333_3333_3333,
    0x0f0f_0f0f_0f0f_0f0f,
    0x00ff_00ff_00ff_00ff,
    0x0000_ffff_0000_ffff,
    0x0000_0000_ffff_ffff,
];

/// Every word changed; `map` of arrays would be a call.
#[inline]
fn each(mut words: [u64; 8], change: impl Fn(u64) -> u64) -> [u64; 8] {
    words.iter_mut().for_each(|word| *word = change(*word));
    words
}

impl Masks {
    /// No set.
    pub(in crate::rules) const NONE: Self = Self([0; 8]);
    /// All sets.
    pub(in crate::rules) const ALL: Self = Self([u64::MAX; 8]);
    /// The empty set alone.
    pub(in crate::rules) const EMPTY: Self = Self([1, 0, 0, 0, 0, 0, 0, 0]);

    /// Those sets of nine values that are wanted.
    pub(in crate::rules) fn filter(is_wanted: impl Fn(u32) -> bool) -> Self {
        Self(array::from_fn(|word| {
            (0..64)
                .filter(|bit| is_wanted((word * 64 + bit) as u32))
                .fold(0, |all, bit| all | 1 << bit)
        }))
    }

    /// Whether a set is among these.
    #[inline]
    pub(super) fn has(self, set: u32) -> bool {
        self.0[set as usize / 64] >> (set % 64) & 1 == 1
    }

    /// The sets that lack a value, with it.
    #[inline]
    pub(super) fn with(self, value: u32) -> Self {
        match value {
            0..6 => {
                let without = WITHOUT[value as usize];
                Self(each(self.0, |word| (word & without) << (1 << value)))
            }
            6 => Self([0, self.0[0], 0, self.0[2], 0, self.0[4], 0, self.0[6]]),
            7 => Self([0, 0, self.0[0], self.0[1], 0, 0, self.0[4], self.0[5]]),
            _ => Self([0, 0, 0, 0, self.0[0], self.0[1], self.0[2], self.0[3]]),
        }
    }

    /// The sets that have a value, without it.
    #[inline]
    pub(super) fn without(self, value: u32) -> Self {
        match value {
            0..6 => {
                let without = WITHOUT[value as usize];
                Self(each(self.0, |word| word >> (1 << value) & without))
            }
            6 => Self([self.0[1], 0, self.0[3], 0, self.0[5], 0, self.0[7], 0]),
            7 => Self([self.0[2], self.0[3], 0, 0, self.0[6], self.0[7], 0, 0]),
            _ => Self([self.0[4], self.0[5], self.0[6], self.0[7], 0, 0, 0, 0]),
        }
    }

    #[inline]
    pub(super) fn and(self, other: Self) -> Self {
        Self(words::both(self.0, &other.0, |a, b| a & b))
    }

    #[inline]
    pub(super) fn or(self, other: Self) -> Self {
        Self(words::both(self.0, &other.0, |a, b| a | b))
    }

    /// The values that are in all of these sets.
    #[inline]
    pub(super) fn common(self) -> u32 {
        (0..MOST_VALUES as u32)
            .filter(|&value| {
                let mut without = self.0;
                for (at, word) in without.iter_mut().enumerate() {
                    *word &= match value {
                        0..6 => WITHOUT[value as usize],
                        _ if at >> (value - 6) & 1 == 0 => u64::MAX,
                        _ => 0,
                    };
                }
                words::are_empty(&without)
            })
            .fold(0, |all, value| all | 1 << value)
    }

    #[inline]
    pub(super) fn is_none(self) -> bool {
        words::are_empty(&self.0)
    }
}

/// The most cells that differ.
const MOST_CELLS: usize = MOST_VALUES;

/// What cells that differ can hold: after each of them, the sets of values that those up to there can have.
pub(super) struct Reach {
    after: [Masks; MOST_CELLS + 1],
    len: usize,
}

impl Reach {
    /// For no cells.
    pub(super) const NONE: Self = Self { after: [Masks::EMPTY; MOST_CELLS + 1], len: 0 };

    /// For cells with these candidates.
    #[inline]
    pub(super) fn of(domains: &[u32]) -> Self {
        let mut reach = Self::NONE;
        reach.set(domains);
        reach
    }

    /// Makes it that of cells with these candidates.
    #[inline]
    pub(super) fn set(&mut self, domains: &[u32]) {
        self.len = domains.len();
        for (at, &domain) in domains.iter().enumerate() {
            let (before, mut then) = (self.after[at], Masks::NONE);
            let mut left = domain;
            while left != 0 {
                then = then.or(before.with(left.trailing_zeros()));
                left &= left - 1;
            }
            self.after[at + 1] = then;
        }
    }

    /// The sets of values that all cells can have together.
    #[inline]
    pub(super) fn sets(&self) -> Masks {
        self.after[self.len]
    }

    /// Leaves the candidates of the cells with which they have an allowed set of values, and tells the
    /// values that are in all of those; nothing where there is none.
    #[inline]
    pub(super) fn prune(&self, domains: &mut [u32], allowed: Masks) -> Option<u32> {
        let mut wanted = self.sets().and(allowed);
        if wanted.is_none() {
            return None;
        }
        let common = wanted.common();
        for (at, domain) in domains.iter_mut().enumerate().rev() {
            let (before, mut kept, mut then) = (self.after[at], 0, Masks::NONE);
            let mut left = *domain;
            while left != 0 {
                let value = left.trailing_zeros();
                let found = before.with(value).and(wanted);
                if !found.is_none() {
                    kept |= 1 << value;
                    then = then.or(found.without(value));
                }
                left &= left - 1;
            }
            *domain = kept;
            wanted = then;
        }
        Some(common)
    }
}

/// Leaves the candidates of cells that differ with which they have an allowed set of values, and tells the values that
/// are in all of those; nothing where there is none.
#[inline]
pub(super) fn prune(domains: &mut [u32], allowed: &Masks) -> Option<u32> {
    Reach::of(domains).prune(domains, *allowed)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_added_and_taken() {
        for value in 0..9 {
            let all = Masks::ALL.with(value);
            assert_eq!(all, Masks::filter(|set| set >> value & 1 == 1));
            assert_eq!(all.without(value), Masks::filter(|set| set >> value & 1 == 0));
        }
    }

    #[test]
    fn three_cells_of_seven_hold_one_two_and_four() {
        let mut domains = [0x1ff, 0b101, 0x1ff];
        let seven = Masks::filter(|set| sum(set) == 7);
        assert_eq!(Reach::of(&domains).prune(&mut domains, seven), Some(0b1011));
        // 1 is in the second cell, as 3 is in no such set; the others are 2 and 4.
        assert_eq!(domains, [0b1010, 0b1, 0b1010]);
    }

    fn sum(set: u32) -> u32 {
        (0..9).filter(|value| set >> value & 1 == 1).map(|value| value + 1).sum()
    }
}
