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
#[cfg(any(feature = "formats", feature = "scene"))]
pub(crate) mod extras;
mod fillings;
#[cfg(any(feature = "formats", feature = "scene"))]
pub(crate) mod further_rules;
mod ground;
mod holds;
mod houses_alone;
mod iss;
mod killer;
pub mod kinds;
mod meaning;
mod names;
mod naming;
mod read_error;
mod read_ruled;
mod redundant;
mod rule;
mod shape;
mod solve;
mod solver;
mod spelling;
#[cfg(test)]
mod tests;
mod why;
mod words;

pub use automaton::Automaton;
pub use board::RuledBoard;
pub use board_error::BoardError;
pub use fillings::Fillings;
pub use holds::Fault;
#[cfg(feature = "formats")]
pub(crate) use iss::{IssLine, is_iss};
pub use iss::{read_iss, write_iss};
#[cfg(feature = "formats")]
pub(crate) use killer::is_killer;
pub use killer::read_killer;
pub use meaning::Meaning;
pub use read_error::ReadError;
pub use read_ruled::read_ruled;
pub use redundant::Minimized;
pub use rule::Rule;
pub use shape::{Shape, ShapeError};
pub use solver::Solver;
#[cfg(feature = "formats")]
pub(crate) use spelling::begins_rule;
pub use spelling::{RuleReader, examples, read_rule};
pub use why::Conflict;
