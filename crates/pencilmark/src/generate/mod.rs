//! Boards made by chance: complete grids, and puzzles with one solution.
//!
//! The same seed makes the same boards on every machine, with any number of threads.

mod random;

pub use random::BoardRandom;
