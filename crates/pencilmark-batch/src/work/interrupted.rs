//! The end of a run before its time.

/// The user has stopped the run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Interrupted;
