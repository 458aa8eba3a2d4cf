//! What is wrong with a complete filling of a board.

use super::super::RuledBoard;
use super::super::further_rules::apart_rules;
use super::filled::Filled;
use crate::board::House;

/// Something that is wrong with a filling.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Fault {
    /// A house has a value more than once.
    Duplicate {
        /// The house of the geometry.
        house: House,
        /// Its cells that hold the value.
        cells: Vec<u16>,
    },
    /// A cell holds a value that is not among its candidates.
    Candidate {
        /// The cell.
        cell: u16,
    },
    /// Cells hold the same value that the geometry keeps apart.
    Apart {
        /// What keeps them apart, in words.
        rule: String,
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
    /// use minirow::{Geometry, rules::{Fault, Rule, RuledBoard, kinds::Cage}};
    /// let mut board = RuledBoard::new(Geometry::with_blocks(2, 2)?);
    /// board.rules.push(Rule::Cage(Cage { cells: vec![0, 1, 2], sum: 9 }));
    /// let filling = [
    ///     0, 1, 2, 3, //
    ///     2, 3, 0, 1, //
    ///     1, 0, 3, 2, //
    ///     3, 2, 1, 0,
    /// ];
    /// // The first three cells hold 1, 2 and 3.
    /// assert_eq!(board.broken(&filling), [Fault::Rule { index: 0 }]);
    /// # Ok::<(), minirow::GeometryError>(())
    /// ```
    #[must_use]
    pub fn broken(&self, filling: &[u8]) -> Vec<Fault> {
        let filled = Filled::new(self.ground(), filling);
        let mut faults = Vec::new();
        let geometry = self.geometry();
        for house in geometry.all_houses() {
            let cells: Vec<u16> = geometry.numbers_of(house).collect();
            for cells in filled.duplicates(&cells) {
                faults.push(Fault::Duplicate { house, cells });
            }
        }
        for cell in self.geometry().numbers() {
            if !filled.is_among(&self.candidates, cell) {
                faults.push(Fault::Candidate { cell });
            }
        }
        for rule in apart_rules(geometry).iter().filter(|rule| !rule.holds(&filled)) {
            faults.push(Fault::Apart { rule: rule.words(geometry) });
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
    /// use minirow::{Geometry, rules::{Rule, RuledBoard, kinds::Greater}};
    /// let mut board = RuledBoard::new(Geometry::with_blocks(1, 2)?);
    /// board.rules.push(Rule::Greater(Greater { cells: [0, 1] }));
    /// assert!(board.holds(&[1, 0, 0, 1]));
    /// assert!(!board.holds(&[0, 1, 1, 0]));
    /// # Ok::<(), minirow::GeometryError>(())
    /// ```
    #[must_use]
    pub fn holds(&self, filling: &[u8]) -> bool {
        let filled = Filled::new(self.ground(), filling);
        self.rules.iter().all(|rule| rule.holds(&filled))
            && (self.geometry().numbers()).all(|cell| filled.is_among(&self.candidates, cell))
            && self.houses().all(|cells| filled.duplicates(&cells).is_empty())
            && apart_rules(self.geometry()).iter().all(|rule| rule.holds(&filled))
    }
}
