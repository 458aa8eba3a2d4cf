//! The content of a drawn board: givens, digits, candidates, marks.

use crate::board::{Cell, DigitSet, Grid};
use crate::rules::further_rules::geometry_rules;
use crate::rules::{BoardError, Rule, RuledBoard};

/// What stands on a board that is drawn: the puzzle, and what a player has added.
///
/// # Examples
/// ```
/// use minirow::{Cell, Digit, Grid, scene::Paper};
/// let givens: Grid = "1... ..3. .4.. ...2".parse()?;
/// let mut paper = Paper::new(givens);
/// paper.digits.set(Cell::new(1), Digit::new(2));
/// assert!(paper.is_given(Cell::new(0)) && !paper.is_given(Cell::new(1)));
/// # Ok::<(), minirow::format::ParseError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Paper {
    /// The digits of the puzzle.
    pub givens: Grid,
    /// All digits.
    pub digits: Grid,
    /// The candidates of each cell, where they are drawn; those of cells with a digit are not,
    /// and none where there are more than 50,000, as on an empty board beyond 36×36.
    pub candidates: Option<Vec<DigitSet>>,
    /// The marks in the corners of each cell; empty where there are none at all.
    pub corner: Vec<DigitSet>,
    /// The marks in the centre of each cell; empty where there are none at all.
    pub centre: Vec<DigitSet>,
    /// The colours of each cell, by their numbers in [`Style::palette`](super::Style::palette), which
    /// is begun anew beyond its end; empty where there are none at all.
    pub colours: Vec<Vec<u8>>,
    /// The cells where something is wrong.
    pub wrong: Vec<Cell>,
    /// Rules beyond the houses of the board; cells by their numbers. They are drawn up to 25×25.
    pub rules: Vec<Rule>,
}

impl Paper {
    /// A puzzle before the first move.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Geometry, Grid, scene::Paper};
    /// let paper = Paper::new(Grid::new(&Geometry::classic()));
    /// assert_eq!(paper.digits, paper.givens);
    /// ```
    #[must_use]
    pub fn new(givens: Grid) -> Self {
        Self {
            digits: givens.clone(),
            givens,
            candidates: None,
            corner: Vec::new(),
            centre: Vec::new(),
            colours: Vec::new(),
            wrong: Vec::new(),
            rules: Vec::new(),
        }
    }

    /// Whether the digit of a cell belongs to the puzzle.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Cell, Grid, scene::Paper};
    /// let paper = Paper::new("1... ..3. .4.. ...2".parse::<Grid>()?);
    /// assert!(paper.is_given(Cell::new(0)) && !paper.is_given(Cell::new(1)));
    /// # Ok::<(), minirow::format::ParseError>(())
    /// ```
    #[must_use]
    pub fn is_given(&self, cell: Cell) -> bool {
        self.givens.get(cell).is_some()
    }

    /// The board with its rules and nothing else, if it has any that no lines show.
    pub(super) fn ruled(&self) -> Option<RuledBoard> {
        let geometry = self.givens.geometry();
        if BoardError::of_size(geometry).is_err()
            || (self.rules.is_empty() && geometry_rules(geometry).is_empty())
        {
            return None;
        }
        let mut board = RuledBoard::new(geometry.clone());
        board.rules.clone_from(&self.rules);
        Some(board)
    }

    /// The candidates that are drawn in a cell, if any are.
    pub(super) fn candidates_in(&self, cell: Cell) -> Option<DigitSet> {
        let sets = self.candidates.as_ref().filter(|_| self.digits.get(cell).is_none())?;
        sets.get(cell.index()).copied()
    }
}
