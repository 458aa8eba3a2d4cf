//! Memory and time are bounded whatever clients do.

use std::env;
use std::io::{ErrorKind, Read, Write};
use std::net::{Shutdown, TcpStream};
use std::process::Command;
use std::time::{Duration, Instant};

use minirow_web::Limits;
use socket2::{Domain, Socket, Type};

use crate::{MEMORY, Running, empty, eventually, holds_the_place, post, present, status};

/// Memory in use, in bytes.
fn in_use() -> usize {
    MEMORY.current_usage()
}

/// Whether this process runs the test of this name and no other; if not, has one do so.
fn is_alone(name: &str) -> bool {
    const ALONE: &str = "MINIROW_TEST_ALONE";
    if env::var_os(ALONE).is_some() {
        return true;
    }
    let mut command = Command::new(env::current_exe().unwrap());
    let output = command.args([name, "--exact"]).env(ALONE, "1").output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stdout));
    false
}

fn quick() -> Limits {
    let (patience, grace) = (Duration::from_millis(400), Duration::from_millis(400));
    Limits { patience, grace, time: Duration::from_secs(60), ..Limits::default() }
}

/// A connection that has next to no room for what is sent to it.
fn narrow(server: &Running) -> TcpStream {
    let socket = Socket::new(Domain::IPV4, Type::STREAM, None).unwrap();
    socket.set_recv_buffer_size(4096).unwrap();
    socket.connect(&server.address.into()).unwrap();
    socket.into()
}

/// Waits until the server closes the connection, and returns what came until then.
fn until_closed(stream: &mut TcpStream) -> Vec<u8> {
    stream.set_read_timeout(Some(Duration::from_secs(20))).unwrap();
    let mut came = Vec::new();
    match stream.read_to_end(&mut came) {
        Err(error) if error.kind() == ErrorKind::ConnectionReset => {}
        ended => {
            ended.expect("the server closes the connection");
        }
    }
    came
}

#[test]
fn answers_nobody_takes_are_counted_and_cut_off() {
    if !is_alone("bounds::answers_nobody_takes_are_counted_and_cut_off") {
        return;
    }
    // One answer fits, and nothing large beside it.
    let memory = 3 << 20;
    let limits = Limits { memory, patience: Duration::from_secs(3), ..quick() };
    let server = Running::new(limits, |server| server);
    let large = || server.post("about", &" ".repeat(1_000_000));
    assert_ne!(status(&large()), 503);
    // The system takes some of these answers, and the next ones wait.
    let call = post("candidates", &empty(100)).replace("Connection: close\r\n", "");
    let mut stream = narrow(&server);
    stream.write_all(call.repeat(8).as_bytes()).unwrap();
    stream.write_all(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n").unwrap();
    let refused = eventually("the memory is full", || {
        // What is large takes room itself: never while an answer is about to.
        let answer = (present(&server) == 0).then(large)?;
        (status(&answer) == 503).then_some(answer)
    });
    assert!(refused.contains("fill the memory"), "{refused}");
    // There is room for what is small.
    assert_eq!(status(&server.post("candidates", &empty(9))), 200);
    eventually("there is room again", || (status(&large()) != 503).then_some(()));
    // The last of the calls was never answered.
    let came = until_closed(&mut stream);
    assert!(!came.ends_with(b"ok\n"), "all answers came");
}

#[test]
fn limits_at_their_extremes_are_kept() {
    let most = Limits {
        body: usize::MAX,
        answer: usize::MAX,
        memory: usize::MAX,
        time: Duration::MAX,
        working: 1,
        waiting: usize::MAX,
        connections: usize::MAX,
        patience: Duration::MAX,
        grace: Duration::MAX,
    };
    let least = Limits {
        body: 2,
        answer: 1 << 20,
        memory: 0,
        working: 0,
        waiting: 0,
        connections: 0,
        ..Limits::default()
    };
    for limits in [most, least] {
        let server = Running::new(limits, |server| server);
        assert_eq!(status(&server.post("about", "{}")), 200);
    }
}

#[test]
fn silent_connections_are_small() {
    if !is_alone("bounds::silent_connections_are_small") {
        return;
    }
    let server = Running::usual();
    server.get("/healthz");
    let before = in_use();
    let streams: Vec<_> = (0..200).map(|_| server.connect()).collect();
    // They were taken in this order.
    server.get("/healthz");
    let each = in_use().saturating_sub(before) / streams.len();
    assert!(each < 32 << 10, "{each} bytes for each connection");
}

/// A board of 9×9 with these rules, as a call.
fn with_rules(rules: &[String]) -> String {
    let rules: Vec<String> = rules.iter().map(|rule| format!("{rule:?}")).collect();
    let cells = vec!["0"; 81].join(",");
    let rules = rules.join(",");
    format!(r#"{{"board":{{"geometry":{{"side":9,"rules":[{rules}]}},"givens":[{cells}]}}}}"#)
}

#[test]
fn rules_take_neither_memory_nor_time() {
    if !is_alone("bounds::rules_take_neither_memory_nor_time") {
        return;
    }
    let limits = Limits { time: Duration::from_secs(5), ..Limits::default() };
    let server = Running::new(limits, |server| server);
    let row: String = (1..=9).map(|column| format!(" r1c{column}")).collect();
    let steps: String = (0..9_000).map(|state| format!(" 0:1>{state} {state}>")).collect();
    for (rules, expected) in [
        (vec!["automaton \"x\" >0 9999> | r1c1".to_owned(); 2_000], &[422][..]),
        (vec![format!("sum-line 9000{}", " r1c1".repeat(1000))], &[422]),
        (vec![format!("modular 900{}", row.repeat(9)); 400], &[422]),
        (vec![format!("sum-line 1900{}", " r1c1".repeat(1000))], &[422, 503]),
        (vec![format!("product 161310320640000{}", row.repeat(100))], &[422, 503]),
        (vec![format!("automaton \"x\" >0{steps} | r1c1 r1c2")], &[200]),
        (vec!["global-entropy".to_owned(); 2_000], &[200]),
        (vec![format!("sandwich 20{row}"); 2_000], &[200, 422, 503]),
    ] {
        let name: String = rules[0].chars().take(40).collect();
        let before = in_use();
        MEMORY.reset_peak_usage();
        let start = Instant::now();
        let answer = server.post("solve", &with_rules(&rules));
        assert!(expected.contains(&status(&answer)), "{name}: {answer:.300}");
        // By its size, or by its time on a busy machine.
        assert!(start.elapsed() < Duration::from_secs(8), "{name}: {:?}", start.elapsed());
        let peak = MEMORY.peak_usage().saturating_sub(before);
        assert!(peak < 400 << 20, "{name}: {peak} bytes");
    }
}

/// Work on rules for which nobody waits any more ends.
#[test]
fn rules_are_given_up_with_their_client() {
    if !is_alone("bounds::rules_are_given_up_with_their_client") {
        return;
    }
    let server = Running::usual();
    // As many rules as are taken, each of which takes a while.
    let cells: String = (0..81).map(|at| format!(" r{}c{}", at / 9 + 1, at % 9 + 1)).collect();
    let rules: Vec<String> =
        (0..190).map(|sum| format!("sum-line {}{cells}", 100 + sum % 30)).collect();
    let call = post("solve", &with_rules(&rules));
    for _ in 0..4 {
        let mut stream = server.connect();
        stream.write_all(call.as_bytes()).unwrap();
        eventually("the call works", || (present(&server) > 0).then_some(()));
        drop(stream);
        let start = Instant::now();
        eventually("nobody works for it", || (present(&server) == 0).then_some(()));
        assert!(start.elapsed() < Duration::from_secs(2), "{:?}", start.elapsed());
    }
}

#[test]
fn whoever_is_slow_is_closed() {
    let server = Running::new(quick(), |server| server);
    let head =
        "POST /api/v1/about HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n";
    for (sent, expected) in [
        ("", ""),
        ("GET / HT", ""),
        (&*format!("{head}Content-Length: 200\r\n\r\n{{"), "HTTP/1.1 408"),
        (&*format!("{head}Transfer-Encoding: chunked\r\n\r\n5\r\n"), "HTTP/1.1 408"),
        ("GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n", "HTTP/1.1 200"),
    ] {
        let mut stream = server.connect();
        stream.write_all(sent.as_bytes()).unwrap();
        let came = String::from_utf8(until_closed(&mut stream)).unwrap();
        assert!(came.starts_with(expected), "{sent}: {came}");
    }
}

#[test]
fn whoever_is_silent_makes_room() {
    let server = Running::new(Limits { connections: 4, ..Limits::default() }, |server| server);
    let mut silent: Vec<_> = (0..40).map(|_| server.connect()).collect();
    assert_eq!(status(&server.get("/healthz")), 200);
    assert_eq!(status(&server.post("about", "{}")), 200);
    for stream in &mut silent[..30] {
        assert!(until_closed(stream).is_empty());
    }
}

#[test]
fn health_answers_where_every_connection_works() {
    let limits = Limits { connections: 2, working: 1, ..quick() };
    let server = Running::new(limits, |server| server);
    let mut streams = Vec::new();
    let refused = eventually("all connections work", || {
        // One that is silent still makes room for the next.
        let mut stream = server.connect();
        stream.write_all(post("solve", &empty(100)).as_bytes()).unwrap();
        streams.push(stream);
        let answer = server.post("about", "{}");
        (status(&answer) == 503).then_some(answer)
    });
    assert!(refused.contains("too many connections"), "{refused}");
    assert_eq!(status(&server.get("/healthz")), 200);
}

#[test]
fn the_end_comes_whatever_clients_do() {
    let limits = Limits { patience: Duration::from_secs(60), ..quick() };
    let server = Running::new(limits, |server| server);
    let mut streams = vec![narrow(&server)];
    streams[0].write_all(post("candidates", &empty(100)).as_bytes()).unwrap();
    for sent in ["", "GET / HT", "POST /api/v1/about HTTP/1.1\r\nContent-Length: 9\r\n\r\n{"] {
        let mut stream = server.connect();
        stream.write_all(sent.as_bytes()).unwrap();
        streams.push(stream);
    }
    for call in ["solve", "true_candidates"] {
        let mut stream = server.connect();
        stream.write_all(post(call, &empty(100)).as_bytes()).unwrap();
        streams.push(stream);
    }
    server.get("/healthz");
    let start = Instant::now();
    drop(server);
    assert!(start.elapsed() < Duration::from_secs(5), "{:?}", start.elapsed());
}

#[test]
fn calls_under_way_end_in_order() {
    // Within the grace for what is under way.
    let time = Duration::from_secs(3);
    let server =
        Running::new(Limits { time, working: 1, waiting: 0, ..Limits::default() }, |server| server);
    let mut stream = holds_the_place(&server);
    drop(server);
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    assert_eq!(status(&answer), 503, "{answer}");
    assert!(answer.contains("stopped before there was an answer"), "{answer}");
}

#[test]
fn measurements_do_not_pile_up() {
    if env::var_os("RUN_SLOW_TESTS").is_none() {
        println!("skipped: RUN_SLOW_TESTS is not set");
        return;
    }
    if !is_alone("bounds::measurements_do_not_pile_up") {
        return;
    }
    let server = Running::usual();
    let call = post("about", "[]").replace("Connection: close\r\n", "");
    let mut stream = server.connect();
    let mut buffer = vec![0; 1 << 20];
    let before = in_use();
    for _ in 0..600 {
        stream.write_all(call.repeat(50).as_bytes()).unwrap();
        let mut answers = 0;
        while answers < 50 {
            let count = stream.read(&mut buffer).unwrap();
            answers += buffer[..count].windows(9).filter(|part| part == b"HTTP/1.1 ").count();
        }
    }
    stream.shutdown(Shutdown::Both).unwrap();
    eventually("what was measured is counted", || {
        (in_use().saturating_sub(before) < 120_000).then_some(())
    });
}
