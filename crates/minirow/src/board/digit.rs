//! What is written in a cell.

use std::fmt;
use std::num::NonZeroU8;

/// The largest side of a board, and so its largest digit.
pub(super) const MOST_SIDE: u8 = if cfg!(feature = "large") { 255 } else { 25 };

/// The most cells of a board: without large boards as many as the widest sets of techniques hold.
pub(super) const MOST_CELLS: usize = if cfg!(feature = "large") { 65_025 } else { 20 * 64 };

/// A digit from 1 to 255; which symbol stands for it is a matter of [`format`](crate::format).
///
/// `Option<Digit>` takes one byte.
///
/// # Examples
/// ```
/// use minirow::Digit;
/// assert_eq!(Digit::new(7).map(Digit::get), Some(7));
/// assert_eq!(Digit::new(0), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Digit(NonZeroU8);

impl Digit {
    /// The digit of this value; none for 0.
    ///
    /// # Examples
    /// ```
    /// use minirow::Digit;
    /// assert!(Digit::new(255).is_some());
    /// ```
    #[must_use]
    #[inline]
    pub const fn new(value: u8) -> Option<Self> {
        match NonZeroU8::new(value) {
            Some(value) => Some(Self(value)),
            None => None,
        }
    }

    /// Its value, from 1.
    ///
    /// # Examples
    /// ```
    /// use minirow::Digit;
    /// assert_eq!(Digit::new(16).unwrap().get(), 16);
    /// ```
    #[must_use]
    #[inline]
    pub const fn get(self) -> u8 {
        self.0.get()
    }

    /// Its place among the digits, from 0: one less than its value.
    ///
    /// # Examples
    /// ```
    /// use minirow::Digit;
    /// assert_eq!(Digit::new(9).unwrap().index(), 8);
    /// ```
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self.0.get() as usize - 1
    }

    /// The digit at this place; the inverse of [`index`](Self::index) for places below 255.
    #[inline]
    pub(crate) fn from_index(index: usize) -> Self {
        let value = u8::try_from(index + 1).ok().and_then(NonZeroU8::new);
        Self(value.expect("a digit's index is below 255"))
    }
}

impl fmt::Debug for Digit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl fmt::Display for Digit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
