//! What ends a search before its time: a signal, a timeout, a number of guesses.

use std::ops::ControlFlow;
use std::process;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, AtomicI32, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::Context;
use pencilmark::Geometry;
use pencilmark::solve::Tally;

use crate::args::SearchArgs;
use crate::{destination, effort};

static INTERRUPTED: AtomicBool = AtomicBool::new(false);

/// The first signal that came, or SIGINT as long as there was none.
static SIGNAL: AtomicI32 = AtomicI32::new(2);

/// Whether the run ends by itself after a signal, however long that takes.
static HAS_TIME: AtomicBool = AtomicBool::new(false);

/// One request can come as several signals, to the program and to its group.
const SAME_REQUEST: Duration = Duration::from_millis(200);

/// A run that has not ended this long after a signal is ended, whatever it is doing: with what it
/// takes to notice, that is within a second.
const LONGEST_END: Duration = Duration::from_millis(800);

/// Lets Ctrl-C and requests to terminate end the run in order; a second one ends it at once.
///
/// Signals that the parent process had ignored stay ignored.
#[cfg(unix)]
pub(crate) fn listen() -> anyhow::Result<()> {
    use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM, SIGXFSZ};
    use signal_hook::iterator::Signals;

    let heard = [SIGINT, SIGTERM, SIGHUP].into_iter();
    let heard = heard.filter(|&signal| !crate::inherited::is_ignored(signal));
    let mut signals = Signals::new(heard).context("cannot listen for Ctrl-C")?;
    // A file that grows beyond what is allowed is an error of the write, not the end of the run.
    let too_large = std::sync::Arc::new(AtomicBool::new(false));
    signal_hook::flag::register(SIGXFSZ, too_large).context("cannot listen for signals")?;
    thread::spawn(move || signals.forever().for_each(request));
    Ok(())
}

/// Lets Ctrl-C end the run in order; a second one ends it at once.
#[cfg(not(unix))]
pub(crate) fn listen() -> anyhow::Result<()> {
    ctrlc::set_handler(|| request(2)).context("cannot listen for Ctrl-C")
}

/// Gives a run that ends by itself after a signal the time it takes.
pub(crate) fn take_time_to_end() {
    HAS_TIME.store(true, Ordering::Relaxed);
}

/// Takes a signal as a request to end.
fn request(signal: i32) {
    static FIRST: OnceLock<Instant> = OnceLock::new();
    let first = FIRST.get();
    if first.is_none() {
        SIGNAL.store(signal, Ordering::Relaxed);
        interrupt();
        thread::spawn(|| {
            thread::sleep(LONGEST_END);
            if !HAS_TIME.load(Ordering::Relaxed) {
                end_now();
            }
        });
    }
    if FIRST.get_or_init(Instant::now).elapsed() > SAME_REQUEST {
        end_now();
    }
}

/// Ends the run where it is.
fn end_now() -> ! {
    // Whoever holds the lock of standard error may be what the run waits for.
    let told = thread::spawn(destination::tell_what_is_left);
    let start = Instant::now();
    while !told.is_finished() && start.elapsed() < Duration::from_millis(100) {
        thread::sleep(Duration::from_millis(1));
    }
    process::exit(exit_code().into());
}

/// The exit code of a run that a signal has ended.
pub(crate) fn exit_code() -> u8 {
    128 + SIGNAL.load(Ordering::Relaxed) as u8
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
