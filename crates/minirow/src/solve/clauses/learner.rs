//! What a solver that learns clauses can do, and who watches it.

/// A variable of a formula, from 1, or its negation, as in the DIMACS format.
pub(crate) type Literal = i32;

/// Whether a formula has a model, as a solver says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Satisfiable {
    /// It has a model; see [`Learner::holds`].
    Yes,
    /// It has none.
    No,
    /// It was not known within so many conflicts, or the watch ended the call.
    Unknown,
}

/// Counts conflicts while a solver is at work, and ends its calls.
pub(crate) trait Watch {
    /// Counts one conflict.
    fn count(&self);

    /// Whether to go on.
    fn goes_on(&self) -> bool;
}

/// A solver that takes clauses one by one and keeps what it learns from one call to the next.
pub(crate) trait Learner {
    /// Adds a clause; variables come into being with the first clause that names them.
    fn clause(&mut self, literals: &[Literal]);

    /// Looks for a model of all clauses so far, for about so many conflicts.
    fn solve(&mut self, conflicts: u64) -> Satisfiable;

    /// Whether a variable is true in the model just found.
    fn holds(&self, variable: Literal) -> bool;
}
