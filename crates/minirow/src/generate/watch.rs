//! One count of what many searches do.

use crate::progress::{Progress, Tally};

/// Tells a closure what all searches together have done, and remembers whether it broke.
pub(super) struct Watch<'a> {
    progress: &'a mut dyn Progress,
    before: Tally,
    last: Tally,
    pub(super) is_stopped: bool,
}

impl<'a> Watch<'a> {
    pub(super) fn new(progress: &'a mut dyn Progress) -> Self {
        Self { progress, before: Tally::default(), last: Tally::default(), is_stopped: false }
    }

    /// The closure for one more search.
    pub(super) fn next(&mut self) -> impl Progress {
        self.before = self.done();
        self.last = Tally::default();
        |done| {
            self.last = done;
            let all = self.done();
            let flow = (self.progress)(all);
            self.is_stopped |= flow.is_break();
            flow
        }
    }

    /// What was done so far.
    pub(super) fn done(&self) -> Tally {
        self.before.and(self.last)
    }
}
