//! Why there is no grid.

use crate::solve::Tally;

/// Why there is no grid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum NoGrid {
    /// No grid keeps all rules of the geometry.
    #[error("no grid keeps all rules of this board")]
    Impossible,
    /// `go_on` broke first.
    #[error("stopped after {} guesses and {} conflicts", .0.guesses, .0.conflicts)]
    Stopped(Tally),
}
