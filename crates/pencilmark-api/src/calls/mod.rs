//! The calls, by what they are about.

pub(crate) mod about;
pub(crate) mod generate;
pub(crate) mod hint;
pub(crate) mod rate;
pub(crate) mod setting;
pub(crate) mod solve;
pub(crate) mod text;
