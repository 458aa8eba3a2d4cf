//! Options of `batch split`.

use clap::Args;
use minirow_batch::{OutputArgs, Parts};

use super::ShardsArgs;

#[derive(Debug, Args)]
#[command(override_usage = "minirow batch split [OPTIONS] -o <DIR> <INPUT>...")]
#[command(after_long_help = "\
Each part is a folder in DIR, with an output for each input. A board goes into a part by its canonical \
form and the seed alone: boards that are equal up to symmetry are never in two parts, and a board stays \
in its part when others are added. Parts are therefore about as large as asked, not exactly.

Rows that hold no board are in no part; NAME.bad.csv in the first part names them. Boards that are there \
several times stay several times; `minirow batch dedupe` leaves them out.

Examples:
  minirow batch split examples/puzzles.csv -o sets/
  minirow batch split -o b/ --seed 7 examples/puzzles.csv")]
pub(crate) struct SplitArgs {
    #[command(flatten)]
    pub(crate) shards: ShardsArgs,
    #[command(flatten)]
    pub(crate) outputs: OutputArgs,
    /// The parts and how large each is in proportion to the others
    #[arg(long, value_name = "PARTS", default_value = "train=90,validation=5,test=5")]
    pub(crate) parts: Parts,
    /// Random seed
    #[arg(long, value_name = "N", default_value = "0")]
    pub(crate) seed: u64,
}
