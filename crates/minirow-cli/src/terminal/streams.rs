//! The one way to the terminal: answers, messages and the line of progress, in the order they are told.
//!
//! What is shown comes here as finished text. Nothing but its writing happens while the terminal is
//! held, so nothing can wait for the terminal and hold it at the same time. Answers wait in a buffer;
//! a message delivers them first.

use std::io::{self, BufWriter, IsTerminal, Write};
use std::sync::{LazyLock, Mutex, MutexGuard, PoisonError};

use indicatif::{ProgressBar, ProgressStyle};

/// Answers on their way to standard output.
static ANSWERS: LazyLock<Mutex<BufWriter<StandardOutput>>> = LazyLock::new(|| {
    let is_terminal = io::stdout().is_terminal();
    Mutex::new(BufWriter::with_capacity(1 << 16, StandardOutput { is_terminal }))
});

/// The line of progress, while there is one.
static PROGRESS: Mutex<Option<ProgressBar>> = Mutex::new(None);

/// Standard output, where the line of progress may be in the way.
struct StandardOutput {
    is_terminal: bool,
}

/// Answers to standard output, in order with what is [said](say).
#[derive(Debug)]
pub(crate) struct Answers;

/// The line of progress below all that is shown, until this is dropped; there is one at a time.
#[derive(Debug)]
pub(crate) struct Progress;

/// Says something on standard error, behind all answers so far.
pub(crate) fn say(text: &str) {
    let mut answers = lock(&ANSWERS);
    // What keeps answers from being delivered is told to whoever writes the next one.
    let _ = answers.flush();
    // There is nobody else to tell that nobody listens.
    beside_progress(|| drop(writeln!(anstream::stderr(), "{text}")));
}

/// Writes while the line of progress is away.
fn beside_progress<T>(write: impl FnOnce() -> T) -> T {
    let progress = lock(&PROGRESS).clone();
    match progress {
        Some(progress) => progress.suspend(write),
        None => write(),
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Write for StandardOutput {
    fn write(&mut self, text: &[u8]) -> io::Result<usize> {
        if !self.is_terminal {
            return io::stdout().write(text);
        }
        beside_progress(|| {
            let written = io::stdout().write(text)?;
            io::stdout().flush()?;
            Ok(written)
        })
    }

    fn flush(&mut self) -> io::Result<()> {
        io::stdout().flush()
    }
}

impl Write for Answers {
    fn write(&mut self, text: &[u8]) -> io::Result<usize> {
        lock(&ANSWERS).write(text)
    }

    fn flush(&mut self) -> io::Result<()> {
        lock(&ANSWERS).flush()
    }
}

impl Drop for Answers {
    fn drop(&mut self) {
        // Whoever wants to know flushes before.
        let _ = self.flush();
    }
}

impl Progress {
    /// Shows these words in the line.
    pub(crate) fn show(&self, words: String) {
        let bar = lock(&PROGRESS).get_or_insert_with(line).clone();
        bar.set_message(words);
    }

    pub(crate) fn is_shown(&self) -> bool {
        lock(&PROGRESS).is_some()
    }

    /// Takes the line away.
    pub(crate) fn hide(&self) {
        let bar = lock(&PROGRESS).take();
        if let Some(bar) = bar {
            bar.finish_and_clear();
        }
    }
}

/// An empty line on standard error.
fn line() -> ProgressBar {
    let style = ProgressStyle::with_template("{msg}").expect("a template without mistakes");
    ProgressBar::no_length().with_style(style)
}

impl Drop for Progress {
    fn drop(&mut self) {
        self.hide();
    }
}
