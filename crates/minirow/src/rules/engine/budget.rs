//! What making a model may take.

use std::ops::ControlFlow;

/// The most steps of lines, and cells of cases, of one model: some 200 MB, and half a second.
pub(in crate::rules) const MOST_STEPS: usize = 16_000_000;

/// After so many steps it is asked whether to go on.
const OFTEN: usize = 1 << 14;

/// How much may be spent, and who says whether to go on.
pub(in crate::rules) struct Budget<'a> {
    left: usize,
    /// It is asked again where no more than this is left.
    next: usize,
    go_on: &'a mut dyn FnMut() -> ControlFlow<()>,
    is_over: bool,
}

impl<'a> Budget<'a> {
    /// So many steps, as long as `go_on` does not break.
    pub(in crate::rules) fn new(
        steps: usize,
        go_on: &'a mut dyn FnMut() -> ControlFlow<()>,
    ) -> Self {
        Self { left: steps, next: steps.saturating_sub(OFTEN), go_on, is_over: false }
    }

    /// Takes so many steps; false where there are not as many left, or it is to end.
    #[inline]
    pub(in crate::rules) fn spend(&mut self, steps: usize) -> bool {
        self.is_over |= steps > self.left;
        self.left = self.left.saturating_sub(steps);
        if self.left <= self.next {
            self.ask();
        }
        !self.is_over
    }

    /// Asks whether to go on; false where it is to end.
    pub(in crate::rules) fn ask(&mut self) -> bool {
        self.next = self.left.saturating_sub(OFTEN);
        self.is_over = self.is_over || (self.go_on)().is_break();
        !self.is_over
    }

    /// How many steps are left.
    pub(in crate::rules) fn left(&self) -> usize {
        self.left
    }

    /// Whether it has ended, one way or the other.
    pub(in crate::rules) fn is_over(&self) -> bool {
        self.is_over
    }
}
