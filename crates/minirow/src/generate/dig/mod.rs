//! From complete grids to puzzles with one solution, on any geometry.

mod check;
mod differences;
mod digging;
mod impossible;
mod making;
mod mending;
mod requirements;

pub use digging::{Dug, dig};
pub use impossible::Impossible;
pub(super) use making::make;
pub use requirements::{NoPuzzle, Requirements};
