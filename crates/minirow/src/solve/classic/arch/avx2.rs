//! AVX2: 256 puzzles side by side.

use core::arch::x86_64::*;

use crate::solve::classic::bits::Bits;
use crate::solve::classic::frame::{Frame, of_givens};
use crate::solve::classic::lanes::{Work, search};
use crate::solve::classic::vector::{Lanes, Vector};

const LEN: usize = 4;

#[derive(Clone, Copy)]
struct Avx2(__m256i);

/// Runs instructions of the set this file is about.
macro_rules! with_avx2 {
    ($instructions:expr) => {
        // SAFETY: `Avx2` is private to this file and used by `run` alone, whose caller has found the
        // features it enables. Loads and stores are inside of the slices they are made from.
        unsafe { $instructions }
    };
}

/// Whether this processor has what the back end needs.
pub(super) fn is_available() -> bool {
    is_x86_feature_detected!("avx2")
        && is_x86_feature_detected!("bmi1")
        && is_x86_feature_detected!("bmi2")
        && is_x86_feature_detected!("popcnt")
}

#[target_feature(enable = "avx2,bmi1,popcnt")]
pub(super) fn run(work: &mut dyn Work) {
    search::<Avx2>(work);
}

impl Bits for Avx2 {
    #[inline(always)]
    fn and(self, other: Self) -> Self {
        Self(with_avx2!(_mm256_and_si256(self.0, other.0)))
    }

    #[inline(always)]
    fn or(self, other: Self) -> Self {
        Self(with_avx2!(_mm256_or_si256(self.0, other.0)))
    }

    #[inline(always)]
    fn xor(self, other: Self) -> Self {
        Self(with_avx2!(_mm256_xor_si256(self.0, other.0)))
    }

    #[inline(always)]
    fn without(self, other: Self) -> Self {
        Self(with_avx2!(_mm256_andnot_si256(other.0, self.0)))
    }
}

impl Vector for Avx2 {
    const WORDS: usize = LEN;
    // SAFETY: any bits are a vector.
    const ZERO: Self = unsafe { core::mem::zeroed() };

    #[inline(always)]
    fn lanes(self) -> Lanes {
        let own: [u64; LEN] = with_avx2!(core::mem::transmute(self.0));
        [own[0], own[1], own[2], own[3], 0, 0, 0, 0]
    }

    #[inline(always)]
    fn of_lanes(lanes: Lanes) -> Self {
        let own = [lanes[0], lanes[1], lanes[2], lanes[3]];
        Self(with_avx2!(core::mem::transmute::<[u64; LEN], __m256i>(own)))
    }

    #[inline(always)]
    fn block_words(block: &[Self; 64]) -> &[u64] {
        with_avx2!(core::slice::from_raw_parts(block.as_ptr().cast(), 64 * LEN))
    }

    #[inline(always)]
    fn block_words_mut(block: &mut [Self; 64]) -> &mut [u64] {
        with_avx2!(core::slice::from_raw_parts_mut(block.as_mut_ptr().cast(), 64 * LEN))
    }

    #[inline(always)]
    fn splat(word: u64) -> Self {
        Self(with_avx2!(_mm256_set1_epi64x(word.cast_signed())))
    }

    #[inline(always)]
    fn not(self) -> Self {
        self.xor(Self::splat(u64::MAX))
    }

    #[inline(always)]
    fn is_zero(self) -> bool {
        with_avx2!(_mm256_testz_si256(self.0, self.0)) == 1
    }

    #[inline(always)]
    fn shl<const BITS: u32>(self) -> Self {
        Self(with_avx2!(_mm256_sll_epi64(self.0, _mm_cvtsi32_si128(BITS as i32))))
    }

    #[inline(always)]
    fn shr<const BITS: u32>(self) -> Self {
        Self(with_avx2!(_mm256_srl_epi64(self.0, _mm_cvtsi32_si128(BITS as i32))))
    }

    /// Comparisons show where each digit stands.
    #[inline(always)]
    fn read(puzzle: &[u8; 81]) -> Frame {
        with_avx2!({
            let cells: *const __m256i = puzzle.as_ptr().cast();
            let first = _mm256_loadu_si256(cells);
            let second = _mm256_loadu_si256(cells.add(1));
            let last = _mm256_loadu_si256(puzzle[49..].as_ptr().cast());
            let (mut heads, mut tails) = ([0; 9], [0; 9]);
            for digit in 0..9 {
                let symbol = _mm256_set1_epi8((b'1' + digit as u8).cast_signed());
                let low = _mm256_movemask_epi8(_mm256_cmpeq_epi8(first, symbol)).cast_unsigned();
                let high = _mm256_movemask_epi8(_mm256_cmpeq_epi8(second, symbol)).cast_unsigned();
                let end = _mm256_movemask_epi8(_mm256_cmpeq_epi8(last, symbol)).cast_unsigned();
                heads[digit] = u64::from(low) | u64::from(high) << 32;
                tails[digit] = u64::from(end >> 15);
            }
            of_givens(&heads, &tails)
        })
    }
}
