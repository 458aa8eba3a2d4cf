//! The README does what it says.

use std::path::Path;

use crate::program::start;

/// Every command of the README that needs no file of the user's, with the solved board it shows.
#[test]
fn commands_work() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let readme = std::fs::read_to_string(root.join("README.md")).expect("a README");
    let commands: Vec<&str> = readme
        .lines()
        .filter_map(|line| {
            line.strip_prefix("cargo run --release -- ").or(line.strip_prefix("pencilmark "))
        })
        .map(|command| command.split_once("  #").map_or(command, |(command, _)| command).trim_end())
        // Those that need a shell, or write a file, are run in a terminal.
        .filter(|command| command.contains("examples/") && !command.contains(['<', '|']))
        .filter(|command| !command.contains(" -o "))
        .collect();
    assert!(commands.len() >= 4, "{commands:?}");
    for command in commands {
        let (child, stdin) = start_in(&root, command);
        drop(stdin);
        let output = child.wait_with_output().expect("an end");
        assert!(output.status.success(), "{command}");
        let answer = String::from_utf8(output.stdout).expect("UTF-8");
        if command == "solve examples/classic.txt" {
            let pictured: Vec<&str> = answer.lines().collect();
            assert!(pictured.iter().all(|row| readme.contains(row)), "{answer}");
        }
    }
}

fn start_in(root: &Path, command: &str) -> (std::process::Child, std::process::ChildStdin) {
    let words: Vec<String> = command
        .split_whitespace()
        .map(|word| match word.strip_prefix("examples/") {
            Some(name) => root.join("examples").join(name).to_string_lossy().into_owned(),
            None => word.to_owned(),
        })
        .collect();
    start(&words.iter().map(String::as_str).collect::<Vec<_>>())
}
