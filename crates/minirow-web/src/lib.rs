//! The page of Minirow and its protocol over HTTP, for one player or many.
#![doc = include_str!("../README.md")]

mod answer;
mod body;
mod connections;
mod counting;
mod descriptors;
mod guard;
mod guests;
mod lanes;
mod limits;
mod page;
mod priority;
mod room;
mod server;
mod wire;

pub use limits::Limits;
pub use server::Server;
