//! The progress of a batch in a terminal, and its end by Ctrl-C.

use minirow_batch::{Far, Watch};

use crate::stop::Stop;
use crate::terminal::{Meter, Total};

/// What a batch is told of this run, and tells it.
pub(super) struct Watched<'a> {
    meter: Meter,
    stop: &'a Stop,
}

impl<'a> Watched<'a> {
    /// A run that does something such as `working`, and notes what is under way when it is stopped.
    pub(super) fn new(doing: &'static str, is_quiet: bool, stop: &'a Stop) -> Self {
        stop.take_time_to_end();
        Self { meter: Meter::new(doing, "rows", is_quiet), stop }
    }

    /// Takes the line of progress away.
    pub(super) fn rest(&self) {
        self.meter.rest();
    }
}

impl Watch for Watched<'_> {
    fn go_on(&self) -> bool {
        !self.stop.is_interrupted()
    }

    fn tell(&self, far: Far) {
        let total = match far.fraction {
            0.0 => Total::Unknown,
            fraction => Total::About((far.rows as f64 / fraction) as u64),
        };
        self.meter.tell(far.rows, total, || {
            (far.shards.1 > 1).then(|| format!("shard {} of {}", far.shards.0 + 1, far.shards.1))
        });
    }
}
