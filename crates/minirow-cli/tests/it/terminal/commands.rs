//! Every command, with something to say while it answers.

use std::path::{Path, PathBuf};

use super::pty::minirow;
use crate::program::run;

/// How to make each command say something.
struct Case {
    command: &'static str,
    /// Arguments that make it note something.
    note: Option<&'static str>,
    /// Arguments that make it report an error.
    error: &'static str,
}

const TWELVE: Option<&str> = Some("--block 3x4 examples/twelve.txt");
const BAD: &str = "123";

const CASES: [Case; 27] = [
    Case { command: "solve", note: TWELVE, error: BAD },
    Case { command: "check", note: TWELVE, error: BAD },
    Case { command: "count", note: TWELVE, error: BAD },
    Case { command: "simplify", note: TWELVE, error: BAD },
    Case {
        command: "rate",
        note: Some("--profile own --block 3x4 examples/twelve.txt"),
        error: BAD,
    },
    Case { command: "hint", note: TWELVE, error: BAD },
    Case { command: "steps", note: TWELVE, error: BAD },
    Case { command: "explain", note: TWELVE, error: BAD },
    Case {
        command: "generate",
        note: Some("--rating 9.8 --tries 1 --seed 1"),
        error: "--block 2x3 --unbiased",
    },
    Case { command: "minimize", note: TWELVE, error: BAD },
    Case {
        command: "neighbours",
        note: Some("--timeout 1s --block 3x4 examples/twelve.txt"),
        error: BAD,
    },
    Case { command: "draw", note: TWELVE, error: BAD },
    Case {
        command: "print",
        note: Some("--block 3x4 examples/twelve.txt -o FOLDER/a.pdf"),
        error: "123 -o FOLDER/a.pdf",
    },
    Case { command: "play", note: None, error: "no/such/file" },
    Case { command: "serve", note: None, error: "--address 192.0.2.1:80" },
    Case { command: "convert", note: TWELVE, error: BAD },
    Case { command: "canon", note: TWELVE, error: BAD },
    Case {
        command: "batch",
        note: Some("examples/puzzles.csv -o FOLDER/out"),
        error: "no/such/file.csv -o FOLDER/out",
    },
    Case {
        command: "batch dedupe",
        note: Some("examples/puzzles.csv examples/puzzles.txt -o FOLDER/out"),
        error: "no/such/file.csv -o FOLDER/out",
    },
    Case { command: "batch split", note: None, error: "examples/puzzles.csv -o FOLDER --parts a" },
    Case { command: "batch stats", note: None, error: "no/such/file.csv" },
    Case {
        command: "batch generate",
        note: Some("1 --bands 9.8-9.9 --tries 1 -o FOLDER/out"),
        error: "10 --givens 16 -o FOLDER/out",
    },
    Case { command: "batch verify", note: None, error: "no/such/folder" },
    Case { command: "link", note: TWELVE, error: BAD },
    Case { command: "techniques", note: None, error: "no-such-technique" },
    Case { command: "completions", note: None, error: "no-such-shell" },
    Case { command: "man", note: None, error: "--dir Cargo.toml/no-such-folder" },
];

pub(super) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// What a command shows in a terminal of 80 columns; it has to come to an end.
fn shown(command: &str, args: &str) -> String {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().to_str().expect("a path of UTF-8");
    let args = args.replace("FOLDER", path).replace("ANYWHERE", &"?".repeat(81));
    minirow(&format!("{command} {args}")).folder(&root()).run().text
}

/// The commands that the help lists.
pub(super) fn commands() -> Vec<String> {
    let mut all = Vec::new();
    for command in commands_in(&run(&["help"]).stdout) {
        let of_command = commands_in(&run(&["help", &command]).stdout);
        let names = of_command.into_iter().map(|name| format!("{command} {name}"));
        all.extend([command.clone()].into_iter().chain(names));
    }
    all
}

/// The commands that a help lists.
fn commands_in(help: &str) -> Vec<String> {
    let (_, list) = help.split_once("Commands:\n").unwrap_or_default();
    let lines = list.lines().take_while(|line| line.starts_with("  "));
    let names = lines
        .filter(|line| !line.starts_with("   "))
        .filter_map(|line| line.split_whitespace().next());
    names.filter(|&name| name != "help").map(str::to_owned).collect()
}

#[test]
fn every_command_is_tried() {
    assert_eq!(commands(), CASES.map(|case| case.command));
}

#[test]
fn errors_are_told_and_end_in_order() {
    for Case { command, error, .. } in CASES {
        let shown = shown(command, error);
        assert!(shown.contains("error"), "{command} {error}: {shown}");
    }
}

#[test]
fn notes_are_told_beside_the_answers() {
    for Case { command, note, .. } in CASES {
        let Some(args) = note else { continue };
        let shown = shown(command, args);
        assert!(shown.contains("note:"), "{command} {args}: {shown}");
    }
}

/// The answers to the boards around a bad one stand where they belong.
#[test]
fn messages_stand_between_the_answers() {
    let folder = tempfile::tempdir().expect("a folder");
    let (good, bad) = (crate::program::CLASSIC, "4..");
    let boards = format!("{good}\n{bad}\n{good}\n");
    std::fs::write(folder.path().join("boards.txt"), boards).expect("a file");
    let seen = minirow("solve --color never boards.txt").folder(folder.path()).run();
    let place = |text: &str| seen.text.find(text).expect(text);
    let last = seen.text.rfind(crate::program::SOLVED).expect("the second answer");
    assert!(place(crate::program::SOLVED) < place("error"), "{}", seen.text);
    assert!(place("error") < last, "{}", seen.text);
    assert_eq!(seen.code, Some(2));
}
