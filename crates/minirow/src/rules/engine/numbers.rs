//! Sets of small numbers that are shifted as a whole.

use crate::board::words;

/// A set of numbers below 64 × `W`.
#[derive(Clone, Copy)]
pub(super) struct Numbers<const W: usize>([u64; W]);

impl<const W: usize> Numbers<W> {
    pub(super) const NONE: Self = Self([0; W]);

    #[inline]
    pub(super) fn of(number: usize) -> Self {
        let mut numbers = Self::NONE;
        numbers.0[number / 64] = 1 << (number % 64);
        numbers
    }

    /// Those that are the bits of these words.
    #[inline]
    pub(super) fn read(words: &[u64]) -> Self {
        Self(words::first(words))
    }

    /// Words whose bits they are.
    #[inline]
    pub(super) fn words(&self) -> &[u64] {
        &self.0
    }

    /// All of them greater by this, without those that would be too great.
    #[inline]
    pub(super) fn plus(self, by: usize) -> Self {
        let (words, bits) = (by / 64, by % 64);
        let mut moved = Self::NONE;
        for word in words..W {
            let low = self.0[word - words] << bits;
            let is_split = bits > 0 && word > words;
            let high = if is_split { self.0[word - words - 1] >> (64 - bits) } else { 0 };
            moved.0[word] = low | high;
        }
        moved
    }

    /// All of them less by this, without those that would be below 0.
    #[inline]
    pub(super) fn minus(self, by: usize) -> Self {
        let (words, bits) = (by / 64, by % 64);
        let mut moved = Self::NONE;
        for word in 0..W.saturating_sub(words) {
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
    pub(super) fn and(self, other: Self) -> Self {
        Self(words::both(self.0, &other.0, |a, b| a & b))
    }

    #[inline]
    pub(super) fn or(self, other: Self) -> Self {
        Self(words::both(self.0, &other.0, |a, b| a | b))
    }

    #[inline]
    pub(super) fn is_none(self) -> bool {
        words::are_empty(&self.0)
    }
}
