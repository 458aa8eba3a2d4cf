//! The page's server as a process.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::Command;
use std::time::{Duration, Instant};

use crate::program::{run, start};

/// The address of a page.
fn address(page: &str) -> &str {
    page.trim_start_matches("http://").split('/').next().expect("an address")
}

/// What the server at this address answers to a path.
fn get(page: &str, path: &str) -> String {
    let mut stream = TcpStream::connect(address(page)).expect("the server listens");
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
        // Somebody who says nothing, and a call that takes long.
        let _silent = TcpStream::connect(address(page)).expect("the server listens");
        let mut working = TcpStream::connect(address(page)).expect("the server listens");
        if args[0] == "play" {
            let cells = vec!["0"; 10_000].join(",");
            let call = format!(r#"{{"board":{{"geometry":{{"side":100}},"givens":[{cells}]}}}}"#);
            let head = "POST /api/v1/solve HTTP/1.1\r\nHost: localhost\r\n\
                        Content-Type: application/json";
            let length = call.len();
            write!(working, "{head}\r\nContent-Length: {length}\r\n\r\n{call}").expect("read");
            std::thread::sleep(Duration::from_millis(200));
        }
        let start = Instant::now();
        assert!(Command::new("kill").args(["-INT", &id]).status().expect("kill").success());
        let status = child.wait().expect("it ends");
        assert!(matches!(status.code(), Some(0 | 130)), "{args:?}: {status}");
        assert!(start.elapsed() < Duration::from_millis(1100), "{args:?}: {:?}", start.elapsed());
    }
}

/// What people have in files is what `solve` reads: in UTF-16, packed, with a signature in another encoding.
#[test]
fn play_opens_files_of_all_kinds() {
    let folder = tempfile::tempdir().expect("a folder");
    let board = "1... ..3. .4.. ...2";
    let mut gzip = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
    gzip.write_all(board.as_bytes()).expect("in memory");
    let utf16 = format!("\u{feff}{board}").encode_utf16().flat_map(u16::to_le_bytes).collect();
    let latin1 = [b"# f\xfcr Anna\n", board.as_bytes()].concat();
    for bytes in [utf16, gzip.finish().expect("in memory"), latin1] {
        let path = folder.path().join("board.txt");
        std::fs::write(&path, bytes).expect("a file");
        let path = path.to_str().expect("UTF-8");
        let (mut child, _stdin) = start(&["play", "--no-browser", "--port", "0", path]);
        let mut page = String::new();
        let stdout = child.stdout.take().expect("a pipe");
        BufReader::new(stdout).read_line(&mut page).expect("the address");
        let started = get(page.trim_end(), "/start.txt");
        child.kill().expect("it runs");
        child.wait().expect("it ends");
        assert!(started.ends_with(board), "{started}");
    }
    let path = folder.path().join("nothing.txt");
    for (bytes, told) in [(&b"\n\n"[..], "no boards in "), (b"\x89PNG\r\n\x1a\n", "a PNG image")] {
        std::fs::write(&path, bytes).expect("a file");
        let run = run(&["play", "--no-browser", path.to_str().expect("UTF-8")]);
        assert!(run.code == Some(2) && run.stderr.contains(told), "{}", run.stderr);
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
