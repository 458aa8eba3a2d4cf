//! A bracket that is open, and what came last in it.

use super::node::Node;
use crate::format::known::Place;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Last {
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
pub(super) struct Level {
    pub(super) bracket: char,
    pub(super) place: Place,
    /// What the list is called.
    pub(super) name: Option<String>,
    pub(super) values: Vec<Node>,
    pub(super) ends: Vec<usize>,
    /// Whether something stands in it that is no value.
    pub(super) is_mixed: bool,
    /// Whether values have names.
    pub(super) is_keyed: bool,
    /// It follows a word at once.
    pub(super) is_prefixed: bool,
    /// The last word that is no value.
    pub(super) word: Option<String>,
    /// The word in front of a type.
    pub(super) annotated: Option<String>,
    /// The name that the next values have.
    pub(super) key: Option<String>,
    /// How many boards have come out of it.
    pub(super) boards: usize,
}
