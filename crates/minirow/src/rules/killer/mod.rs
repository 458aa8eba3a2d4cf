//! The two notations of killer sudoku as text.

mod read;
#[cfg(test)]
mod tests;

#[cfg(feature = "formats")]
pub(crate) use read::is_killer;
pub use read::read_killer;
pub(super) use read::{is_long, is_short, signs};
