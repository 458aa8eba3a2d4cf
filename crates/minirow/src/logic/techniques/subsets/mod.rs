//! Subsets: as many cells as digits, or digits as places, in a house.

mod find;
mod kinds;

pub use kinds::*;
