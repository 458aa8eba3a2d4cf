//! Options of `batch verify`.

use std::path::PathBuf;

use clap::{Args, ValueHint};

use crate::args::COMMON;

#[derive(Debug, Args)]
#[command(after_long_help = "\
Outputs must have the sizes and checksums that the manifest says, and so must inputs that are still \
there. What is wrong is printed, a line for each file; the exit code is 1 then.

Examples:
  minirow batch generate 9 -ov; minirow batch verify v")]
pub(crate) struct VerifyArgs {
    /// Folders with the manifest of a batch
    #[arg(value_name = "DIR", required = true, value_hint = ValueHint::DirPath)]
    pub(crate) folders: Vec<PathBuf>,
    /// Print neither progress nor a summary
    #[arg(short, long, help_heading = COMMON)]
    pub(crate) quiet: bool,
}
