//! Puzzles of SudokuMaker, as links and as their JSON.
//!
//! # Reading
//! Links with `?puzzle=`; where the format is named, the packed text alone or its JSON in one line. Its cells stand in one list; each of its
//! `constraints` has a number as its `type`, and those that are `disabled` are passed over. Pencil marks are those
//! in the centre of cells, the `comment` is the rules text. Constraints in code of their own, and whatever is
//! drawn without a meaning, are named in an error.
//!
//! # Writing
//! A link.

mod blocks;
pub(in crate::format) mod format;
mod ids;
mod read;
mod style;
#[cfg(test)]
mod tests;
mod write;
