//! A band of one puzzle in a register: nine words, and seven that are anything.

use core::arch::x86_64::*;
use std::ops::ControlFlow;

use super::bits::{Avx512, with_avx512};
use crate::solve::classic::bands::Digits;
use crate::solve::classic::layout::ALL;
use crate::solve::classic::single::{Step, search};
use crate::solve::classic::words::{Start, Values};

#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512vbmi,gfni,bmi1,bmi2,popcnt")]
pub(in super::super) fn run(
    start: &Start,
    visit: &mut dyn FnMut(Step<'_>) -> ControlFlow<()>,
) -> ControlFlow<()> {
    search::<Avx512>(start, visit)
}

const NINE: __mmask16 = 0x1ff;

impl Digits for Avx512 {
    #[inline(always)]
    fn splat(word: u32) -> Self {
        Self(with_avx512!(_mm512_set1_epi32(word.cast_signed())))
    }

    #[inline(always)]
    fn words(self) -> [u32; 9] {
        let mut words = [0; 9];
        with_avx512!(_mm512_mask_storeu_epi32(words.as_mut_ptr().cast(), NINE, self.0));
        words
    }

    #[inline(always)]
    fn of_words(words: &[u32; 9]) -> Self {
        Self(with_avx512!(_mm512_maskz_loadu_epi32(NINE, words.as_ptr().cast())))
    }

    /// Comparisons show where each digit stands; `pdep` puts 27 cells into the layout of a word.
    #[inline(always)]
    fn of_values(values: &Values) -> [Self; 3] {
        let mut words = [[0; 9]; 3];
        with_avx512!({
            let start = _mm512_loadu_si512(values.as_ptr().cast());
            let end = _mm256_loadu_si256(values[49..].as_ptr().cast());
            let mut empty = [0; 3];
            for value in 0..10_u8 {
                let low = _mm512_cmpeq_epi8_mask(start, _mm512_set1_epi8(value.cast_signed()));
                let last = _mm256_cmpeq_epi8_mask(end, _mm256_set1_epi8(value.cast_signed()));
                let cells = u128::from(low) | u128::from(last >> 15) << 64;
                for band in 0..3 {
                    let bits = _pdep_u32((cells >> (27 * band)) as u32, ALL);
                    match value {
                        0 => empty[band] = bits,
                        _ => words[band][usize::from(value) - 1] = bits | empty[band],
                    }
                }
            }
        });
        [Self::of_words(&words[0]), Self::of_words(&words[1]), Self::of_words(&words[2])]
    }

    /// The inverse of [`of_values`](Digits::of_values).
    #[inline(always)]
    fn to_values(bands: &[Self; 3]) -> Values {
        let words = [bands[0].words(), bands[1].words(), bands[2].words()];
        let mut values = [0; 81];
        with_avx512!({
            let mut start = _mm512_setzero_si512();
            let mut end = _mm256_setzero_si256();
            for digit in 0..9 {
                let mut cells = 0;
                for band in 0..3 {
                    cells |= u128::from(_pext_u32(words[band][digit], ALL)) << (27 * band);
                }
                let value = digit as i8 + 1;
                start = _mm512_mask_set1_epi8(start, cells as u64, value);
                end = _mm256_mask_set1_epi8(end, (cells >> 49) as u32, value);
            }
            _mm256_storeu_si256(values[49..].as_mut_ptr().cast(), end);
            _mm512_storeu_si512(values.as_mut_ptr().cast(), start);
        });
        values
    }

    #[inline(always)]
    fn add(self, other: Self) -> Self {
        Self(with_avx512!(_mm512_add_epi32(self.0, other.0)))
    }

    #[inline(always)]
    fn sub(self, other: Self) -> Self {
        Self(with_avx512!(_mm512_sub_epi32(self.0, other.0)))
    }

    #[inline(always)]
    fn shl<const BITS: u32>(self) -> Self {
        Self(with_avx512!(_mm512_slli_epi32::<BITS>(self.0)))
    }

    #[inline(always)]
    fn shr<const BITS: u32>(self) -> Self {
        Self(with_avx512!(_mm512_srli_epi32::<BITS>(self.0)))
    }

    #[inline(always)]
    fn has_zero(self) -> bool {
        with_avx512!(_mm512_mask_testn_epi32_mask(NINE, self.0, self.0)) != 0
    }

    #[inline(always)]
    fn is_zero(self) -> bool {
        with_avx512!(_mm512_mask_test_epi32_mask(NINE, self.0, self.0)) == 0
    }

    #[inline(always)]
    fn rotate<const BY: usize>(self) -> Self {
        with_avx512!({
            let order = _mm512_loadu_si512(ROTATED[BY].as_ptr().cast());
            Self(_mm512_permutexvar_epi32(order, self.0))
        })
    }
}

/// Where the words of other digits are, by how far they are behind.
static ROTATED: [[u32; 16]; 9] = {
    let mut rotated = [[0; 16]; 9];
    let mut by = 0;
    while by < 9 {
        let mut digit = 0;
        while digit < 16 {
            rotated[by][digit] = ((digit + by) % 9) as u32;
            digit += 1;
        }
        by += 1;
    }
    rotated
};
