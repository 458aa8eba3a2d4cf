//! Where boards come from: files, standard input, arguments.

use std::io::{self, IsTerminal, Stdin};
use std::path::Path;

use anyhow::bail;
use pencilmark::format::{ReadOptions, read_all};

use super::archive;
use crate::args::ReadingArgs;
use crate::inherited::{Stream, is_closed};

/// A place that boards come from.
#[derive(Clone, Debug)]
pub(crate) enum Source {
    File(String),
    StandardInput,
    Argument(String),
}

impl Source {
    /// What messages call it.
    pub(crate) fn name(&self) -> &str {
        match self {
            Self::File(path) => path,
            Self::StandardInput => "-",
            Self::Argument(_) => "argument",
        }
    }
}

/// The sources named on the command line.
pub(crate) fn sources(args: &ReadingArgs, options: &ReadOptions) -> anyhow::Result<Vec<Source>> {
    if args.inputs.is_empty() {
        standard_input()?;
        if io::stdin().is_terminal() {
            bail!(
                "expected a file, a board as text, or boards on standard input, found a terminal"
            );
        }
        return Ok(vec![Source::StandardInput]);
    }
    args.inputs.iter().map(|input| source(input, options)).collect()
}

/// Standard input, which has to be open: one that is closed is not an empty one.
pub(crate) fn standard_input() -> anyhow::Result<Stdin> {
    if is_closed(Stream::Input) {
        bail!("standard input is closed");
    }
    Ok(io::stdin())
}

fn source(input: &str, options: &ReadOptions) -> anyhow::Result<Source> {
    if input == "-" {
        standard_input()?;
        return Ok(Source::StandardInput);
    }
    if Path::new(input).exists() {
        return Ok(Source::File(input.to_owned()));
    }
    let errors = read_all(input, options).into_iter().find_map(Result::err);
    let Some(error) = errors else {
        return Ok(Source::Argument(input.to_owned()));
    };
    let is_board = error.kind.is_general() || input.contains(char::is_whitespace);
    if is_board || looks_like_board(input) {
        return Ok(Source::Argument(input.to_owned()));
    }
    bail!("'{input}' is neither a file nor a board: {}", error.reason())
}

/// Whether a text that is no file and no board was meant as a board.
fn looks_like_board(input: &str) -> bool {
    let cells = input.chars().filter(|c| c.is_ascii_digit() || ".*_".contains(*c)).count();
    // A constraint string of Interactive Sudoku Solver may be a board that no document holds.
    let is_string = input.starts_with('.') && input.contains('~');
    // A link that cannot be read is a long one, and no name of a file.
    let is_link = input.contains("://");
    is_string || is_link || 2 * cells > input.chars().count()
}

/// The bytes of all texts, where that is known.
pub(crate) fn total_bytes(sources: &[Source]) -> Option<u64> {
    let bytes = |source: &Source| match source {
        Source::File(path) => {
            let len = std::fs::metadata(path).ok().filter(std::fs::Metadata::is_file)?.len();
            (!archive::is_packed(path)).then_some(len)
        }
        Source::StandardInput => None,
        Source::Argument(text) => Some(text.len() as u64),
    };
    sources.iter().map(bytes).sum()
}

/// Whether people may be typing the input.
pub(crate) fn is_typed(sources: &[Source]) -> bool {
    let mut sources = sources.iter();
    sources.any(|source| matches!(source, Source::StandardInput)) && io::stdin().is_terminal()
}

/// What is said where a source ends without a board.
pub(crate) fn nothing(source: &str) -> String {
    match source {
        "-" => "no boards on standard input".to_owned(),
        name => format!("no boards in {name}"),
    }
}
