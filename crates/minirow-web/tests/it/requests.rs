//! Requests that mean two things, or are none of ours.

use std::io::Write;

use crate::{Running, status};
use minirow_web::Limits;

const HEAD: &str =
    "POST /api/v1/about HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n";
const CHUNKED: &str = "Transfer-Encoding: chunked\r\n";
const BODY: &str = "2\r\n{}\r\n0\r\n\r\n";

#[test]
fn two_lengths_are_refused() {
    let server = Running::usual();
    let get = "GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n";
    for (head, statuses) in [
        (format!("{HEAD}Content-Length: 2\r\n{CHUNKED}"), vec![400]),
        (format!("{HEAD}{CHUNKED}content-LENGTH: 12\r\n"), vec![400]),
        (format!("{get}{HEAD}{CHUNKED}Content-Length: 12\r\n"), vec![200, 400]),
        (format!("{HEAD}Content-Length: 2\r\nContent-Length: 3\r\n"), vec![400]),
        (format!("{HEAD}Content-Length: +2\r\n"), vec![400]),
        (format!("{HEAD}Transfer-Encoding: chunked, identity\r\n"), vec![400]),
        (format!("{HEAD}{CHUNKED}"), vec![200]),
    ] {
        // What stands behind is never taken for a request.
        let answers = server.send(&format!("{head}\r\n{BODY}{get}"));
        let found: Vec<u16> =
            answers.split("HTTP/1.1 ").skip(1).map(|part| part[..3].parse().unwrap()).collect();
        assert_eq!(found, statuses, "{head}: {answers}");
    }
}

/// What a body in a coding says is not guessed.
#[test]
fn codings_that_are_not_read_are_refused() {
    let server = Running::usual();
    let get = "GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n";
    for (codings, status) in [
        ("Content-Encoding: gzip\r\n", 415),
        ("content-encoding: br\r\n", 415),
        ("Content-Encoding: zstd\r\n", 415),
        ("Content-Encoding: identity, deflate\r\n", 415),
        ("Content-Encoding: identity\r\nContent-Encoding: gzip\r\n", 415),
        ("Content-Encoding: identity\r\n", 200),
    ] {
        let with_length = format!("{HEAD}{codings}Content-Length: 2\r\n\r\n{{}}");
        let in_chunks = format!("{HEAD}{codings}{CHUNKED}\r\n{BODY}");
        for request in [with_length, in_chunks] {
            let answers = server.send(&format!("{request}{get}"));
            assert_eq!(crate::status(&answers), status, "{codings}: {answers}");
            // What stands behind such a body is not looked for.
            assert!(status == 200 || answers.matches("HTTP/1.1 ").count() == 1, "{answers}");
        }
    }
    for codings in ["gzip, chunked", "deflate,chunked", "x, CHUNKED"] {
        let request = format!("{HEAD}Transfer-Encoding: {codings}\r\n\r\n{BODY}{get}");
        let answers = server.send(&request);
        assert_eq!(crate::status(&answers), 501, "{codings}: {answers}");
    }
    // Without chunks nobody knows where the body ends.
    let request = format!("{HEAD}Transfer-Encoding: gzip\r\n\r\n{BODY}");
    assert_eq!(crate::status(&server.send(&request)), 400);
}

#[test]
fn lengths_in_parts_are_counted() {
    let server = Running::usual();
    let mut stream = server.connect();
    for part in [HEAD, "Content-Le", "ngth", ": 2\r\n", CHUNKED, "\r\n", BODY] {
        stream.write_all(part.as_bytes()).unwrap();
        stream.flush().unwrap();
    }
    let mut answer = String::new();
    std::io::Read::read_to_string(&mut stream, &mut answer).unwrap();
    assert_eq!(status(&answer), 400);
}

#[test]
fn many_are_served_by_names_that_are_ours() {
    let server = Running::new(Limits::default(), |server| {
        server.with_hosts(vec!["Sudoku.Example".to_owned(), "other.example".to_owned()])
    });
    let get = |path: &str, lines: &str| {
        status(&server.send(&format!("GET {path} HTTP/1.1\r\n{lines}Connection: close\r\n\r\n")))
    };
    for host in [
        "localhost",
        "LOCALHOST:80",
        "127.0.0.1:8080",
        "192.168.1.7",
        "[::1]:7373",
        "[2001:db8::1]",
        "sudoku.example",
        "SUDOKU.EXAMPLE:443",
        "other.example.",
    ] {
        assert_eq!(get("/", &format!("Host: {host}\r\n")), 200, "{host}");
    }
    for host in ["evil.example", "sudoku.example.evil.example", "127.0.0.1.evil.example", "", "a b"]
    {
        assert_eq!(get("/", &format!("Host: {host}\r\n")), 421, "{host}");
        assert_eq!(get("/api/v1/openapi.json", &format!("Host: {host}\r\n")), 421, "{host}");
        assert_eq!(get("/healthz", &format!("Host: {host}\r\n")), 200, "{host}");
    }
    assert_eq!(get("/", ""), 421);
    assert_eq!(get("/", "Host: localhost\r\nHost: evil.example\r\n"), 421);
    assert_eq!(get("http://evil.example/", "Host: localhost\r\n"), 421);
}
