//! Boards whose parts do not fit together.

use std::fmt;

use super::places::{MOST_CELLS, MOST_VALUES};
use super::{Rule, RuledBoard};
use crate::board::Geometry;
use crate::rules::kinds::{AutomatonLine, Pairs};

/// Why a board cannot be solved as it is: what names something that the board does not have.
///
/// # Examples
/// ```
/// use minirow::{Geometry, rules::{Rule, RuledBoard, kinds::Cage}};
/// let mut board = RuledBoard::new(Geometry::with_blocks(2, 2)?);
/// board.rules.push(Rule::Cage(Cage { cells: vec![3, 16], sum: 5 }));
/// let error = board.compile().unwrap_err();
/// assert_eq!(error.to_string(), "rule 1: expected a cell below 16, found 16");
/// # Ok::<(), minirow::GeometryError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardError(String);

impl BoardError {
    /// Whether a board with rules can be as large as this one.
    ///
    /// # Errors
    /// Beyond 25 digits and 1,024 cells.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Geometry, rules::BoardError};
    /// assert!(BoardError::of_size(&Geometry::classic()).is_ok());
    /// ```
    pub fn of_size(geometry: &Geometry) -> Result<(), Self> {
        let told = |expected: String, found: usize| {
            Err(Self(format!("expected {expected}, found {found}")))
        };
        let (digits, cells) = (geometry.values(), geometry.cell_count());
        if digits > MOST_VALUES {
            let what = if geometry.is_square() { "rows" } else { "digits" };
            return told(format!("1 to {MOST_VALUES} {what}"), digits);
        }
        if cells > MOST_CELLS { told(format!("at most {MOST_CELLS} cells"), cells) } else { Ok(()) }
    }

    /// Rules that take more memory than those of any puzzle.
    pub(super) fn too_large() -> Self {
        Self(
            "rules: expected lines with fewer cells, sums or states, found millions of states"
                .to_owned(),
        )
    }
}

impl fmt::Display for BoardError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for BoardError {}

/// The most states of an automaton: what is searched has a bit for each step between two of them.
const MOST_STATES: usize = 1 << 16;

impl RuledBoard {
    /// Whether all that is named is on the board.
    pub(super) fn verify(&self) -> Result<(), BoardError> {
        BoardError::of_size(self.geometry())?;
        let cells = self.geometry().cell_count();
        if self.candidates.len() != cells {
            return told("candidates", &format!("of {cells} cells"), self.candidates.len());
        }
        for (cell, &candidates) in self.candidates.iter().enumerate() {
            let beyond = candidates & !self.geometry().all_places();
            if beyond != 0 {
                let values = format!("a place of a value below {}", self.geometry().values());
                return told(
                    &format!("candidates of cell {cell}"),
                    &values,
                    beyond.trailing_zeros(),
                );
            }
        }
        let is_here = |what: fmt::Arguments<'_>, named: &[u16]| match named
            .iter()
            .find(|cell| usize::from(**cell) >= cells)
        {
            Some(cell) => told(&what.to_string(), &format!("a cell below {cells}"), cell),
            None => Ok(()),
        };
        for (number, rule) in (1..).zip(&self.rules) {
            let mut all_here = Ok(());
            rule.each_part(&mut |cells| {
                if all_here.is_ok() {
                    all_here = is_here(format_args!("rule {number}"), cells);
                }
            });
            all_here?;
            let what = || format!("rule {number}");
            match rule {
                Rule::Pairs(Pairs { table, .. }) if table.len() < self.geometry().values() => {
                    told(
                        &what(),
                        &format!("a table of {} values", self.geometry().values()),
                        table.len(),
                    )?;
                }
                Rule::AutomatonLine(AutomatonLine { automaton, .. })
                    if automaton.state_count() > MOST_STATES =>
                {
                    told(
                        &what(),
                        &format!("at most {MOST_STATES} states"),
                        automaton.state_count(),
                    )?;
                }
                _ => {}
            }
        }
        Ok(())
    }
}

fn told(what: &str, expected: &str, found: impl fmt::Display) -> Result<(), BoardError> {
    Err(BoardError(format!("{what}: expected {expected}, found {found}")))
}
