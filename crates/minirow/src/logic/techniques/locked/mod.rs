//! Locked candidates: all places of a digit in one house are in another one.

mod find;
mod kinds;

pub use kinds::*;
