//! Random boards: complete grids, and puzzles with one solution.
//!
//! The same seed makes the same boards on every machine, with any number of threads.

pub mod classic;
mod difficulty;
mod dig;
mod fill;
mod found;
mod generator;
mod graded;
mod hunt;
mod minimal;
mod neighbours;
mod odds;
mod random;
mod search;
mod source;
mod watch;

pub use difficulty::{Difficulty, NoSuchDifficulty};
pub use dig::{Dug, Impossible, NoPuzzle, Requirements, dig};
pub use fill::{NoGrid, fill};
pub use found::Found;
pub use generator::{Generator, Missed};
pub use minimal::is_minimal;
pub use neighbours::{NeighboursTally, neighbours, random_neighbour};
pub use odds::Odds;
pub use random::BoardRandom;
