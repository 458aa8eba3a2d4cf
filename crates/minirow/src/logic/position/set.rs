//! Sets of cells and of digits in as many words as a board needs.

use std::fmt;
use std::marker::PhantomData;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Sub, SubAssign};

use crate::board::{Cell, Digit, DigitSet, words};

/// A set of cells of a board with up to 64 × `C` of them.
pub(in crate::logic) type CellSet<const C: usize> = Set<Cell, C>;

/// A set of digits of a board with up to 64 × `D` of them.
pub(in crate::logic) type Digits<const D: usize> = Set<Digit, D>;

/// What is counted from 0.
pub(in crate::logic) trait Indexed: Copy {
    fn from_index(index: usize) -> Self;
    fn index(self) -> usize;
}

/// A set of things that are counted from 0, as bits.
pub(in crate::logic) struct Set<T, const N: usize>([u64; N], PhantomData<T>);

impl Indexed for Cell {
    #[inline]
    fn from_index(index: usize) -> Self {
        Self::new(index as u16)
    }

    #[inline]
    fn index(self) -> usize {
        Cell::index(self)
    }
}

impl Indexed for Digit {
    #[inline]
    fn from_index(index: usize) -> Self {
        Digit::from_index(index)
    }

    #[inline]
    fn index(self) -> usize {
        Digit::index(self)
    }
}

impl<T: Indexed, const N: usize> Set<T, N> {
    pub(in crate::logic) const EMPTY: Self = Self([0; N], PhantomData);

    #[inline]
    pub(in crate::logic) fn of(member: T) -> Self {
        let mut set = Self::EMPTY;
        set.insert(member);
        set
    }

    #[inline]
    pub(in crate::logic) fn insert(&mut self, member: T) {
        self.0[Self::word_of(member)] |= 1 << (member.index() % 64);
    }

    #[inline]
    pub(in crate::logic) fn remove(&mut self, member: T) {
        self.0[Self::word_of(member)] &= !(1 << (member.index() % 64));
    }

    #[inline]
    pub(in crate::logic) fn contains(&self, member: T) -> bool {
        self.0[Self::word_of(member)] >> (member.index() % 64) & 1 == 1
    }

    #[inline]
    pub(in crate::logic) fn len(&self) -> usize {
        words::count(&self.0)
    }

    #[inline]
    pub(in crate::logic) fn is_empty(&self) -> bool {
        words::are_empty(&self.0)
    }

    #[inline]
    pub(in crate::logic) fn is_subset(&self, other: &Self) -> bool {
        (*self - *other).is_empty()
    }

    #[inline]
    pub(in crate::logic) fn meets(&self, other: &Self) -> bool {
        !(*self & *other).is_empty()
    }

    /// The member with the lowest number.
    #[inline]
    pub(in crate::logic) fn first(&self) -> Option<T> {
        let word = self.0.iter().position(|&word| word != 0)?;
        Some(T::from_index(word * 64 + self.0[word].trailing_zeros() as usize))
    }

    /// The member, where there is exactly one.
    #[inline]
    pub(in crate::logic) fn only(&self) -> Option<T> {
        self.first().filter(|_| self.len() == 1)
    }

    /// How many members have a lower number than one of them.
    #[inline]
    pub(in crate::logic) fn rank(&self, member: T) -> usize {
        let word = Self::word_of(member);
        let below = self.0[word] & ((1 << (member.index() % 64)) - 1);
        words::count(&self.0[..word]) + below.count_ones() as usize
    }

    /// The members in ascending order.
    pub(in crate::logic) fn iter(self) -> impl Iterator<Item = T> + Clone {
        let mut rest = self.0;
        let mut word = 0;
        std::iter::from_fn(move || {
            while rest[word] == 0 {
                if word + 1 == N {
                    return None;
                }
                word += 1;
            }
            let bit = rest[word].trailing_zeros() as usize;
            rest[word] &= rest[word] - 1;
            Some(T::from_index(word * 64 + bit))
        })
    }

    /// The word a member is in; known to the compiler where there is only one.
    #[inline]
    fn word_of(member: T) -> usize {
        if N == 1 { 0 } else { member.index() / 64 }
    }

    #[inline]
    fn zip(self, other: Self, combine: impl Fn(u64, u64) -> u64) -> Self {
        Self(words::both(self.0, &other.0, combine), PhantomData)
    }
}

impl<const D: usize> From<DigitSet> for Digits<D> {
    #[inline]
    fn from(digits: DigitSet) -> Self {
        Self(words::first(digits.words()), PhantomData)
    }
}

impl<T: Indexed, const N: usize> FromIterator<T> for Set<T, N> {
    #[inline]
    fn from_iter<I: IntoIterator<Item = T>>(members: I) -> Self {
        let mut set = Self::EMPTY;
        for member in members {
            set.insert(member);
        }
        set
    }
}

impl<T, const N: usize> Clone for Set<T, N> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}

impl<T, const N: usize> Copy for Set<T, N> {}

impl<T, const N: usize> PartialEq for Set<T, N> {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}

impl<T, const N: usize> Eq for Set<T, N> {}

impl<T: Indexed, const N: usize> BitAnd for Set<T, N> {
    type Output = Self;
    #[inline]
    fn bitand(self, other: Self) -> Self {
        self.zip(other, |a, b| a & b)
    }
}

impl<T: Indexed, const N: usize> BitOr for Set<T, N> {
    type Output = Self;
    #[inline]
    fn bitor(self, other: Self) -> Self {
        self.zip(other, |a, b| a | b)
    }
}

impl<T: Indexed, const N: usize> Sub for Set<T, N> {
    type Output = Self;
    #[inline]
    fn sub(self, other: Self) -> Self {
        self.zip(other, |a, b| a & !b)
    }
}

impl<T: Indexed, const N: usize> BitAndAssign for Set<T, N> {
    #[inline]
    fn bitand_assign(&mut self, other: Self) {
        *self = *self & other;
    }
}

impl<T: Indexed, const N: usize> BitOrAssign for Set<T, N> {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
    }
}

impl<T: Indexed, const N: usize> SubAssign for Set<T, N> {
    #[inline]
    fn sub_assign(&mut self, other: Self) {
        *self = *self - other;
    }
}

impl<T: Indexed + fmt::Debug, const N: usize> fmt::Debug for Set<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
