//! No option or input makes it panic, hang or take more memory than stated.

use std::fs;
use std::net::TcpListener;
use std::time::{Duration, Instant};

use super::shell::Folder;
use crate::program::{Run, ended, run};

/// What no run below takes, in KiB; the most that is stated is 500 MB.
const MOST_MEMORY: u64 = 500_000;

/// How long a run below may take: a file of an option that never comes to its end has 10 seconds.
const MOST_TIME: Duration = Duration::from_secs(30);

/// An option of a command that takes a value.
struct Valued {
    command: String,
    option: String,
    is_file: bool,
}

/// All options that take a value, as the completions of the program have them.
fn all_options() -> Vec<Valued> {
    let script = run(&["completions", "fish"]).stdout;
    let lines = script.lines().filter_map(|line| {
        let (_, rest) = line.split_once("__fish_minirow_using_subcommand ")?;
        let (command, rest) = rest.split_once('"')?;
        // Those of a command of a command.
        let command = command.replace("; and __fish_seen_subcommand_from", "");
        let (command, _) = command.split_once(';').unwrap_or((&command, ""));
        let (_, long) = rest.split_once(" -l ")?;
        let (option, rest) = long.split_once(' ')?;
        let (_, takes) = rest.rsplit_once("' ")?;
        takes.starts_with("-r").then(|| Valued {
            command: command.to_owned(),
            option: option.to_owned(),
            is_file: takes.contains("-F"),
        })
    });
    // What takes one of a few words ends with the list of them.
    lines.filter(|valued| valued.option != "to" || valued.command == "convert").collect()
}

/// What makes each command do something, apart from the option that is tried.
fn usual(command: &str, option: &str, port: u16) -> String {
    match command {
        "generate" if option == "timeout" => "generate -q".to_owned(),
        "generate" => "generate -q --timeout 1".to_owned(),
        "pattern" => "pattern -q XXXX..X..X..XXXX".to_owned(),
        // Where the port is taken, all is checked and nothing is served.
        "serve" if option == "address" => "serve --most-bytes 0".to_owned(),
        "serve" => format!("serve --address 127.0.0.1:{port}"),
        "play" if option == "port" => "play nowhere/a.txt --no-browser".to_owned(),
        "play" => format!("play a.txt --no-browser --port {port}"),
        "batch" if option == "output" => "batch a.txt".to_owned(),
        "batch" => format!("batch a.txt -o {option}"),
        "batch generate" if option == "output" => "batch generate 1".to_owned(),
        "batch generate" => format!("batch generate 1 -o generate-{option}"),
        "batch dedupe" | "batch split" if option == "output" => format!("{command} a.txt"),
        "batch dedupe" | "batch split" => {
            format!("{command} a.txt -o {}-{option}", command.replace(' ', "-"))
        }
        "man" => "man".to_owned(),
        "techniques" => "techniques".to_owned(),
        "neighbours" => "neighbours four.txt".to_owned(),
        command => format!("{command} a.txt"),
    }
}

/// Runs scripts, some at the same time, and looks that each ends in order within time and memory.
fn check(folder: &Folder, scripts: &[String], expected: impl Fn(&str, &Run)) {
    for some in scripts.chunks(32) {
        let start = Instant::now();
        let mut running: Vec<_> = some
            .iter()
            .map(|script| {
                // Should the bound not hold, the machine does.
                (script, folder.start(&format!("ulimit -v 6000000; exec {script} > /dev/null")), 0)
            })
            .collect();
        while !running.is_empty() {
            let mut left = Vec::new();
            for (script, mut child, mut peak) in running {
                peak = memory(child.id()).max(peak);
                assert!(peak < MOST_MEMORY, "{script}: {peak} KiB");
                assert!(start.elapsed() < MOST_TIME, "{script}: no end");
                if child.try_wait().expect("ours").is_none() {
                    left.push((script, child, peak));
                    continue;
                }
                let run = ended(&child.wait_with_output().expect("an end"));
                assert!(!run.stderr.contains("panicked"), "{script}: {}", run.stderr);
                assert!(matches!(run.code, Some(0..=3)), "{script}: {:?} {}", run.code, run.stderr);
                expected(script, &run);
            }
            running = left;
            std::thread::sleep(Duration::from_millis(10));
        }
    }
}

/// The most memory that a process has taken, in KiB.
fn memory(id: u32) -> u64 {
    let status = fs::read_to_string(format!("/proc/{id}/status")).unwrap_or_default();
    let peak = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).unwrap_or("0 kB");
    peak.trim().trim_end_matches(" kB").parse().expect("a number")
}

#[test]
fn extreme_values_of_all_options_are_checked() {
    let folder = Folder::new();
    folder.write("four.txt", "1......3.4.....2\n");
    let taken = TcpListener::bind("127.0.0.1:0").expect("a port");
    let port = taken.local_addr().expect("its address").port();
    let options = all_options();
    for known in ["jobs", "timeout", "first", "waiting", "swaps", "threads", "limit"] {
        assert!(options.iter().any(|valued| valued.option == known), "--{known} was not found");
    }
    let scripts: Vec<_> = options
        .iter()
        .filter(|valued| !valued.is_file)
        .flat_map(|Valued { command, option, .. }| {
            let usual = usual(command, option, port);
            ["0", "18446744073709551615", "-1", "99999999999y", "''"]
                .map(|value| format!("$P {usual} --{option}={value} < /dev/null"))
        })
        .collect();
    check(&folder, &scripts, |_, _| {});
}

/// A number that no range holds is refused, with the range, before any work.
#[test]
fn numbers_out_of_range_are_refused_with_the_range() {
    let folder = Folder::new();
    let scripts = [
        ("solve a.txt --jobs 1025", "from 0 to 1024"),
        ("solve a.txt --threads 0", "from 1 to 1024"),
        ("solve a.txt --timeout 18446744073709551615", "up to 100 years"),
        ("solve a.txt --timeout 101y", "up to 100 years"),
        ("generate --first 18446744073709551615", "from 0 to 1000000000000000000"),
        ("generate 18446744073709551615", "from 0 to 1000000000000000000"),
        ("generate --jobs 18446744073709551615", "from 0 to 1024"),
        ("generate --givens 65026", "from 1 to 65025"),
        ("neighbours a.txt --swaps 0", "from 1 to 65025"),
        ("serve --jobs 18446744073709551615", "0..=1024"),
        ("serve --waiting 18446744073709551615", "not in"),
    ];
    for (script, expected) in scripts {
        check(&folder, &[format!("$P {script}")], |_, run| {
            assert_eq!(run.code, Some(2), "{script}");
            assert!(run.stderr.contains(expected), "{script}: {}", run.stderr);
        });
    }
}

/// Whether it names a file that is read. `pattern` takes its pattern as an argument.
fn reads(valued: &Valued) -> bool {
    let is_pattern = valued.command == "pattern" && valued.option == "pattern";
    let is_written = matches!(valued.option.as_str(), "output" | "solutions-file" | "dir");
    valued.is_file && !is_written && !is_pattern
}

/// What has no end or never begins, as the file of every option that is read.
#[test]
fn files_of_options_have_bounds() {
    let folder = Folder::new();
    folder.write("four.txt", "1......3.4.....2\n");
    folder.run("mkfifo closed.txt && ln -s /dev/zero endless.txt");
    let options = all_options();
    let read: Vec<_> = options.iter().filter(|valued| reads(valued)).collect();
    for known in ["blocks", "givens", "compare", "font", "start", "pattern"] {
        assert!(read.iter().any(|valued| valued.option == known), "--{known} was not found");
    }
    for file in ["endless.txt", "closed.txt"] {
        let scripts: Vec<_> = read
            .iter()
            .map(|Valued { command, option, .. }| {
                format!("$P {} --{option}={file} < /dev/null", usual(command, option, 0))
            })
            .collect();
        check(&folder, &scripts, |script, run| {
            assert_eq!(run.code, Some(2), "{script}: {}", run.stderr);
            assert!(run.stderr.contains("cannot read"), "{script}: {}", run.stderr);
        });
    }
}

/// What needs all boards at once says how many it takes.
#[test]
fn boards_without_end_have_bounds() {
    let folder = Folder::new();
    for script in [
        "yes \"$(cat a.txt)\" | $P print -o out.pdf",
        "yes \"$(cat a.txt)\" | $P draw -o out.svg",
        "yes nonsense | $P print -o out.pdf",
        "$P draw /dev/zero -o out.svg",
        "$P play - --no-browser < /dev/zero",
    ] {
        let start = Instant::now();
        let run = folder.run(&format!("ulimit -v 2000000; {script}"));
        assert_eq!(run.code, Some(2), "{script}: {}", run.stderr);
        assert!(start.elapsed() < MOST_TIME, "{script}");
    }
}
