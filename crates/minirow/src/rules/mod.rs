//! Rules beyond houses: cages, arrows, thermometers and many more, as data, and exact answers about boards
//! that have them.
//!
//! A [`Rule`] is what a person names. It is compiled into four primitives (relations of two cells, sums, sets
//! and automata along cells), and only those are known to the search.

mod automaton;
mod board;
mod board_error;
mod broken_at;
mod compile;
mod contradicted;
mod effort;
mod engine;
pub(crate) mod extras;
mod fillings;
pub(crate) mod further_rules;
mod ground;
mod holds;
mod houses_alone;
pub mod kinds;
#[cfg(feature = "formats")]
pub(crate) mod links;
mod meaning;
mod names;
mod naming;
mod places;
mod redundant;
mod rule;
mod solve;
mod solver;
pub(crate) mod spelling;
#[cfg(test)]
mod tests;
mod why;
mod words;

pub use automaton::Automaton;
pub use board::RuledBoard;
pub use board_error::BoardError;
pub use fillings::Fillings;
pub use holds::Fault;
#[cfg(all(test, feature = "formats"))]
pub(crate) use holds::{naive, samples};
pub use meaning::Meaning;
pub use redundant::Minimized;
pub use rule::Rule;
pub use solver::Solver;
pub use why::Conflict;
