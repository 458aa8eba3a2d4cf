//! A bracket that is open, and what came last in it.

use super::node::Node;
use crate::format::reading::known::Place;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::format) enum Last {
    #[default]
    Other,
    /// A word that a bracket follows: a function, a type, a list with an index.
    Prefix,
    /// A bracket that was closed.
    Close,
    /// One with an index in it.
    Index,
    /// A sign for a number below zero.
    Minus,
    /// The first sign of an operator that goes on with `=`.
    Operator,
}

/// A bracket that is open, or the text outside of all.
#[derive(Debug, Default)]
pub(in crate::format) struct Level {
    pub(in crate::format) bracket: char,
    pub(in crate::format) place: Place,
    /// What the list is called.
    pub(in crate::format) name: Option<String>,
    pub(in crate::format) values: Vec<Node>,
    pub(in crate::format) ends: Vec<usize>,
    /// Whether something stands in it that is no value.
    pub(super) is_mixed: bool,
    /// Whether values have names.
    pub(super) is_keyed: bool,
    /// It follows a word at once.
    pub(super) is_prefixed: bool,
    /// The last word that is no value.
    pub(in crate::format) word: Option<String>,
    /// The word in front of a type.
    pub(in crate::format) annotated: Option<String>,
    /// The name that the next values have.
    pub(in crate::format) key: Option<String>,
    /// Where a rule is told that belongs to the boards in it, and its name.
    pub(super) rule: Option<(Place, String)>,
    /// How many boards have come out of it.
    pub(in crate::format) boards: usize,
}
