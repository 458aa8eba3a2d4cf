//! One file for each command, and what several of them ask.

pub(crate) mod check;
pub(crate) mod completions;
pub(crate) mod count;
pub(crate) mod man;
mod puzzle;
pub(crate) mod rate;
mod search;
pub(crate) mod simplify;
pub(crate) mod solve;
