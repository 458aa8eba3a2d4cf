//! Exit 0 means that every board was read and every answer delivered.

use super::shell::Folder;
use crate::program::{CLASSIC, SOLVED};

/// Commands that print, each in its own way.
const PRINT: [&str; 24] = [
    "solve a.txt",
    "solve --to json a.txt",
    "check a.txt",
    "count a.txt",
    "simplify a.txt",
    "rate --tsv a.txt",
    "hint a.txt",
    "steps a.txt",
    "explain -q a.txt",
    "generate 3 -q",
    "pattern XXXX..X..X..XXXX --block 2x2",
    "minimize a.txt",
    "neighbours 1......3.4.....2",
    "convert --to grid a.txt",
    "canon a.txt",
    "link a.txt",
    "draw a.txt",
    "print a.txt",
    "techniques",
    "completions bash",
    "man",
    "--help",
    "solve --help",
    "--version",
];

#[test]
fn answers_that_nobody_can_take_are_an_error() {
    let folder = Folder::new();
    for command in PRINT {
        for (output, expected) in [(">&-", "closed"), ("> /dev/full", "No space left")] {
            let run = folder.run(&format!("$P {command} {output}"));
            assert_eq!(run.code, Some(2), "{command} {output}: {}", run.stderr);
            assert!(run.stderr.contains(expected), "{command} {output}: {}", run.stderr);
        }
        let run = folder.run(&format!("$P {command} > /dev/null"));
        assert_eq!(run.code, Some(0), "{command}: {}", run.stderr);
    }
}

/// As other programs, which SIGPIPE ends: quietly, but not with success.
#[test]
fn whoever_stops_reading_is_told_apart() {
    let folder = Folder::new();
    for command in ["solve boards.txt", "generate 1000000000", "convert --to grid boards.txt"] {
        let run = folder.run(&format!(
            "yes {CLASSIC} | head -n 200000 > boards.txt
             {{ $P {command}; echo $? > code; }} 2> told | head -n 1"
        ));
        assert_eq!(run.code, Some(0));
        assert_eq!((folder.read("code").as_str(), folder.read("told").as_str()), ("141\n", ""));
    }
}

#[test]
fn a_closed_input_is_no_empty_one() {
    let folder = Folder::new();
    for command in ["solve", "check -", "print -o out.pdf", "convert --to csv"] {
        let run = folder.run(&format!("$P {command} <&-"));
        assert_eq!(run.code, Some(2), "{command}: {}", run.stderr);
        assert!(run.stderr.contains("standard input is closed"), "{command}: {}", run.stderr);
    }
}

/// Where nobody hears what is said, the code still tells.
#[test]
fn a_lost_standard_error_changes_nothing() {
    let folder = Folder::new();
    folder.write("two.txt", &format!("{CLASSIC}\n123\n"));
    for error in ["2>&-", "2> /dev/full"] {
        for (command, code) in [
            ("solve a.txt a.txt", 0),
            ("check two.txt", 2),
            ("solve nowhere.txt", 2),
            ("solve --nonsense", 2),
            ("generate --rating 11.8-11.9 --tries 1 --seed 1", 3),
            ("draw a.txt --hint", 0),
        ] {
            let run = folder.run(&format!("$P {command} {error}"));
            assert_eq!(run.code, Some(code), "{command} {error}");
        }
    }
}

#[test]
fn what_could_not_be_read_is_in_the_code() {
    let folder = Folder::new();
    let run = folder.run("$P solve a.txt nowhere/a.txt; echo $?; $P check a.txt . a.txt");
    assert!(run.stdout.starts_with("2\n") || run.stdout.contains(SOLVED), "{}", run.stdout);
    assert_eq!(run.code, Some(2), "{}", run.stderr);
    assert!(run.stdout.ends_with("unique\nunique\n"), "{}", run.stdout);
}
