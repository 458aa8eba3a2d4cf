//! A drawing of which rules are being made.

use super::kinds::Kind;
use super::shapes::Shapes;
use super::words::Words;
use crate::format::formats::links::fields::cells::Cells;
use crate::rules::Rule;

/// A drawing of which rules are made.
pub(super) struct Drawing<'a> {
    pub(super) cells: &'a Cells,
    pub(super) shapes: Shapes,
    pub(super) words: Words,
    pub(super) rules: Vec<Rule>,
    /// Kinds that are drawn.
    pub(super) kinds: Vec<Kind>,
}

impl Drawing<'_> {
    /// Adds a rule that is drawn.
    pub(super) fn found(&mut self, kind: Kind, rule: Rule) {
        if !self.kinds.contains(&kind) {
            self.kinds.push(kind);
        }
        self.rules.push(rule);
    }
}
