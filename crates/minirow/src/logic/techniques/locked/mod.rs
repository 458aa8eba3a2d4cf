//! Locked candidates: all places of a digit in one house are in another one.

pub mod claiming;
mod find;
pub mod pointing;
