//! What is told while people wait.

use std::time::Duration;

use unicode_width::UnicodeWidthStr;

use super::pty::minirow;
use crate::program::{CLASSIC, file};

/// What takes the line of progress away.
const CLEAR: &str = "\r\u{1b}[2K";

const SOON: Duration = Duration::from_secs(5);

fn shown(line: &str) -> String {
    minirow(line).run().text
}

#[test]
fn long_searches_tell_how_much_they_have_done() {
    let line = format!("count --limit all --timeout 2s {}", ".".repeat(256));
    let sent = shown(&line);
    assert!(sent.contains(" guesses, ") && sent.contains(" conflicts"), "{sent}");
    assert!(sent.contains("counting  0 of 1 boards  "), "{sent}");
    let quiet = shown(&format!("{line} -q"));
    assert!(!quiet.contains("guesses, "), "{quiet}");
    let dumb = minirow(&line).env("TERM", "dumb").run().text;
    assert!(!dumb.contains("counting"), "{dumb}");
}

#[test]
fn generating_tells_how_much_it_has_looked_at() {
    let line = "generate --rating 9.8-9.9 --timeout 2s --seed 1 --jobs 1";
    let sent = shown(line);
    assert!(sent.contains("0 of 1 boards") && sent.contains(" candidates tried"), "{sent}");
    let quiet = shown(&format!("{line} -q"));
    assert!(!quiet.contains("tried"), "{quiet}");
}

/// The lines of progress of a run that takes longer than anybody waits, and is stopped.
fn lines(columns: u16) -> Vec<String> {
    let (_folder, path) = file("many.txt", &format!("{CLASSIC}\n").repeat(50_000));
    let line = format!("rate --color never -o /dev/null {}", path.display());
    let mut terminal = minirow(&line).columns(columns).start();
    terminal.wait_for(" left");
    terminal.ctrl_c();
    let seen = terminal.end(SOON);
    assert_eq!(seen.code, Some(130), "{}", seen.text);
    let (lines, rest) = seen.text.rsplit_once(CLEAR).expect("the line goes");
    assert!(rest.contains("interrupted after") && !rest.contains("rating"), "{}", seen.text);
    let line = |line: &str| line.replace("^C", "").trim_end().to_owned();
    lines.split(CLEAR).map(line).collect()
}

#[test]
fn long_runs_tell_boards_rate_and_time_left() {
    for columns in [60, 80, 160] {
        let lines = lines(columns);
        let line = lines.last().expect("a line");
        assert!(line.starts_with("rating  "), "{line}");
        assert!(line.contains(" of about 50,000 boards  "), "{line}");
        assert!(line.ends_with(" left"), "{line}");
        assert!(lines.iter().all(|line| line.width() <= columns.into()), "{columns}: {lines:?}");
    }
}

#[test]
fn errors_are_told_before_later_boards_are_answered() {
    let bad = CLASSIC.replacen('5', "G", 1);
    let endless = ".".repeat(81);
    let (_folder, path) = file("boards.txt", &format!("{CLASSIC}\n{bad}\n{endless}\n"));
    for command in ["count --limit all", "count --limit all --timeout 1h -o /dev/null"] {
        let mut terminal = minirow(&format!("{command} {}", path.display())).start();
        terminal.wait_for("found 'G'");
        terminal.ctrl_c();
        assert_eq!(terminal.end(SOON).code, Some(130), "{command}");
    }
}

#[test]
fn how_boards_are_read_is_told_before_the_first_answer() {
    let mut terminal = minirow(&format!("count --limit all {}", ".".repeat(256))).start();
    terminal.wait_for("read as 16x16");
    terminal.ctrl_c();
    assert_eq!(terminal.end(SOON).code, Some(130));
}

#[test]
fn messages_are_broken_between_words() {
    let seen = minirow("solve --color never no/such/folder/with/a/file").columns(60).run().text;
    assert!(seen.lines().all(|line| line.trim_end().width() <= 60), "{seen}");
    assert!(seen.lines().nth(1).is_some_and(|line| line.starts_with("       ")), "{seen}");
}
