//! What is wrong with a complete filling of a board.

use super::super::RuledBoard;
use super::filled::Filled;

/// Something that is wrong with a filling.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Fault {
    /// A house has a value more than once.
    Duplicate {
        /// The number of the house, in the order of [`RuledBoard::houses`].
        house: usize,
        /// Its cells that hold the value.
        cells: Vec<u16>,
    },
    /// A cell holds a value that is not among its candidates.
    Candidate {
        /// The cell.
        cell: u16,
    },
    /// A rule is broken.
    Rule {
        /// The place of the rule in [`RuledBoard::rules`].
        index: usize,
    },
}

impl RuledBoard {
    /// Everything that is wrong with a filling, which gives each cell the place of its value.
    ///
    /// Houses come first, then cells, then rules.
    ///
    /// # Panics
    /// If the filling does not have one place for each cell, or a rule names a cell that the board does not
    /// have.
    ///
    /// # Examples
    /// ```
    /// use minirow::rules::{Fault, Rule, RuledBoard, Shape, kinds::Cage};
    /// let mut board = RuledBoard::new(Shape::new(4, 4)?);
    /// board.rules.push(Rule::Cage(Cage { cells: vec![0, 1, 2], sum: 9 }));
    /// let filling = [
    ///     0, 1, 2, 3, //
    ///     2, 3, 0, 1, //
    ///     1, 0, 3, 2, //
    ///     3, 2, 1, 0,
    /// ];
    /// // The first three cells hold 1, 2 and 3.
    /// assert_eq!(board.broken(&filling), [Fault::Rule { index: 0 }]);
    /// # Ok::<(), minirow::rules::ShapeError>(())
    /// ```
    #[must_use]
    pub fn broken(&self, filling: &[u8]) -> Vec<Fault> {
        let filled = Filled::new(self.ground(), filling);
        let mut faults = Vec::new();
        for (house, cells) in self.houses().enumerate() {
            for cells in filled.duplicates(&cells) {
                faults.push(Fault::Duplicate { house, cells });
            }
        }
        for cell in 0..self.shape().cell_count() as u16 {
            if !filled.is_among(&self.candidates, cell) {
                faults.push(Fault::Candidate { cell });
            }
        }
        for (index, rule) in self.rules.iter().enumerate() {
            if !rule.holds(&filled) {
                faults.push(Fault::Rule { index });
            }
        }
        faults
    }

    /// Whether nothing is wrong with a filling, which gives each cell the place of its value.
    ///
    /// # Panics
    /// As [`broken`](Self::broken).
    ///
    /// # Examples
    /// ```
    /// use minirow::rules::{Rule, RuledBoard, Shape, kinds::Greater};
    /// let mut board = RuledBoard::new(Shape::new(2, 2)?);
    /// board.rules.push(Rule::Greater(Greater { cells: [0, 1] }));
    /// assert!(board.holds(&[1, 0, 0, 1]));
    /// assert!(!board.holds(&[0, 1, 1, 0]));
    /// # Ok::<(), minirow::rules::ShapeError>(())
    /// ```
    #[must_use]
    pub fn holds(&self, filling: &[u8]) -> bool {
        let filled = Filled::new(self.ground(), filling);
        self.rules.iter().all(|rule| rule.holds(&filled))
            && (0..self.shape().cell_count() as u16)
                .all(|cell| filled.is_among(&self.candidates, cell))
            && self.houses().all(|cells| filled.duplicates(&cells).is_empty())
    }
}
