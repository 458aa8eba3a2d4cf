//! The request to end a run before its time: a value that is handed on to all that can take long.

use std::ops::ControlFlow;
use std::process;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicI32, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::Context;

/// Whether the run is to end. Clones are about the same run.
#[derive(Clone, Debug, Default)]
pub(crate) struct Stop(Arc<Request>);

#[derive(Debug, Default)]
struct Request {
    is_made: AtomicBool,
    /// The first signal that came; 0 as long as there was none.
    signal: AtomicI32,
    /// Whether the run ends by itself after a signal, however long that takes.
    has_time: AtomicBool,
}

/// One request can come as several signals, to the program and to its group.
const SAME_REQUEST: Duration = Duration::from_millis(200);

/// A run that has not ended this long after a signal is ended, whatever it is doing: with what it
/// takes to notice, that is within a second.
const LONGEST_END: Duration = Duration::from_millis(800);

/// What Ctrl-C sends.
const SIGINT: i32 = 2;

impl Stop {
    /// Lets Ctrl-C and requests to terminate end the run in order; a second one ends it at once,
    /// with these last words.
    ///
    /// Signals that the parent process had ignored stay ignored.
    #[cfg(unix)]
    pub(crate) fn listen(&self, last_words: fn()) -> anyhow::Result<()> {
        use signal_hook::consts::{SIGHUP, SIGTERM, SIGXFSZ};
        use signal_hook::iterator::Signals;

        let heard = [SIGINT, SIGTERM, SIGHUP].into_iter();
        let heard = heard.filter(|&signal| !crate::inherited::is_ignored(signal));
        let mut signals = Signals::new(heard).context("cannot listen for Ctrl-C")?;
        // A file that grows beyond what is allowed is an error of the write, not the end of the run.
        let too_large = Arc::new(AtomicBool::new(false));
        signal_hook::flag::register(SIGXFSZ, too_large).context("cannot listen for signals")?;
        let mut take = self.taker(last_words);
        thread::spawn(move || signals.forever().for_each(&mut take));
        Ok(())
    }

    /// Lets Ctrl-C end the run in order; a second one ends it at once, with these last words.
    #[cfg(not(unix))]
    pub(crate) fn listen(&self, last_words: fn()) -> anyhow::Result<()> {
        let mut take = self.taker(last_words);
        ctrlc::set_handler(move || take(SIGINT)).context("cannot listen for Ctrl-C")
    }

    /// Takes signals as requests to end.
    fn taker(&self, last_words: fn()) -> impl FnMut(i32) + Send + 'static {
        let stop = self.clone();
        let mut first: Option<Instant> = None;
        move |signal| {
            if first.is_none() {
                stop.0.signal.store(signal, Ordering::Relaxed);
                stop.interrupt();
                let stop = stop.clone();
                thread::spawn(move || {
                    thread::sleep(LONGEST_END);
                    if !stop.0.has_time.load(Ordering::Relaxed) {
                        stop.end_now(last_words);
                    }
                });
            }
            if first.get_or_insert_with(Instant::now).elapsed() > SAME_REQUEST {
                stop.end_now(last_words);
            }
        }
    }

    /// Ends the run where it is.
    fn end_now(&self, last_words: fn()) -> ! {
        // Whoever holds the lock of standard error may be what the run waits for.
        let told = thread::spawn(last_words);
        let start = Instant::now();
        while !told.is_finished() && start.elapsed() < Duration::from_millis(100) {
            thread::sleep(Duration::from_millis(1));
        }
        process::exit(self.exit_code().into());
    }

    /// Gives a run that ends by itself after a signal the time it takes.
    pub(crate) fn take_time_to_end(&self) {
        self.0.has_time.store(true, Ordering::Relaxed);
    }

    /// The exit code of a run that a signal has ended.
    pub(crate) fn exit_code(&self) -> u8 {
        let signal = self.0.signal.load(Ordering::Relaxed);
        128 + if signal == 0 { SIGINT } else { signal } as u8
    }

    /// Ends the run as Ctrl-C does.
    pub(crate) fn interrupt(&self) {
        self.0.is_made.store(true, Ordering::Relaxed);
    }

    /// Whether the run is to end.
    pub(crate) fn is_interrupted(&self) -> bool {
        self.0.is_made.load(Ordering::Relaxed)
    }

    /// Goes on unless the run is to end.
    pub(crate) fn go_on(&self) -> ControlFlow<()> {
        if self.is_interrupted() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }

    /// A closure that goes on until the run is to end or this time is over.
    pub(crate) fn deadline(&self, timeout: Option<Duration>) -> impl FnMut() -> ControlFlow<()> {
        let deadline = timeout.map(|timeout| Instant::now() + timeout);
        move || match deadline {
            Some(deadline) if Instant::now() >= deadline => ControlFlow::Break(()),
            _ => self.go_on(),
        }
    }
}
