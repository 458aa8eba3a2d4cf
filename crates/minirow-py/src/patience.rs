//! Work without the interpreter's lock, on many threads, for as long as the caller waits.
//!
//! Threads live as long as a call: a process that is forked later finds none that it lacks.

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use minirow::Tally;
use pyo3::prelude::*;

/// How long a signal may wait.
const BETWEEN: Duration = Duration::from_millis(20);

/// Whether the caller still waits. A signal such as Ctrl-C ends its patience.
pub(crate) struct Patience {
    is_over: AtomicBool,
    error: Mutex<Option<PyErr>>,
    /// When the calling thread looks for signals again; other threads never do.
    caller: thread::ThreadId,
    looked: Mutex<Instant>,
}

impl Patience {
    fn new() -> Self {
        Self {
            is_over: AtomicBool::new(false),
            error: Mutex::new(None),
            caller: thread::current().id(),
            looked: Mutex::new(Instant::now()),
        }
    }

    /// Whether to go on.
    pub(crate) fn lasts(&self) -> bool {
        if self.is_over.load(Ordering::Relaxed) {
            return false;
        }
        if thread::current().id() != self.caller {
            return true;
        }
        let mut looked = self.looked.lock().unwrap_or_else(PoisonError::into_inner);
        if looked.elapsed() < BETWEEN {
            return true;
        }
        *looked = Instant::now();
        drop(looked);
        self.look()
    }

    /// The same for the library.
    pub(crate) fn go_on(&self, _: Tally) -> ControlFlow<()> {
        if self.lasts() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    }

    /// Looks for signals.
    fn look(&self) -> bool {
        #[expect(
            clippy::redundant_closure_for_method_calls,
            reason = "the method has a lifetime of its own"
        )]
        let signal = Python::attach(|py| py.check_signals());
        if let Err(error) = signal {
            self.error.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert(error);
            self.end();
        }
        !self.is_over.load(Ordering::Relaxed)
    }

    fn end(&self) {
        self.is_over.store(true, Ordering::Relaxed);
    }

    fn finish(self) -> PyResult<()> {
        match self.error.into_inner().unwrap_or_else(PoisonError::into_inner) {
            Some(error) => Err(error),
            None => Ok(()),
        }
    }
}

/// Does one piece of work on the calling thread.
pub(crate) fn alone<R: Send>(
    py: Python<'_>,
    work: impl FnOnce(&Patience) -> R + Send,
) -> PyResult<R> {
    py.detach(|| {
        let patience = Patience::new();
        let result = work(&patience);
        patience.finish().map(|()| result)
    })
}

/// How many threads are meant: those asked for, or one for each processor.
pub(crate) fn threads(asked: Option<usize>) -> PyResult<usize> {
    match asked {
        Some(0) => Err(crate::errors::bad_argument("expected 1 or more threads, found 0")),
        Some(asked) => Ok(asked.min(MOST_THREADS)),
        None => Ok(thread::available_parallelism().map_or(1, usize::from)),
    }
}

/// More would only take memory.
const MOST_THREADS: usize = 1024;

/// Does so many pieces of work on so many threads; the results are in order. Nothing is left undone unless
/// the caller's patience ends.
pub(crate) fn in_pieces<R: Send>(
    py: Python<'_>,
    threads: usize,
    pieces: usize,
    work: impl Fn(usize, &Patience) -> R + Sync,
) -> PyResult<Vec<R>> {
    py.detach(|| {
        let patience = Patience::new();
        let next = AtomicUsize::new(0);
        let take = || {
            let mut done = Vec::new();
            while patience.lasts() {
                let piece = next.fetch_add(1, Ordering::Relaxed);
                if piece >= pieces {
                    break;
                }
                done.push((piece, work(piece, &patience)));
            }
            done
        };
        let threads = threads.min(pieces);
        let mut done = if threads < 2 { take() } else { on_threads(threads, &patience, &take) };
        patience.finish()?;
        done.sort_unstable_by_key(|(piece, _)| *piece);
        Ok(done.into_iter().map(|(_, result)| result).collect())
    })
}

/// Other threads work while the caller looks for signals.
fn on_threads<R: Send>(
    threads: usize,
    patience: &Patience,
    take: &(impl Fn() -> Vec<(usize, R)> + Sync),
) -> Vec<(usize, R)> {
    thread::scope(|scope| {
        let (sender, receiver) = channel();
        let started: Vec<_> = (0..threads)
            .map_while(|_| {
                let sender = sender.clone();
                let work = move || {
                    let done = take();
                    // The receiver waits for all.
                    let _ = sender.send(());
                    done
                };
                thread::Builder::new().spawn_scoped(scope, work).ok()
            })
            .collect();
        drop(sender);
        if started.is_empty() {
            return take();
        }
        loop {
            match receiver.recv_timeout(BETWEEN) {
                Err(RecvTimeoutError::Disconnected) => break,
                Err(RecvTimeoutError::Timeout) => {
                    patience.look();
                }
                Ok(()) => {}
            }
        }
        started
            .into_iter()
            .flat_map(|thread| {
                thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
            })
            .collect()
    })
}
