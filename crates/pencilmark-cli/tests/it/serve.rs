//! The page's server as a process.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::Command;

use crate::program::{run, start};

/// What the server at this address answers to a path.
fn get(page: &str, path: &str) -> String {
    let address = page.trim_start_matches("http://").split('/').next().expect("an address");
    let mut stream = TcpStream::connect(address).expect("the server listens");
    let request = format!("GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).expect("the server reads");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("text");
    answer
}

#[test]
fn play_serves_a_page_with_the_board_until_it_is_interrupted() {
    let board = "1... ..3. .4.. ...2";
    for args in [
        &["play", "--no-browser", "--port", "0", board][..],
        &["serve", "--address", "127.0.0.1:0"],
        &["serve", "--address", "localhost:0"],
    ] {
        let (mut child, _stdin) = start(args);
        let mut page = String::new();
        let stdout = child.stdout.take().expect("a pipe");
        BufReader::new(stdout).read_line(&mut page).expect("the address");
        let page = page.trim_end();
        assert!(page.starts_with("http://127.0.0.1:"), "{page}");
        assert!(get(page, "/").contains("<title>"), "{page}");
        assert_eq!(page.ends_with("/#start"), args[0] == "play", "{page}");
        assert_eq!(get(page, "/start.txt").ends_with(board), args[0] == "play");
        let id = child.id().to_string();
        assert!(Command::new("kill").args(["-INT", &id]).status().expect("kill").success());
        let status = child.wait().expect("it ends");
        assert_eq!(status.code(), Some(0), "{args:?}");
    }
}

#[test]
fn what_cannot_be_served_is_told() {
    let busy = std::net::TcpListener::bind("127.0.0.1:0").expect("a free port");
    let address = busy.local_addr().expect("an address").to_string();
    let refused = run(&["serve", "--address", &address]);
    assert_eq!(refused.code, Some(2));
    assert!(refused.stderr.contains(&format!("cannot listen at {address}")), "{}", refused.stderr);
    let nowhere = run(&["serve", "--address", "localhost"]);
    assert!(nowhere.stderr.contains("expected an address and a port"), "{}", nowhere.stderr);
    let run = run(&["play", "--no-browser", "no/such/file.txt"]);
    assert_eq!(run.code, Some(2));
    assert!(
        run.stderr.contains("'no/such/file.txt': no such file, and not a board"),
        "{}",
        run.stderr
    );
}
