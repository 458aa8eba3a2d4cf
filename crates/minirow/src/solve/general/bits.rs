//! A set of digits or places in as many words as a side needs.

use crate::board::{DigitSet, words};

/// A set of numbers below 64 × `W`.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Bits<const W: usize>([u64; W]);

impl<const W: usize> Bits<W> {
    pub(super) const EMPTY: Self = Self([0; W]);

    #[inline]
    pub(super) fn of(bit: usize) -> Self {
        let mut bits = Self::EMPTY;
        bits.insert(bit);
        bits
    }

    #[inline]
    pub(super) fn insert(&mut self, bit: usize) {
        self.0[Self::word_of(bit)] |= 1 << (bit % 64);
    }

    #[inline]
    pub(super) fn remove(&mut self, bit: usize) {
        self.0[Self::word_of(bit)] &= !(1 << (bit % 64));
    }

    #[inline]
    pub(super) fn remove_all(&mut self, others: Self) {
        self.0 = words::both(self.0, &others.0, |a, b| a & !b);
    }

    #[inline]
    pub(super) fn and(self, other: Self) -> Self {
        Self(words::both(self.0, &other.0, |a, b| a & b))
    }

    #[inline]
    pub(super) fn is_subset(&self, other: Self) -> bool {
        words::are_empty(&words::both(self.0, &other.0, |a, b| a & !b))
    }

    #[inline]
    pub(super) fn contains(&self, bit: usize) -> bool {
        self.0[Self::word_of(bit)] >> (bit % 64) & 1 == 1
    }

    #[inline]
    pub(super) fn is_empty(&self) -> bool {
        words::are_empty(&self.0)
    }

    #[inline]
    pub(super) fn len(&self) -> u32 {
        words::count(&self.0) as u32
    }

    /// How many of them are below `bit`.
    #[inline]
    pub(super) fn rank(&self, bit: usize) -> u32 {
        let word = Self::word_of(bit);
        let below = self.0[word] & ((1 << (bit % 64)) - 1);
        words::count(&self.0[..word]) as u32 + below.count_ones()
    }

    /// Whether there are two or more.
    #[inline]
    pub(super) fn has_two(&self) -> bool {
        let mut seen = 0;
        let mut twice = 0;
        for word in self.0 {
            twice |= word & word.wrapping_sub(1);
            if W > 1 && word != 0 {
                twice |= seen;
                seen = 1;
            }
        }
        twice != 0
    }

    /// Whether there are exactly two; without counting, which is slow on older processors.
    #[inline]
    pub(super) fn is_pair(&self) -> bool {
        let mut rest = *self;
        rest.remove_lowest();
        !rest.is_empty() && !rest.has_two()
    }

    /// The lowest of a set that is not empty.
    #[inline]
    pub(super) fn lowest(&self) -> usize {
        let mut word = 0;
        while word + 1 < W && self.0[word] == 0 {
            word += 1;
        }
        word * 64 + self.0[word].trailing_zeros() as usize
    }

    #[inline]
    fn remove_lowest(&mut self) {
        if let Some(word) = self.0.iter_mut().find(|word| **word != 0) {
            *word &= *word - 1;
        }
    }

    /// Takes the numbers out one by one, in ascending order.
    #[inline]
    pub(super) fn drain(mut self) -> impl Iterator<Item = usize> {
        let mut word = 0;
        std::iter::from_fn(move || {
            while self.0[word] == 0 {
                word += 1;
                if word == W {
                    word -= 1;
                    return None;
                }
            }
            let bit = self.0[word].trailing_zeros() as usize;
            self.0[word] &= self.0[word] - 1;
            Some(word * 64 + bit)
        })
    }

    /// The word a number is in; known to the compiler where there is only one.
    #[inline]
    fn word_of(bit: usize) -> usize {
        if W == 1 { 0 } else { bit / 64 }
    }
}

/// Digits by their index: digit 1 is bit 0.
impl<const W: usize> From<DigitSet> for Bits<W> {
    #[inline]
    fn from(digits: DigitSet) -> Self {
        Self(words::first(digits.words()))
    }
}
