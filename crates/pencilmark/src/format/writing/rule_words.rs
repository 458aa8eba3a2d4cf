//! The rule that a format cannot hold, in words.

use crate::board::Geometry;
use crate::rules::{Rule, Shape};

/// A rule of a board in words, which say where it is.
pub(in crate::format) fn rule_words(rule: &Rule, geometry: &Geometry) -> String {
    let side = geometry.side().into();
    Shape::new(side, side).map_or_else(|_| rule.name().to_owned(), |shape| rule.words(shape))
}
