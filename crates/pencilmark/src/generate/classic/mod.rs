//! Complete 9×9 grids and minimal 9×9 puzzles, hundreds side by side.
//!
//! | file | is about |
//! |---|---|
//! | `start` | the first band and stack of a random grid |
//! | `fill` | random complete grids |
//! | `dig` | one puzzle on its way from a grid |
//! | `puzzles` | puzzles side by side, in order |

mod dig;
mod fill;
mod puzzles;
mod start;

pub use fill::grids;
pub use puzzles::{Puzzle, PuzzleOptions, puzzles};
