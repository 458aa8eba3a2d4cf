//! One file for each command, and what several of them ask.

pub(crate) mod canon;
pub(crate) mod check;
mod claim;
pub(crate) mod completions;
pub(crate) mod convert;
pub(crate) mod count;
pub(crate) mod draw;
pub(crate) mod explain;
pub(crate) mod generate;
pub(crate) mod hint;
pub(crate) mod link;
pub(crate) mod man;
pub(crate) mod minimize;
pub(crate) mod neighbours;
mod paper;
mod player;
pub(crate) mod print;
mod puzzle;
pub(crate) mod rate;
mod search;
pub(crate) mod serve;
mod shown;
pub(crate) mod simplify;
pub(crate) mod solve;
mod step;
pub(crate) mod steps;
pub(crate) mod techniques;
