//! The gears of the general engine.

use std::error::Error;
use std::fmt;

/// A way to search boards of any geometry.
///
/// By itself the engine shifts up as a board proves hard; a plan can hold it in one gear, to compare
/// them or to set several processors on one board in different ways.
///
/// # Examples
/// ```
/// use minirow::solve::Gear;
/// assert_eq!("subsets".parse(), Ok(Gear::Subsets));
/// assert!(Gear::ALL.contains(&Gear::Batsat));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Gear {
    /// Naked and hidden singles, and guesses over the smallest choice.
    Singles,
    /// All naked and hidden subsets and locked candidates between guesses.
    Subsets,
    /// Clauses learned from conflicts, by the solver of the `batsat` crate.
    Batsat,
    /// Clauses learned from conflicts, by CaDiCaL.
    #[cfg(feature = "cadical")]
    Cadical,
}

impl Gear {
    /// All gears that there are.
    pub const ALL: &[Self] = &[
        Self::Singles,
        Self::Subsets,
        Self::Batsat,
        #[cfg(feature = "cadical")]
        Self::Cadical,
    ];

    /// Its name, in lower case.
    ///
    /// # Examples
    /// ```
    /// assert_eq!(minirow::solve::Gear::Singles.name(), "singles");
    /// ```
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Singles => "singles",
            Self::Subsets => "subsets",
            Self::Batsat => "batsat",
            #[cfg(feature = "cadical")]
            Self::Cadical => "cadical",
        }
    }
}

/// Its [name](Gear::name).
impl fmt::Display for Gear {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// No gear has this name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownGear {
    found: String,
}

impl fmt::Display for UnknownGear {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "expected {}, found '{}'", names().join(", "), self.found)
    }
}

impl Error for UnknownGear {}

fn names() -> Vec<&'static str> {
    Gear::ALL.iter().map(|gear| gear.name()).collect()
}

impl std::str::FromStr for Gear {
    type Err = UnknownGear;

    fn from_str(name: &str) -> Result<Self, UnknownGear> {
        let gear = Self::ALL.iter().find(|gear| gear.name() == name);
        gear.copied().ok_or_else(|| UnknownGear { found: name.into() })
    }
}
