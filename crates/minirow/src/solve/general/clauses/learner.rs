//! What a solver that learns clauses can do.

use crate::solve::general::session::Halt;

/// A variable of a formula, from 1, or its negation, as in the DIMACS format.
pub(super) type Literal = i32;

/// What a solver says about its formula.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::solve::general) enum Verdict {
    /// It has a model; see [`Learner::holds`].
    Model,
    /// It has none.
    Refuted,
    /// It was not known within so many conflicts.
    Spent,
}

/// A solver that takes clauses one by one and keeps what it learns from one call to the next.
pub(in crate::solve::general) trait Learner {
    /// Adds a clause; variables come into being with the first clause that names them.
    fn clause(&mut self, literals: &[Literal]);

    /// Looks for a model of all clauses so far, for about so many conflicts.
    fn solve(&mut self, conflicts: u64) -> Result<Verdict, Halt>;

    /// Whether a variable is true in the model just found.
    fn holds(&self, variable: Literal) -> bool;
}
