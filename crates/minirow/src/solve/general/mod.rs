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
mod others;
mod pruning;
mod search;
mod session;
mod tree;

pub(super) use order::Order;
pub(crate) use others::{Others, Patience, Questions, ask_about};
pub(super) use search::search;
pub(crate) use session::Halt;
