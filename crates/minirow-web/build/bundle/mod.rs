//! The page as it is served: its modules put together into a few files, with the sources beside them.
//!
//! The build script of the server and `cargo xtask web` both make it, so the program needs nothing but Rust to be built.

mod chunks;
mod files;
mod map;
mod module;

pub(crate) use files::{File, MODULES, page, read};
