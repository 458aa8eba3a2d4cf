//! Signals end a run in order and within a second; those that the parent ignores stay ignored.

use std::time::{Duration, Instant};

use super::shell::{Folder, send, wait_for};
use crate::program::{SOLVED, ended};

/// The signals that a process catches, and those that it ignores, as sets of bits.
#[cfg(target_os = "linux")]
fn signals(id: u32) -> (u64, u64) {
    let status = std::fs::read_to_string(format!("/proc/{id}/status")).unwrap_or_default();
    let set = |name: &str| {
        let line = status.lines().find_map(|line| line.strip_prefix(name)).unwrap_or("0");
        u64::from_str_radix(line.trim(), 16).expect("a set of bits")
    };
    (set("SigCgt:"), set("SigIgn:"))
}

const HUP: u64 = 1 << 0;
const INT: u64 = 1 << 1;
const TERM: u64 = 1 << 14;

/// Waits until a program listens to SIGTERM.
#[cfg(target_os = "linux")]
fn wait_until_it_listens(id: u32) {
    wait_for("a program that listens", || (signals(id).0 & TERM != 0).then_some(()));
}

/// What can take long, in every stage of a run.
const LONG: [&str; 13] = [
    // Waits for input.
    "solve < fifo",
    "print -o out.pdf < fifo",
    "draw fifo -o out.svg",
    "check closed",
    "play - --no-browser < fifo",
    // Waits for a file that an option names, and for one to write.
    "solve --blocks closed a.txt",
    "solve a.txt -o closed",
    // Searches.
    "count --limit all .................................................................................",
    "generate --rating 11.5-11.9",
    // Writes to somebody who does not read.
    "generate 1000000000",
    "convert --to grid boards.txt",
    // Many boards, for which nothing is written before the last.
    "print --caption {rating} boards.txt -o out.pdf",
    "rate boards.txt",
];

#[cfg(target_os = "linux")]
#[test]
fn every_stage_ends_within_a_second_and_tells_the_signal() {
    let folder = Folder::new();
    let board = folder.read("a.txt");
    folder.write("boards.txt", &board.repeat(20_000));
    let _fifo = folder.fifo();
    folder.run("mkfifo closed");
    for (index, command) in LONG.iter().enumerate() {
        let (signal, code) = [("-INT", 130), ("-TERM", 143), ("-HUP", 129)][index % 3];
        let child = folder.start(&format!("exec $P {command}"));
        wait_until_it_listens(child.id());
        let start = Instant::now();
        send(signal, child.id());
        let run = ended(&child.wait_with_output().expect("an end"));
        let time = start.elapsed();
        assert_eq!(run.code, Some(code), "{command} {signal}: {}", run.stderr);
        assert!(time < Duration::from_millis(1100), "{command}: {time:?}");
        assert!(!folder.file("out.pdf").exists() && !folder.file("out.svg").exists());
    }
}

#[cfg(target_os = "linux")]
#[test]
fn ignored_signals_stay_ignored() {
    let folder = Folder::new();
    let _fifo = folder.fifo();
    for (before, ignored) in
        [("trap '' HUP", HUP), ("trap '' INT", INT), ("trap '' HUP INT", HUP | INT), ("", 0)]
    {
        let mut child = folder.start(&format!("{before}\nexec $P solve fifo"));
        wait_until_it_listens(child.id());
        let (caught, left) = signals(child.id());
        let all = HUP | INT;
        assert_eq!((caught & all, left & all), (all & !ignored, ignored), "{before}");
        for (signal, bit) in [("-HUP", HUP), ("-INT", INT)] {
            if ignored & bit != 0 {
                send(signal, child.id());
            }
        }
        assert!(child.try_wait().expect("ours").is_none());
        send("-TERM", child.id());
        assert_eq!(child.wait().expect("an end").code(), Some(143), "{before}");
    }
}

/// A background job of a shell without job control does not hear the Ctrl-C of the foreground.
#[test]
fn a_background_job_does_not_hear_ctrl_c() {
    let folder = Folder::new();
    // Its first answer shows that it listens.
    let script = "mkfifo in out; $P solve < in > out & job=$!
                  exec 3> in 4< out; cat a.txt >&3; read first <&4
                  kill -INT $job; cat a.txt >&3; exec 3>&-; cat <&4; wait $job; echo $?";
    assert_eq!(folder.run(script).stdout, format!("{SOLVED}\n0\n"));
}
