//! Clause learning: the candidates that are left as a formula, and the search with the solvers that take it.

mod encoding;
mod search;

pub(super) use search::{Clauses, batsat};
