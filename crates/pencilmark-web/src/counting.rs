//! Metrics: how many calls there were, and how long they took.

use std::time::{Duration, Instant};

use axum::http::StatusCode;
use metrics::{counter, gauge, histogram};
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};

/// A call under way; one that is not ended was left by whoever asked.
pub(crate) struct Counted {
    call: &'static str,
    start: Instant,
    is_ended: bool,
}

/// The metrics of this process, in the form of Prometheus.
pub(crate) fn handle() -> PrometheusHandle {
    use std::sync::OnceLock;
    static HANDLE: OnceLock<PrometheusHandle> = OnceLock::new();
    let install = || {
        let buckets = [0.001, 0.005, 0.02, 0.1, 0.5, 2.0, 10.0, 30.0];
        PrometheusBuilder::new()
            .set_buckets(&buckets)
            .expect("there are buckets")
            .install_recorder()
            .expect("no other recorder in this process")
    };
    HANDLE.get_or_init(install).clone()
}

/// Counts what was measured into its buckets: until then each measurement is kept by itself.
pub(crate) async fn upkeep() {
    loop {
        tokio::time::sleep(Duration::from_secs(5)).await;
        handle().run_upkeep();
    }
}

impl Counted {
    pub(crate) fn begin(call: &'static str) -> Self {
        gauge!("pencilmark_calls_present").increment(1.0);
        Self { call, start: Instant::now(), is_ended: false }
    }

    pub(crate) fn end(mut self, status: StatusCode) {
        self.is_ended = true;
        let status = status.as_u16().to_string();
        counter!("pencilmark_calls_total", "call" => self.call, "status" => status).increment(1);
        histogram!("pencilmark_call_seconds", "call" => self.call)
            .record(self.start.elapsed().as_secs_f64());
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        gauge!("pencilmark_calls_present").decrement(1.0);
        if !self.is_ended {
            counter!("pencilmark_calls_total", "call" => self.call, "status" => "left")
                .increment(1);
        }
    }
}
