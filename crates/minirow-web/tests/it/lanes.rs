//! Small calls are answered whatever else is asked.

use std::io::Write;
use std::time::{Duration, Instant};

use minirow_web::Limits;

use crate::{Running, body_of, empty, eventually, post, present, status};

const SMALL: &str =
    r#"{"board":{"geometry":{"side":4},"givens":[1,0,0,0,0,0,3,0,0,4,0,0,0,0,0,2]}}"#;

/// A small call is answered soon while so many of this one are under way.
fn check(call: &str, body: &str, count: usize) {
    let limits = Limits {
        working: 1,
        time: Duration::from_secs(60),
        grace: Duration::ZERO,
        ..Limits::default()
    };
    let server = Running::new(limits, |server| server);
    let mut streams: Vec<_> = (0..count).map(|_| server.connect()).collect();
    for stream in &mut streams {
        stream.write_all(post(call, body).as_bytes()).unwrap();
    }
    // All of them are with the server.
    eventually("the calls arrive", || (present(&server) >= count).then_some(()));
    for _ in 0..5 {
        let start = Instant::now();
        let answer = server.post("solve", SMALL);
        assert_eq!(status(&answer), 200, "{answer}");
        assert!(answer.contains("\"result\":\"unique\""), "{answer}");
        // A second as guaranteed, with room for a machine that does much else.
        assert!(start.elapsed() < Duration::from_secs(5), "{call}: {:?}", start.elapsed());
    }
}

#[test]
fn large_boards_hold_no_small_one() {
    check("solve", &empty(100), 2);
    check("solve", &empty(100), 20);
}

#[test]
fn small_boards_that_take_long_hold_no_other() {
    check("generate", r#"{"seed":1,"tries":1000000000,"rating":[9.9,9.9]}"#, 20);
    check("count", &empty(9).replace("{\"board\"", "{\"most\":1000000000000000000,\"board\""), 20);
}

/// What was stopped in one lane is answered by the next as if it had begun there.
#[test]
fn a_call_that_takes_longer_moves_on() {
    let server = Running::usual();
    let answer = server.post("generate", r#"{"seed":1,"tries":3000,"rating":[9.9,9.9]}"#);
    assert_eq!(status(&answer), 200);
    assert!(body_of(&answer).contains("\"tries\":3000"), "{answer}");
}

#[test]
fn places_are_free_when_their_threads_are() {
    let limits =
        Limits { working: 1, waiting: 100, time: Duration::from_secs(60), ..Limits::default() };
    let server = Running::new(limits, |server| server);
    for call in ["solve", "path", "candidates", "true_candidates"] {
        let streams: Vec<_> = (0..50)
            .map(|_| {
                let mut stream = server.connect();
                stream.write_all(post(call, &empty(64)).as_bytes()).unwrap();
                stream
            })
            .collect();
        drop(streams);
    }
    let start = Instant::now();
    assert_eq!(status(&server.post("geometry", r#"{"geometry":{"side":64}}"#)), 200);
    assert!(start.elapsed() < Duration::from_secs(20), "{:?}", start.elapsed());
}
