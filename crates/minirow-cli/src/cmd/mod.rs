//! One file for each command: from its arguments to its answers.

mod all_solutions;
pub(crate) mod batch;
pub(crate) mod canon;
pub(crate) mod check;
pub(crate) mod completions;
pub(crate) mod convert;
pub(crate) mod count;
pub(crate) mod draw;
mod ending;
pub(crate) mod explain;
pub(crate) mod generate;
pub(crate) mod hint;
pub(crate) mod link;
pub(crate) mod man;
pub(crate) mod minimize;
pub(crate) mod neighbours;
pub(crate) mod print;
pub(crate) mod rate;
#[cfg(test)]
mod schema;
pub(crate) mod serve;
pub(crate) mod simplify;
pub(crate) mod solve;
pub(crate) mod steps;
pub(crate) mod techniques;
pub(crate) mod topics;
