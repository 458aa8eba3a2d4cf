//! Boards made by chance: complete grids, and puzzles with one solution.
//!
//! The same seed makes the same boards on every machine, with any number of threads.

mod dig;
mod fill;
mod random;
mod watch;

pub use dig::{Dug, Impossible, Made, NoPuzzle, Wishes, dig, make};
pub use fill::{NoGrid, fill};
pub use random::BoardRandom;
