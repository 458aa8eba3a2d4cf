//! The solver against the naive one, and against what its answers claim.

pub(crate) mod backends;
mod batch;
mod budget;
mod extras;
mod gears;
mod generated;
mod known;
#[cfg(feature = "full")]
mod large;
mod nine;
mod own;
mod repeats;
mod stream;
#[cfg(feature = "full")]
mod wide;
