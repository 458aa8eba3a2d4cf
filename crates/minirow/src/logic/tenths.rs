//! Ratings as people write them.

use std::fmt;
use std::ops::AddAssign;
use std::str::FromStr;

/// A rating in tenths: how hard a step is, or a board.
///
/// # Examples
/// ```
/// use minirow::logic::Tenths;
/// let rating: Tenths = "7.2".parse()?;
/// assert_eq!((rating.get(), rating.to_string()), (72, "7.2".to_owned()));
/// assert!(rating < Tenths::new(100));
/// # Ok::<(), minirow::logic::NotTenths>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Tenths(u16);

impl Tenths {
    /// A rating of this many tenths.
    ///
    /// # Examples
    /// ```
    /// assert_eq!(minirow::logic::Tenths::new(12).to_string(), "1.2");
    /// ```
    #[must_use]
    pub const fn new(tenths: u16) -> Self {
        Self(tenths)
    }

    /// How many tenths.
    ///
    /// # Examples
    /// ```
    /// assert_eq!(minirow::logic::Tenths::new(12).get(), 12);
    /// ```
    #[must_use]
    pub const fn get(self) -> u16 {
        self.0
    }
}

impl AddAssign<u16> for Tenths {
    fn add_assign(&mut self, tenths: u16) {
        self.0 += tenths;
    }
}

/// The number that is written: 7.2 for 72 tenths.
///
/// # Examples
/// ```
/// assert_eq!(f64::from(minirow::logic::Tenths::new(72)), 7.2);
/// ```
impl From<Tenths> for f64 {
    fn from(rating: Tenths) -> Self {
        Self::from(rating.0) / 10.0
    }
}

impl fmt::Display for Tenths {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&format!("{}.{}", self.0 / 10, self.0 % 10))
    }
}

/// A text that is no rating.
///
/// # Examples
/// ```
/// use minirow::logic::Tenths;
/// let error = "7.25".parse::<Tenths>().unwrap_err();
/// assert_eq!(error.to_string(), "expected a rating such as 7.2, found '7.25'");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("expected a rating such as 7.2, found '{found}'")]
pub struct NotTenths {
    found: String,
}

impl FromStr for Tenths {
    type Err = NotTenths;

    fn from_str(text: &str) -> Result<Self, NotTenths> {
        let tenths = || {
            let (whole, tenth) = text.split_once('.').unwrap_or((text, "0"));
            let whole: u16 = whole.parse().ok()?;
            let tenth: u16 = tenth.parse().ok().filter(|_| tenth.len() == 1)?;
            whole.checked_mul(10)?.checked_add(tenth)
        };
        tenths().map(Self).ok_or_else(|| NotTenths { found: text.to_owned() })
    }
}
