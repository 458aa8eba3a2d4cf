//! Input that cannot be read.

use crate::program::{CLASSIC, SOLVED, file, run, run_with_input};

#[test]
fn a_bad_line_is_an_error_record_and_the_run_goes_on() {
    let bad = CLASSIC.replacen('5', "?", 1);
    let run =
        run_with_input(&["solve"], &format!("{CLASSIC}\n{bad}\n{}\n{CLASSIC}\n", &CLASSIC[1..]));
    let expected = format!(
        "{SOLVED}\n\
         error -:2:13 expected a symbol of 1-9 or an empty cell, found '?'\n\
         error -:3:81 expected 81 cells for a board of 9x9 with 3x3 blocks, found 80\n\
         {SOLVED}\n"
    );
    assert_eq!(run.stdout, expected);
    assert_eq!(run.code, Some(2));
    assert!(run.stderr.contains("error: -:2:13: expected a symbol"), "{}", run.stderr);
    assert!(run.stderr.contains("4 boards: 2 with one solution, 2 unreadable"), "{}", run.stderr);
}

#[test]
fn fail_fast_stops() {
    let run = run_with_input(&["solve", "--fail-fast"], &format!("{CLASSIC}\nbad\n{CLASSIC}\n"));
    assert_eq!(run.stdout.lines().count(), 2);
    assert_eq!(run.code, Some(2));
}

#[test]
fn unreadable_files_are_named_and_the_others_are_read() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().to_str().expect("a path of UTF-8");
    let run = run(&["solve", path, CLASSIC]);
    assert_eq!((run.stdout.as_str(), run.code), (&*format!("{SOLVED}\n"), Some(2)));
    assert!(run.stderr.contains(path), "{}", run.stderr);
}

#[test]
fn hostile_input_is_an_error() {
    for text in ["\u{202e}abc", "🦀🦀🦀🦀", &"9".repeat(3_000_000), &"|".repeat(100)] {
        let run = run_with_input(&["check"], &format!("{text}\n{CLASSIC}\n"));
        assert_eq!(run.stdout.lines().last(), Some("unique"), "{}", run.stderr);
    }
    let mut bytes = vec![0xff, 0xfe, 0x80];
    bytes.extend(CLASSIC.bytes());
    let (_folder, path) = file("bytes.txt", "");
    std::fs::write(&path, bytes).expect("a file");
    assert_eq!(run(&["check", path.to_str().expect("UTF-8")]).code, Some(2));
}

#[test]
fn an_output_that_is_an_input_is_refused() {
    let (_folder, path) = file("boards.txt", CLASSIC);
    let path = path.to_str().expect("a path of UTF-8");
    let refused = run(&["solve", path, "-o", path]);
    assert_eq!(refused.code, Some(2));
    assert_eq!(std::fs::read_to_string(path).expect("the file"), CLASSIC);
    let elsewhere = format!("{path}.solved");
    assert_eq!(run(&["solve", path, "-o", &elsewhere]).code, Some(0));
    assert_eq!(std::fs::read_to_string(elsewhere).expect("the file"), format!("{SOLVED}\n"));
}

#[test]
fn usage_errors_exit_with_2() {
    for args in [
        &["solve", "--nonsense"][..],
        &["frobnicate"],
        &[],
        &["count", "--limit", "0"],
        &["solve", "--timeout", "soon"],
    ] {
        let run = run(args);
        assert_eq!(run.code, Some(2), "{args:?}");
        assert!(run.stdout.is_empty() && !run.stderr.is_empty(), "{args:?}");
    }
}

#[test]
fn colour_only_where_asked() {
    assert!(!run(&["solve", "bad"]).stderr.contains('\u{1b}'));
    assert!(run(&["solve", "--color", "always", "bad"]).stderr.contains("\u{1b}["));
}
