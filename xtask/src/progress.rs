//! A status line for people.

use std::io::{IsTerminal, Write, stderr};

/// Says on stderr what is going on, where stderr is a terminal.
pub(crate) struct Progress {
    shown: bool,
}

impl Progress {
    pub(crate) fn new() -> Self {
        Self { shown: stderr().is_terminal() }
    }

    /// Replaces the status line.
    pub(crate) fn show(&self, status: &str) {
        if self.shown {
            // A status line that cannot be written is not worth an end of the measurement.
            let _ = write!(stderr(), "\r\x1b[K{status}");
        }
    }

    /// Removes the status line.
    pub(crate) fn clear(&self) {
        self.show("");
    }
}
