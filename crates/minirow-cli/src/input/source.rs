//! Where boards come from: files, standard input, arguments.

use std::io::{self, IsTerminal, Stdin};
use std::path::Path;

use anyhow::bail;
use minirow::format::ReadOptions;

use super::archive;
use super::neither::{Neither, expect_board};
use crate::args::{ReadingArgs, with_output};
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
    let inputs = args.inputs.iter().enumerate();
    inputs
        .map(|(at, input)| {
            source(input, options).map_err(|error| match at + 1 {
                last if last > 1 && last == args.inputs.len() => with_output_hint(error, input),
                _ => error,
            })
        })
        .collect()
}

/// The last of several inputs may be what somebody wants to write.
fn with_output_hint(error: anyhow::Error, input: &str) -> anyhow::Error {
    match (error.downcast::<Neither>(), with_output()) {
        (Ok(neither), Some(line)) if Path::new(input).extension().is_some() => {
            let way = format!("{line} writes into that file");
            let hint = neither.hint.map_or_else(|| way.clone(), |hint| format!("{hint}; {way}"));
            anyhow::Error::new(Neither { hint: Some(hint), ..neither })
        }
        (Ok(neither), _) => anyhow::Error::new(neither),
        (Err(error), _) => error,
    }
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
    expect_board(input, options)?;
    Ok(Source::Argument(input.to_owned()))
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
