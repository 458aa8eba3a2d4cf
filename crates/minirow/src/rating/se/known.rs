//! Which of our techniques Sudoku Explainer has.

use crate::logic::Technique;

/// Whether Sudoku Explainer has a technique of ours by itself. Others it does not have, or finds as forcing chains,
/// which it rates 6.5 and more.
///
/// # Examples
/// ```
/// use minirow::{logic::Technique, rating::se};
/// assert!(se::has(Technique::named("x-wing").unwrap()));
/// assert!(!se::has(Technique::named("skyscraper").unwrap()));
/// ```
#[must_use]
pub fn has(technique: Technique) -> bool {
    technique.is_in_se()
}
