//! Plain words, which the compiler turns into whatever vectors the target has.

use std::ops::ControlFlow;

use crate::solve::classic::bands::Digits;
use crate::solve::classic::bits::Bits;
use crate::solve::classic::lanes::{Work, search};
use crate::solve::classic::single::{self, Step};
use crate::solve::classic::vector::{Lanes, Vector};
use crate::solve::classic::words::Start;

/// Four words: 0.9 times the speed with two of them or eight, without AVX.
const LEN: usize = 4;

/// A bit for each lane.
#[derive(Clone, Copy)]
struct Words([u64; LEN]);

impl Words {
    const NONE: Self = Self([0; LEN]);
}

/// A word for each digit.
#[derive(Clone, Copy)]
struct Nine([u32; 9]);

impl Nine {
    const NONE: Self = Self([0; 9]);
}

pub(super) fn run(work: &mut dyn Work) {
    search::<Words>(work);
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
    ($type:ident: $($word:ident = $operand:expr),+ => $result:expr) => {{
        let mut words = $type::NONE;
        for at in 0..words.0.len() {
            $(let $word = $operand.0[at];)+
            words.0[at] = $result;
        }
        words
    }};
}

/// Logic, word by word.
macro_rules! impl_bits {
    ($type:ident) => {
        impl Bits for $type {
        #[inline(always)]
        fn and(self, other: Self) -> Self {
            each!($type: a = self, b = other => a & b)
        }

        #[inline(always)]
        fn or(self, other: Self) -> Self {
            each!($type: a = self, b = other => a | b)
        }

        #[inline(always)]
        fn xor(self, other: Self) -> Self {
            each!($type: a = self, b = other => a ^ b)
        }

        #[inline(always)]
        fn without(self, other: Self) -> Self {
            each!($type: a = self, b = other => a & !b)
        }
        }
    };
}

impl_bits!(Words);
impl_bits!(Nine);

impl Vector for Words {
    const WORDS: usize = LEN;
    const ZERO: Self = Self::NONE;

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
    fn not(self) -> Self {
        each!(Words: a = self => !a)
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
        each!(Words: a = self => a << BITS)
    }

    #[inline(always)]
    fn shr<const BITS: u32>(self) -> Self {
        each!(Words: a = self => a >> BITS)
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
        each!(Nine: a = self, b = other => a.wrapping_add(b))
    }

    #[inline(always)]
    fn sub(self, other: Self) -> Self {
        each!(Nine: a = self, b = other => a.wrapping_sub(b))
    }

    #[inline(always)]
    fn shl<const BITS: u32>(self) -> Self {
        each!(Nine: a = self => a << BITS)
    }

    #[inline(always)]
    fn shr<const BITS: u32>(self) -> Self {
        each!(Nine: a = self => a >> BITS)
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
