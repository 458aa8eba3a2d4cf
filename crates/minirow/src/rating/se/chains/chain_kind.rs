//! What chains look like.

/// Kinds of chains in the order of the original, where rating and length are the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ChainKind {
    DoubleForcing,
    Cycle(Way),
    Forcing(Way),
    Cell,
    House(u8),
    Contradiction,
}

impl ChainKind {
    /// The number that the original sorts by.
    pub(super) fn number(self) -> u8 {
        match self {
            Self::DoubleForcing => 1,
            Self::Cycle(Way::X) | Self::Forcing(Way::X) => 2,
            Self::Cycle(Way::Y) | Self::Forcing(Way::Y) => 3,
            Self::Cycle(Way::Both) | Self::Forcing(Way::Both) => 4,
            Self::Cell => 5,
            Self::House(_) => 6,
            Self::Contradiction => 7,
        }
    }
}

/// What a chain from one candidate is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Way {
    /// Places in houses.
    X,
    /// Cells with two digits.
    Y,
    Both,
}
