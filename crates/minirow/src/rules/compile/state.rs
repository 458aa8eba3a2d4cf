//! What was read of a line, as a number.

/// What was read of a line before a cell, for which a number stands.
pub(in crate::rules) trait State: Copy {
    /// Numbers have so many bits.
    const WIDTH: u32;

    fn number(self) -> u64;

    /// What a number stands for.
    fn of(number: u64) -> Self;
}

impl State for bool {
    const WIDTH: u32 = 1;

    fn number(self) -> u64 {
        self.into()
    }

    fn of(number: u64) -> Self {
        number == 1
    }
}

/// Values, counts, sums and sets of values, which are far below that.
impl State for u32 {
    const WIDTH: u32 = 28;

    fn number(self) -> u64 {
        debug_assert!(self >> Self::WIDTH == 0, "a number of a board, found {self}");
        self.into()
    }

    fn of(number: u64) -> Self {
        number as Self
    }
}

/// Numbers of any size.
impl State for u64 {
    const WIDTH: u32 = 64;

    fn number(self) -> u64 {
        self
    }

    fn of(number: u64) -> Self {
        number
    }
}

impl<S: State> State for Option<S> {
    const WIDTH: u32 = S::WIDTH + 1;

    fn number(self) -> u64 {
        const { assert!(Self::WIDTH <= u64::BITS) }
        self.map_or(0, |state| state.number() << 1 | 1)
    }

    fn of(number: u64) -> Self {
        (number & 1 == 1).then(|| S::of(number >> 1))
    }
}

impl<S: State, T: State> State for (S, T) {
    const WIDTH: u32 = S::WIDTH + T::WIDTH;

    fn number(self) -> u64 {
        const { assert!(Self::WIDTH <= u64::BITS) }
        self.0.number() << T::WIDTH | self.1.number()
    }

    fn of(number: u64) -> Self {
        (S::of(number >> T::WIDTH), T::of(number & ((1 << T::WIDTH) - 1)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_number_stands_for_comes_back() {
        fn there_and_back<S: State + PartialEq + std::fmt::Debug>(states: &[S]) {
            for (at, &state) in states.iter().enumerate() {
                assert_eq!(S::of(state.number()), state);
                assert!(states[..at].iter().all(|other| other.number() != state.number()));
            }
        }
        there_and_back(&[false, true]);
        there_and_back(&[0, 1, u64::MAX]);
        there_and_back(&[None, Some(0_u32), Some(1), Some((1 << 28) - 1)]);
        there_and_back(&[(0_u32, true), (1, false), (1, true), (40, false)]);
        there_and_back(&[None, Some(None), Some(Some((0, 0))), Some(Some((9_u32, 45_u32)))]);
        there_and_back(&[(None, None), (Some(0_u32), None), (Some(0), Some(0_u32))]);
    }
}
