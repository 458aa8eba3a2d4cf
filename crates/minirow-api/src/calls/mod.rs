//! The calls of the protocol, by topic.

#[cfg(feature = "reasoning")]
pub(crate) mod about;
pub(crate) mod conflicts;
#[cfg(feature = "reasoning")]
pub(crate) mod contradiction;
#[cfg(feature = "print")]
pub(crate) mod drawing;
#[cfg(feature = "reasoning")]
pub(crate) mod generate;
pub(crate) mod geometry;
#[cfg(feature = "reasoning")]
pub(crate) mod hint;
#[cfg(feature = "print")]
pub(crate) mod page;
#[cfg(feature = "print")]
pub(crate) mod print;
#[cfg(feature = "reasoning")]
pub(crate) mod rate;
#[cfg(feature = "reasoning")]
pub(crate) mod setting;
pub(crate) mod solve;
pub(crate) mod text;
