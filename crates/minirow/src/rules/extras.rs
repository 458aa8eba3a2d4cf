//! The extras of a geometry that no drawing shows, as rules.

use super::Rule;
use crate::board::Extra;

/// The rules of those extras that stand nowhere on a board: houses are drawn, these are only said.
pub(crate) fn unseen(extras: &[Extra]) -> impl Iterator<Item = Rule> {
    extras.iter().filter_map(|extra| match extra {
        Extra::AntiKnight => Some(Rule::AntiKnight),
        Extra::AntiKing => Some(Rule::AntiKing),
        Extra::DisjointGroups => Some(Rule::DisjointGroups),
        Extra::Diagonals | Extra::Windoku => None,
    })
}

/// The extra that says the same as a rule.
#[cfg(feature = "formats")]
pub(crate) fn extra_of(rule: &Rule) -> Option<Extra> {
    let is_it = |extra: &Extra| unseen(&[*extra]).any(|unseen| unseen == *rule);
    Extra::ALL.iter().copied().find(is_it)
}
