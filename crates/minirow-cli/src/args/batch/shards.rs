//! Options of all commands that read shards, or work on several processors.

use clap::Args;
use minirow_batch::InputArgs;

use crate::args::COMMON;
use crate::args::number::{MOST_JOBS, number};

/// The shards that are read.
#[derive(Clone, Debug, Args)]
pub(crate) struct ShardsArgs {
    #[command(flatten)]
    pub(crate) inputs: InputArgs,
    #[command(flatten)]
    pub(crate) jobs: JobsArgs,
}

/// Who works, and how loudly.
#[derive(Clone, Debug, Args)]
pub(crate) struct JobsArgs {
    /// How many processors to use [default: all]
    #[arg(short, long, value_name = "N", value_parser = number::<usize, 0, MOST_JOBS>, help_heading = COMMON)]
    pub(crate) jobs: Option<usize>,
    /// Print neither progress nor notes nor a summary
    #[arg(short, long, help_heading = COMMON)]
    pub(crate) quiet: bool,
}
