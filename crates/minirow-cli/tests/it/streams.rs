//! Long input, endless input, and ends before its end.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{ChildStdout, Command};
use std::time::{Duration, Instant};

use crate::program::{CLASSIC, Run, SOLVED, ended, run_with_input, start};

#[test]
fn answers_come_in_input_order() {
    let count = if std::env::var_os("RUN_SLOW_TESTS").is_some() { 1_000_000 } else { 20_000 };
    let is_bad = |number: u32| number % 997 == 5;
    // A digit of the solution in a different cell for each line makes the lines different.
    let board = |number: u32| {
        let cell = (number % 81) as usize;
        let mut line = CLASSIC.to_owned();
        line.replace_range(cell..=cell, &SOLVED[cell..=cell]);
        if is_bad(number) { line[..80].to_owned() } else { line }
    };
    let input: String = (1..=count).map(|number| board(number) + "\n").collect();
    let run = run_with_input(&["solve", "--to", "jsonl", "--jobs", "4"], &input);
    for (number, answer) in (1..=count).zip(run.stdout.lines()) {
        let answer: serde_json::Value = serde_json::from_str(answer).expect("JSON");
        assert_eq!(answer["line"], number);
        if is_bad(number) {
            assert_eq!((&answer["result"], &answer["column"]), (&"error".into(), &81.into()));
        } else {
            assert_eq!(answer["puzzle"], board(number));
            assert_eq!(answer["solutions"][0], SOLVED);
        }
    }
    assert_eq!(run.stdout.lines().count(), count as usize);
    assert_eq!(run.code, Some(2));
}

#[test]
fn an_answer_does_not_wait_for_more_input() {
    let (mut child, mut stdin) = start(&["solve", "-q"]);
    let mut answers = BufReader::new(child.stdout.take().expect("a pipe")).lines();
    for _ in 0..3 {
        writeln!(stdin, "{CLASSIC}").expect("the program reads");
        assert_eq!(answers.next().expect("an answer").expect("UTF-8"), SOLVED);
    }
    drop(stdin);
    assert!(child.wait().expect("an end").success());
}

#[test]
fn a_reader_that_has_seen_enough_ends_the_run_quietly() {
    let (mut child, mut stdin) = start(&["solve", "-q"]);
    let endless = std::thread::spawn(move || while writeln!(stdin, "{CLASSIC}").is_ok() {});
    let mut answers = BufReader::new(child.stdout.take().expect("a pipe"));
    let mut first = String::new();
    answers.read_line(&mut first).expect("an answer");
    drop(answers);
    let mut told = String::new();
    child.stderr.take().expect("a pipe").read_to_string(&mut told).expect("UTF-8");
    assert_eq!(child.wait().expect("an end").code(), Some(141));
    endless.join().expect("the writer ends with the program");
    assert_eq!((first.trim_end(), told.as_str()), (SOLVED, ""));
}

/// Sends Ctrl-C once the program has answered; it must end within a second.
#[cfg(unix)]
pub(crate) fn interrupt(args: &[&str], input: &str) -> Run {
    interrupt_when(args, input, |_, stdout| {
        let mut first = String::new();
        stdout.read_line(&mut first).expect("an answer");
        first
    })
}

/// Sends Ctrl-C while the program searches, which it does when it has used 100 ms of a processor.
#[cfg(target_os = "linux")]
pub(crate) fn interrupt_search(args: &[&str], input: &str) -> Run {
    /// A tick is 10 ms.
    const TICKS: u64 = 10;
    interrupt_when(args, input, |id, _| {
        let deadline = Instant::now() + Duration::from_secs(20);
        while processor_ticks(id) < TICKS {
            assert!(Instant::now() < deadline, "no search within 20 s: {args:?}");
            std::thread::sleep(Duration::from_millis(5));
        }
        String::new()
    })
}

/// The processor time that a process has used by itself.
#[cfg(target_os = "linux")]
fn processor_ticks(id: u32) -> u64 {
    let stat = std::fs::read_to_string(format!("/proc/{id}/stat")).expect("a process");
    let (_, numbers) = stat.rsplit_once(") ").expect("its name in parentheses");
    numbers.split(' ').nth(11).and_then(|ticks| ticks.parse().ok()).expect("utime")
}

/// Sends Ctrl-C when the time has come; what was read until then stands before the rest.
#[cfg(unix)]
fn interrupt_when(
    args: &[&str],
    input: &str,
    wait: impl FnOnce(u32, &mut BufReader<ChildStdout>) -> String,
) -> Run {
    let (mut child, mut stdin) = start(args);
    stdin.write_all(input.as_bytes()).expect("the program reads");
    let mut stdout = BufReader::new(child.stdout.take().expect("a pipe"));
    let first = wait(child.id(), &mut stdout);
    let id = child.id().to_string();
    let start = Instant::now();
    assert!(Command::new("kill").args(["-INT", &id]).status().expect("kill").success());
    let mut rest = String::new();
    stdout.read_to_string(&mut rest).expect("UTF-8");
    let output = child.wait_with_output().expect("an end");
    assert!(start.elapsed() < Duration::from_secs(1), "{:?}", start.elapsed());
    drop(stdin);
    let mut run = ended(&output);
    run.stdout = first + &rest;
    run
}

#[cfg(unix)]
#[test]
fn ctrl_c_stops_while_waiting_for_input() {
    let run = interrupt(&["solve"], &format!("{CLASSIC}\n"));
    assert_eq!((run.stdout.as_str(), run.code), (&*format!("{SOLVED}\n"), Some(130)));
    assert!(
        run.stderr.contains("interrupted after 1 board: 1 with one solution"),
        "{}",
        run.stderr
    );
}

#[cfg(target_os = "linux")]
#[test]
fn ctrl_c_stops_a_search() {
    let endless = format!("{}\n", ".".repeat(81));
    let run = interrupt_search(&["count", "--limit", "all"], &endless);
    assert_eq!((run.stdout.as_str(), run.code), ("", Some(130)));
    assert!(run.stderr.contains("interrupted after 0 boards"), "{}", run.stderr);
}

#[cfg(unix)]
#[test]
fn ctrl_c_leaves_whole_json() {
    let input = format!("{CLASSIC}\n");
    let run = interrupt(&["solve", "--to", "json"], &input);
    let value: serde_json::Value = serde_json::from_str(&run.stdout).expect("JSON");
    assert_eq!(value["boards"].as_array().map(Vec::len), Some(1));
}

/// Frames and comments without end are no board, and take no memory.
#[cfg(target_os = "linux")]
#[test]
fn input_that_never_becomes_a_board_takes_no_memory() {
    for line in ["+-------+-------+-------+", "# a comment", ""] {
        let (mut child, mut stdin) = start(&["check", "-q"]);
        for _ in 0..200 {
            let lines = format!("{line}\n").repeat(10_000);
            stdin.write_all(lines.as_bytes()).expect("the program reads");
        }
        let kilobytes = peak_kilobytes(&child);
        drop(stdin);
        child.wait().expect("an end");
        assert!(kilobytes < 40_000, "{line}: {kilobytes} kB");
    }
}

/// The most memory that a running program has had at once.
#[cfg(target_os = "linux")]
pub(crate) fn peak_kilobytes(child: &std::process::Child) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{}/status", child.id()));
    let status = status.expect("the program runs");
    let peak = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).expect("a peak");
    peak.trim().trim_end_matches(" kB").parse().expect("a number")
}
