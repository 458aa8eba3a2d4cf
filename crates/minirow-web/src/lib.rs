//! The page of Minirow and its protocol over HTTP, for one player or many.
#![doc = include_str!("../README.md")]

mod accept;
mod answer;
mod body;
mod connections;
mod counting;
mod descriptors;
mod guard;
mod lanes;
mod limits;
mod memory;
mod page;
mod priority;
mod server;
mod wire;

pub use limits::Limits;
pub use server::Server;
