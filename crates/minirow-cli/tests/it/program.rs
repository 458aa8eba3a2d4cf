//! Runs the program.

use std::io::Write;
use std::path::PathBuf;
use std::process::{Child, ChildStdin, Command, Output, Stdio};

/// The classic board of the README, in one line, and its solution.
pub(crate) const CLASSIC: &str =
    "..7....9....5....6.8...43....932...42.1.9.8.56...817....82...6.1....3....5....2..";
pub(crate) const SOLVED: &str =
    "417632598923578146586914372879325614241796835635481729398257461162843957754169283";

/// What a run has left.
pub(crate) struct Run {
    pub(crate) stdout: String,
    pub(crate) stderr: String,
    pub(crate) code: Option<i32>,
}

/// What starts a program that hears Ctrl-C and the end of its terminal, though whoever runs these
/// tests may ignore them: a background job of a shell without job control passes that on.
#[cfg(target_os = "linux")]
pub(crate) const HEARING: [&str; 2] = ["env", "--default-signal=INT,HUP"];

/// Nothing: no tool of this system gives a program signals that its parent ignores.
#[cfg(not(target_os = "linux"))]
pub(crate) const HEARING: [&str; 1] = ["env"];

/// Starts the program with pipes at all its ends; returns its input apart.
pub(crate) fn start(args: &[&str]) -> (Child, ChildStdin) {
    let mut child = Command::new(HEARING[0])
        .args(&HEARING[1..])
        .arg(assert_cmd::cargo::cargo_bin!("minirow"))
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let stdin = child.stdin.take().expect("a pipe");
    (child, stdin)
}

/// Runs the program to its end.
pub(crate) fn run(args: &[&str]) -> Run {
    run_with_input(args, "")
}

/// Runs the program to its end with this text on its standard input.
pub(crate) fn run_with_input(args: &[&str], input: &str) -> Run {
    let (child, mut stdin) = start(args);
    let input = input.to_owned();
    let writer = std::thread::spawn(move || {
        // The program may end before it has read everything.
        let _ = stdin.write_all(input.as_bytes());
    });
    let output = child.wait_with_output().expect("the program ends");
    writer.join().expect("the input is written");
    ended(&output)
}

/// What an ended program has left.
pub(crate) fn ended(output: &Output) -> Run {
    let text = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).expect("the program writes UTF-8");
    Run { stdout: text(&output.stdout), stderr: text(&output.stderr), code: output.status.code() }
}

/// A file of this content in a folder of its own.
pub(crate) fn file(name: &str, content: &str) -> (tempfile::TempDir, PathBuf) {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join(name);
    std::fs::write(&path, content).expect("a file");
    (folder, path)
}
