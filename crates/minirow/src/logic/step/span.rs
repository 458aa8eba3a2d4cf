//! Pieces of text and what they speak of.

use super::step::{HouseRole, Role};

/// A piece of text.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Span {
    /// The words.
    pub text: String,
    /// What they speak of.
    pub role: SpanRole,
}

/// What a piece of text speaks of: it has the role of the marks that show it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum SpanRole {
    /// Nothing in particular.
    Plain,
    /// Houses with this role.
    House(HouseRole),
    /// Cells and digits with this role.
    Candidate(Role),
    /// An implication of a chain, which says that its node holds or that it does not.
    Node {
        /// Whether the node holds.
        holds: bool,
    },
    /// The number of an implication in its chain, from 1.
    Number,
}

impl SpanRole {
    /// Its name in data; none for plain text.
    ///
    /// # Examples
    /// ```
    /// use minirow::logic::{Role, SpanRole};
    /// assert_eq!(SpanRole::Candidate(Role::Out).name(), Some("out"));
    /// assert_eq!(SpanRole::Node { holds: false }.name(), Some("off"));
    /// assert_eq!(SpanRole::Plain.name(), None);
    /// ```
    #[must_use]
    pub const fn name(self) -> Option<&'static str> {
        match self {
            Self::Plain => None,
            Self::House(role) => Some(role.name()),
            Self::Candidate(role) => Some(role.name()),
            Self::Node { holds: true } => Some("on"),
            Self::Node { holds: false } => Some("off"),
            Self::Number => Some("number"),
        }
    }

    /// Which of several groups it speaks of, if it does, from 0.
    ///
    /// # Examples
    /// ```
    /// use minirow::logic::{Role, SpanRole};
    /// assert_eq!(SpanRole::Candidate(Role::Group(1)).group(), Some(1));
    /// assert_eq!(SpanRole::Number.group(), None);
    /// ```
    #[must_use]
    pub const fn group(self) -> Option<u8> {
        match self {
            Self::Candidate(role) => role.group(),
            _ => None,
        }
    }
}
