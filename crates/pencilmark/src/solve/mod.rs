//! Exact answers: has a puzzle a solution, one or several; how many; which.
//!
//! Every search ends by itself. What may take too long takes a closure that is asked at every guess
//! whether to go on: limits count guesses, clocks and signals stay outside.

mod answers;
mod classic;
mod gear;
mod general;
mod outcome;
mod plan;
mod puzzle;

pub use answers::{at_most, count, count_while, each, solutions, solutions_while, up_to};
pub use classic::{
    Backend, BatchAnswer, BatchEvent, BatchOptions, UnknownBackend, solve_batch, solve_stream,
};
pub(crate) use classic::{
    Cells, Frame, Solution, Start, Task, Work, cells, differing, run, with_givens, with_open,
    without,
};
pub use gear::{Gear, UnknownGear};
pub(crate) use general::{Others, Patience, Questions, Stopped, ask_about};
pub use outcome::{Event, Interrupted, Solutions, Tally};
pub use plan::Plan;
pub use puzzle::Puzzle;
