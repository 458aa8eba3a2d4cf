//! From complete grids to puzzles with one solution, on any geometry.

mod check;
mod differences;
mod digging;
mod impossible;
mod making;
mod pattern;
mod wishes;

pub use digging::{Dug, dig};
pub use impossible::Impossible;
pub use making::{Made, make};
pub use wishes::{NoPuzzle, Wishes};
