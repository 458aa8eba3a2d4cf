//! The rows that homes have for links of others: which of them a rule has, and the rule of one.

use super::kinds::{Block, Drawn, Field, Of};
use super::rule::{BLOCKS, DRAWN, FIELDS, Rule};
use super::shape::Shape;
use super::spelling::Spelled;

/// How all kinds are drawn and said, in the order of the catalogue.
pub(crate) fn drawn() -> impl Iterator<Item = &'static Drawn> {
    DRAWN.iter().copied().flatten()
}

/// The fields of f-puzzles that hold rules of all kinds, in the order of the catalogue.
pub(crate) fn fields() -> impl Iterator<Item = &'static Field> {
    FIELDS.iter().copied().flatten()
}

/// The constraints of SudokuMaker that hold rules of all kinds, in the order of the catalogue.
pub(crate) fn blocks() -> impl Iterator<Item = &'static Block> {
    BLOCKS.iter().copied().flatten()
}

impl Rule {
    /// Whether a row is about it.
    pub(crate) fn is_of(&self, of: Of) -> bool {
        self.name() == of.name && of.only.is_none_or(|only| self.number() == Some(only))
    }

    /// Its first number, as it is told.
    pub(crate) fn number(&self) -> Option<u32> {
        self.numbers().first().map(|&number| number as u32)
    }
}

impl Of {
    /// The rule of such lists of cells and numbers. Whether it fits its board is not asked: who solves it does.
    pub(crate) fn rule(self, parts: Vec<Vec<u16>>, numbers: &[u32]) -> Rule {
        let numbers = self.only.as_ref().map_or(numbers, std::slice::from_ref);
        let spelled = Spelled {
            name: self.name.to_owned(),
            numbers: numbers.iter().map(|&number| number.into()).collect(),
            parts,
            is_unchecked: true,
            ..Spelled::default()
        };
        Rule::read(spelled, Shape::CLASSIC).expect("nothing is checked")
    }
}
