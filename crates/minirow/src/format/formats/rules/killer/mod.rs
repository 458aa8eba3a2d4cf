//! Killer sudoku as people exchange it in one line, in two notations.

mod format;
mod read;
#[cfg(test)]
mod tests;

pub(in crate::format) use format::Killer;
pub(in crate::format) use read::is_killer;
pub(super) use read::{is_long, is_short, read_killer, signs};
