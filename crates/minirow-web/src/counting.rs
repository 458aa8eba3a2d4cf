//! Metrics: how many calls there were, and how long they took.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use axum::http::StatusCode;

/// The bounds of the buckets for how long calls take, in seconds.
const BOUNDS: [f64; 8] = [0.001, 0.005, 0.02, 0.1, 0.5, 2.0, 10.0, 30.0];

/// What was counted in this process.
static COUNTS: Mutex<Counts> = Mutex::new(Counts::none());

/// A call under way; one that is not ended was left by whoever asked.
pub(crate) struct Counted {
    call: &'static str,
    start: Instant,
    is_ended: bool,
}

/// As many entries as there are names of calls, and statuses of each.
struct Counts {
    present: u64,
    calls: BTreeMap<(&'static str, Status), u64>,
    times: BTreeMap<&'static str, Times>,
}

/// How a call ended.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
enum Status {
    Answered(u16),
    Left,
}

/// How long calls took.
#[derive(Default)]
struct Times {
    /// As many as took longer than the bound before and no longer than this one; the last has no bound.
    buckets: [u64; BOUNDS.len() + 1],
    sum: Duration,
}

/// The metrics of this process, in the form of Prometheus.
pub(crate) fn render() -> String {
    counts().render()
}

fn counts() -> MutexGuard<'static, Counts> {
    // Whatever a thread has counted when it panics is counted.
    COUNTS.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Counted {
    pub(crate) fn begin(call: &'static str) -> Self {
        counts().present += 1;
        Self { call, start: Instant::now(), is_ended: false }
    }

    pub(crate) fn end(mut self, status: StatusCode) {
        self.is_ended = true;
        let mut counts = counts();
        counts.count(self.call, Status::Answered(status.as_u16()));
        counts.times.entry(self.call).or_default().add(self.start.elapsed());
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        let mut counts = counts();
        counts.present -= 1;
        if !self.is_ended {
            counts.count(self.call, Status::Left);
        }
    }
}

impl Counts {
    const fn none() -> Self {
        Self { present: 0, calls: BTreeMap::new(), times: BTreeMap::new() }
    }

    fn count(&mut self, call: &'static str, status: Status) {
        *self.calls.entry((call, status)).or_default() += 1;
    }

    fn render(&self) -> String {
        let mut text = String::from("# TYPE minirow_calls_total counter\n");
        for ((call, status), count) in &self.calls {
            let _ = writeln!(
                text,
                "minirow_calls_total{{call=\"{call}\",status=\"{status}\"}} {count}"
            );
        }
        let _ = writeln!(
            text,
            "\n# TYPE minirow_calls_present gauge\nminirow_calls_present {}\n\n\
             # TYPE minirow_call_seconds histogram",
            self.present
        );
        for (call, times) in &self.times {
            times.render(call, &mut text);
        }
        text
    }
}

impl Times {
    fn add(&mut self, time: Duration) {
        let bucket = BOUNDS.partition_point(|&bound| bound < time.as_secs_f64());
        self.buckets[bucket] += 1;
        self.sum += time;
    }

    fn render(&self, call: &str, text: &mut String) {
        let name = "minirow_call_seconds";
        let mut count = 0;
        for (index, calls) in self.buckets.iter().enumerate() {
            count += calls;
            let bound = BOUNDS.get(index).map_or("+Inf".to_owned(), f64::to_string);
            let _ = writeln!(text, "{name}_bucket{{call=\"{call}\",le=\"{bound}\"}} {count}");
        }
        let _ = writeln!(text, "{name}_sum{{call=\"{call}\"}} {}", self.sum.as_secs_f64());
        let _ = writeln!(text, "{name}_count{{call=\"{call}\"}} {count}");
    }
}

impl std::fmt::Display for Status {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Answered(status) => status.fmt(f),
            Self::Left => f.write_str("left"),
        }
    }
}
