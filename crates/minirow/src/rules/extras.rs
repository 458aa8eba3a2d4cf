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
