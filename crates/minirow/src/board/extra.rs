//! The extras that people add to a board.

use std::error::Error;
use std::fmt;
use std::str::FromStr;

/// A usual set of rules beyond rows, columns and blocks.
///
/// # Examples
/// ```
/// use minirow::{Extra, Geometry};
/// let windoku = Geometry::classic().with_extra(Extra::Windoku)?;
/// assert_eq!(windoku.to_string(), "9x9 with 3x3 blocks and windoku");
/// assert_eq!("anti-king".parse(), Ok(Extra::AntiKing));
/// # Ok::<(), minirow::GeometryError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Extra {
    /// Both diagonals are houses (Sudoku X).
    Diagonals,
    /// Windows are houses: rectangles of a block's shape, each a row and a column in from the edge
    /// and from the next one, as many as fit (four on 9×9).
    Windoku,
    /// The cells at the same place in all blocks are a house.
    DisjointGroups,
    /// Cells a knight's move apart differ.
    AntiKnight,
    /// Cells that touch, at a corner too, differ.
    AntiKing,
}

impl Extra {
    /// All of them.
    pub const ALL: &'static [Self] =
        &[Self::Diagonals, Self::Windoku, Self::DisjointGroups, Self::AntiKnight, Self::AntiKing];

    /// Its name, in lower case.
    ///
    /// # Examples
    /// ```
    /// assert_eq!(minirow::Extra::DisjointGroups.name(), "disjoint-groups");
    /// ```
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Diagonals => "diagonals",
            Self::Windoku => "windoku",
            Self::DisjointGroups => "disjoint-groups",
            Self::AntiKnight => "anti-knight",
            Self::AntiKing => "anti-king",
        }
    }

    /// What it asks for, in a few words.
    ///
    /// # Examples
    /// ```
    /// use minirow::Extra;
    /// assert_eq!(Extra::AntiKing.rule(), "Cells that touch, at a corner too, differ");
    /// ```
    #[must_use]
    pub fn rule(self) -> &'static str {
        match self {
            Self::Diagonals => "Both diagonals hold every digit (Sudoku X)",
            Self::Windoku => {
                "Windows hold every digit: rectangles of a block's shape, one cell apart and in \
                 from the edge"
            }
            Self::DisjointGroups => "The cells at the same place in all blocks hold every digit",
            Self::AntiKnight => "Cells a knight's move apart differ",
            Self::AntiKing => "Cells that touch, at a corner too, differ",
        }
    }
}

impl fmt::Display for Extra {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// No extra has this name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownExtra(String);

impl fmt::Display for UnknownExtra {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let expected = "diagonals, windoku, disjoint-groups, anti-knight or anti-king";
        write!(f, "expected {expected}, found '{}'", self.0)
    }
}

impl Error for UnknownExtra {}

impl FromStr for Extra {
    type Err = UnknownExtra;

    fn from_str(name: &str) -> Result<Self, UnknownExtra> {
        Self::ALL
            .iter()
            .copied()
            .find(|extra| extra.name() == name)
            .ok_or_else(|| UnknownExtra(name.into()))
    }
}
