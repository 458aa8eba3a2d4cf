//! Chains of implications: what follows from a candidate that holds, or does not hold.

pub mod aic;
pub mod aic_with_locked_sets;
mod alternating;
mod argue;
mod forcing;
pub mod forcing_chain;
pub mod forcing_net;
mod graph;
pub mod grouped_aic;
mod loops;
pub mod remote_pair;
pub mod x_chain;
pub mod xy_chain;
