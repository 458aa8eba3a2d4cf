//! `cargo xtask package`: every crate as people get it from a registry, and what it depends on.

mod command;
mod licences;
mod manifest;
mod page;
mod unpacked;

pub(crate) use command::{Arguments, run};
