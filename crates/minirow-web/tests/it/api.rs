//! Calls, and the limits of the server.

use std::io::Write;
use std::net::Shutdown;
use std::time::{Duration, Instant};

use minirow_web::Limits;

use crate::{Running, empty, eventually, holds_the_place, post, present, status};

/// A search that takes minutes.
fn endless() -> String {
    empty(100)
}

#[test]
fn calls_are_answered() {
    let server = Running::usual();
    let answer = server.post("technique", r#"{"name":"x-wing"}"#);
    assert_eq!(status(&answer), 200);
    assert!(answer.contains("content-type: application/json"), "{answer}");
    assert!(answer.contains(r#"{"name":"x-wing","title":"X-wing""#), "{answer}");
    let described = server.get("/api/v1/openapi.json");
    assert!(described.contains("\"openapi\": \"3.1.0\""));
}

#[test]
fn what_is_wrong_has_a_status_and_words() {
    let limits = Limits { body: 2000, ..Limits::default() };
    let server = Running::new(limits, |server| server);
    for (answer, expected, words) in [
        (server.post("magic", "{}"), 404, "there is no call 'magic'"),
        (server.post("solve", "{}"), 422, "missing field `board`"),
        (server.post("solve", "nothing"), 422, "expected an object"),
        (server.post("solve", &" ".repeat(2001)), 413, "limit"),
        (server.post("read", r#"{"text": "12"}"#), 422, "\"line\":1"),
        (server.get("/api/v1/solve"), 405, ""),
        (server.get("/nothing.html"), 404, "no such page"),
        (server.get("/../Cargo.toml"), 404, ""),
    ] {
        assert_eq!(status(&answer), expected, "{answer}");
        assert!(answer.contains(words), "{answer}");
    }
    let bare = "POST /api/v1/about HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\
        Content-Length: 2\r\n\r\n{}";
    assert_eq!(status(&server.send(bare)), 415);
    let no_text = "POST /api/v1/about HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\
        Content-Type: application/json; charset=utf-8\r\nContent-Length: 2\r\n\r\n{}";
    assert_eq!(status(&server.send(no_text)), 200);
}

#[test]
fn a_body_must_arrive_in_time() {
    let limits = Limits { time: Duration::from_millis(300), ..Limits::default() };
    let server = Running::new(limits, |server| server);
    let part = "POST /api/v1/about HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\
        Content-Type: application/json\r\nContent-Length: 200\r\n\r\n{";
    assert_eq!(status(&server.send(part)), 408);
}

#[test]
fn time_is_limited() {
    let limits = Limits { time: Duration::from_millis(300), ..Limits::default() };
    let server = Running::new(limits, |server| server);
    let start = Instant::now();
    let answer = server.post("solve", &endless());
    assert_eq!(status(&answer), 503, "{answer}");
    assert!(answer.contains("retry-after: 1") && answer.contains("\"kind\":\"limit\""), "{answer}");
    assert!(start.elapsed() < Duration::from_secs(10), "{:?}", start.elapsed());
}

#[test]
fn whoever_leaves_ends_the_work() {
    let limits =
        Limits { working: 1, waiting: 0, time: Duration::from_secs(60), ..Limits::default() };
    let server = Running::new(limits, |server| server);
    let stream = holds_the_place(&server);
    stream.shutdown(Shutdown::Both).unwrap();
    drop(stream);
    let start = Instant::now();
    eventually("the place is free", || {
        let answer = server.post("geometry", r#"{"geometry":{"side":100}}"#);
        (status(&answer) == 200).then_some(())
    });
    assert!(start.elapsed() < Duration::from_secs(20), "{:?}", start.elapsed());
}

#[test]
fn more_than_may_wait_are_turned_away() {
    let limits =
        Limits { working: 1, waiting: 0, time: Duration::from_secs(60), ..Limits::default() };
    let server = Running::new(limits, |server| server);
    let _stream = holds_the_place(&server);
    let answer = server.post("solve", &empty(100));
    assert_eq!(status(&answer), 503);
    assert!(answer.contains("too many calls at the same time"), "{answer}");
}

#[test]
fn short_calls_do_not_wait_for_long_ones() {
    let limits = Limits { working: 1, time: Duration::from_secs(60), ..Limits::default() };
    let server = Running::new(limits, |server| server);
    let mut streams: Vec<_> = (0..3).map(|_| server.connect()).collect();
    for stream in &mut streams {
        stream.write_all(post("true_candidates", &endless()).as_bytes()).unwrap();
    }
    eventually("the calls arrive", || (present(&server) >= streams.len()).then_some(()));
    let start = Instant::now();
    assert_eq!(status(&server.post("about", "{}")), 200);
    assert!(start.elapsed() < Duration::from_secs(20), "{:?}", start.elapsed());
}

#[test]
fn calls_are_counted() {
    let server = Running::usual();
    assert_eq!(server.get("/healthz").lines().last(), Some("ok"));
    server.post("about", "{}");
    server.post("no such call", "{}");
    let metrics = server.get("/metrics");
    assert!(metrics.contains("minirow_calls_total{call=\"about\",status=\"200\"}"), "{metrics}");
    // Other tests count in the same process, so numbers are compared with each other.
    let number = |line: &str| -> f64 {
        let value = metrics.lines().find_map(|found| found.strip_prefix(line)?.strip_prefix(' '));
        value.and_then(|value| value.parse().ok()).unwrap_or_else(|| panic!("{line}: {metrics}"))
    };
    let seconds = "minirow_call_seconds";
    let buckets = ["0.001", "0.005", "0.02", "0.1", "0.5", "2", "10", "30", "+Inf"]
        .map(|bound| number(&format!("{seconds}_bucket{{call=\"about\",le=\"{bound}\"}}")));
    assert!(buckets.is_sorted() && buckets[8] >= 1.0, "{buckets:?}");
    assert_eq!(buckets[8], number(&format!("{seconds}_count{{call=\"about\"}}")));
    assert!(number(&format!("{seconds}_sum{{call=\"about\"}}")) > 0.0);
    assert!(number("minirow_calls_present") >= 0.0);
    for kind in ["calls_total counter", "calls_present gauge", "call_seconds histogram"] {
        let line = format!("# TYPE minirow_{kind}");
        assert_eq!(metrics.lines().filter(|found| **found == *line).count(), 1, "{metrics}");
    }
}
