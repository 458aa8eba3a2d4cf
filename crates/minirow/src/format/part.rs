//! What a document can have, so that what a format cannot hold has a name.

use std::fmt;

use crate::format::about::AboutField;

/// A part of a [`Document`](crate::format::Document) besides its digits.
///
/// # Examples
/// ```
/// use minirow::format::{Format, Part};
/// let line: Format = "line".parse().unwrap();
/// assert!(line.parts().is_empty());
/// assert!(Part::ALL.contains(&Part::Corner));
/// assert_eq!(Part::Corner.to_string(), "corner marks");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Part {
    /// Rules beyond the houses of the geometry.
    Rules,
    /// Which digits are givens, where not all are.
    Givens,
    /// Candidates.
    Candidates,
    /// Marks in the corners of cells.
    Corner,
    /// Marks in the centre of cells.
    Centre,
    /// Colours of cells.
    Colours,
    /// The solution.
    Solution,
    /// The name.
    Name,
    /// A field of [`About`](crate::format::About).
    About(AboutField),
    /// The tree of moves of a game under way.
    Moves,
    /// Bookmarks of a game.
    Bookmarks,
    /// How long a game has taken.
    Seconds,
    /// The seed that the board was made from.
    Seed,
    /// Fields of our JSON that this version does not know.
    Unknown,
}

impl Part {
    /// All of them.
    pub const ALL: &'static [Self] = &[
        Self::Rules,
        Self::Givens,
        Self::Candidates,
        Self::Corner,
        Self::Centre,
        Self::Colours,
        Self::Solution,
        Self::Name,
        Self::About(AboutField::Author),
        Self::About(AboutField::Rules),
        Self::About(AboutField::Comment),
        Self::About(AboutField::Date),
        Self::About(AboutField::Source),
        Self::About(AboutField::Level),
        Self::About(AboutField::Rating),
        Self::About(AboutField::Url),
        Self::About(AboutField::Collection),
        Self::Moves,
        Self::Bookmarks,
        Self::Seconds,
        Self::Seed,
        Self::Unknown,
    ];

    /// Whether a board without it would be another one: rules, which digits are givens, what excludes
    /// candidates, and rules told in words, which may be told nowhere else. The rest is what people
    /// tell about a board, its solution, and what a player has noted.
    ///
    /// # Examples
    /// ```
    /// use minirow::format::Part;
    /// assert!(Part::Candidates.is_essential());
    /// assert!(!Part::Solution.is_essential());
    /// ```
    #[must_use]
    pub fn is_essential(self) -> bool {
        matches!(
            self,
            Self::Rules | Self::Givens | Self::Candidates | Self::About(AboutField::Rules)
        )
    }
}

/// What people call it.
impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Rules => "rules beyond houses",
            Self::Givens => "digits of a player",
            Self::Candidates => "candidates",
            Self::Corner => "corner marks",
            Self::Centre => "centre marks",
            Self::Colours => "colours",
            Self::Solution => "a solution",
            Self::Name => "a name",
            Self::About(field) => match field {
                AboutField::Author => "an author",
                AboutField::Rules => "rules",
                AboutField::Comment => "a comment",
                AboutField::Date => "a date",
                AboutField::Source => "a source",
                AboutField::Level => "a level",
                AboutField::Rating => "a rating",
                AboutField::Url => "an address",
                AboutField::Collection => "a collection",
            },
            Self::Moves => "moves",
            Self::Bookmarks => "bookmarks",
            Self::Seconds => "seconds played",
            Self::Seed => "a seed",
            Self::Unknown => "unknown fields",
        })
    }
}
