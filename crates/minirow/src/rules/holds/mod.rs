//! Complete fillings of a board, and what is wrong with them.
//!
//! What each rule says about one stands in the home of its kind, in the plainest way: it tells a player which rule is
//! broken, and it is what the search is tested against. So it is written to be read, not to be fast.

mod fault;
mod filled;
mod plain;

#[cfg(test)]
pub(super) mod draw;
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
pub(super) use filled::Filled;
pub(super) use plain::{
    all_different, all_pairs, apart, are_equal_sums, count, neighbours, nth, sum_between,
    windows_differ,
};
