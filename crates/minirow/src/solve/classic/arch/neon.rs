//! NEON, which every 64-bit Arm has: 128 puzzles side by side.

use core::arch::aarch64::*;

use crate::solve::classic::bits::Bits;
use crate::solve::classic::lanes::{Work, search};
use crate::solve::classic::vector::{Lanes, Vector};

const LEN: usize = 2;

#[derive(Clone, Copy)]
struct Neon(uint64x2_t);

/// Runs instructions of the set this file is about.
macro_rules! with_neon {
    ($instructions:expr) => {
        // SAFETY: every 64-bit Arm has NEON. Slices are made of vectors, which are pairs of words.
        unsafe { $instructions }
    };
}

pub(super) fn run(work: &mut dyn Work) {
    search::<Neon>(work);
}

impl Bits for Neon {
    #[inline(always)]
    fn and(self, other: Self) -> Self {
        Self(with_neon!(vandq_u64(self.0, other.0)))
    }

    #[inline(always)]
    fn or(self, other: Self) -> Self {
        Self(with_neon!(vorrq_u64(self.0, other.0)))
    }

    #[inline(always)]
    fn xor(self, other: Self) -> Self {
        Self(with_neon!(veorq_u64(self.0, other.0)))
    }

    #[inline(always)]
    fn without(self, other: Self) -> Self {
        Self(with_neon!(vbicq_u64(self.0, other.0)))
    }
}

impl Vector for Neon {
    const WORDS: usize = LEN;
    // SAFETY: any bits are a vector.
    const ZERO: Self = unsafe { core::mem::zeroed() };

    #[inline(always)]
    fn lanes(self) -> Lanes {
        let own: [u64; LEN] = with_neon!(core::mem::transmute(self.0));
        [own[0], own[1], 0, 0, 0, 0, 0, 0]
    }

    #[inline(always)]
    fn of_lanes(lanes: Lanes) -> Self {
        Self(with_neon!(core::mem::transmute::<[u64; LEN], uint64x2_t>([lanes[0], lanes[1]])))
    }

    #[inline(always)]
    fn block_words(block: &[Self; 64]) -> &[u64] {
        with_neon!(core::slice::from_raw_parts(block.as_ptr().cast(), 64 * LEN))
    }

    #[inline(always)]
    fn block_words_mut(block: &mut [Self; 64]) -> &mut [u64] {
        with_neon!(core::slice::from_raw_parts_mut(block.as_mut_ptr().cast(), 64 * LEN))
    }

    #[inline(always)]
    fn splat(word: u64) -> Self {
        Self(with_neon!(vdupq_n_u64(word)))
    }

    #[inline(always)]
    fn not(self) -> Self {
        self.xor(Self::splat(u64::MAX))
    }

    #[inline(always)]
    fn is_zero(self) -> bool {
        with_neon!(vmaxvq_u32(vreinterpretq_u32_u64(self.0))) == 0
    }

    #[inline(always)]
    fn shl<const BITS: u32>(self) -> Self {
        Self(with_neon!(vshlq_u64(self.0, vdupq_n_s64(i64::from(BITS)))))
    }

    #[inline(always)]
    fn shr<const BITS: u32>(self) -> Self {
        Self(with_neon!(vshlq_u64(self.0, vdupq_n_s64(-i64::from(BITS)))))
    }
}
