//! Options for the output file.

use std::path::{Path, PathBuf};

use clap::{Args, ValueHint};

use super::COMMON;

/// The file that is written.
#[derive(Clone, Debug, Args)]
pub(crate) struct FileArgs {
    /// Write to this file instead of standard output (`-`); its ending, such as .json, chooses the form.
    /// An existing file is replaced only when the new one is complete
    #[arg(
        short,
        long,
        value_name = "FILE",
        value_hint = ValueHint::FilePath,
        help_heading = COMMON
    )]
    output: Option<PathBuf>,
    /// Write into the output file as answers arrive instead of replacing it at the end
    #[arg(long, requires = "output", help_heading = COMMON)]
    pub(crate) in_place_stream: bool,
}

impl FileArgs {
    /// The file; none for standard output.
    pub(crate) fn path(&self) -> Option<&Path> {
        self.output.as_deref().filter(|path| *path != "-")
    }
}
