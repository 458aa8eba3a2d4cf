//! Random boards: complete grids, and puzzles with one solution.
//!
//! The same seed makes the same boards on every machine, with any number of threads.

pub mod classic;
mod difficulty;
mod dig;
mod fill;
mod generator;
mod graded;
mod hunt;
mod minimal;
mod neighbours;
mod puzzle;
mod random;
mod source;
mod target;
mod watch;

pub use difficulty::{Difficulty, NoSuchDifficulty};
pub use dig::{Dug, Impossible, Made, NoPuzzle, Wishes, dig, make};
pub use fill::{NoGrid, fill};
pub use generator::{Generator, Missed};
pub use graded::graded;
pub use hunt::Catch;
pub use minimal::is_minimal;
pub use neighbours::{NeighboursTally, neighbours, random_neighbour};
pub use random::BoardRandom;
pub use target::Target;
