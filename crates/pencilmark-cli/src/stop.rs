//! What ends a search before its time: Ctrl-C, a timeout, a number of guesses.

use std::ops::ControlFlow;
use std::process;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use anyhow::Context;
use pencilmark::Geometry;
use pencilmark::solve::Tally;

use crate::args::SearchArgs;
use crate::effort;

static INTERRUPTED: AtomicBool = AtomicBool::new(false);

/// Lets Ctrl-C and a request to terminate end the run in order; a second one ends it at once.
///
/// One request can come as several signals, to the program and to its group.
pub(crate) fn listen() -> anyhow::Result<()> {
    const SAME: Duration = Duration::from_millis(200);
    static FIRST: OnceLock<Instant> = OnceLock::new();
    ctrlc::set_handler(|| {
        INTERRUPTED.store(true, Ordering::Relaxed);
        if FIRST.get_or_init(Instant::now).elapsed() > SAME {
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

/// A closure that goes on until the user stops the run or this time is over.
pub(crate) fn deadline(timeout: Option<Duration>) -> impl FnMut() -> ControlFlow<()> {
    let deadline = timeout.map(|timeout| Instant::now() + timeout);
    move || match deadline {
        Some(deadline) if Instant::now() >= deadline => ControlFlow::Break(()),
        _ => go_on(),
    }
}

/// Guesses and conflicts without a new solution, times the cells of the board, after which a search
/// is given up if the command line names no number: some minutes, whatever the size of the board.
const MOST_CELLS: usize = 3_000_000_000;

/// A closure that lets a search of one board go on within its limits.
pub(crate) fn watch(
    limits: SearchArgs,
    geometry: &Geometry,
) -> impl FnMut(Tally) -> ControlFlow<()> + use<> {
    /// A guess takes longer the larger the board is, a look at the clock always the same.
    const CELLS_PER_LOOK: usize = 2000;
    let asks_per_look = (CELLS_PER_LOOK / geometry.cell_count()).max(1);
    let deadline = limits.timeout.map(|timeout| Instant::now() + timeout);
    let most_in_vain = (MOST_CELLS / geometry.cell_count()) as u64;
    let mut last_found = Tally::default();
    let mut last_told = Tally::default();
    let mut asks = 0;
    move |done| {
        if done.solutions > last_found.solutions {
            last_found = done;
        }
        let too_many = match limits.max_nodes {
            Some(most) => done.nodes() >= most,
            None => done.nodes() - last_found.nodes() >= most_in_vain,
        };
        let mut too_late = false;
        if asks % asks_per_look == 0 {
            too_late = deadline.is_some_and(|deadline| Instant::now() >= deadline);
            effort::tell(last_told, done);
            last_told = done;
        }
        asks += 1;
        if too_many || too_late || is_interrupted() {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    }
}
