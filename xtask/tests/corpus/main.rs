//! `cargo xtask corpus` as a process, with programs that read well and badly.
#![cfg(unix)]

use std::fs::Permissions;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::Command;

/// Two boards of 4×4 as lines of numbers.
const FIRST: &str = "1 2 3 4 3 4 1 2 2 1 4 3 4 3 2 1";
const SECOND: &str = "0 2 3 4 3 4 1 2 2 1 4 3 4 3 2 1";

/// A program of this text is asked about the files beside this one; what the command tells ends so.
#[track_caller]
fn check(program: &str, ends: &str, code: i32) {
    let files = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus/files");
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("corpus-{}", line!()));
    let folder = folder.join(std::thread::current().name().expect("tests have names"));
    std::fs::create_dir_all(&folder).unwrap();
    let path = folder.join("program");
    std::fs::write(&path, format!("#!/bin/sh\nfor file; do :; done\n{program}\n")).unwrap();
    std::fs::set_permissions(&path, Permissions::from_mode(0o755)).unwrap();
    let output = Command::new(env!("CARGO_BIN_EXE_xtask"))
        .args(["corpus", "--program"])
        .arg(&path)
        .arg(files)
        .output()
        .unwrap();
    let told = String::from_utf8(output.stdout).unwrap();
    let error = String::from_utf8(output.stderr).unwrap();
    assert!(told.contains(ends), "expected {ends:?}\n{told}{error}");
    assert_eq!(output.status.code(), Some(code), "{told}{error}");
}

/// What a program does with each of the files.
fn program(rows: &str, runs: &str, prose: &str) -> String {
    format!("case $file in\nrows.txt) {rows};;\nruns.csv) {runs};;\nprose.md) {prose};;\nesac")
}

const REFUSES: &str = "echo 'error: prose' >&2; echo 'hint: none' >&2; exit 2";

#[test]
fn a_program_that_reads_all_is_good() {
    let rows = format!("echo '{FIRST}'; echo '{SECOND}'");
    let runs = format!("echo 'block: 2x2'; echo '{SECOND}'");
    check(&program(&rows, &runs, REFUSES), "    0    0.0 %  misread", 0);
    check(&program(&rows, &runs, REFUSES), "    2   66.7 %  read\n", 0);
}

#[test]
fn a_refusal_is_no_misreading() {
    let runs = format!("echo '{SECOND}'");
    check(&program(REFUSES, &runs, REFUSES), "refused   rows.txt: 2; error: prose", 0);
}

#[test]
fn an_option_that_the_file_needs_is_given() {
    let rows = format!("echo '{FIRST}'; echo '{SECOND}'");
    let runs = format!("case $* in *'--block 2x2'*) echo '{SECOND}';; *) {REFUSES};; esac");
    check(&program(&rows, &runs, REFUSES), "read      runs.csv: 1 with --block 2x2", 0);
}

#[test]
fn a_board_that_is_lost_in_silence_is_a_misreading() {
    let rows = format!("echo '{FIRST}'");
    let runs = format!("echo '{SECOND}'");
    check(&program(&rows, &runs, REFUSES), "MISREAD   rows.txt: 1 of 2 boards", 1);
}

#[test]
fn a_board_that_is_not_in_the_file_is_a_misreading() {
    let rows = format!("echo '{SECOND}'; echo '{SECOND}'");
    let runs = format!("echo '{FIRST}'");
    check(&program(&rows, &runs, REFUSES), "MISREAD   rows.txt: board 2 is not in the file", 1);
    check(&program(&rows, &runs, REFUSES), "MISREAD   runs.csv: board 1 is not in the file", 1);
}

#[test]
fn a_board_made_of_prose_is_a_misreading() {
    let rows = format!("echo '{FIRST}'; echo '{SECOND}'");
    let runs = format!("echo '{SECOND}'");
    check(&program(&rows, &runs, &runs), "MISREAD   prose.md: board 1 is not in the file", 1);
    check(&program(&rows, &runs, "exit 0"), "MISREAD   prose.md: 0 of 0 boards", 1);
}
