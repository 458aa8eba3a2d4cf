//! Options of `batch` itself.

use clap::Args;
use minirow_batch::{OutputArgs, QuestionArgs};

use super::shards::ShardsArgs;

/// What the help of `batch` ends with.
pub(super) const HELP: &str = "\
Each input, a shard, becomes one output of the same name in the folder, with the columns of the input \
and those of the answers; manifest.json there lists the shards. A run that was stopped or killed goes \
on where it was when the same command is given again, and ends with the same bytes. What is finished is \
known by its size and time, and by its checksum where it is younger than the manifest or with --verify; an \
output that is not as it was written is done again. Rows that hold no \
board stay in the output without answers and are named in NAME.bad.csv, with the reason.

Inputs are files, folders and patterns: CSV and TSV, lines of boards (.txt), JSON objects in lines \
(.jsonl), and Parquet where the program was built with `--features parquet`. The column of boards is \
found by its name (puzzle, quizzes, question, starting_cells and others), and so is that of stated \
solutions (solution, answer), which are verified: the column solution_check says correct or wrong, and \
wrong ones are named with the bad rows. A column of answers whose name the input already has is \
called minirow_NAME.

Work, and the columns that it adds:
  solve       solution (the first of several)
  verdict     verdict: none, unique or several
  givens      givens
  count=N     solutions: how many, up to N (1000)
  se          se_er, se_ep, se_ed (Sudoku Explainer)
  hodoku      hodoku_level, hodoku_score
  level       level: beginner to fiendish
  canonical   canonical, canonical_hash
  symmetry    symmetry: of the places of the givens
  techniques  techniques, in the order of first use
  trace       trace: every step of the solution

Boards that are the same up to symmetry have the same canonical form and hash. A step of a trace has \
its technique, the digits it places and the candidates it eliminates, each as a cell in reading order \
from 0 and a digit. Ratings, levels, techniques and traces are for boards with one solution; others \
have none.

Examples:
  minirow batch examples/puzzles.txt -o out/
  minirow batch examples/puzzles.csv -o a/ --work level
  minirow batch examples/puzzles.txt -o b/ --to jsonl
  minirow batch examples/puzzles.csv -o c/ --work trace
  minirow batch -o d/ --where givens=24 examples/p*.csv";

#[derive(Debug, Args)]
pub(crate) struct RunArgs {
    #[command(flatten)]
    pub(crate) shards: ShardsArgs,
    #[command(flatten)]
    pub(crate) outputs: OutputArgs,
    #[command(flatten)]
    pub(crate) questions: QuestionArgs,
    /// Compare finished outputs by their checksums, not by size and time alone
    #[arg(long)]
    pub(crate) verify: bool,
}
