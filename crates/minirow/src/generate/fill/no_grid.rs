//! Why there is no grid.

use crate::progress::Tally;

/// Why there is no grid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum NoGrid {
    /// No grid keeps all rules of the geometry.
    #[error("no grid keeps all rules of this board")]
    Impossible,
    /// It was stopped.
    #[error("stopped after {} guesses and {} conflicts", .0.guesses, .0.conflicts)]
    Stopped(Tally),
}
