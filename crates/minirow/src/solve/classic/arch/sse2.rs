//! SSE2, which every x86-64 has: 128 puzzles side by side.

use core::arch::x86_64::*;

use crate::solve::classic::bits::Bits;
use crate::solve::classic::lanes::{Work, search};
use crate::solve::classic::vector::{Lanes, Vector};

const LEN: usize = 2;

#[derive(Clone, Copy)]
struct Sse2(__m128i);

/// Runs instructions of the set this file is about.
macro_rules! with_sse2 {
    ($instructions:expr) => {
        // SAFETY: every x86-64 has SSE2. Slices are made of vectors, which are pairs of words.
        unsafe { $instructions }
    };
}

pub(super) fn run(work: &mut dyn Work) {
    search::<Sse2>(work);
}

impl Bits for Sse2 {
    #[inline(always)]
    fn and(self, other: Self) -> Self {
        Self(with_sse2!(_mm_and_si128(self.0, other.0)))
    }

    #[inline(always)]
    fn or(self, other: Self) -> Self {
        Self(with_sse2!(_mm_or_si128(self.0, other.0)))
    }

    #[inline(always)]
    fn xor(self, other: Self) -> Self {
        Self(with_sse2!(_mm_xor_si128(self.0, other.0)))
    }

    #[inline(always)]
    fn without(self, other: Self) -> Self {
        Self(with_sse2!(_mm_andnot_si128(other.0, self.0)))
    }
}

impl Vector for Sse2 {
    const WORDS: usize = LEN;
    // SAFETY: any bits are a vector.
    const ZERO: Self = unsafe { core::mem::zeroed() };

    #[inline(always)]
    fn lanes(self) -> Lanes {
        let own: [u64; LEN] = with_sse2!(core::mem::transmute(self.0));
        [own[0], own[1], 0, 0, 0, 0, 0, 0]
    }

    #[inline(always)]
    fn of_lanes(lanes: Lanes) -> Self {
        Self(with_sse2!(_mm_set_epi64x(lanes[1].cast_signed(), lanes[0].cast_signed())))
    }

    #[inline(always)]
    fn block_words(block: &[Self; 64]) -> &[u64] {
        with_sse2!(core::slice::from_raw_parts(block.as_ptr().cast(), 64 * LEN))
    }

    #[inline(always)]
    fn block_words_mut(block: &mut [Self; 64]) -> &mut [u64] {
        with_sse2!(core::slice::from_raw_parts_mut(block.as_mut_ptr().cast(), 64 * LEN))
    }

    #[inline(always)]
    fn splat(word: u64) -> Self {
        Self(with_sse2!(_mm_set1_epi64x(word.cast_signed())))
    }

    #[inline(always)]
    fn not(self) -> Self {
        self.xor(Self::splat(u64::MAX))
    }

    #[inline(always)]
    fn is_zero(self) -> bool {
        with_sse2!(_mm_movemask_epi8(_mm_cmpeq_epi8(self.0, Self::ZERO.0))) == 0xffff
    }

    #[inline(always)]
    fn shl<const BITS: u32>(self) -> Self {
        Self(with_sse2!(_mm_sll_epi64(self.0, _mm_cvtsi32_si128(BITS.cast_signed()))))
    }

    #[inline(always)]
    fn shr<const BITS: u32>(self) -> Self {
        Self(with_sse2!(_mm_srl_epi64(self.0, _mm_cvtsi32_si128(BITS.cast_signed()))))
    }
}
