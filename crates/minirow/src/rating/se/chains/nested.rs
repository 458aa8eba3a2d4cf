//! Chains inside of others.

/// A chain that is a reason in another one.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Nested {
    pub(super) complexity: u32,
    /// The states of each branch.
    pub(super) chains: Vec<Vec<u16>>,
}
