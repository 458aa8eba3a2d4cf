//! What the exit code tells.

use std::process::ExitCode;

/// What has happened in a run; the gravest decides the exit code.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Exit {
    /// A board has no solution, several, or a contradiction.
    pub(crate) negative: bool,
    /// A limit or a timeout ended the work on a board.
    pub(crate) limit: bool,
    /// An input could not be read.
    pub(crate) input_error: bool,
    /// The user stopped the run.
    pub(crate) interrupted: bool,
}

impl Exit {
    pub(crate) const INPUT_ERROR: Self =
        Self { negative: false, limit: false, input_error: true, interrupted: false };

    pub(crate) fn code(self) -> ExitCode {
        ExitCode::from(match self {
            Self { interrupted: true, .. } => 130,
            Self { input_error: true, .. } => 2,
            Self { limit: true, .. } => 3,
            Self { negative: true, .. } => 1,
            _ => 0,
        })
    }
}
