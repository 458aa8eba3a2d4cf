//! Minirow as one JSON protocol, without a transport: text in, text out.
#![doc = include_str!("../README.md")]

mod board;
mod calls;
mod describe;
mod fault;
mod go_on;
#[cfg(feature = "reasoning")]
mod links;
#[cfg(feature = "reasoning")]
mod named;
#[cfg(feature = "reasoning")]
mod only_solution;
mod registry;
mod rule_shapes;
mod ruled;
#[cfg(feature = "reasoning")]
mod sentence;
mod size;
mod solutions;
#[cfg(feature = "reasoning")]
mod step;
mod wire;

#[cfg(feature = "schema")]
pub use describe::described;
pub use describe::description;
pub use fault::{Fault, FaultKind};
pub use registry::{VERSION, call, call_within, calls, envelope};
pub use size::Size;
