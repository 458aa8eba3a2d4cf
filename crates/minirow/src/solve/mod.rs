//! Exact answers: has a puzzle a solution, one or several; how many; which.
//!
//! Every search ends by itself. What may take too long is limited through a [`Plan`], whose searches
//! tell their [`Progress`](crate::Progress) at every guess.

mod answers;
mod classic;
mod clauses;
mod gear;
mod general;
mod iterate;
mod outcome;
mod plan;
mod puzzle;
mod verdict;

pub use answers::{count, each, solutions, up_to};
pub use classic::{
    Backend, BatchAnswer, BatchEvent, BatchOptions, UnknownBackend, batch_row, solve_batch,
    solve_stream,
};
pub(crate) use classic::{
    Cells, Frame, Solution, Start, Task, Work, cells, differing, run, with_givens, with_open,
    without,
};
#[cfg(all(feature = "rules", feature = "cadical"))]
pub(crate) use clauses::Cadical;
#[cfg(feature = "rules")]
pub(crate) use clauses::{Batsat, Learner, Literal, Satisfiable, Watch};
pub use gear::{Gear, UnknownGear};
pub(crate) use general::{Halt, Others, Patience, Questions, ask_about};
pub use iterate::{SolutionsOf, solutions_of};
pub use outcome::{Event, Solutions};
pub use plan::Plan;
pub use puzzle::Puzzle;
pub use verdict::Verdict;
