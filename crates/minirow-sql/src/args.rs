//! Options of the program.

use std::path::PathBuf;

use clap::{Parser, ValueEnum, ValueHint};
use minirow_sql::BadBoards;

/// Sudoku in SQL: query files of boards, solve, rate, check and generate
#[derive(Debug, Parser)]
#[command(
    version,
    args_conflicts_with_subcommands = true,
    after_long_help = "\
Files are tables: write their names in quotes where a table is expected. Parquet, CSV, TSV, JSON objects \
in lines (.jsonl, .json), lines of boards (.txt, the board is the column puzzle), a folder or a pattern \
of such files. Rows come in no particular order unless there is ORDER BY.

Functions over boards, a row at a time; null in, null out:
  sudoku_solve(puzzle)             the solution, the first of several
  sudoku_count(puzzle[, most])     how many solutions, up to most (1000)
  sudoku_is_unique(puzzle)         whether there is exactly one
  sudoku_check(puzzle, solution)   whether this is the only solution
  sudoku_givens(puzzle)            how many givens
  sudoku_rate(puzzle[, scale])     'se': the ER of Sudoku Explainer; 'hodoku': its score
  sudoku_level(puzzle)             beginner to fiendish
  sudoku_canon(puzzle)             the same for boards that are the same up to symmetry
  sudoku_steps(puzzle)             the steps of the solution, to unnest
Tables:
  sudoku_generate(n[, seed[, level]])   number, puzzle, solution, givens, level
  sudoku_trace(puzzle)                  step, technique, placements, eliminations

A text that is no board gives null, or ends the query with --bad-boards error or \
SET sudoku.bad_boards = 'error'.

Examples:
  minirow-sql \"SELECT puzzle, sudoku_solve(puzzle) FROM 'boards.csv'\"
  minirow-sql -o rated.parquet \"SELECT *, sudoku_rate(puzzle) AS se FROM 'data/*.csv'\"
  minirow-sql \"SELECT sudoku_level(puzzle), count(*) FROM 'boards.parquet' GROUP BY 1\"
  minirow-sql --format csv \"SELECT number, puzzle FROM sudoku_generate(10, 7, 'hard')\"
  minirow-sql -f script.sql

Exit codes:
  0    done
  2    wrong usage, a query that fails, or a file that cannot be read or written
  130  interrupted by Ctrl-C; 143 by SIGTERM
  141  whoever read the output has stopped before its end"
)]
pub(crate) struct Args {
    /// One or several statements, separated by semicolons; a prompt, or standard input where that is no
    /// terminal, if there is none
    #[arg(value_name = "QUERY", conflicts_with = "file")]
    pub(crate) query: Option<String>,
    /// Read the statements from a file
    #[arg(short, long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(crate) file: Option<PathBuf>,
    /// Write the rows of the last statement to a file: .parquet, .csv, .tsv, .jsonl or .json
    #[arg(short, long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(crate) output: Option<PathBuf>,
    /// How rows are printed
    #[arg(long, value_name = "FORMAT", default_value = "table")]
    pub(crate) format: Print,
    /// The most rows of a table that is printed; CSV and JSON have all
    #[arg(long, value_name = "N", default_value = "1000")]
    pub(crate) rows: usize,
    /// What a text that is no board gives
    #[arg(long, value_name = "WHAT", default_value = "null")]
    pub(crate) bad_boards: Bad,
    /// How many processors to use [default: all]
    #[arg(short, long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(crate) jobs: Option<u16>,
    #[cfg(feature = "cluster")]
    #[command(subcommand)]
    pub(crate) cluster: Option<crate::program::cluster::Cluster>,
}

/// How rows are printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Print {
    /// For people
    Table,
    /// Comma-separated values with a line of names
    Csv,
    /// A JSON object on each line
    Json,
}

/// What a text that is no board gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Bad {
    /// Null
    Null,
    /// The end of the query, with row and reason
    Error,
}

impl From<Bad> for BadBoards {
    fn from(bad: Bad) -> Self {
        match bad {
            Bad::Null => Self::Null,
            Bad::Error => Self::Error,
        }
    }
}
