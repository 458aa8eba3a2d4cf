//! What one request may take.

use std::thread;
use std::time::Duration;

/// What one request may take, and how many there may be.
///
/// # Examples
/// ```
/// use pencilmark_web::Limits;
/// assert_eq!(Limits::default().body, 1 << 20);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Bytes of a body.
    pub body: usize,
    /// The time for an answer, from when the request is there.
    pub time: Duration,
    /// Calls that are answered at the same time: so many short ones, and so many that take long.
    pub working: usize,
    /// Calls of each kind that may wait for that; more are turned away.
    pub waiting: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            body: 1 << 20,
            time: Duration::from_secs(30),
            working: thread::available_parallelism().map_or(1, usize::from),
            waiting: 1024,
        }
    }
}
