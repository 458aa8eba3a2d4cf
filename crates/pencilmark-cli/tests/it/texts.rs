//! What a person reads: help, completions, man pages.

use crate::program::{run, run_with_input};

const COMMANDS: [&str; 18] = [
    "solve",
    "check",
    "count",
    "simplify",
    "rate",
    "hint",
    "steps",
    "explain",
    "generate",
    "pattern",
    "minimize",
    "neighbours",
    "convert",
    "canon",
    "link",
    "techniques",
    "completions",
    "man",
];

#[test]
fn help_reads_well() {
    for command in [""].into_iter().chain(COMMANDS) {
        let args: Vec<&str> =
            [command, "--help"].into_iter().filter(|arg| !arg.is_empty()).collect();
        let help = run(&args);
        assert_eq!(help.code, Some(0));
        insta::assert_snapshot!(format!("help-{command}"), help.stdout);
    }
}

/// Every command line in the help that needs no file of the user's does what it says.
#[test]
fn help_has_examples() {
    for command in COMMANDS {
        let help = run(&[command, "--help"]).stdout;
        let (_, examples) = help.split_once("Examples:\n").expect("examples");
        let needle = format!("pencilmark {command}");
        assert!(
            examples.lines().all(|line| line.is_empty() || line.contains(&needle)),
            "{examples}"
        );
    }
    let help = run(&["solve", "--help"]).stdout;
    let inline = help.lines().find(|line| line.contains("solve ..7")).expect("a board as argument");
    let args: Vec<&str> = inline.split_whitespace().skip(1).collect();
    assert_eq!(run(&args).code, Some(0));
}

#[test]
fn completions_and_man_pages_come_from_the_same_definitions() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let script = run(&["completions", shell]).stdout;
        assert!(script.contains("simplify") && script.contains("max-nodes"), "{shell}");
    }
    assert!(run(&["man"]).stdout.contains(".SH NAME"));
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().to_str().expect("a path of UTF-8");
    assert_eq!(run(&["man", "--dir", path]).code, Some(0));
    let pages = std::fs::read_dir(path).expect("a folder").count();
    assert!(pages >= 7, "{pages} pages");
}

#[test]
fn quiet_says_nothing() {
    let board = crate::program::CLASSIC;
    let loud = run_with_input(&["solve"], &format!("{board}\n{board}\n"));
    let quiet = run_with_input(&["solve", "--quiet"], &format!("{board}\n{board}\n"));
    assert_eq!(loud.stderr, "2 boards: 2 with one solution\n");
    assert_eq!(quiet.stderr, "");
    assert_eq!(loud.stdout, quiet.stdout);
}
