//! One count of the branches that a piece of reasoning looks into.

use std::ops::ControlFlow;

use crate::progress::{Progress, Stopped, Tally};

/// Counts the branches of one piece of reasoning, and remembers whether it was stopped.
pub(crate) struct Branches<'a> {
    progress: &'a mut dyn Progress,
    tally: Tally,
}

impl<'a> Branches<'a> {
    pub(crate) fn new(progress: &'a mut dyn Progress) -> Self {
        Self { progress, tally: Tally::default() }
    }

    /// Counts a branch, and asks whether to look into it. Once it was stopped, nothing goes on.
    pub(crate) fn next(&mut self) -> ControlFlow<()> {
        if self.tally.stopped {
            return ControlFlow::Break(());
        }
        let flow = (self.progress)(self.tally);
        self.tally.stopped = flow.is_break();
        self.tally.branches += u64::from(!self.tally.stopped);
        flow
    }

    /// Tells from now on that this many puzzles were tried.
    #[cfg(feature = "generate")]
    pub(crate) fn tried(&mut self, tries: u64) {
        self.tally.tries = tries;
    }

    /// What was found before it was stopped.
    pub(crate) fn stopped<T>(&self, so_far: T) -> Stopped<T> {
        Stopped::new(self.tally, so_far)
    }
}
