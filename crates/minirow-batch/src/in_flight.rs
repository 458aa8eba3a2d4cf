//! How much may be under way.

use std::sync::{Condvar, Mutex, PoisonError};
use std::time::Duration;

/// How long a worker can miss that the run has ended.
const PATIENCE: Duration = Duration::from_millis(100);

/// How many parts may be under way and not in their outputs.
pub(crate) struct InFlight {
    free: Mutex<usize>,
    changed: Condvar,
}

impl InFlight {
    /// So many parts may be under way.
    pub(crate) fn new(parts: usize) -> Self {
        Self { free: Mutex::new(parts), changed: Condvar::new() }
    }

    /// Counts a part as under way; false where the run has ended.
    pub(crate) fn take(&self, go_on: &dyn Fn() -> bool) -> bool {
        let mut free = self.free.lock().unwrap_or_else(PoisonError::into_inner);
        while *free == 0 {
            if !go_on() {
                return false;
            }
            let waited = self.changed.wait_timeout(free, PATIENCE);
            free = waited.unwrap_or_else(PoisonError::into_inner).0;
        }
        *free -= 1;
        go_on()
    }

    /// A part is in its output.
    pub(crate) fn give_back(&self) {
        *self.free.lock().unwrap_or_else(PoisonError::into_inner) += 1;
        self.changed.notify_one();
    }
}
