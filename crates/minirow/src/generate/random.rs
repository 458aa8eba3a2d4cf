//! Random numbers that are the same on every machine.

use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, SeedableRng};

/// The random numbers of one board of a batch.
///
/// They depend on the batch's seed and the number of the board alone, so boards can be made in any
/// order, by any number of threads, on any machine. The algorithm is xoshiro256++.
///
/// # Examples
/// ```
/// use minirow::generate::BoardRandom;
/// let mut random = BoardRandom::new(7, 1000);
/// let number = random.next_u64();
/// assert_eq!(BoardRandom::new(7, 1000).next_u64(), number);
/// assert_ne!(BoardRandom::new(7, 1001).next_u64(), number);
/// ```
#[derive(Clone, Debug)]
pub struct BoardRandom(Xoshiro256PlusPlus);

impl BoardRandom {
    /// The random numbers of board `number` of the batch with this seed.
    ///
    /// # Examples
    /// ```
    /// use minirow::generate::BoardRandom;
    /// let [mut one, mut other] = [3, 4].map(|number| BoardRandom::new(0, number));
    /// assert_ne!(one.next_u64(), other.next_u64());
    /// ```
    #[must_use]
    pub fn new(seed: u64, number: u64) -> Self {
        // No two pairs lead to the same state.
        let (a, b) = (mixed(seed.wrapping_add(GOLDEN)), mixed(number.wrapping_sub(GOLDEN)));
        let (c, d) = (mixed(a ^ b.rotate_left(32)), mixed(b.wrapping_add(a)));
        let mut state = [0; 32];
        for (bytes, word) in state.chunks_exact_mut(8).zip([a, b, c, d]) {
            bytes.copy_from_slice(&word.to_le_bytes());
        }
        Self(Xoshiro256PlusPlus::from_seed(state))
    }

    /// The next number.
    ///
    /// # Examples
    /// ```
    /// use minirow::generate::BoardRandom;
    /// assert_eq!(BoardRandom::new(0, 0).next_u64(), 0x9685_7486_5ecc_e829);
    /// ```
    pub fn next_u64(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// The next number of half as many bits.
    pub(super) fn next_u32(&mut self) -> u32 {
        self.0.next_u32()
    }
}

/// A number below `bound`, each as likely as the others.
///
/// The distributions of `rand` may draw in another way in another version; boards must not change
/// with that.
pub(super) fn below(random: &mut BoardRandom, bound: u32) -> u32 {
    // Lemire, Fast random integer generation in an interval, 2019.
    let mut product = u64::from(random.next_u32()) * u64::from(bound);
    if (product as u32) < bound {
        let least = bound.wrapping_neg() % bound;
        while (product as u32) < least {
            product = u64::from(random.next_u32()) * u64::from(bound);
        }
    }
    (product >> 32) as u32
}

/// Brings things into an order that is as likely as every other one.
pub(super) fn shuffle<T>(random: &mut BoardRandom, things: &mut [T]) {
    for len in (2..=things.len()).rev() {
        things.swap(len - 1, below(random, len as u32) as usize);
    }
}

/// 2⁶⁴ divided by the golden ratio.
const GOLDEN: u64 = 0x9e37_79b9_7f4a_7c15;

/// The permutation of numbers that SplitMix64 is built on.
fn mixed(number: u64) -> u64 {
    let number = (number ^ number >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let number = (number ^ number >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    number ^ number >> 31
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_below_a_bound_are_equally_likely() {
        // χ² with 6 degrees of freedom is above 22.5 once in a thousand.
        let mut times = [0_u32; 7];
        for number in 0..1000 {
            let mut random = BoardRandom::new(1, number);
            for _ in 0..70 {
                times[below(&mut random, 7) as usize] += 1;
            }
        }
        let squares = times.map(|times| (f64::from(times) - 10_000.0).powi(2) / 10_000.0);
        assert!(squares.iter().sum::<f64>() < 22.5, "{times:?}");
    }

    #[test]
    fn every_order_is_equally_likely() {
        // χ² with 23 degrees of freedom is above 49.8 once in a thousand.
        let mut times = std::collections::HashMap::new();
        for number in 0..24_000 {
            let mut things = [0, 1, 2, 3];
            shuffle(&mut BoardRandom::new(number, 2), &mut things);
            *times.entry(things).or_insert(0_u32) += 1;
        }
        let squares = times.values().map(|&times| (f64::from(times) - 1000.0).powi(2) / 1000.0);
        assert_eq!(times.len(), 24);
        assert!(squares.sum::<f64>() < 49.8, "{times:?}");
    }
}
