//! Which of our techniques Sudoku Explainer has.

use crate::logic::Technique;

/// Those that it looks for by themselves.
const KNOWN: [&str; 21] = [
    "full-house",
    "hidden-single",
    "naked-single",
    "pointing",
    "claiming",
    "naked-pair",
    "naked-triple",
    "naked-quad",
    "hidden-pair",
    "hidden-triple",
    "hidden-quad",
    "x-wing",
    "swordfish",
    "jellyfish",
    "xy-wing",
    "xyz-wing",
    "unique-rectangle-1",
    "unique-rectangle-2",
    "unique-rectangle-3",
    "unique-rectangle-4",
    "bivalue-universal-grave",
];

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
    KNOWN.contains(&technique.name())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_are_techniques() {
        assert!(KNOWN.iter().all(|name| Technique::named(name).is_some()));
    }
}
