//! What every kind of rule tells of itself.

#[cfg(test)]
use super::Draws;
use super::rows::{Block, Drawn, Field};
use super::{Compiler, Filled, Mark, Meaning, Spelled, Told, Wrong};
use crate::board::Geometry;
use crate::rules::effort;

/// A kind of rule: all that the library knows about it, apart from its drawing as setters draw it.
pub(in crate::rules) trait Kind: Sized + 'static {
    /// How rules of this kind are told: one for each name that they go by.
    const TOLD: &'static [Told];

    /// How rules of this kind are drawn, and said in texts about drawings.
    const DRAWN: &'static [Drawn] = &[];

    /// The fields of f-puzzles that hold rules of this kind.
    const FIELDS: &'static [Field] = &[];

    /// The constraints of SudokuMaker that hold them.
    const BLOCKS: &'static [Block] = &[];

    /// What it is called, in lower case.
    fn name(&self) -> &'static str {
        Self::TOLD[0].name
    }

    /// Shows its cells, list by list, as it is told; none where it is about the whole board.
    fn each_part(&self, _see: &mut dyn FnMut(&[u16])) {}

    /// Its numbers, as it is told.
    fn numbers(&self) -> Vec<u64> {
        Vec::new()
    }

    /// Its title.
    fn title(&self) -> &str {
        ""
    }

    /// What is told of it in words that are neither numbers nor cells.
    fn code(&self, _geometry: &Geometry) -> Vec<String> {
        Vec::new()
    }

    /// The rule of what is told, of which there is as much as [`TOLD`](Self::TOLD) says.
    fn read(spelled: &mut Spelled, geometry: &Geometry) -> Result<Self, Wrong>;

    /// What it means: whether a complete filling follows it. Written to be read; the search is tested against it.
    fn holds(&self, filled: &Filled<'_>) -> bool;

    /// Says which cells it makes differ.
    fn differences(&self, _compiler: &mut Compiler<'_>) {}

    /// Says the rest of it to the search.
    fn compile<'b>(&'b self, compiler: &mut Compiler<'b>);

    /// What it takes to hold a rule of so many cells, and to make of it what is searched.
    fn effort(&self, cells: usize) -> usize {
        effort::of_cells(cells, 1)
    }

    /// The mark that it is between two cells.
    fn mark(&self) -> Option<Mark> {
        None
    }

    /// Its cells and what they sum to, where it says that.
    fn total(&self) -> Option<(&[u16], u32)> {
        None
    }

    /// What it says, where that is put together from more than one number.
    fn own_meaning(&self) -> Option<Meaning> {
        None
    }

    /// Random rules of this kind, that a filling mostly follows: one for each name that tests go by.
    #[cfg(test)]
    const DRAWS: Draws;

    /// Rules of this kind about some cells, two at least, with a number.
    #[cfg(test)]
    fn about(cells: &[u16], number: u32, geometry: &Geometry) -> Vec<Self>;
}

/// How a rule is told that holds its `cells` and at most one number: `list`, or `once` where no cell is told twice,
/// and the name of the number; `nothing` where it is about all cells.
macro_rules! told_as {
    (nothing) => {
        fn read(_: &mut super::Spelled, _: &super::Geometry) -> Result<Self, super::Wrong> {
            Ok(Self)
        }

        #[cfg(test)]
        fn about(_: &[u16], _: u32, _: &super::Geometry) -> Vec<Self> {
            vec![Self]
        }
    };
    (@list $spelled:ident) => { $spelled.list() };
    (@once $spelled:ident) => { $spelled.once()? };
    ($list:ident $(, $number:ident)?) => {
        fn each_part(&self, see: &mut dyn FnMut(&[u16])) {
            see(&self.cells);
        }

        $(fn numbers(&self) -> Vec<u64> {
            vec![self.$number.into()]
        })?

        fn read(spelled: &mut super::Spelled, _: &super::Geometry) -> Result<Self, super::Wrong> {
            Ok(Self { $($number: spelled.number(),)? cells: told_as!(@$list spelled) })
        }

        #[cfg(test)]
        fn about(cells: &[u16], _number: u32, _: &super::Geometry) -> Vec<Self> {
            vec![Self { cells: cells.to_vec(), $($number: _number)? }]
        }
    };
}

pub(in crate::rules) use told_as;
