//! Batches on a cluster of Apache DataFusion Ballista: a scheduler, executors and a client.
//!
//! ```text
//! client ──one job a shard──▶ scheduler ──▶ executor: minirow_shard(…) runs the batch engine
//!   └── manifest.json                          └── writes the output, puts it in its place
//! ```
//! A job is one row with the description of a shard; the function `minirow_shard` does the work of
//! `minirow batch` for it, in a folder of its own, and returns what was done. So the bytes of an
//! output are the same wherever it is made, and nothing of a shard goes through the network.

mod client;
mod executor;
mod functions;
mod job;
mod lease;
mod scheduler;
mod shard;
mod shard_function;

pub use client::{Client, Told};
pub use executor::{ExecutorSettings, execute};
pub use functions::cluster_functions;
pub use scheduler::schedule;
