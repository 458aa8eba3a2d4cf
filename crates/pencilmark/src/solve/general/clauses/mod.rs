//! Clause learning: the candidates that are left as a formula, and the solvers that take it.

mod assumed;
mod batsat;
#[cfg(feature = "cadical")]
mod cadical;
mod encoding;
mod learner;
mod search;

pub(super) use assumed::Assumed;
pub(super) use batsat::Batsat;
#[cfg(feature = "cadical")]
pub(super) use cadical::Cadical;
pub(super) use learner::{Learner, Verdict};
pub(super) use search::Clauses;
