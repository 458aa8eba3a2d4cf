//! Solvers that learn clauses from conflicts, for boards of any geometry and for rules beyond houses.

mod batsat;
#[cfg(feature = "cadical")]
mod cadical;
mod learner;

pub(crate) use batsat::Batsat;
#[cfg(feature = "cadical")]
pub(crate) use cadical::Cadical;
pub(crate) use learner::{Learner, Literal, Satisfiable, Watch};
