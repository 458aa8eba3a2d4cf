//! What a text holds.

use crate::board::{Contradiction, DigitSet, Grid, Pencil, Singles};

/// A board as it stands in a text: its digits, and what else the format can hold.
///
/// # Examples
/// ```
/// use pencilmark::format::{ReadOptions, read};
/// let document = read("12..\n..1.\n2...\n...3\n", &ReadOptions::default())?;
/// assert_eq!((document.grid.empty_len(), document.candidates), (11, None));
/// # Ok::<(), pencilmark::format::ParseError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Document {
    /// The digits.
    pub grid: Grid,
    /// The candidates of each cell, where the format holds them; a filled cell has its digit.
    pub candidates: Option<Vec<DigitSet>>,
    /// The board's name, where the format holds one.
    pub name: Option<String>,
}

impl Document {
    /// The board as candidates: those of the text, or those that the digits leave.
    ///
    /// # Errors
    /// The first [`Contradiction`] met.
    ///
    /// # Examples
    /// ```
    /// use pencilmark::{Singles, format::{ReadOptions, read}};
    /// let document = read("12..\n..1.\n2...\n...3\n", &ReadOptions::default())?;
    /// let pencil = document.pencil(Singles::Fill).unwrap();
    /// assert!(pencil.is_solved());
    /// # Ok::<(), pencilmark::format::ParseError>(())
    /// ```
    pub fn pencil(&self, singles: Singles) -> Result<Pencil, Contradiction> {
        match &self.candidates {
            Some(candidates) => Pencil::from_candidates(&self.grid, candidates, singles),
            None => Pencil::from_grid(&self.grid, singles),
        }
    }
}

impl From<Grid> for Document {
    fn from(grid: Grid) -> Self {
        Self { grid, candidates: None, name: None }
    }
}
