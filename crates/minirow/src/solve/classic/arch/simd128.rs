//! WebAssembly's vectors: 128 puzzles side by side.

use core::arch::wasm32::*;

use crate::solve::classic::bits::Bits;
use crate::solve::classic::lanes::{Work, search};
use crate::solve::classic::vector::{Lanes, Vector};

const LEN: usize = 2;

#[derive(Clone, Copy)]
struct Simd128(v128);

pub(super) fn run(work: &mut dyn Work) {
    search::<Simd128>(work);
}

impl Bits for Simd128 {
    #[inline(always)]
    fn and(self, other: Self) -> Self {
        Self(v128_and(self.0, other.0))
    }

    #[inline(always)]
    fn or(self, other: Self) -> Self {
        Self(v128_or(self.0, other.0))
    }

    #[inline(always)]
    fn xor(self, other: Self) -> Self {
        Self(v128_xor(self.0, other.0))
    }

    #[inline(always)]
    fn without(self, other: Self) -> Self {
        Self(v128_andnot(self.0, other.0))
    }
}

impl Vector for Simd128 {
    const WORDS: usize = LEN;
    const ZERO: Self = Self(u64x2(0, 0));

    #[inline(always)]
    fn lanes(self) -> Lanes {
        [u64x2_extract_lane::<0>(self.0), u64x2_extract_lane::<1>(self.0), 0, 0, 0, 0, 0, 0]
    }

    #[inline(always)]
    fn of_lanes(lanes: Lanes) -> Self {
        Self(u64x2(lanes[0], lanes[1]))
    }

    #[inline(always)]
    fn block_words(block: &[Self; 64]) -> &[u64] {
        // SAFETY: vectors are pairs of words, one behind the other.
        unsafe { core::slice::from_raw_parts(block.as_ptr().cast(), 64 * LEN) }
    }

    #[inline(always)]
    fn block_words_mut(block: &mut [Self; 64]) -> &mut [u64] {
        // SAFETY: as above.
        unsafe { core::slice::from_raw_parts_mut(block.as_mut_ptr().cast(), 64 * LEN) }
    }

    #[inline(always)]
    fn splat(word: u64) -> Self {
        Self(u64x2_splat(word))
    }

    #[inline(always)]
    fn not(self) -> Self {
        Self(v128_not(self.0))
    }

    #[inline(always)]
    fn is_zero(self) -> bool {
        !v128_any_true(self.0)
    }

    #[inline(always)]
    fn shl<const BITS: u32>(self) -> Self {
        Self(u64x2_shl(self.0, BITS))
    }

    #[inline(always)]
    fn shr<const BITS: u32>(self) -> Self {
        Self(u64x2_shr(self.0, BITS))
    }
}
