//! Arguments that are neither files nor boards.

use std::fs;

use crate::program::{CLASSIC, run, run_with_input};

/// Commands that take boards, with the ending of what they write.
const COMMANDS: [(&str, &str); 15] = [
    ("solve", "txt"),
    ("check", "txt"),
    ("count", "txt"),
    ("simplify", "txt"),
    ("rate", "txt"),
    ("hint", "txt"),
    ("steps", "txt"),
    ("explain", "txt"),
    ("minimize", "txt"),
    ("neighbours", "txt"),
    ("convert", "csv"),
    ("canon", "txt"),
    ("link", "txt"),
    ("draw", "svg"),
    ("print", "pdf"),
];

const NOTHING: [&str; 11] = [
    "foo",
    "nonexistent-dir/",
    "puzles.txt",
    "boards/x.sdk",
    "no/such/file",
    "my puzzles.txt",
    "12345.sdk",
    "sudoku",
    "2024/01",
    "../1......4.2....3.",
    "a",
];

#[test]
fn what_is_neither_is_told_and_nothing_is_written() {
    let folder = tempfile::tempdir().expect("a folder");
    for (command, ending) in COMMANDS {
        let path = folder.path().join("out").with_extension(ending);
        let path = path.to_str().expect("UTF-8");
        for nothing in NOTHING {
            let told = format!("error: '{nothing}': no such file, and not a board\n");
            let done = run(&[command, nothing, "-o", path]);
            assert_eq!((done.code, done.stderr.as_str()), (Some(2), told.as_str()), "{command}");
            assert!(!fs::exists(path).expect("a folder"), "{command} {nothing}");
        }
        // What was there stays, whatever else is on the command line.
        fs::write(path, "old").expect("a file");
        let done = run(&[command, CLASSIC, "puzles.txt", "--in-place-stream", "-o", path]);
        assert_eq!(done.code, Some(2), "{command}");
        assert_eq!(fs::read_to_string(path).expect("a file"), "old", "{command}");
        fs::remove_file(path).expect("a file");
    }
}

#[test]
fn options_that_name_boards_tell_it_too() {
    for (args, told) in [
        (
            &["hint", "--givens", "foo", CLASSIC][..],
            "--givens: 'foo': no such file, and not a board",
        ),
        (&["draw", "--givens", "puzles.txt", CLASSIC], "--givens: 'puzles.txt': no such file"),
        (&["canon", "--compare", "sudoku", CLASSIC], "--compare: 'sudoku': no such file"),
        (&["generate", "--start", "puz.txt"], "--start: 'puz.txt': no such file, and not a board"),
        (
            &["generate", "--pattern", "heart.txt"],
            "'heart.txt': no such file, and not a pattern of 81 cells: it has 9 characters",
        ),
        (&["pattern", "foo"], "'foo': no such file, and not a pattern of 81 cells"),
        (&["play", "--no-browser", "foo"], "'foo': no such file, and not a board"),
    ] {
        let done = run(args);
        assert_eq!((done.code, done.stdout.as_str()), (Some(2), ""), "{args:?}");
        assert!(done.stderr.contains(told), "{args:?}: {}", done.stderr);
    }
}

#[test]
fn the_way_out_is_told() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name).display().to_string();
    fs::write(path("puzzles.txt"), CLASSIC).expect("a file");
    for (args, hint) in [
        (
            &["solve", &path("puzles.txt")][..],
            &*format!("hint: there is {}\n", path("puzzles.txt")),
        ),
        (&["rate", &path("Puzzles.txt")], &format!("hint: there is {}\n", path("puzzles.txt"))),
        (
            &["print", "10"],
            "hint: `minirow generate 10` makes 10 boards that go into other commands by `|`\n",
        ),
        (
            &["convert", &path("puzzles.txt"), "new.csv"],
            &format!(
                "hint: `minirow convert {} -o new.csv` writes into that file\n",
                path("puzzles.txt")
            ),
        ),
    ] {
        let done = run(args);
        assert_eq!((done.code, done.stdout.as_str()), (Some(2), ""), "{args:?}");
        assert!(done.stderr.ends_with(hint), "{args:?}: {}", done.stderr);
    }
}

/// A run that has found no board at all leaves the output alone.
#[test]
fn without_boards_nothing_is_written() {
    let folder = tempfile::tempdir().expect("a folder");
    let (path, empty) = (folder.path().join("out.json"), folder.path().join("empty.txt"));
    fs::write(&empty, "# nothing\n").expect("a file");
    let [path, empty] = [&path, &empty].map(|path| path.to_str().expect("UTF-8"));
    for input in [folder.path().to_str().expect("UTF-8"), empty] {
        assert_eq!(run(&["solve", input, "-o", path]).code, Some(2));
        assert!(!fs::exists(path).expect("a folder"), "{input}");
        fs::write(path, "old").expect("a file");
        assert_eq!(run(&["rate", input, "-o", path]).code, Some(2));
        assert_eq!(fs::read_to_string(path).expect("a file"), "old");
        fs::remove_file(path).expect("a file");
    }
    // Nor does one that has nothing to write: no boards on standard input, or none that the form can hold.
    let open = ".".repeat(81);
    for (command, ending, input) in [
        (&["solve"][..], "txt", ""),
        (&["canon"], "txt", "\n"),
        (&["convert", "--extra", "diagonals"], "csv", &*open),
        (&["generate", "--givens", "17", "--tries", "1", "--seed", "1"], "txt", ""),
    ] {
        let file = folder.path().join("kept").with_extension(ending);
        let file = file.to_str().expect("UTF-8");
        fs::write(file, "old").expect("a file");
        let done = run_with_input(&[command, &["-o", file]].concat(), input);
        assert_eq!(fs::read_to_string(file).expect("a file"), "old", "{command:?}");
        assert!(done.stderr.contains("there was nothing to write"), "{}", done.stderr);
    }
    // What is meant as a board is told with its place.
    let short = run_with_input(&["solve", &CLASSIC[1..]], "");
    assert!(short.stderr.contains("argument:1:"), "{}", short.stderr);
}
