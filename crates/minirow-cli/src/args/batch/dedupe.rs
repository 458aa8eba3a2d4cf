//! Options of `batch dedupe`.

use std::path::PathBuf;

use clap::{Args, ValueHint};
use minirow_batch::OutputArgs;

use super::ShardsArgs;

#[derive(Debug, Args)]
#[command(override_usage = "minirow batch dedupe [OPTIONS] -o <DIR> <INPUT>...")]
#[command(after_long_help = "\
Boards are equal if they have the same canonical form: the same up to renaming the digits and all \
symmetries of the board. The first of them stays, over all inputs, with all its columns. \
DIR/duplicates.csv names each row that is left out and the one it is equal to. Rows that hold no board \
stay and are named in NAME.bad.csv.

What does not fit into memory is put into DIR/.keys until the end, about 64 bytes for each row; a run \
that was stopped or killed goes on where it was when the same command is given again.

Examples:
  minirow batch dedupe examples/puzzles.csv -o new/
  minirow batch dedupe -o a/ --to jsonl examples/p*.csv")]
pub(crate) struct DedupeArgs {
    #[command(flatten)]
    pub(crate) shards: ShardsArgs,
    #[command(flatten)]
    pub(crate) outputs: OutputArgs,
    /// Leave out boards of this file, folder or pattern too, such as those of a test set; may be given
    /// several times
    #[arg(long, value_name = "INPUT", value_hint = ValueHint::AnyPath)]
    pub(crate) against: Vec<PathBuf>,
}
