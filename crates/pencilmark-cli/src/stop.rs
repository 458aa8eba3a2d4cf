//! What ends a search before its time: Ctrl-C, a timeout, a number of guesses.

use std::ops::ControlFlow;
use std::process;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use anyhow::Context;

use crate::args::SearchArgs;

static INTERRUPTED: AtomicBool = AtomicBool::new(false);

/// Lets Ctrl-C and a request to terminate end the run in order; a second one ends it at once.
pub(crate) fn listen() -> anyhow::Result<()> {
    ctrlc::set_handler(|| {
        if INTERRUPTED.swap(true, Ordering::Relaxed) {
            process::exit(130);
        }
    })
    .context("can not listen for Ctrl-C")
}

/// Ends the run as Ctrl-C does.
pub(crate) fn interrupt() {
    INTERRUPTED.store(true, Ordering::Relaxed);
}

/// Whether the user has stopped the run.
pub(crate) fn is_interrupted() -> bool {
    INTERRUPTED.load(Ordering::Relaxed)
}

/// Goes on unless the user has stopped the run.
pub(crate) fn go_on() -> ControlFlow<()> {
    if is_interrupted() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
}

/// A closure that lets a search of one board go on within its limits.
pub(crate) fn watch(limits: SearchArgs) -> impl FnMut(u64) -> ControlFlow<()> {
    /// A guess takes microseconds, looking at the clock a few hundredths of one.
    const GUESSES_PER_LOOK: u64 = 8;
    let deadline = limits.timeout.map(|timeout| Instant::now() + timeout);
    move |guesses| {
        let too_many = limits.max_nodes.is_some_and(|most| guesses >= most);
        let too_late = guesses % GUESSES_PER_LOOK == 0
            && deadline.is_some_and(|deadline| Instant::now() >= deadline);
        if too_many || too_late || is_interrupted() {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    }
}
