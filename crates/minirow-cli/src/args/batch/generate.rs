//! Options of `batch generate`.

use std::ops::Range;
use std::path::PathBuf;

use clap::{Args, ValueHint};
use minirow_batch::{Band, Format, Works};

use super::JobsArgs;
use crate::args::SymmetryArgs;
use crate::args::number::{MOST_BOARDS, MOST_CELLS, number};

#[derive(Debug, Args)]
#[command(override_usage = "minirow batch generate [OPTIONS] -o <DIR> <N>")]
#[command(after_long_help = "\
A board depends on the options, the seed and its number alone. So the same command writes the same bytes \
on any number of processors, shards hold the same boards however many there are, and several machines \
can make a set together, each with its own --only.

Each band is a level (beginner to fiendish) or a range of Sudoku Explainer ratings; the boards are of \
the bands in turn. Without --bands they are minimal puzzles of any difficulty. A run that was stopped or \
killed goes on where it was when the same command is given again.

Examples:
  minirow batch generate 1000 -o set/ --seed 7
  minirow batch generate 60 -o b/ --bands easy,3.0-5.0
  minirow batch generate 800 -o c/ --shards 8 --only 3-4")]
pub(crate) struct GenerateSetArgs {
    /// How many boards to generate
    #[arg(value_name = "N", value_parser = number::<u64, 1, MOST_BOARDS>)]
    pub(crate) count: u64,
    /// Folder of the outputs and of the manifest; it is created if it is not there
    #[arg(short = 'o', long = "output", value_name = "DIR", value_hint = ValueHint::DirPath)]
    pub(crate) folder: PathBuf,
    /// Format of the outputs
    #[arg(long, value_name = "FORMAT", default_value = "csv")]
    pub(crate) to: Format,
    /// How hard the boards are: levels and ranges of ratings, in turn; separate several with commas
    #[arg(long, value_name = "BANDS", value_delimiter = ',')]
    pub(crate) bands: Vec<Band>,
    /// Number of givens (clues)
    #[arg(long, value_name = "N", value_parser = number::<usize, 1, MOST_CELLS>)]
    pub(crate) givens: Option<usize>,
    #[command(flatten)]
    pub(crate) symmetry: SymmetryArgs,
    /// What to find out about each board; `minirow help batch` lists the words
    #[arg(long, value_name = "WORK", default_value = "solve,givens")]
    pub(crate) work: Works,
    /// Random seed
    #[arg(long, value_name = "N", default_value = "0")]
    pub(crate) seed: u64,
    /// How many candidate puzzles to try for each board
    #[arg(long, value_name = "N", default_value = "100000", value_parser = number::<u64, 1, MOST_BOARDS>)]
    pub(crate) tries: u64,
    /// How many files to write
    #[arg(long, value_name = "N", default_value = "1", value_parser = number::<u32, 1, 100_000>)]
    pub(crate) shards: u32,
    /// Write only some of the files, such as 3 or 3-5 [default: all]
    #[arg(long, value_name = "RANGE", value_parser = only)]
    pub(crate) only: Option<Range<u32>>,
    #[command(flatten)]
    pub(crate) jobs: JobsArgs,
}

/// Numbers from 1 as a range from 0.
fn only(text: &str) -> Result<Range<u32>, String> {
    let (first, last) = text.split_once('-').unwrap_or((text, text));
    let ends = [first, last].map(|end| end.trim().parse::<u32>().unwrap_or(0));
    match ends {
        [first, last] if first >= 1 && last >= first => Ok(first - 1..last),
        _ => Err("expected a number of a file, or a range such as 3-5".to_owned()),
    }
}
