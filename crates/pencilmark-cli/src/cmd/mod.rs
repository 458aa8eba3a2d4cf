//! One file for each command, and what several of them ask.

pub(crate) mod check;
pub(crate) mod completions;
pub(crate) mod count;
pub(crate) mod explain;
pub(crate) mod generate;
pub(crate) mod hint;
pub(crate) mod man;
pub(crate) mod minimize;
pub(crate) mod neighbours;
mod player;
mod puzzle;
pub(crate) mod rate;
mod search;
pub(crate) mod serve;
pub(crate) mod simplify;
pub(crate) mod solve;
mod step;
pub(crate) mod steps;
pub(crate) mod techniques;
