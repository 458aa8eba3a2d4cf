//! Ratings as people write them.

/// A rating in tenths with its point.
///
/// # Examples
/// ```
/// use pencilmark::logic::rating::tenths;
/// assert_eq!([12, 100, 0].map(tenths), ["1.2", "10.0", "0.0"]);
/// ```
#[must_use]
pub fn tenths(rating: u16) -> String {
    format!("{}.{}", rating / 10, rating % 10)
}
