//! Whether a puzzle has no solution, one or several, in the one word that all answers have for it.

use std::fmt;

use super::Solutions;

/// Whether a puzzle has no solution, one or several.
///
/// # Examples
/// ```
/// use minirow::{Grid, solve::{Verdict, solutions}};
/// let grid: Grid = "1... .... .... ....".parse()?;
/// assert_eq!(Verdict::of(&solutions(&grid)), Verdict::Several);
/// assert_eq!(Verdict::Several.to_string(), "several");
/// # Ok::<(), minirow::format::ParseError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Verdict {
    /// There is no solution.
    None,
    /// There is exactly one.
    Unique,
    /// There are several.
    Several,
    /// A limit was reached, or somebody stopped the search, before that was known.
    Unknown,
}

impl Verdict {
    /// All of them.
    pub const ALL: &[Self] = &[Self::None, Self::Unique, Self::Several, Self::Unknown];

    /// The one word for it.
    ///
    /// # Examples
    /// ```
    /// assert_eq!(minirow::solve::Verdict::Unique.name(), "unique");
    /// ```
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::None => "none",
            Self::Unique => "unique",
            Self::Several => "several",
            Self::Unknown => "unknown",
        }
    }

    /// Of solutions that were found.
    ///
    /// # Examples
    /// ```
    /// use minirow::solve::{Solutions, Verdict};
    /// assert_eq!(Verdict::of(&Solutions::None), Verdict::None);
    /// ```
    #[must_use]
    pub const fn of(solutions: &Solutions) -> Self {
        match solutions {
            Solutions::None => Self::None,
            Solutions::One(_) => Self::Unique,
            Solutions::Many(_) => Self::Several,
        }
    }

    /// Of a count that went on to two at least.
    ///
    /// # Examples
    /// ```
    /// use minirow::solve::Verdict;
    /// assert_eq!([0, 1, 7].map(Verdict::of_count), [Verdict::None, Verdict::Unique, Verdict::Several]);
    /// ```
    #[must_use]
    pub const fn of_count(count: u64) -> Self {
        match count {
            0 => Self::None,
            1 => Self::Unique,
            _ => Self::Several,
        }
    }
}

#[cfg(feature = "answers")]
impl serde::Serialize for Verdict {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

#[cfg(feature = "schema")]
impl schemars::JsonSchema for Verdict {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Verdict".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        let words: Vec<&str> = Self::ALL.iter().map(|verdict| verdict.name()).collect();
        schemars::json_schema!({
            "description": "Whether there is no solution, one or several; `unknown` where a limit came first.",
            "type": "string",
            "enum": words,
        })
    }
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
