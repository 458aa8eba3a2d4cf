//! Exact answers: has a puzzle a solution, one or several; how many; which.
//!
//! Every search ends by itself. What may take too long takes a closure that is asked at every guess
//! whether to go on: limits count guesses, clocks and signals stay outside.

mod answers;
mod general;
mod puzzle;

pub use answers::{
    Event, Interrupted, Solutions, Tally, at_most, count, count_while, each, solutions,
    solutions_while,
};
pub use puzzle::Puzzle;
