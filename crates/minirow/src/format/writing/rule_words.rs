//! The rule that a format cannot hold, in words.

use crate::board::Geometry;
use crate::format::reading::unruled::IS_RULED;
use crate::rules::{Rule, Shape};

/// A rule of a board in words, which say where it is.
pub(in crate::format) fn rule_words(rule: &Rule, geometry: &Geometry) -> String {
    let side = geometry.side().into();
    let shape = Shape::new(side, side).ok().filter(|_| IS_RULED);
    shape.map_or_else(|| rule.name().to_owned(), |shape| rule.words(shape))
}
