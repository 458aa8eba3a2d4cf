//! The server as those who speak HTTP see it.

mod api;
mod bounds;
mod lanes;
mod pages;
mod requests;

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use minirow_web::{Limits, Server};
use peak_alloc::PeakAlloc;

/// What server and tests hold in memory.
#[global_allocator]
static MEMORY: PeakAlloc = PeakAlloc;

/// A server of its own for a test, which ends with it.
struct Running {
    address: SocketAddr,
    over: Arc<AtomicBool>,
    thread: Option<JoinHandle<std::io::Result<()>>>,
}

impl Running {
    fn new(limits: Limits, adapt: impl FnOnce(Server) -> Server) -> Self {
        let address = "127.0.0.1:0".parse().expect("an address");
        let server = adapt(Server::bind(address, limits).expect("a free port"));
        let address = server.address();
        let over = Arc::new(AtomicBool::new(false));
        let is_over = Arc::clone(&over);
        let run = move || server.run(move || is_over.load(Ordering::Relaxed));
        Self { address, over, thread: Some(std::thread::spawn(run)) }
    }

    fn usual() -> Self {
        Self::new(Limits::default(), |server| server)
    }

    fn connect(&self) -> TcpStream {
        TcpStream::connect(self.address).expect("the server listens")
    }

    /// Sends a request as it stands, and returns the whole answer.
    fn send(&self, request: &str) -> String {
        let mut stream = self.connect();
        stream.write_all(request.as_bytes()).expect("the server reads");
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).expect("the server closes");
        String::from_utf8_lossy(&answer).into_owned()
    }

    fn get(&self, path: &str) -> String {
        self.send(&format!("GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"))
    }

    fn post(&self, call: &str, body: &str) -> String {
        self.send(&post(call, body))
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        self.over.store(true, Ordering::Relaxed);
        let ended = self.thread.take().expect("a thread until now").join();
        if !std::thread::panicking() {
            ended.expect("no panic").expect("an end in order");
        }
    }
}

fn post(call: &str, body: &str) -> String {
    format!(
        "POST /api/v1/{call} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\
         Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    )
}

/// The number in the first line.
fn status(answer: &str) -> u16 {
    let number = answer.split(' ').nth(1).and_then(|number| number.parse().ok());
    number.unwrap_or_else(|| panic!("no status in {answer}"))
}

/// What comes behind the head.
fn body_of(answer: &str) -> &str {
    answer.split_once("\r\n\r\n").expect("a head").1
}

/// A call about an empty board.
fn empty(side: usize) -> String {
    let cells = vec!["0"; side * side].join(",");
    format!(r#"{{"board":{{"geometry":{{"side":{side}}},"givens":[{cells}]}}}}"#)
}

/// How many calls are under way in this process.
fn present(server: &Running) -> usize {
    let metrics = server.get("/metrics");
    let line = metrics.lines().find_map(|line| line.strip_prefix("minirow_calls_present "));
    line.and_then(|number| number.parse().ok()).unwrap_or(0)
}

/// A call that is under way in the one place of a server where none may wait.
fn holds_the_place(server: &Running) -> TcpStream {
    eventually("a call has the one place", || {
        let mut stream = server.connect();
        stream.write_all(post("solve", &empty(100)).as_bytes()).expect("the server reads");
        // Whichever of the two came first, the other is turned away.
        let other = server.post("geometry", r#"{"geometry":{"side":100}}"#);
        stream.set_nonblocking(true).expect("a socket");
        let is_under_way = stream.peek(&mut [0]).is_err();
        stream.set_nonblocking(false).expect("a socket");
        (status(&other) == 503 && is_under_way).then_some(stream)
    })
}

/// Asks again and again until there is an answer.
fn eventually<T>(what: &str, mut ask: impl FnMut() -> Option<T>) -> T {
    let start = Instant::now();
    loop {
        if let Some(answer) = ask() {
            return answer;
        }
        assert!(start.elapsed() < Duration::from_secs(60), "never: {what}");
        std::thread::sleep(Duration::from_millis(10));
    }
}
