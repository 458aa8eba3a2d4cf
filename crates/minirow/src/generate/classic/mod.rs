//! Complete 9×9 grids and 9×9 puzzles by the hundred thousand a second.
//!
//! They are made hundreds side by side, by the engine for batches of puzzles.
//!
//! | file | is about |
//! |---|---|
//! | `plan` | what is wanted |
//! | `start` | the first band and stack of a random grid |
//! | `fill` | random complete grids |
//! | `uniform` | complete grids without any bias |
//! | `swaps` | what has to keep a given, as one sees without a search |
//! | `dig` | one puzzle on its way from a grid |
//! | `puzzles` | puzzles side by side, in order |
//! | `unbiased` | puzzles without the bias of digging |

mod dig;
mod fill;
mod plan;
mod puzzles;
mod start;
mod swaps;
mod unbiased;
mod uniform;

pub use fill::{grids, uniform_grids};
pub use plan::PuzzleOptions;
pub use puzzles::{Puzzle, PuzzleEvent, PuzzleTally, puzzles};
pub use unbiased::{UnbiasedEvent, UnbiasedPuzzle, UnbiasedTally, unbiased_puzzles};
