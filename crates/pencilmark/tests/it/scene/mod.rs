//! Drawings: what holds for all of them, and some to look at.

mod laws;
mod pictures;
