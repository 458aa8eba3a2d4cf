//! A set of digits.

use std::fmt;
use std::ops::{BitAnd, BitOr, Sub};

use super::{Digit, words};

const WORDS: usize = 4;

/// A set of digits, for every side up to 255; 32 bytes, no allocation.
///
/// # Examples
/// ```
/// use minirow::{Digit, DigitSet};
/// let set: DigitSet = [1, 4, 9].into_iter().filter_map(Digit::new).collect();
/// assert_eq!(set.len(), 3);
/// assert_eq!((DigitSet::full(9) - set).len(), 6);
/// assert_eq!(format!("{set:?}"), "{1, 4, 9}");
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct DigitSet([u64; WORDS]);

impl DigitSet {
    /// No digit.
    pub const EMPTY: Self = Self([0; WORDS]);

    /// The digits 1 to `side`.
    ///
    /// # Examples
    /// ```
    /// use minirow::DigitSet;
    /// assert_eq!(DigitSet::full(255).len(), 255);
    /// ```
    #[must_use]
    #[inline]
    pub fn full(side: u8) -> Self {
        let side = usize::from(side);
        Self(std::array::from_fn(|word| match side.saturating_sub(word * 64) {
            0 => 0,
            bits @ 1..64 => (1 << bits) - 1,
            _ => u64::MAX,
        }))
    }

    /// The set of one digit.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Digit, DigitSet};
    /// let five = Digit::new(5).unwrap();
    /// assert_eq!(DigitSet::of(five).only(), Some(five));
    /// ```
    #[must_use]
    #[inline]
    pub fn of(digit: Digit) -> Self {
        let mut set = Self::EMPTY;
        set.insert(digit);
        set
    }

    /// Whether the digit is in the set.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Digit, DigitSet};
    /// assert!(DigitSet::full(9).contains(Digit::new(9).unwrap()));
    /// assert!(!DigitSet::full(9).contains(Digit::new(10).unwrap()));
    /// ```
    #[must_use]
    #[inline]
    pub const fn contains(self, digit: Digit) -> bool {
        let bit = digit.index();
        self.0[bit / 64] >> (bit % 64) & 1 == 1
    }

    /// Adds a digit.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Digit, DigitSet};
    /// let mut set = DigitSet::EMPTY;
    /// set.insert(Digit::new(200).unwrap());
    /// assert_eq!(set.len(), 1);
    /// ```
    #[inline]
    pub const fn insert(&mut self, digit: Digit) {
        let bit = digit.index();
        self.0[bit / 64] |= 1 << (bit % 64);
    }

    /// Takes a digit out.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Digit, DigitSet};
    /// let mut set = DigitSet::full(4);
    /// set.remove(Digit::new(4).unwrap());
    /// assert_eq!(set, DigitSet::full(3));
    /// ```
    #[inline]
    pub const fn remove(&mut self, digit: Digit) {
        let bit = digit.index();
        self.0[bit / 64] &= !(1 << (bit % 64));
    }

    /// How many digits it holds.
    ///
    /// # Examples
    /// ```
    /// use minirow::DigitSet;
    /// assert_eq!(DigitSet::full(16).len(), 16);
    /// ```
    #[must_use]
    #[inline]
    pub fn len(self) -> usize {
        words::count(&self.0)
    }

    /// Whether it holds no digit.
    ///
    /// # Examples
    /// ```
    /// use minirow::DigitSet;
    /// assert!(DigitSet::EMPTY.is_empty());
    /// ```
    #[must_use]
    #[inline]
    pub fn is_empty(self) -> bool {
        self == Self::EMPTY
    }

    /// The digit, where the set holds exactly one.
    ///
    /// # Examples
    /// ```
    /// use minirow::DigitSet;
    /// assert_eq!(DigitSet::full(1).only().map(|digit| digit.get()), Some(1));
    /// assert_eq!(DigitSet::full(2).only(), None);
    /// ```
    #[must_use]
    #[inline]
    pub fn only(self) -> Option<Digit> {
        let word = self.0.iter().position(|&word| word != 0)?;
        let first = Digit::from_index(word * 64 + self.0[word].trailing_zeros() as usize);
        (self == Self::of(first)).then_some(first)
    }

    /// The digits in ascending order.
    ///
    /// # Examples
    /// ```
    /// use minirow::DigitSet;
    /// let values: Vec<u8> = DigitSet::full(3).iter().map(|digit| digit.get()).collect();
    /// assert_eq!(values, [1, 2, 3]);
    /// ```
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Digit> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let word = rest.iter().position(|&word| word != 0)?;
            let bit = rest[word].trailing_zeros() as usize;
            rest[word] &= rest[word] - 1;
            Some(Digit::from_index(word * 64 + bit))
        })
    }

    /// The bits, digit 1 lowest.
    #[inline]
    pub(crate) const fn words(&self) -> &[u64; WORDS] {
        &self.0
    }
}

impl FromIterator<Digit> for DigitSet {
    #[inline]
    fn from_iter<I: IntoIterator<Item = Digit>>(digits: I) -> Self {
        let mut set = Self::EMPTY;
        for digit in digits {
            set.insert(digit);
        }
        set
    }
}

impl BitAnd for DigitSet {
    type Output = Self;
    #[inline]
    fn bitand(self, other: Self) -> Self {
        Self(words::both(self.0, &other.0, |a, b| a & b))
    }
}

impl BitOr for DigitSet {
    type Output = Self;
    #[inline]
    fn bitor(self, other: Self) -> Self {
        Self(words::both(self.0, &other.0, |a, b| a | b))
    }
}

impl Sub for DigitSet {
    type Output = Self;
    #[inline]
    fn sub(self, other: Self) -> Self {
        Self(words::both(self.0, &other.0, |a, b| a & !b))
    }
}

impl fmt::Debug for DigitSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
