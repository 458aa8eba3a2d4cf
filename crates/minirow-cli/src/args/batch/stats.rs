//! Options of `batch stats`.

use clap::{Args, ValueEnum};
use minirow_batch::Works;

use super::ShardsArgs;
use crate::args::FileArgs;

#[derive(Debug, Args)]
#[command(after_long_help = "\
Every column but boards, solutions and traces is counted: words by how often they are there, numbers as \
a histogram, lists such as techniques by item. The answers that --work asks for are counted beside the \
columns that are there.

Examples:
  minirow batch stats examples/puzzles.csv
  minirow batch stats --work level examples/puzzles.txt
  minirow batch stats --to svg examples/puzzles.csv")]
pub(crate) struct StatsArgs {
    #[command(flatten)]
    pub(crate) shards: ShardsArgs,
    /// What to find out about each board; `minirow help batch` lists the words
    #[arg(long, value_name = "WORK", default_value = "givens")]
    pub(crate) work: Works,
    /// Form of the answer [default: what the name of the output says, else text]
    #[arg(long, value_name = "FORM")]
    pub(crate) to: Option<StatsTo>,
    #[command(flatten)]
    pub(crate) file: FileArgs,
}

/// How numbers are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum StatsTo {
    /// Lines of text
    Text,
    /// A picture
    Svg,
    /// One JSON object
    Json,
}
