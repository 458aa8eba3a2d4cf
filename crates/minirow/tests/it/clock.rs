//! How long a test works: other programs that keep the processors busy do not count, where the system tells.

use std::time::Duration;

/// A clock that runs while this thread works.
pub(crate) struct Clock(Duration);

impl Clock {
    pub(crate) fn start() -> Self {
        Self(now())
    }

    pub(crate) fn elapsed(&self) -> Duration {
        now() - self.0
    }
}

#[cfg(unix)]
fn now() -> Duration {
    use rustix::time::{ClockId, clock_gettime};
    let time = clock_gettime(ClockId::ThreadCPUTime);
    time.try_into().expect("the time of a thread is not negative")
}

#[cfg(not(unix))]
fn now() -> Duration {
    use std::sync::LazyLock;
    use std::time::Instant;
    static BEGUN: LazyLock<Instant> = LazyLock::new(Instant::now);
    BEGUN.elapsed()
}
