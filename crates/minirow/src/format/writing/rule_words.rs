//! The rule that a format cannot hold, in words.

use crate::board::Geometry;
use crate::format::reading::unruled::IS_RULED;
use crate::rules::{BoardError, Rule};

/// A rule of a board in words, which say where it is.
pub(in crate::format) fn rule_words(rule: &Rule, geometry: &Geometry) -> String {
    match IS_RULED && BoardError::of_size(geometry).is_ok() {
        true => rule.words(geometry),
        false => rule.name().to_owned(),
    }
}
