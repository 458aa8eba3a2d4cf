//! The kinds of chains as techniques: which step of a kind comes first.

use super::super::board::Board;
use super::super::hint::{Found, Hint};
use super::super::watch::Watch;
use super::chain_hint::Inside;
use super::search_kind::{Kind, MULTIPLE, NISHIO, UNARY, dynamic};

/// Cycles and forcing chains.
pub(in super::super) fn unary(board: &Board, watch: &mut Watch<'_>) -> Found {
    first(UNARY, board, watch)
}

/// Nishio: a digit that contradicts itself.
pub(in super::super) fn nishio(board: &Board, watch: &mut Watch<'_>) -> Found {
    first(NISHIO, board, watch)
}

/// Chains from all candidates of a cell, or all places of a house.
pub(in super::super) fn multiple(board: &Board, watch: &mut Watch<'_>) -> Found {
    first(MULTIPLE, board, watch)
}

/// Dynamic chains of a level.
pub(in super::super) fn nested<const LEVEL: u8>(board: &Board, watch: &mut Watch<'_>) -> Found {
    first(dynamic(LEVEL), board, watch)
}

/// The hint of a kind that comes first.
fn first(kind: Kind, board: &Board, watch: &mut Watch<'_>) -> Found {
    let first = if kind.is_multiple || kind.is_dynamic {
        super::multiple::search(kind, board, None, inside, watch).first()
    } else {
        super::unary::hints(board, None, watch).first()
    };
    first.map_or(Found::Continue(()), Hint::emit)
}

/// The hints of a kind inside of a chain, in order; `source` is the board without what the chain
/// has removed.
fn inside(kind: Kind, board: &Board, source: &Board, watch: &mut Watch<'_>) -> Vec<Inside> {
    if kind.is_multiple || kind.is_dynamic {
        super::multiple::search(kind, board, Some(source), inside, watch).inside()
    } else {
        super::unary::hints(board, Some(source), watch).inside(|chain| vec![chain])
    }
}
