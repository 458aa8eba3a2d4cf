//! The program as a black box: a file in, boards as numbers out.

use std::path::Path;
use std::process::{Command, Stdio};

use anyhow::{Context, Result};

use super::reader::Board;

/// What the program made of a file.
#[derive(Debug)]
pub(crate) struct Outcome {
    /// The boards it wrote.
    pub(crate) boards: Vec<Board>,
    /// Its exit code, if it ended by itself.
    pub(crate) code: Option<i32>,
    /// What it told on standard error.
    pub(crate) told: String,
}

/// What it is asked: lines of numbers, whatever the side and the symbols are.
const ASKED: [&str; 6] = ["convert", "--to", "line", "--to-symbols", "dec", "--lossy"];

/// Has the program read a file.
///
/// # Errors
/// Where it cannot be started.
pub(crate) fn read(
    program: &Path,
    folder: &Path,
    file: &str,
    options: &[String],
) -> Result<Outcome> {
    let output = Command::new(program)
        .args(ASKED)
        .args(options)
        .arg(file)
        .current_dir(folder)
        .stdin(Stdio::null())
        .output()
        .with_context(|| format!("{} cannot be started", program.display()))?;
    Ok(Outcome {
        boards: boards(&String::from_utf8_lossy(&output.stdout)),
        code: output.status.code(),
        told: String::from_utf8_lossy(&output.stderr).into_owned(),
    })
}

/// Lines of numbers; those in front of them tell rules, and hold words.
fn boards(text: &str) -> Vec<Board> {
    let numbers = |line: &str| line.split_whitespace().map(|word| word.parse().ok()).collect();
    text.lines().filter_map(numbers).filter(|board: &Board| board.len() > 1).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_of_numbers_are_boards() {
        let text = "block: 2x2\nsymbols: dec\n0 0 0 3 0 0 4 1 1 4 0 0 3 0 0 0\n\n";
        assert_eq!(boards(text), [[0, 0, 0, 3, 0, 0, 4, 1, 1, 4, 0, 0, 3, 0, 0, 0]]);
    }
}
