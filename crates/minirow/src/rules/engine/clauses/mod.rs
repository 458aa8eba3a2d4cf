//! Clause learning: a model as a formula, for a solver that learns.

mod formula;
mod lines;
mod search;
mod writing;

pub(in crate::rules) use search::each;
