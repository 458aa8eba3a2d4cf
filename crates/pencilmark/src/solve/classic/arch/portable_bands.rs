//! Plain words: a band of one puzzle in an array.

use std::ops::ControlFlow;

use crate::solve::classic::bands::Digits;
use crate::solve::classic::single::{Step, search};
use crate::solve::classic::words::Start;

#[derive(Clone, Copy)]
struct Nine([u32; 9]);

#[inline(always)]
pub(super) fn run(
    start: &Start,
    visit: impl FnMut(Step<'_>) -> ControlFlow<()>,
) -> ControlFlow<()> {
    search::<Nine>(start, visit)
}

/// The same with AVX2, which the compiler uses by itself.
#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2,bmi1,bmi2,popcnt")]
pub(super) fn run_avx2(
    start: &Start,
    visit: impl FnMut(Step<'_>) -> ControlFlow<()>,
) -> ControlFlow<()> {
    search::<Nine>(start, visit)
}

/// An operation on each word.
macro_rules! each {
    ($($word:ident = $operand:expr),+ => $result:expr) => {{
        let mut words = [0; 9];
        for at in 0..9 {
            $(let $word = $operand.0[at];)+
            words[at] = $result;
        }
        Nine(words)
    }};
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
