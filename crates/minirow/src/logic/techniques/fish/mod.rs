//! Fish: all places of a digit in some houses are in as many others.

mod find;
mod kinds;
mod tell;

pub use kinds::*;
