//! Ctrl-C, at every stage.

use std::time::Duration;

use super::pty::minirow;
use crate::program::CLASSIC;

/// Commands that read boards, with what they need besides.
const READERS: [&str; 15] = [
    "solve",
    "check",
    "count",
    "simplify",
    "rate",
    "hint",
    "steps",
    "explain",
    "minimize",
    "neighbours --timeout 1ms",
    "draw",
    "print -o /dev/null",
    "convert",
    "canon",
    "link",
];

/// What is asked for is there at once, though this computer may be busy.
const SOON: Duration = Duration::from_secs(5);

#[test]
fn ends_the_wait_for_input_that_never_ends() {
    for reader in READERS {
        let mut terminal = minirow(&format!("{reader} -")).pipe().start();
        // The program listens to Ctrl-C once it reads.
        terminal.feed(&format!("{CLASSIC}\n123\n"));
        terminal.wait_for("expected");
        terminal.ctrl_c();
        let seen = terminal.end(SOON);
        assert_eq!(seen.code, Some(130), "{reader}");
        assert!(seen.text.contains("interrupted"), "{reader}: {}", seen.text);
    }
}

#[test]
fn ends_the_wait_for_keys() {
    let mut terminal = minirow("solve -").start();
    for key in CLASSIC.bytes().chain([b'\n']) {
        terminal.press(key);
    }
    terminal.wait_for("one solution");
    terminal.ctrl_c();
    assert_eq!(terminal.end(SOON).code, Some(130));
}

#[test]
fn ends_a_search() {
    let mut terminal = minirow(&format!("count --limit all {}", ".".repeat(256))).start();
    terminal.wait_for(" guesses, ");
    terminal.ctrl_c();
    let seen = terminal.end(SOON);
    assert_eq!(seen.code, Some(130), "{}", seen.text);
    assert!(seen.text.contains("interrupted after"), "{}", seen.text);
}

#[test]
fn ends_the_making_of_boards() {
    for line in ["generate 1000000000", "generate --rating 9.9-10.0 --tries 1000000000"] {
        let mut terminal = minirow(line).start();
        terminal.wait_for("boards");
        terminal.ctrl_c();
        let seen = terminal.end(SOON);
        assert_eq!(seen.code, Some(130), "{}", seen.text);
        assert!(seen.text.contains("interrupted after"), "{}", seen.text);
    }
}

#[test]
fn ends_a_server() {
    for line in ["play --no-browser --port 0", "serve --address 127.0.0.1:0"] {
        let mut terminal = minirow(line).start();
        terminal.wait_for("http://");
        terminal.ctrl_c();
        let seen = terminal.end(SOON);
        assert_eq!(seen.code, Some(0), "{}", seen.text);
    }
}
