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
    all().find(|told| is_called(told.name, told.also, name))
}

/// What a line of a rule of this name begins with.
pub(crate) fn beginning(name: &str) -> Option<&'static Beginning> {
    let mut all = BEGINNINGS.iter().copied().flatten();
    all.find(|begins| is_called(begins.name, begins.also, name))
}

/// The kind that an item of Interactive Sudoku Solver says the same as, and the item.
pub(crate) fn of_item(item: &str) -> Option<(&'static Told, &'static Iss)> {
    all().find_map(|told| Some((told, told.iss.iter().flatten().find(|iss| iss.item == item)?)))
}

/// Whether what has one name and others besides is called so.
fn is_called(name: &str, also: &[&str], asked: &str) -> bool {
    let is_so = |name: &&str| name.eq_ignore_ascii_case(asked);
    is_so(&name) || also.iter().any(is_so)
}
