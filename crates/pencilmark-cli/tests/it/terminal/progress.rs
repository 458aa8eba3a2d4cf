//! What is told while people wait.

use super::pty::pencilmark;

fn shown(line: &str) -> String {
    pencilmark(line).run().text
}

#[test]
fn long_searches_tell_how_much_they_have_done() {
    let line = format!("count --limit all --timeout 2s {}", ".".repeat(256));
    let sent = shown(&line);
    assert!(sent.contains(" guesses, ") && sent.contains(" conflicts"), "{sent}");
    let quiet = shown(&format!("{line} -q"));
    assert!(!quiet.contains("guesses, "), "{quiet}");
}

#[test]
fn generating_tells_how_much_it_has_looked_at() {
    let line = "generate --rating 9.8-9.9 --timeout 2s --seed 1 --jobs 1";
    let sent = shown(line);
    assert!(sent.contains("0/1 boards") && sent.contains(" puzzles looked at"), "{sent}");
    let quiet = shown(&format!("{line} -q"));
    assert!(!quiet.contains("looked at"), "{quiet}");
}
