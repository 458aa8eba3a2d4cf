//! The kinds of chains, as techniques: which are looked for, and which comes first.

use super::super::board::Board;
use super::super::hint::{Found, Hint};
use super::super::watch::Watch;
use super::chain_hint::Inside;

/// Which chains are looked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Kind {
    /// From cells and houses with more than two candidates, too.
    pub(super) is_multiple: bool,
    /// What is off counts as removed for what follows.
    pub(super) is_dynamic: bool,
    /// One digit alone, until it contradicts itself.
    pub(super) is_nishio: bool,
    /// Which techniques are used inside.
    pub(super) level: u8,
}

pub(super) const UNARY: Kind =
    Kind { is_multiple: false, is_dynamic: false, is_nishio: false, level: 0 };
const NISHIO: Kind = Kind { is_multiple: false, is_dynamic: true, is_nishio: true, level: 0 };
pub(super) const MULTIPLE: Kind =
    Kind { is_multiple: true, is_dynamic: false, is_nishio: false, level: 0 };

/// Chains in which what is off counts as removed, with the techniques of a level inside.
pub(super) const fn dynamic(level: u8) -> Kind {
    Kind { is_multiple: true, is_dynamic: true, is_nishio: false, level }
}

impl Kind {
    /// The hints inside of a chain, in order; `source` is the board without what the chain has
    /// removed.
    pub(super) fn inside(
        self,
        board: &Board,
        source: &Board,
        watch: &mut Watch<'_>,
    ) -> Vec<Inside> {
        if self.is_multiple || self.is_dynamic {
            super::multiple::search(self, board, Some(source), watch).inside()
        } else {
            super::unary::hints(board, Some(source), watch).inside(|chain| vec![chain])
        }
    }

    /// The hint of this kind that comes first.
    fn first(self, board: &Board, watch: &mut Watch<'_>) -> Found {
        let first = if self.is_multiple || self.is_dynamic {
            super::multiple::search(self, board, None, watch).first()
        } else {
            super::unary::hints(board, None, watch).first()
        };
        first.map_or(Found::Continue(()), Hint::emit)
    }
}

/// Cycles and forcing chains.
pub(in super::super) fn unary(board: &Board, watch: &mut Watch<'_>) -> Found {
    UNARY.first(board, watch)
}

/// Nishio: a digit that contradicts itself.
pub(in super::super) fn nishio(board: &Board, watch: &mut Watch<'_>) -> Found {
    NISHIO.first(board, watch)
}

/// Chains from all candidates of a cell, or all places of a house.
pub(in super::super) fn multiple(board: &Board, watch: &mut Watch<'_>) -> Found {
    MULTIPLE.first(board, watch)
}

/// Dynamic chains of a level.
pub(in super::super) fn nested<const LEVEL: u8>(board: &Board, watch: &mut Watch<'_>) -> Found {
    dynamic(LEVEL).first(board, watch)
}
