//! Clause learning: a model as a formula, for the solver of the `batsat` crate.

mod formula;
mod lines;
mod search;
mod writing;

pub(in crate::rules) use search::each;
