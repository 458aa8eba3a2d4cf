//! What people see in a terminal.

use std::fs::{File, OpenOptions};
use std::io::Read;
use std::process::Command;

use rustix::pty::{OpenptFlags, grantpt, openpt, ptsname, unlockpt};

/// Runs the program with its standard error on a terminal; returns what the terminal was sent.
fn shown(args: &[&str]) -> String {
    let master = openpt(OpenptFlags::RDWR | OpenptFlags::NOCTTY).expect("a terminal");
    grantpt(&master).expect("a terminal of our own");
    unlockpt(&master).expect("an open terminal");
    let name = ptsname(&master, Vec::new()).expect("a terminal with a name");
    let path = name.to_str().expect("a path of UTF-8");
    let terminal = OpenOptions::new().read(true).write(true).open(path).expect("its other end");
    let mut command = Command::new(assert_cmd::cargo::cargo_bin!("pencilmark"));
    command.args(args).env("TERM", "xterm").stdout(std::process::Stdio::null()).stderr(terminal);
    let mut child = command.spawn().expect("the program starts");
    // The last other end is closed when the program ends; reading fails from then on.
    drop(command);
    let mut sent = Vec::new();
    let mut part = [0; 4096];
    let mut master = File::from(master);
    while let Ok(len @ 1..) = master.read(&mut part) {
        sent.extend_from_slice(&part[..len]);
    }
    child.wait().expect("the program ends");
    String::from_utf8_lossy(&sent).into_owned()
}

#[test]
fn long_searches_tell_how_much_they_have_done() {
    let empty = ".".repeat(256);
    let args = ["count", "--limit", "all", "--timeout", "2s", &empty];
    let sent = shown(&args);
    assert!(sent.contains(" guesses, ") && sent.contains(" conflicts"), "{sent}");
    let quiet = shown(&[&args[..], &["-q"]].concat());
    assert!(!quiet.contains("guesses, "), "{quiet}");
}

#[test]
fn generating_tells_how_much_it_has_looked_at() {
    let args = ["generate", "--rating", "9.8-9.9", "--timeout", "2s", "--seed", "1", "--jobs", "1"];
    let sent = shown(&args);
    assert!(sent.contains("0/1 boards") && sent.contains(" puzzles looked at"), "{sent}");
    let quiet = shown(&[&args[..], &["-q"]].concat());
    assert!(!quiet.contains("looked at"), "{quiet}");
}
