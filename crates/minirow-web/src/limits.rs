//! Limits of the server.

use std::thread;
use std::time::Duration;

/// What one request may take, and how many there may be.
///
/// # Examples
/// ```
/// use minirow_web::Limits;
/// assert_eq!(Limits::default().body, 1 << 20);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Bytes of a body.
    pub body: usize,
    /// Bytes of an answer.
    pub answer: usize,
    /// Bytes that bodies and answers may hold together, besides 80 KiB for each connection.
    pub memory: usize,
    /// The time for an answer, from when the head of the request is there.
    pub time: Duration,
    /// Threads for calls in each of the three lanes.
    pub working: usize,
    /// Calls that may wait in each lane; more are turned away.
    pub waiting: usize,
    /// Connections at the same time, as far as the process may have so many files open.
    pub connections: usize,
    /// How long a client may be silent: before its request is whole, while its answer waits for it
    /// and between two requests.
    pub patience: Duration,
    /// How long calls under way may go on when the server ends.
    pub grace: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            body: 1 << 20,
            answer: 64 << 20,
            memory: 256 << 20,
            time: Duration::from_secs(30),
            working: thread::available_parallelism().map_or(1, usize::from),
            waiting: 1024,
            connections: 1024,
            patience: Duration::from_secs(10),
            grace: Duration::from_secs(10),
        }
    }
}

impl Limits {
    /// The same with times that a clock can reach, and with someone who works.
    pub(crate) fn within_reason(self) -> Self {
        const LONGEST: Duration = Duration::from_secs(365 * 24 * 60 * 60);
        Self {
            working: self.working.max(1),
            connections: self.connections.max(1),
            time: self.time.min(LONGEST),
            patience: self.patience.min(LONGEST),
            grace: self.grace.min(LONGEST),
            ..self
        }
    }
}

/// How many bytes a second a client must send or take once its patience is used up.
const BYTES_PER_SECOND: u32 = 128 << 10;

/// The time that so many bytes may take on their way.
pub(crate) fn time_for(bytes: usize) -> Duration {
    Duration::from_secs_f64(bytes as f64 / f64::from(BYTES_PER_SECOND))
}
