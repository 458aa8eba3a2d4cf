//! Plain words: 64 puzzles side by side, and single boards.

use std::ops::ControlFlow;

use crate::solve::classic::bands::Digits;
use crate::solve::classic::bits::Bits;
use crate::solve::classic::lanes::{Work, search};
use crate::solve::classic::single::{self, Step};
use crate::solve::classic::vector::{Lanes, Vector};
use crate::solve::classic::words::Start;

/// A bit for each lane. Arrays of words, which the compiler may turn into vectors, take half as long
/// again, and eight times as long to compile.
#[derive(Clone, Copy)]
struct Word(u64);

/// A word for each digit.
#[derive(Clone, Copy)]
struct Nine([u32; 9]);

impl Nine {
    const NONE: Self = Self([0; 9]);
}

pub(super) fn run(work: &mut dyn Work) {
    search::<Word>(work);
}

#[inline(always)]
pub(super) fn run_single(
    start: &Start,
    visit: &mut dyn FnMut(Step<'_>) -> ControlFlow<()>,
) -> ControlFlow<()> {
    single::search::<Nine>(start, visit)
}

/// The same with AVX2, which the compiler uses by itself.
#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2,bmi1,bmi2,popcnt")]
pub(super) fn run_single_avx2(
    start: &Start,
    visit: &mut dyn FnMut(Step<'_>) -> ControlFlow<()>,
) -> ControlFlow<()> {
    single::search::<Nine>(start, visit)
}

/// An operation on each word.
macro_rules! each {
    ($($word:ident = $operand:expr),+ => $result:expr) => {{
        let mut words = Nine::NONE;
        for at in 0..9 {
            $(let $word = $operand.0[at];)+
            words.0[at] = $result;
        }
        words
    }};
}

impl Bits for Word {
    #[inline(always)]
    fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    #[inline(always)]
    fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    #[inline(always)]
    fn xor(self, other: Self) -> Self {
        Self(self.0 ^ other.0)
    }

    #[inline(always)]
    fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

impl Vector for Word {
    const WORDS: usize = 1;
    const ZERO: Self = Self(0);

    #[inline(always)]
    fn lanes(self) -> Lanes {
        [self.0, 0, 0, 0, 0, 0, 0, 0]
    }

    #[inline(always)]
    fn of_lanes(lanes: Lanes) -> Self {
        Self(lanes[0])
    }

    #[inline(always)]
    fn block_words(block: &[Self; 64]) -> &[u64] {
        // SAFETY: the vectors are words.
        unsafe { core::slice::from_raw_parts(block.as_ptr().cast(), 64) }
    }

    #[inline(always)]
    fn block_words_mut(block: &mut [Self; 64]) -> &mut [u64] {
        // SAFETY: as above.
        unsafe { core::slice::from_raw_parts_mut(block.as_mut_ptr().cast(), 64) }
    }

    #[inline(always)]
    fn splat(word: u64) -> Self {
        Self(word)
    }

    #[inline(always)]
    fn not(self) -> Self {
        Self(!self.0)
    }

    #[inline(always)]
    fn is_zero(self) -> bool {
        self.0 == 0
    }

    #[inline(always)]
    fn shl<const BITS: u32>(self) -> Self {
        Self(self.0 << BITS)
    }

    #[inline(always)]
    fn shr<const BITS: u32>(self) -> Self {
        Self(self.0 >> BITS)
    }
}

impl Bits for Nine {
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
}

impl Digits for Nine {
    #[inline(always)]
    fn splat(word: u32) -> Self {
        Self([word; 9])
    }

    #[inline(always)]
    fn words(self) -> [u32; 9] {
        self.0
    }

    #[inline(always)]
    fn of_words(words: &[u32; 9]) -> Self {
        Self(*words)
    }

    #[inline(always)]
    fn add(self, other: Self) -> Self {
        each!(a = self, b = other => a.wrapping_add(b))
    }

    #[inline(always)]
    fn sub(self, other: Self) -> Self {
        each!(a = self, b = other => a.wrapping_sub(b))
    }

    #[inline(always)]
    fn shl<const BITS: u32>(self) -> Self {
        each!(a = self => a << BITS)
    }

    #[inline(always)]
    fn shr<const BITS: u32>(self) -> Self {
        each!(a = self => a >> BITS)
    }

    #[inline(always)]
    fn has_zero(self) -> bool {
        let mut has_zero = false;
        for at in 0..9 {
            has_zero |= self.0[at] == 0;
        }
        has_zero
    }

    #[inline(always)]
    fn is_zero(self) -> bool {
        let mut any = 0;
        for at in 0..9 {
            any |= self.0[at];
        }
        any == 0
    }

    #[inline(always)]
    fn rotate<const BY: usize>(self) -> Self {
        let mut words = [0; 9];
        for at in 0..9 {
            words[at] = self.0[(at + BY) % 9];
        }
        Self(words)
    }

    #[inline(always)]
    fn once_and_twice(self) -> (Self, Self) {
        let (mut once, mut twice) = (0, 0);
        for at in 0..9 {
            twice |= once & self.0[at];
            once |= self.0[at];
        }
        (Self::splat(once), Self::splat(twice))
    }
}
