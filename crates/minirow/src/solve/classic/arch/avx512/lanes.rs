//! 512 puzzles side by side.

use core::arch::x86_64::*;

use super::bits::{Avx512, with_avx512};
use crate::solve::classic::frame::{Frame, TAIL, of_givens};
use crate::solve::classic::lanes::{Work, search};
use crate::solve::classic::vector::{Lanes, Vector};

#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512vbmi,gfni,bmi1,bmi2,popcnt")]
pub(in super::super) fn run(work: &mut dyn Work) {
    search::<Avx512>(work);
}

/// Truth table of [`Vector::carry`], by 4a + 2b + c.
const CARRY: i32 = 0b1011_0010;

/// The unit matrix, rows in bytes.
const UNIT: i64 = 0x8040_2010_0804_0201_u64.cast_signed();

/// Byte w of word j comes from byte j of word w.
static TRANSPOSED: [u8; 64] = {
    let mut order = [0; 64];
    let mut at = 0;
    while at < 64 {
        order[at] = (at % 8 * 8 + at / 8) as u8;
        at += 1;
    }
    order
};

impl Avx512 {
    /// Exchanges words and bytes of words.
    #[inline(always)]
    fn turn_words(self) -> Self {
        with_avx512!({
            let order = _mm512_loadu_si512(TRANSPOSED.as_ptr().cast());
            Self(_mm512_permutexvar_epi8(order, self.0))
        })
    }

    /// Exchanges bytes of words and bits of bytes.
    #[inline(always)]
    fn turn_bytes(self) -> Self {
        with_avx512!({
            let unit = _mm512_set1_epi64(UNIT);
            // The one product takes bytes upside down, the other one puts that right.
            let turned = _mm512_gf2p8affine_epi64_epi8::<0>(unit, self.0);
            Self(_mm512_gf2p8affine_epi64_epi8::<0>(turned, unit))
        })
    }
}

impl Vector for Avx512 {
    const WORDS: usize = 8;
    // SAFETY: any bits are a vector.
    const ZERO: Self = unsafe { core::mem::zeroed() };

    #[inline(always)]
    fn carry(self, b: Self, c: Self) -> Self {
        Self(with_avx512!(_mm512_ternarylogic_epi64::<CARRY>(self.0, b.0, c.0)))
    }

    #[inline(always)]
    fn not(self) -> Self {
        Self(with_avx512!(_mm512_xor_si512(self.0, _mm512_set1_epi64(-1))))
    }

    #[inline(always)]
    fn is_zero(self) -> bool {
        with_avx512!(_mm512_test_epi64_mask(self.0, self.0)) == 0
    }

    /// Lanes go through the words of one bit first: neighbours are in one cache line of a block.
    #[inline(always)]
    fn lanes(self) -> Lanes {
        with_avx512!(core::mem::transmute(self.turn_words().turn_bytes().0))
    }

    #[inline(always)]
    fn of_lanes(lanes: Lanes) -> Self {
        Self(with_avx512!(core::mem::transmute::<Lanes, __m512i>(lanes))).turn_bytes().turn_words()
    }

    #[inline(always)]
    fn place(lane: usize) -> usize {
        lane
    }

    #[inline(always)]
    fn block_words(block: &[Self; 64]) -> &[u64] {
        with_avx512!(core::slice::from_raw_parts(block.as_ptr().cast(), 64 * Self::WORDS))
    }

    #[inline(always)]
    fn block_words_mut(block: &mut [Self; 64]) -> &mut [u64] {
        with_avx512!(core::slice::from_raw_parts_mut(block.as_mut_ptr().cast(), 64 * Self::WORDS))
    }

    #[inline(always)]
    fn splat(word: u64) -> Self {
        Self(with_avx512!(_mm512_set1_epi64(word.cast_signed())))
    }

    #[inline(always)]
    fn shl<const BITS: u32>(self) -> Self {
        Self(with_avx512!(_mm512_slli_epi64::<BITS>(self.0)))
    }

    #[inline(always)]
    fn shr<const BITS: u32>(self) -> Self {
        Self(with_avx512!(_mm512_srli_epi64::<BITS>(self.0)))
    }

    /// Three steps of exchanges: shifts and blends for the first, shuffles for the others, so that
    /// no port of the processor has to do it all.
    #[inline(always)]
    fn transpose_bytes(rows: [Self; 8]) -> [Self; 8] {
        let mut rows = rows;
        with_avx512!({
            for i in 0..4 {
                let (a, b) = (rows[i * 2].0, rows[i * 2 + 1].0);
                let odd = 0xaaaa_aaaa_aaaa_aaaa;
                rows[i * 2].0 = _mm512_mask_blend_epi8(odd, a, _mm512_slli_epi16::<8>(b));
                rows[i * 2 + 1].0 = _mm512_mask_blend_epi8(odd, _mm512_srli_epi16::<8>(a), b);
            }
            let up = _mm512_set4_epi32(0x0d0c_0000, 0x0908_0000, 0x0504_0000, 0x0100_0000);
            let down = _mm512_set4_epi32(0x0f0e, 0x0b0a, 0x0706, 0x0302);
            for i in [0, 1, 4, 5] {
                let (a, b) = (rows[i].0, rows[i + 2].0);
                rows[i].0 = _mm512_mask_shuffle_epi8(a, 0xcccc_cccc_cccc_cccc, b, up);
                rows[i + 2].0 = _mm512_mask_shuffle_epi8(b, 0x3333_3333_3333_3333, a, down);
            }
            for i in 0..4 {
                let (a, b) = (rows[i].0, rows[i + 4].0);
                rows[i].0 = _mm512_mask_shuffle_epi32::<0b10_10_00_00>(a, 0xaaaa, b);
                rows[i + 4].0 = _mm512_mask_shuffle_epi32::<0b11_11_01_01>(b, 0x5555, a);
            }
        });
        rows
    }

    /// A product of matrices: with the unit matrix, bit i of byte k becomes bit k of byte 7 - i.
    #[inline(always)]
    fn transpose_bits(rows: [Self; 8]) -> [Self; 8] {
        let [a, b, c, d, e, f, g, h] = rows;
        let mut words = Self::transpose_bytes([h, g, f, e, d, c, b, a]);
        with_avx512!({
            let unit = _mm512_set1_epi64(UNIT);
            for at in 0..8 {
                words[at].0 = _mm512_gf2p8affine_epi64_epi8::<0>(unit, words[at].0);
            }
        });
        words
    }

    /// Nine comparisons show where each digit stands.
    #[inline(always)]
    fn read(puzzle: &[u8; 81]) -> Frame {
        with_avx512!({
            let start = _mm512_loadu_si512(puzzle.as_ptr().cast());
            let end = _mm256_loadu_si256(puzzle[49..].as_ptr().cast());
            let (mut heads, mut tails) = ([0; 9], [0; 9]);
            for digit in 0..9 {
                let symbol = (b'1' + digit as u8).cast_signed();
                heads[digit] = _mm512_cmpeq_epi8_mask(start, _mm512_set1_epi8(symbol));
                let last = _mm256_cmpeq_epi8_mask(end, _mm256_set1_epi8(symbol));
                tails[digit] = u64::from(last >> 15);
            }
            of_givens(&heads, &tails)
        })
    }

    /// The inverse of [`read`](Vector::read).
    #[inline(always)]
    fn write(solved: &Frame, solution: &mut [u8; 81]) {
        with_avx512!({
            let mut start = _mm512_setzero_si512();
            let mut end = _mm256_setzero_si256();
            for digit in 0..9 {
                let symbol = (b'1' + digit as u8).cast_signed();
                start = _mm512_mask_set1_epi8(start, solved[digit], symbol);
                let tail = (solved[9 + digit / 3] >> (digit % 3 * TAIL)) as u32;
                end = _mm256_mask_set1_epi8(end, tail << 15, symbol);
            }
            _mm256_storeu_si256(solution[49..].as_mut_ptr().cast(), end);
            _mm512_storeu_si512(solution.as_mut_ptr().cast(), start);
        });
    }
}
