//! Reference puzzles that are no part of the project.
//!
//! They are looked for in `$PENCILMARK_DATA`, else in `shared/puzzles` beside the workspace. A test
//! whose data is absent says so in one line and passes.

use std::path::PathBuf;
use std::{env, fs};

/// Whether the sets that take minutes run too.
pub(crate) fn is_slow() -> bool {
    env::var("RUN_SLOW_TESTS").is_ok_and(|value| value == "1")
}

/// A number of cases, ten times as many where the sets that take minutes run too.
pub(crate) fn times(cases: u32) -> u32 {
    if is_slow() { 10 * cases } else { cases }
}

/// The text of one file.
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

fn folder() -> PathBuf {
    match env::var_os("PENCILMARK_DATA") {
        Some(folder) => folder.into(),
        None => PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../shared/puzzles"),
    }
}
