//! The engines for 9×9: many puzzles side by side, one to each bit of a vector, and one puzzle by
//! itself.
//!
//! | file | is about |
//! |---|---|
//! | `batch` | slices and streams of puzzles; `row` checks them, `batch_answer` is what they get |
//! | `lanes` | the depth-first search of every lane |
//! | `kernel` | one round of propagation in all lanes |
//! | `guess` | where to guess, in all lanes |
//! | `random_bits` | random bits for all lanes |
//! | `frames`, `frame` | positions on their way out of lanes and into them |
//! | `bits`, `vector` | vectors: logic, and what lanes need besides |
//! | `grid` | one board |
//! | `single` | its search |
//! | `bands`, `layout`, `words` | the vectors of that, and boards on their way into them |
//! | `arch` | the instructions for both kinds of vectors |

#![expect(
    clippy::needless_range_loop,
    reason = "iterators lose the vector instructions of the function they are used in"
)]

mod arch;
mod bands;
mod batch;
mod batch_answer;
mod bits;
mod frame;
mod frames;
mod grid;
mod guess;
mod kernel;
mod lanes;
mod layout;
mod random_bits;
mod row;
mod single;
mod vector;
mod words;

pub(crate) use arch::run;
pub use arch::{Backend, UnknownBackend};
pub use batch::{BatchEvent, BatchOptions, solve_batch, solve_stream};
pub use batch_answer::BatchAnswer;
pub(crate) use frame::{Cells, Frame, cells, differing, with_givens, with_open, without};
pub(super) use grid::search;
pub(crate) use lanes::{Solution, Start, Task, Work};
pub use row::batch_row;
