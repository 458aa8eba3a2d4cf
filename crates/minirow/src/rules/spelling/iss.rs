//! Items of Interactive Sudoku Solver that say the same as a kind of rule: each is read and written by its row.

use crate::board::Geometry;

/// The largest number of an item.
pub(super) const MOST_NUMBER: u32 = 999_999;

/// An item, and how it tells the numbers and the cells of a rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Iss {
    pub(crate) item: &'static str,
    pub(crate) arguments: Arguments,
    /// How many cells it has at least.
    pub(crate) least: u8,
    pub(crate) number: Number,
    pub(crate) boards: Boards,
}

/// What stands behind an item.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Arguments {
    /// The numbers of the rule, and its cells.
    Cells,
    /// Cells: the rule is about each two of them that share a side, and has this number, if it has one.
    Dots(Option<u32>),
    /// The number of the rule, and a row or column.
    NumberAndLine,
    /// A row or column, the number before it and that behind it.
    Line,
}

/// What an item expects of its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Number {
    /// What it is, for whoever leaves it out.
    pub(crate) name: &'static str,
    pub(crate) least: u32,
    pub(crate) most: u32,
    /// What is expected in place of another.
    pub(crate) expected: &'static str,
    /// That of an item that begins with its cells.
    pub(crate) usual: Option<u32>,
}

impl Number {
    /// Whether the item can have this number.
    pub(crate) fn allows(self, number: u64) -> bool {
        (u64::from(self.least)..=self.most.into()).contains(&number)
    }
}

/// Which boards an item is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Boards {
    pub(super) has_nine_values: bool,
    pub(super) is_from_one: bool,
    pub(super) expected: &'static str,
}

impl Boards {
    /// What is expected in place of a board that the item is not for.
    pub(crate) fn refusal(self, geometry: &Geometry) -> Option<&'static str> {
        let is_other = self.has_nine_values && geometry.values() != 9
            || self.is_from_one && geometry.value_at(0) == 0;
        is_other.then_some(self.expected)
    }
}
