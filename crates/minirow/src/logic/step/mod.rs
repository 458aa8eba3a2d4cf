//! A step: what it places and eliminates, why that holds, and what it is in words.

#![expect(clippy::module_inception, reason = "the room is named for its main noun")]

pub(in crate::logic) mod argument;
pub(in crate::logic) mod chain;
mod check;
mod line;
mod part;
mod premise;
mod sentence;
mod span;
mod step;
pub(in crate::logic) mod words;

pub use chain::{Cause, Chain, Implication, Node};
pub(crate) use chain::{LADDER, rungs};
pub use check::{Unproved, check};
pub use part::Part;
pub use premise::Premise;
pub use sentence::{Gap, Joint, Preposition, Said, Sentence, Value};
pub use span::{Span, SpanRole};
pub use step::{HouseRole, Marks, Role, Step};
