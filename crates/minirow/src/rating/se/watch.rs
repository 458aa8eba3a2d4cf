//! The question at every branch whether to go on.

use std::ops::ControlFlow;

use super::chains::Spare;

/// Asks a closure whether to go on, and remembers when it was enough: then every search ends at
/// once, and what it has found does not count.
pub(super) struct Watch<'a> {
    go_on: &'a mut dyn FnMut() -> ControlFlow<()>,
    is_over: bool,
    /// What searches leave to those after them.
    pub(super) spare: Spare,
}

impl<'a> Watch<'a> {
    pub(super) fn new(go_on: &'a mut dyn FnMut() -> ControlFlow<()>) -> Self {
        Self { go_on, is_over: false, spare: Spare::default() }
    }

    /// Whether this branch is one too many.
    pub(super) fn ends(&mut self) -> bool {
        if !self.is_over {
            self.is_over = (self.go_on)().is_break();
        }
        self.is_over
    }

    pub(super) fn is_over(&self) -> bool {
        self.is_over
    }
}
