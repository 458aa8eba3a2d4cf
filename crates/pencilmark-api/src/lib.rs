//! Pencilmark as one JSON protocol, without a transport: text in, text out.
#![doc = include_str!("../README.md")]

mod board;
mod calls;
mod describe;
mod fault;
mod go_on;
mod links;
mod named;
mod registry;
mod rule_shapes;
mod ruled;
mod sentence;
mod size;
mod solutions;
mod step;
mod wire;

pub use describe::description;
pub use fault::{Fault, FaultKind};
pub use registry::{VERSION, call, call_within, calls, envelope};
pub use size::Size;
