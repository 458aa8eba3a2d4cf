//! What one command prints, given to another one, and puzzles that come in two parts.

use crate::program::{file, run, run_with_input};

const PUZZLE: &str =
    ".325.79....7..9........6.....9....4.........8.2.95....79...23.....3..5......1..8.";
const LAYOUT: &str =
    "AAABBBCCCAAABBBCCCAADBBBCCCADDEEEFFFDDDEEEFFFDDDEEHFFFGGGEHHIIIGGGHHHIIIGGGHHHIII";
const SOLUTION: &str =
    "432587961567149823918236457879623145356471298124958736795862314681394572243715689";

/// Rows of nine signs.
fn rows(text: &str) -> String {
    let signs: Vec<char> = text.chars().collect();
    signs.chunks(9).map(|row| row.iter().collect::<String>() + "\n").collect()
}

fn digits(layout: &str) -> String {
    layout.bytes().map(|sign| char::from(sign - b'A' + b'1')).collect()
}

/// What commands print, each read by the next.
#[track_caller]
fn pipe(commands: &[&[&str]], input: &str) -> crate::program::Run {
    let mut text = input.to_owned();
    let mut last = None;
    for arguments in commands {
        let done = run_with_input(arguments, &text);
        assert!(done.code == Some(0), "{arguments:?}: {}", done.stderr);
        text.clone_from(&done.stdout);
        last = Some(done);
    }
    last.expect("a command")
}

#[test]
fn a_layout_below_its_board() {
    let number = digits(LAYOUT);
    for board in [format!("{PUZZLE}\n"), rows(PUZZLE)] {
        for layout in [rows(LAYOUT), rows(&number), format!("{LAYOUT}\n"), format!("{number}\n")] {
            for text in [format!("{board}{layout}"), format!("{board}\nlayout:\n{layout}")] {
                let solved = run_with_input(&["solve", "--no-header", "--to", "line", "-"], &text);
                assert_eq!(solved.stdout, format!("{SOLUTION}\n"), "{text}{}", solved.stderr);
                let (_folder, path) = file("jigsaw.txt", &text);
                let path = path.to_str().expect("a path");
                let checked = run(&["check", path]);
                assert_eq!(checked.stdout, "unique\n", "{text}{}", checked.stderr);
                let argument = run(&["check", &text]);
                assert_eq!(argument.stdout, "unique\n", "{text}{}", argument.stderr);
            }
        }
    }
    // Three in one text, and one that is nearly one.
    let three = format!("{PUZZLE}\n{number}\n\n").repeat(3);
    assert_eq!(run_with_input(&["check", "-"], &three).stdout, "unique\n".repeat(3));
    let wrong = format!("{PUZZLE}\n{}\n", number.replacen('1', "2", 1));
    let done = run_with_input(&["check", "-"], &wrong);
    assert_eq!(done.code, Some(2), "{}", done.stdout);
    assert!(
        done.stderr.contains("or a layout of the blocks of the board above"),
        "{}",
        done.stderr
    );
}

#[test]
fn solutions_and_answers() {
    let table = pipe(
        &[&["generate", "2", "--seed", "1", "--with", "solution"], &["convert", "--to", "csv"]],
        "",
    );
    assert!(table.stdout.starts_with("puzzle,solution\n"), "{}", table.stdout);
    assert_eq!(table.stdout.lines().count(), 3, "{}", table.stdout);
    let line = pipe(
        &[&["generate", "2", "--seed", "1", "--with", "solution"], &["convert", "--to", "line"]],
        "",
    );
    assert!(line.stderr.contains("dropped: solution in 2 boards"), "{}", line.stderr);
    let board = crate::program::CLASSIC;
    for command in ["check", "count", "rate", "hint", "explain", "simplify", "canon", "minimize"] {
        let converted = pipe(&[&[command, "--to", "json", "-"], &["convert", "-"]], board);
        assert_eq!(converted.stdout, format!("{board}\n"), "{command}");
        assert!(!converted.stderr.contains("dropped"), "{command}: {}", converted.stderr);
    }
    let solved = pipe(&[&["solve", "--to", "json", "-"], &["convert", "--to", "csv", "-"]], board);
    let expected = format!("puzzle,solution\n{board},{}\n", crate::program::SOLVED);
    assert_eq!(solved.stdout, expected, "{}", solved.stderr);
    let made = pipe(&[&["generate", "--seed", "1", "--to", "json"], &["convert", "-"]], "");
    assert!(!made.stderr.contains("dropped"), "{}", made.stderr);
}

/// Tables hold boards whose side does not tell their blocks.
#[test]
fn tables_of_other_sides() {
    for block in ["2x3", "2x4", "2x5"] {
        let made = ["generate", "2", "--block", block, "--seed", "1"];
        let lines = run(&made).stdout;
        let table = run_with_input(&["convert", "--to", "csv", "-"], &lines);
        assert!(table.stdout.starts_with("puzzle,layout\n"), "{}{}", table.stdout, table.stderr);
        let checked = run_with_input(&["check", "-"], &table.stdout);
        assert_eq!(checked.stdout, "unique\nunique\n", "{}", checked.stderr);
        let back = run_with_input(&["convert", "-"], &table.stdout);
        assert_eq!(back.stdout, lines);
    }
    let jigsaw = run_with_input(&["convert", "--to", "csv", "-"], &format!("{PUZZLE} {LAYOUT}\n"));
    let start = format!("puzzle,layout\n{PUZZLE},AAABBBCCC");
    assert!(jigsaw.stdout.starts_with(&start), "{}", jigsaw.stdout);
    assert_eq!(run_with_input(&["check", "-"], &jigsaw.stdout).stdout, "unique\n");
    let again = run_with_input(&["convert", "--to", "csv", "-"], &jigsaw.stdout);
    assert_eq!(again.stdout, jigsaw.stdout);
}

/// What is printed for people is read, or refused with what it is.
#[test]
fn texts_for_people() {
    let board = crate::program::CLASSIC;
    let solved = format!("{}\n", crate::program::SOLVED);
    let done = pipe(&[&["explain", "-"], &["solve", "--to", "line", "-"]], board);
    assert_eq!(done.stdout, solved.repeat(2));
    for (command, found) in [
        ("hint", "found words, '"),
        ("check", "found words, 'unique'"),
        ("rate", "found a rating, '"),
    ] {
        let text = run_with_input(&[command, "-"], board).stdout;
        let done = run_with_input(&["solve", "-"], &text);
        assert_eq!(done.code, Some(2), "{command}");
        assert!(done.stderr.contains(found), "{command}: {}", done.stderr);
    }
    let short = run(&["solve", "sudokupad.app/h4x9abc"]);
    let expected = "open https://sudokupad.app/api/puzzle/h4x9abc and copy all that it shows";
    assert!(short.stderr.contains(expected), "{}", short.stderr);
    for link in ["example.com/puzzles/sudoku/hard", "https://example.com/puzzles/sudoku/hard"] {
        let done = run(&["solve", link]);
        assert!(done.stderr.contains("found a link to example.com"), "{}", done.stderr);
        assert!(!done.stderr.contains("--empty"), "{}", done.stderr);
    }
}

#[test]
fn names_of_techniques() {
    for name in ["xwing", "x wing", "XWing", "X-Wing", "x-wing", "X_WING"] {
        let done = run(&["techniques", name]);
        assert_eq!(done.code, Some(0), "{name}: {}", done.stderr);
        assert!(done.stdout.contains("# X-wing"), "{name}: {}", done.stdout);
    }
}
