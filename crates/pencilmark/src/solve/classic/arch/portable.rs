//! Plain words, which the compiler turns into whatever vectors the target has.

use crate::solve::classic::lanes::{Work, search};
use crate::solve::classic::vector::{Lanes, Vector};

/// Four words: 0.9 times the speed with two of them or eight, without AVX.
const LEN: usize = 4;

#[derive(Clone, Copy)]
struct Words([u64; LEN]);

pub(super) fn run(work: &mut impl Work) {
    search::<Words>(work);
}

/// An operation on each word.
macro_rules! each {
    ($($word:ident = $operand:expr),+ => $result:expr) => {{
        let mut words = [0; LEN];
        for at in 0..LEN {
            $(let $word = $operand.0[at];)+
            words[at] = $result;
        }
        Words(words)
    }};
}

impl Vector for Words {
    const WORDS: usize = LEN;
    const ZERO: Self = Self([0; LEN]);

    #[inline(always)]
    fn lanes(self) -> Lanes {
        let mut lanes = Lanes::default();
        lanes[..LEN].copy_from_slice(&self.0);
        lanes
    }

    #[inline(always)]
    fn of_lanes(lanes: Lanes) -> Self {
        let mut own = [0; LEN];
        own.copy_from_slice(&lanes[..LEN]);
        Self(own)
    }

    #[inline(always)]
    fn place(lane: usize) -> usize {
        lane % 64 * LEN + lane / 64
    }

    #[inline(always)]
    fn block_words(block: &[Self; 64]) -> &[u64] {
        // SAFETY: the vectors are arrays of words, one behind the other.
        unsafe { core::slice::from_raw_parts(block.as_ptr().cast(), 64 * LEN) }
    }

    #[inline(always)]
    fn block_words_mut(block: &mut [Self; 64]) -> &mut [u64] {
        // SAFETY: as above.
        unsafe { core::slice::from_raw_parts_mut(block.as_mut_ptr().cast(), 64 * LEN) }
    }

    #[inline(always)]
    fn splat(word: u64) -> Self {
        Self([word; LEN])
    }

    #[inline(always)]
    fn and(self, other: Self) -> Self {
        each!(a = self, b = other => a & b)
    }

    #[inline(always)]
    fn or(self, other: Self) -> Self {
        each!(a = self, b = other => a | b)
    }

    #[inline(always)]
    fn xor(self, other: Self) -> Self {
        each!(a = self, b = other => a ^ b)
    }

    #[inline(always)]
    fn without(self, other: Self) -> Self {
        each!(a = self, b = other => a & !b)
    }

    #[inline(always)]
    fn not(self) -> Self {
        each!(a = self => !a)
    }

    #[inline(always)]
    fn is_zero(self) -> bool {
        let mut any = 0;
        for at in 0..LEN {
            any |= self.0[at];
        }
        any == 0
    }

    #[inline(always)]
    fn shl<const BITS: u32>(self) -> Self {
        each!(a = self => a << BITS)
    }

    #[inline(always)]
    fn shr<const BITS: u32>(self) -> Self {
        each!(a = self => a >> BITS)
    }
}
