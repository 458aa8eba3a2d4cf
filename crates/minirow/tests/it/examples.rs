//! The programs in `examples`, as their readers run them.

use std::path::PathBuf;
use std::process::Command;

/// What an example writes to standard output.
fn output(name: &str, arguments: &[&str]) -> String {
    let run = Command::new(program(name)).args(arguments).output().expect("it starts");
    let errors = String::from_utf8_lossy(&run.stderr);
    assert!(run.status.success() && errors.is_empty(), "{name}: {errors}");
    String::from_utf8(run.stdout).expect("text")
}

/// Where it is; it is built where only the tests were.
fn program(name: &str) -> PathBuf {
    let tests = std::env::current_exe().expect("a path");
    let folder = tests.parent().and_then(|deps| deps.parent()).expect("the folder of the profile");
    let program =
        folder.join("examples").join(name).with_extension(std::env::consts::EXE_EXTENSION);
    if !program.exists() {
        let built =
            Command::new(env!("CARGO")).args(["build", "--quiet", "--example", name]).status();
        assert!(built.expect("cargo starts").success(), "{name}");
    }
    program
}

#[test]
fn print() {
    let text = output("print", &[]);
    let drawn = "5 3 . | . 7 . | . . .\n6 . . | 1 9 5 | . . .\n";
    assert!(text.starts_with("53..7....") && text.contains(drawn), "{text}");
    assert!(text.ends_with("1 digit stands twice in a house\n"), "{text}");
}

#[test]
fn count_lines() {
    assert_eq!(output("count_lines", &[]), "1 without a solution, 2 with one, 1 with several\n");
}

#[test]
fn explain() {
    let text = output("explain", &[]);
    assert!(text.starts_with("  1. ") && text.contains("\nsolved\n"), "{text}");
    assert!(text.contains("\nLook at "), "{text}");
}

#[test]
fn rate() {
    let text = output("rate", &[]);
    assert!(text.starts_with("Sudoku Explainer 7.2/1.2/1.2, HoDoKu "), "{text}");
    assert!(text.contains("\nlevel "), "{text}");
}

#[test]
fn generate() {
    let text = output("generate", &[]);
    let puzzles: Vec<minirow::Grid> =
        text.lines().map(|line| line.parse().expect("a board")).collect();
    assert_eq!(puzzles.len(), 3);
    for puzzle in puzzles {
        assert_eq!(minirow::solve::count(&puzzle, 2), 1);
        let shown: Vec<bool> = puzzle.values().map(|value| value > 0).collect();
        assert!(shown.iter().eq(shown.iter().rev()), "{puzzle:#}");
    }
}

#[test]
fn draw() {
    let text = output("draw", &[]);
    assert_eq!(text.matches("<svg").count(), 2);
    assert_eq!(text.matches("</svg>").count(), 2);
}

#[test]
fn enumerate() {
    let text = output("enumerate", &[]);
    let (count, board) = text.split_once(" solutions in 50 ms, the last of them\n").expect("both");
    assert!(count.parse::<u64>().expect("a number") > 0, "{text}");
    assert!(board.parse::<minirow::Grid>().expect("a board").is_solved(), "{text}");
}

#[test]
fn handler() {
    let text = output("handler", &[]);
    assert!(text.starts_with("(200, ") && text.contains("solution"), "{text}");
}

#[test]
fn save() {
    let text = output("save", &[]);
    assert!(text.starts_with("{\"player\":\"Ada\",\"givens\":{\"geometry\":"), "{text}");
}
