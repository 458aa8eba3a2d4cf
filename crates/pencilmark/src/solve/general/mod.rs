//! The engine for any geometry, in three gears: singles and guesses; subsets and locked candidates
//! between guesses; clauses learned from conflicts.

mod bits;
mod choice;
mod clauses;
mod engine;
mod gears;
mod locked;
mod matching;
mod order;
mod pruning;
mod search;
mod session;
mod tree;

pub(super) use order::Order;
pub(super) use search::search;
