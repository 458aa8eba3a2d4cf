//! One count of what many searches do.

use std::ops::ControlFlow;

use crate::solve::Tally;

/// Tells a closure what all searches together have done, and remembers whether it broke.
pub(super) struct Watch<F> {
    go_on: F,
    before: Tally,
    last: Tally,
    pub(super) is_stopped: bool,
}

impl<F: FnMut(Tally) -> ControlFlow<()>> Watch<F> {
    pub(super) fn new(go_on: F) -> Self {
        Self { go_on, before: Tally::default(), last: Tally::default(), is_stopped: false }
    }

    /// The closure for one more search.
    pub(super) fn next(&mut self) -> impl FnMut(Tally) -> ControlFlow<()> {
        self.before = self.done();
        self.last = Tally::default();
        |done| {
            self.last = done;
            let all = self.done();
            let flow = (self.go_on)(all);
            self.is_stopped |= flow.is_break();
            flow
        }
    }

    /// What was done so far.
    pub(super) fn done(&self) -> Tally {
        self.before.and(self.last)
    }
}
