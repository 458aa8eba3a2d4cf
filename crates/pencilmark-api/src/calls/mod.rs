//! The calls of the protocol, by topic.

pub(crate) mod about;
pub(crate) mod conflicts;
pub(crate) mod contradiction;
#[cfg(feature = "print")]
pub(crate) mod drawing;
pub(crate) mod generate;
pub(crate) mod hint;
#[cfg(feature = "print")]
pub(crate) mod page;
#[cfg(feature = "print")]
pub(crate) mod print;
pub(crate) mod rate;
pub(crate) mod setting;
pub(crate) mod solve;
pub(crate) mod text;
