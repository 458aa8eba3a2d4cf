//! `batch` and its commands.

use clap::{Args, Subcommand};

use super::run::HELP;
use super::{DedupeArgs, GenerateSetArgs, RunArgs, SplitArgs, StatsArgs, VerifyArgs};

#[derive(Debug, Args)]
#[command(
    after_long_help = HELP,
    override_usage = "minirow batch [OPTIONS] -o <DIR> <INPUT>...",
    args_conflicts_with_subcommands = true,
    subcommand_negates_reqs = true,
    disable_help_subcommand = true
)]
pub(crate) struct BatchArgs {
    #[command(subcommand)]
    pub(crate) command: Option<BatchCommand>,
    #[command(flatten)]
    pub(crate) run: RunArgs,
}

#[derive(Debug, Subcommand)]
pub(crate) enum BatchCommand {
    /// Leave out boards that are equal up to symmetry to one before them
    Dedupe(DedupeArgs),
    /// Split a set into parts such as train and test, with equal boards in the same part
    Split(SplitArgs),
    /// Count rows and show how values are distributed: givens, levels, ratings, techniques
    Stats(StatsArgs),
    /// Generate a set of puzzles, the same on any number of processors and machines
    Generate(GenerateSetArgs),
    /// Verify the files of a batch against the checksums of its manifest
    Verify(VerifyArgs),
}
