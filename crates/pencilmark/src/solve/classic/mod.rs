//! The engine for 9×9: many puzzles side by side, one to each bit of a vector.
//!
//! | file | is about |
//! |---|---|
//! | `batch` | slices and streams of puzzles |
//! | `lanes` | the depth-first search of every lane |
//! | `kernel` | one round of propagation in all lanes |
//! | `guess` | where to guess, in all lanes |
//! | `frames`, `frame` | positions on their way out of lanes and into them |
//! | `vector`, `arch` | vectors of bits, and the instructions for them |

#![expect(
    clippy::needless_range_loop,
    reason = "iterators lose the vector instructions of the function they are used in"
)]

mod arch;
mod batch;
mod frame;
mod frames;
mod guess;
mod kernel;
mod lanes;
mod vector;

pub use arch::{Backend, UnknownBackend};
pub use batch::{BatchAnswer, BatchEvent, BatchOptions, solve_batch, solve_stream};
