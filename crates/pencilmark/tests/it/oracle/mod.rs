//! The solver against the naive one, and against what its answers claim.

mod budget;
mod generated;
mod known;
mod large;
mod nine;
mod wide;
