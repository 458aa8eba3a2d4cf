//! The engine for any geometry: propagation of singles, and guesses over the smallest choice.

mod bits;
mod choice;
mod engine;
mod search;

pub(super) use search::search;
