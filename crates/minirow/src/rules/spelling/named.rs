//! Kinds of rules by their names.

use super::iss::Iss;
use super::told::{Beginning, Told};
use crate::rules::rule::{BEGINNINGS, TOLD};

/// How all kinds are told, in the order of the catalogue.
pub(crate) fn all() -> impl Iterator<Item = &'static Told> {
    TOLD.iter().copied().flatten()
}

/// How a rule of this name is told.
pub(crate) fn told(name: &str) -> Option<&'static Told> {
    let is_so = |other: &str| other.eq_ignore_ascii_case(name);
    all().find(|told| is_so(told.name) || told.also.iter().any(|also| is_so(also)))
}

/// What a line of a rule of this name begins with.
pub(crate) fn beginning(name: &str) -> Option<&'static Beginning> {
    let is_so = |other: &str| other.eq_ignore_ascii_case(name);
    let mut all = BEGINNINGS.iter().copied().flatten();
    all.find(|begins| is_so(begins.name) || begins.also.iter().any(|also| is_so(also)))
}

/// The kind that an item of Interactive Sudoku Solver says the same as, and the item.
pub(crate) fn of_item(item: &str) -> Option<(&'static Told, &'static Iss)> {
    all().find_map(|told| Some((told, told.iss.iter().flatten().find(|iss| iss.item == item)?)))
}
