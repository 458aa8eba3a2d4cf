//! Random boards: in parallel, in order, as a stream.
//!
//! | file | is about |
//! |---|---|
//! | `order` | what is wanted |
//! | `batch` | some boards of it, made and written down |
//! | `told` | what is told of a board besides |
//! | `run` | batches through the pool, put out in order |

mod batch;
mod order;
mod run;
mod told;

pub(crate) use order::Order;
pub(crate) use run::run;
