//! Reference puzzles that are no part of the project.
//!
//! They are looked for in `$MINIROW_DATA`, else in `shared/puzzles` beside the workspace. Where they
//! are absent, this is told in one line, and what they show is shown by a few boards of our own.

use std::path::{Path, PathBuf};
use std::{env, fs};

use crate::data_folder::data_folder;

/// Whether the sets that take minutes run too.
pub(crate) fn is_slow() -> bool {
    env::var("RUN_SLOW_TESTS").is_ok_and(|value| value == "1")
}

/// A number of cases, ten times as many where the sets that take minutes run too.
pub(crate) fn times(cases: u32) -> u32 {
    if is_slow() { 10 * cases } else { cases }
}

/// The text of one file.
#[cfg(feature = "full")]
pub(crate) fn file(path: &str) -> Option<String> {
    let place = folder().join(path);
    let text = fs::read_to_string(&place);
    if text.is_err() {
        eprintln!("not tested: no {}", place.display());
    }
    text.ok()
}

/// Names and texts of the `.txt` files of a folder, in the order of their names.
pub(crate) fn files(path: &str) -> Vec<(String, String)> {
    let place = folder().join(path);
    let Ok(entries) = fs::read_dir(&place) else {
        eprintln!("not tested: no {}", place.display());
        return Vec::new();
    };
    let mut files: Vec<(String, String)> = entries
        .map(|entry| entry.expect("the folder can be listed").path())
        .filter(|file| file.extension().is_some_and(|extension| extension == "txt"))
        .map(|file| {
            let name = file.file_stem().expect("a file has a name").to_string_lossy().into_owned();
            (name, fs::read_to_string(file).expect("a .txt file is text"))
        })
        .collect();
    files.sort();
    files
}

/// Names and texts of files with 9×9 puzzles in lines, our own puzzles first.
pub(crate) fn nine() -> Vec<(String, String)> {
    let mut files = files("nine");
    files.insert(0, ("own".to_owned(), own()));
    files
}

/// Minimal puzzles of every level; and what becomes of each without one of its first givens, which
/// has several solutions, or with another digit there, which mostly has none.
fn own() -> String {
    const CHANGED: usize = 5;
    let mut text = String::new();
    for line in include_str!("../data/levels.txt").lines().filter(|line| !line.starts_with('#')) {
        let puzzle = &line.as_bytes()[..81];
        let mut push = |at: usize, symbol: u8| {
            let mut puzzle = puzzle.to_vec();
            puzzle[at] = symbol;
            text.push_str(std::str::from_utf8(&puzzle).expect("digits and dots"));
            text.push('\n');
        };
        push(0, puzzle[0]);
        let givens = (0..81).filter(|&at| puzzle[at] != b'.');
        for at in givens.take(CHANGED) {
            push(at, b'.');
            push(at, b'1' + (puzzle[at] - b'0') % 9);
        }
    }
    text
}

fn folder() -> PathBuf {
    data_folder(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../.."))
}
