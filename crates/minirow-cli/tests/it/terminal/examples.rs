//! Every example of the README and of the help, run as it is written, as a person would.

use std::fs;
use std::os::unix::fs::symlink;
use std::path::Path;
use std::sync::Mutex;
use std::thread;
use std::time::Duration;

use pty_process::blocking::Command;

use super::commands::{commands, root};
use super::pty::{Seen, Setup};
use crate::program::{HEARING, run};

/// How many run at the same time.
const AT_ONCE: usize = 2;

/// Another program of this computer may be where an example listens.
const TAKEN: &str = "Address already in use";

/// A server has no end of its own.
fn serves(line: &str) -> bool {
    line.split_whitespace().any(|word| ["play", "serve"].contains(&word))
}

/// Every line that begins with the program's name, without what is said about it.
fn examples_of(text: &str) -> Vec<String> {
    let lines = text.lines().map(str::trim);
    let lines = lines.map(|line| line.split_once("  #").map_or(line, |(line, _)| line).trim_end());
    let is_one = |line: &&str| line.starts_with("minirow ") || line.contains("| minirow ");
    lines.filter(is_one).map(str::to_owned).collect()
}

fn examples() -> Vec<String> {
    let readme = fs::read_to_string(root().join("README.md")).expect("a README");
    let mut examples = examples_of(&readme);
    examples.extend(examples_of(&run(&["help"]).stdout));
    for command in commands() {
        let of_command = examples_of(
            &run(&[&["help"], &command.split(' ').collect::<Vec<_>>()[..]].concat()).stdout,
        );
        assert!(of_command.iter().any(|line| line.contains(&command)), "no example of {command}");
        examples.extend(of_command);
    }
    examples.sort();
    examples.dedup();
    examples
}

/// Runs a line in a shell in a terminal, in a folder with the examples and nothing else.
fn run_line(line: &str, columns: u16) -> Seen {
    let folder = tempfile::tempdir().expect("a folder");
    let copies = folder.path().join("examples");
    fs::create_dir(&copies).expect("a folder");
    for example in fs::read_dir(root().join("examples")).expect("the examples") {
        let example = example.expect("an example").path();
        fs::copy(&example, copies.join(example.file_name().expect("a name"))).expect("a copy");
    }
    let programs = folder.path().join(".bin");
    fs::create_dir(&programs).expect("a folder");
    let program = assert_cmd::cargo::cargo_bin!("minirow");
    symlink(program, programs.join("minirow")).expect("a link");
    let path = format!("{}:{}", programs.display(), std::env::var("PATH").unwrap_or_default());
    // Nothing is opened in the browser of whoever runs this.
    let shell = Command::new(HEARING[0]).args(&HEARING[1..]).args(["sh", "-c", line]);
    let shell = shell.env("PATH", path).env("BROWSER", "true");
    let mut terminal = Setup::new(shell).columns(columns).folder(folder.path()).start();
    if serves(line) && terminal.wait_for_any(&["http://", TAKEN]) == "http://" {
        terminal.ctrl_c();
    }
    terminal.end(Duration::from_secs(60))
}

/// What is wrong with a run.
fn fault(line: &str, seen: &Seen) -> Option<String> {
    let shown = &seen.text;
    let complains = shown.contains("error:") && !(serves(line) && shown.contains(TAKEN));
    // The exit code of a server that Ctrl-C ends is that of the shell.
    let ends_well = serves(line) || matches!(seen.code, Some(0 | 1 | 3));
    let is_well = ends_well && !complains && !shown.contains("panicked");
    (!is_well).then(|| format!("{line}\n  ends with {:?}: {shown}", seen.code))
}

#[test]
fn run_as_they_are_written() {
    let all = examples();
    assert!(all.len() > 100, "{all:?}");
    let (servers, others): (Vec<String>, Vec<String>) =
        all.into_iter().partition(|line| serves(line));
    let (waiting, faults) = (Mutex::new(others), Mutex::new(Vec::new()));
    thread::scope(|scope| {
        for _ in 0..AT_ONCE {
            scope.spawn(|| {
                loop {
                    let Some(line) = waiting.lock().expect("a list").pop() else { break };
                    let fault = fault(&line, &run_line(&line, 80));
                    faults.lock().expect("a list").extend(fault);
                }
            });
        }
    });
    let mut faults = faults.into_inner().expect("a list");
    // Several of them listen at the same place.
    faults.extend(servers.iter().filter_map(|line| fault(line, &run_line(line, 80))));
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn name_only_files_that_there_are() {
    for line in examples() {
        for word in line.split_whitespace().filter(|word| word.contains("examples/")) {
            let pattern = root().join(word).display().to_string();
            let mut there = glob::glob(&pattern).expect("a name or a pattern");
            assert!(there.any(|path| path.expect("a path").is_file()), "{line}");
        }
        let is_output = |place: usize| {
            place > 0 && ["-o", ">"].contains(&line.split_whitespace().nth(place - 1).unwrap_or(""))
        };
        for (place, word) in line.split_whitespace().enumerate() {
            let is_file = Path::new(word).extension().is_some_and(|end| {
                ["txt", "csv", "json", "sdm", "opensudoku", "hsol"]
                    .iter()
                    .any(|known| end == *known)
            });
            assert!(!is_file || is_output(place) || word.starts_with("examples/"), "{line}");
        }
    }
}
