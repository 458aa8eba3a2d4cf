//! Boards into text: one by one, or many together.

pub(super) mod collection;
pub(super) mod error;
pub(super) mod header;
pub(super) mod holds;
pub(super) mod rule_words;
pub(super) mod write;

pub(super) use crate::rules::further_rules;
