//! Logic on 512 bits.

use core::arch::x86_64::*;

use crate::solve::classic::bits::Bits;

/// A register.
#[derive(Clone, Copy)]
pub(super) struct Avx512(pub(super) __m512i);

/// Runs instructions of the set this folder is about.
macro_rules! with_avx512 {
    ($instructions:expr) => {
        // SAFETY: `Avx512` is private to this folder and used by its `run` functions alone, whose
        // callers have found the features they enable. Loads and stores are inside of the arrays
        // they are made from.
        unsafe { $instructions }
    };
}

pub(super) use with_avx512;

/// Three-operand logic by its truth table: bit 4a + 2b + c is the result.
macro_rules! ternary {
    ($table:literal, $a:expr, $b:expr, $c:expr) => {
        Self(with_avx512!(_mm512_ternarylogic_epi64::<$table>($a.0, $b.0, $c.0)))
    };
}

/// Whether this processor has what the back end needs.
pub(in super::super) fn is_available() -> bool {
    is_x86_feature_detected!("avx512f")
        && is_x86_feature_detected!("avx512bw")
        && is_x86_feature_detected!("avx512vl")
        && is_x86_feature_detected!("avx512vbmi")
        && is_x86_feature_detected!("gfni")
        && is_x86_feature_detected!("bmi1")
        && is_x86_feature_detected!("bmi2")
        && is_x86_feature_detected!("popcnt")
}

impl Bits for Avx512 {
    #[inline(always)]
    fn and(self, other: Self) -> Self {
        Self(with_avx512!(_mm512_and_si512(self.0, other.0)))
    }

    #[inline(always)]
    fn or(self, other: Self) -> Self {
        Self(with_avx512!(_mm512_or_si512(self.0, other.0)))
    }

    #[inline(always)]
    fn xor(self, other: Self) -> Self {
        Self(with_avx512!(_mm512_xor_si512(self.0, other.0)))
    }

    #[inline(always)]
    fn without(self, other: Self) -> Self {
        Self(with_avx512!(_mm512_andnot_si512(other.0, self.0)))
    }

    #[inline(always)]
    fn and3(self, b: Self, c: Self) -> Self {
        ternary!(0b1000_0000, self, b, c)
    }

    #[inline(always)]
    fn or3(self, b: Self, c: Self) -> Self {
        ternary!(0b1111_1110, self, b, c)
    }

    #[inline(always)]
    fn xor3(self, b: Self, c: Self) -> Self {
        ternary!(0b1001_0110, self, b, c)
    }

    #[inline(always)]
    fn two_of(self, b: Self, c: Self) -> Self {
        ternary!(0b1110_1000, self, b, c)
    }

    #[inline(always)]
    fn one_of(self, b: Self, c: Self) -> Self {
        ternary!(0b0001_0110, self, b, c)
    }

    #[inline(always)]
    fn or_and(self, b: Self, c: Self) -> Self {
        ternary!(0b1111_1000, self, b, c)
    }

    #[inline(always)]
    fn or_without(self, b: Self, c: Self) -> Self {
        ternary!(0b1111_0100, self, b, c)
    }

    #[inline(always)]
    fn without_both(self, b: Self, c: Self) -> Self {
        ternary!(0b0111_0000, self, b, c)
    }

    #[inline(always)]
    fn without_but(self, b: Self, c: Self) -> Self {
        ternary!(0b1011_0000, self, b, c)
    }

    #[inline(always)]
    fn select(self, a: Self, b: Self) -> Self {
        ternary!(0b1100_1010, self, a, b)
    }
}
