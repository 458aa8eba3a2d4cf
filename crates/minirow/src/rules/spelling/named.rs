//! Kinds of rules by their names.

use super::told::Told;
use crate::rules::rule::TOLD;

/// How all kinds are told, in the order of the catalogue.
pub(in crate::rules) fn all() -> impl Iterator<Item = &'static Told> {
    TOLD.iter().copied().flatten()
}

/// How a rule of this name is told.
pub(in crate::rules) fn told(name: &str) -> Option<&'static Told> {
    let is_so = |other: &str| other.eq_ignore_ascii_case(name);
    all().find(|told| is_so(told.name) || told.also.iter().any(|also| is_so(also)))
}
