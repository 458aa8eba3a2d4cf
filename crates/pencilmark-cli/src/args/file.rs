//! What can be said about the file that a command writes.

use std::path::{Path, PathBuf};

use clap::{Args, ValueHint};

use super::COMMON;

/// The file that is written.
#[derive(Clone, Debug, Args)]
pub(crate) struct FileArgs {
    /// Write to this file instead of standard output (`-`); it is replaced once all is written
    #[arg(
        short,
        long,
        value_name = "FILE",
        value_hint = ValueHint::FilePath,
        help_heading = COMMON
    )]
    output: Option<PathBuf>,
    /// Write the file itself as answers come, rather than replace it once all are there
    #[arg(long, requires = "output", help_heading = COMMON)]
    pub(crate) in_place_stream: bool,
}

impl FileArgs {
    /// The file; none for standard output.
    pub(crate) fn path(&self) -> Option<&Path> {
        self.output.as_deref().filter(|path| *path != "-")
    }
}
