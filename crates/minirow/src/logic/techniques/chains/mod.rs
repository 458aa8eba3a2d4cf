//! Chains of implications: what follows from a candidate that holds, or does not hold.

mod alternating;
mod argue;
mod forcing;
mod graph;
mod kinds;
mod loops;
pub mod remote_pair;
pub mod x_chain;
pub mod xy_chain;

pub use kinds::*;
