//! Random boards: in parallel, in order, as a stream.
//!
//! | file | is about |
//! |---|---|
//! | `order` | what is wanted |
//! | `batch` | some boards of it, made and written down |
//! | `remarks` | what is told of a board besides |
//! | `shortfall` | how close a search came, and what would help |
//! | `run` | batches through the pool, put out in order |

mod batch;
mod order;
mod remarks;
mod run;
mod shortfall;

pub(crate) use order::Order;
#[cfg(test)]
pub(crate) use remarks::Record;
pub(crate) use run::run;
