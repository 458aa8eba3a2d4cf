//! The levels of HoDoKu.

use std::fmt;

/// How hard a puzzle is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum HodokuLevel {
    /// Singles, with a score up to 800.
    Easy,
    /// Locked candidates, pairs and triples, with a score up to 1000.
    Medium,
    /// Patterns of one digit, wings, uniqueness and quads, with a score up to 1600.
    Hard,
    /// Chains, almost locked sets and larger fish, with a score up to 1800.
    Unfair,
    /// Forcing chains, or a score beyond 1800.
    Extreme,
}

impl HodokuLevel {
    /// All levels, the easiest first.
    pub const ALL: &[Self] = &[Self::Easy, Self::Medium, Self::Hard, Self::Unfair, Self::Extreme];

    /// Its name, in lower case.
    ///
    /// # Examples
    /// ```
    /// assert_eq!(minirow::rating::HodokuLevel::Unfair.name(), "unfair");
    /// ```
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Easy => "easy",
            Self::Medium => "medium",
            Self::Hard => "hard",
            Self::Unfair => "unfair",
            Self::Extreme => "extreme",
        }
    }

    /// What its puzzles ask for.
    ///
    /// # Examples
    /// ```
    /// use minirow::rating::HodokuLevel;
    /// assert_eq!(HodokuLevel::Easy.meaning(), "Singles, with a score up to 800");
    /// ```
    #[must_use]
    pub fn meaning(self) -> &'static str {
        match self {
            Self::Easy => "Singles, with a score up to 800",
            Self::Medium => "Locked candidates, pairs and triples, with a score up to 1000",
            Self::Hard => {
                "Patterns of one digit, wings, uniqueness and quads, with a score up to 1600"
            }
            Self::Unfair => "Chains, almost locked sets and larger fish, with a score up to 1800",
            Self::Extreme => "Forcing chains, or a score beyond 1800",
        }
    }

    /// The highest score of a puzzle of this level.
    pub(super) const fn most(self) -> u32 {
        match self {
            Self::Easy => 800,
            Self::Medium => 1000,
            Self::Hard => 1600,
            Self::Unfair => 1800,
            Self::Extreme => u32::MAX,
        }
    }
}

impl fmt::Display for HodokuLevel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}
