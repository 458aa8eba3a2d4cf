//! Folders of shards, and the program run on them.

use std::fs;
use std::path::PathBuf;

use tempfile::TempDir;

use crate::program::{CLASSIC, Run, SOLVED, run};

/// A folder for inputs and outputs.
pub(crate) struct Folder(TempDir);

impl Folder {
    pub(crate) fn new() -> Self {
        Self(tempfile::tempdir().expect("a folder"))
    }

    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    pub(crate) fn write(&self, name: &str, text: &str) -> PathBuf {
        let path = self.path(name);
        fs::write(&path, text).expect("a file");
        path
    }

    pub(crate) fn batch(&self, input: &str, output: &str, more: &[&str]) -> Run {
        let (input, output) = (self.path(input), self.path(output));
        let paths = [input.to_str().expect("UTF-8"), "-o", output.to_str().expect("UTF-8")];
        run(&[&["batch"][..], &paths, more].concat())
    }

    /// Runs `batch` with arguments in which FOLDER stands for this folder.
    pub(crate) fn run(&self, args: &str) -> Run {
        let path = self.0.path().to_str().expect("UTF-8");
        let args: Vec<String> =
            args.split_whitespace().map(|arg| arg.replace("FOLDER", path)).collect();
        run(&["batch"].into_iter().chain(args.iter().map(String::as_str)).collect::<Vec<_>>())
    }

    pub(crate) fn read(&self, name: &str) -> String {
        fs::read_to_string(self.path(name)).expect("a file")
    }

    /// The names of the files of a folder and what they hold.
    pub(crate) fn files(&self, name: &str) -> Vec<(String, Vec<u8>)> {
        let files = fs::read_dir(self.path(name)).expect("a folder");
        let mut files: Vec<_> = files
            .map(|file| file.expect("a file").path())
            .map(|path| {
                let name = path.file_name().expect("a name").to_string_lossy().into_owned();
                (name, fs::read(path).expect("a file"))
            })
            .collect();
        files.sort();
        files
    }
}

/// Boards that differ: one with a given of its solution more, at another place each.
pub(crate) fn boards(count: usize) -> impl Iterator<Item = String> {
    (0..count).map(|number| {
        let mut board = CLASSIC.to_owned();
        for cell in [number % 81, number / 81 % 81] {
            board.replace_range(cell..=cell, &SOLVED[cell..=cell]);
        }
        board
    })
}
