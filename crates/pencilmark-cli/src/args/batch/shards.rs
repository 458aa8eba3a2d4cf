//! Options of all commands that read or write shards.

use std::path::{Path, PathBuf};

use clap::{Args, ValueEnum, ValueHint};
use pencilmark_batch::Format;

use crate::args::COMMON;
use crate::args::number::{MOST_JOBS, number};

/// The shards that are read.
#[derive(Clone, Debug, Args)]
pub(crate) struct ShardsArgs {
    /// Files, folders and patterns such as `data/*.csv`
    #[arg(value_name = "INPUT", required = true, value_hint = ValueHint::AnyPath)]
    pub(crate) inputs: Vec<PathBuf>,
    /// Column of boards, where its name does not tell
    #[arg(long, value_name = "NAME")]
    pub(crate) column: Option<String>,
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

/// The outputs.
#[derive(Clone, Debug, Args)]
pub(crate) struct FolderArgs {
    /// Folder of the outputs and of the manifest; it is created if it is not there
    #[arg(short = 'o', long = "output", value_name = "DIR", value_hint = ValueHint::DirPath, required = true)]
    folder: Option<PathBuf>,
    /// Format of the outputs [default: that of each input]
    #[arg(long, value_name = "FORMAT")]
    pub(crate) to: Option<BatchTo>,
}

impl FolderArgs {
    /// The folder, which a command that has none does not ask for.
    pub(crate) fn path(&self) -> &Path {
        self.folder.as_deref().unwrap_or_else(|| Path::new("."))
    }
}

/// What outputs are written in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum BatchTo {
    /// Comma-separated values
    Csv,
    /// Tab-separated values with a line of names
    Tsv,
    /// Lines: the board, then what else there is, separated by tabs
    Txt,
    /// A JSON object on each line
    Jsonl,
    /// Apache Parquet
    Parquet,
}

impl From<BatchTo> for Format {
    fn from(to: BatchTo) -> Self {
        match to {
            BatchTo::Csv => Self::Csv,
            BatchTo::Tsv => Self::Tsv,
            BatchTo::Txt => Self::Text,
            BatchTo::Jsonl => Self::Jsonl,
            BatchTo::Parquet => Self::Parquet,
        }
    }
}
