//! Clause learning: the candidates that are left as a formula, and the solvers that take it.

mod batsat;
#[cfg(feature = "cadical")]
mod cadical;
mod encoding;
mod learner;
mod search;

pub(super) use batsat::Batsat;
#[cfg(feature = "cadical")]
pub(super) use cadical::Cadical;
pub(super) use learner::Learner;
pub(super) use search::Clauses;
