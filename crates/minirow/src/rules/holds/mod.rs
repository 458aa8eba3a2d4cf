//! What each rule says about a complete filling, in the plainest way.
//!
//! This tells a player which rule is broken, and it is what the search is tested against. So it is written to
//! be read, not to be fast, and shares nothing with the search.

mod fault;
mod filled;
mod lines;
mod meaning;
mod outside;
mod pairs;
mod sets;
mod sums;
mod whole_board;

#[cfg(test)]
mod draw;
#[cfg(test)]
mod lengths;
#[cfg(test)]
pub(crate) mod naive;
#[cfg(test)]
pub(crate) mod random;
#[cfg(test)]
pub(crate) mod samples;
#[cfg(test)]
mod tests;

pub use fault::Fault;
