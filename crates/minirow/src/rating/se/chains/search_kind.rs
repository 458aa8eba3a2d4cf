//! The kinds of chains.

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
pub(super) const NISHIO: Kind =
    Kind { is_multiple: false, is_dynamic: true, is_nishio: true, level: 0 };
pub(super) const MULTIPLE: Kind =
    Kind { is_multiple: true, is_dynamic: false, is_nishio: false, level: 0 };

/// Chains in which what is off counts as removed, with the techniques of a level inside.
pub(super) const fn dynamic(level: u8) -> Kind {
    Kind { is_multiple: true, is_dynamic: true, is_nishio: false, level }
}
