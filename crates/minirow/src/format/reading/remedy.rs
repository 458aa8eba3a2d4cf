//! What a caller can tell about a text that cannot be read as it is.

use crate::board::Arrangement;
use crate::format::handle::Format;
use crate::format::symbols::Symbols;

/// The way out of an error: what to tell in [`ReadOptions`](crate::format::ReadOptions).
///
/// It leads on: with it the text is read, or the next thing that it does not tell is asked for.
///
/// # Examples
/// ```
/// use minirow::format::{ReadOptions, Remedy, read};
/// let error = read(&".".repeat(36), &ReadOptions::default()).unwrap_err();
/// assert_eq!(error.remedy(), Some(&Remedy::Block(vec![(2, 3), (3, 2)])));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Remedy {
    /// Boards of different sides and formats: [`mixed`](crate::format::ReadOptions::mixed).
    Mixed,
    /// A geometry with blocks of one of these shapes, in rows and columns.
    Block(Vec<(u8, u8)>),
    /// A geometry with a map of blocks: no rectangle has as many cells as this side.
    Map(u8),
    /// One of these arrangements of grids that overlap, as a geometry.
    Layout(Vec<Arrangement>),
    /// One of these sets of symbols.
    Symbols(Vec<Symbols>),
    /// One of these formats.
    Format(Vec<Format>),
    /// This sign for an empty cell: [`empty`](crate::format::ReadOptions::empty).
    Empty(char),
    /// Whether all lines are one board or each is one: [`whole`](crate::format::ReadOptions::whole).
    Whole,
    /// The same as [`Empty`](Self::Empty), where the text is no pattern of givens to generate puzzles with.
    Pattern(char),
}

impl Remedy {
    /// How the blocks of a board of this side can be told.
    pub(in crate::format) fn blocks(side: u8) -> Self {
        let rows = (2..side).filter(|&rows| side.is_multiple_of(rows));
        let shapes: Vec<(u8, u8)> = rows.map(|rows| (rows, side / rows)).collect();
        if shapes.is_empty() { Self::Map(side) } else { Self::Block(shapes) }
    }
}
