//! Boards into text: one by one, or many together.

pub(super) mod collection;
pub(super) mod further_rules;
