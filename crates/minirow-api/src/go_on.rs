//! Whether the caller still waits for an answer.

use std::ops::ControlFlow;

use crate::Fault;

/// What is asked whether to go on.
pub(crate) type GoOn<'a> = &'a mut dyn FnMut() -> ControlFlow<()>;

/// Stops a call for which nobody waits.
pub(crate) fn ask(go_on: GoOn<'_>) -> Result<(), Fault> {
    go_on().continue_value().ok_or_else(Fault::limit)
}
