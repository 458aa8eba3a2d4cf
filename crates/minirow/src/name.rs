//! What all this is called.

/// The name as people read it: in titles, answers and documents.
///
/// # Examples
/// ```
/// assert_eq!(minirow::NAME, "Minirow");
/// ```
pub const NAME: &str = "Minirow";
