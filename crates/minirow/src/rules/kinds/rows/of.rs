//! Which rules a row of a home is about.

/// The rules of a name; with a number, those with this number alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Of {
    /// A name by which rules are told.
    pub(crate) name: &'static str,
    pub(crate) only: Option<u32>,
}

impl Of {
    /// All of this name.
    pub(crate) const fn all(name: &'static str) -> Self {
        Self { name, only: None }
    }

    /// Those of this name with this number.
    pub(crate) const fn only(name: &'static str, number: u32) -> Self {
        Self { name, only: Some(number) }
    }
}
