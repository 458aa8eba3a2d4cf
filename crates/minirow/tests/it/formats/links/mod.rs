//! Links to players on the web: real ones, what they cannot hold, and all that may be wrong.

mod fpuzzles;
mod others;
mod reading;
mod round_trips;
mod rules;
mod shared;
mod strangers;
mod sudokupad;
mod unknown;
