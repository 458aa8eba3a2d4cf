//! The READMEs of the workspace and of the package do what they say.

use std::path::Path;

use crate::program::{run, start};

/// Every command of the README that needs no file of the user's, with the solved board it shows.
#[test]
fn commands_work() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let readme = std::fs::read_to_string(root.join("README.md")).expect("a README");
    let commands: Vec<&str> = readme
        .lines()
        .filter_map(|line| {
            line.strip_prefix("cargo run --release -- ").or(line.strip_prefix("minirow "))
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

/// What the README of the package shows behind each `$`.
#[test]
fn answers_are_as_shown() {
    let readme = include_str!("../../README.md");
    let shown = readme.split("```").find_map(|part| part.strip_prefix("console\n"));
    let shown = shown.expect("a part with commands and answers");
    let mut count = 0;
    for part in shown.split("$ minirow ").skip(1) {
        let (command, answer) = part.split_once('\n').expect("a line of its own");
        assert_eq!(run(&command.split(' ').collect::<Vec<_>>()).stdout, answer, "{command}");
        count += 1;
    }
    assert_eq!(count, 4);
}

/// Wherever techniques are counted in words for people, they are as many as the program lists.
#[test]
fn techniques_are_as_many_as_is_said() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let number = run(&["techniques"]).stdout.lines().count();
    for file in ["README.md", "CHANGELOG.md", "crates/minirow/README.md"] {
        let text = std::fs::read_to_string(root.join(file)).expect("a text");
        assert!(
            text.contains(&format!("{number} techniques")),
            "{file} counts other than {number}"
        );
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
