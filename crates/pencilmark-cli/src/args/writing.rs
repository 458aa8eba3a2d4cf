//! Options for the output: format and header lines.

use clap::{Args, ValueEnum};

use super::{COMMON, FileArgs};

/// How answers are written, and where to.
#[derive(Debug, Args)]
#[command(next_help_heading = COMMON)]
pub(crate) struct OutputArgs {
    /// Format of the output [default: grid if the input is drawn, else line]
    #[arg(short, long, value_name = "FORMAT")]
    pub(crate) to: Option<To>,
    #[command(flatten)]
    pub(crate) file: FileArgs,
}

/// What boards are written with.
#[derive(Clone, Copy, Debug, Args)]
pub(crate) struct HeaderArgs {
    /// Write header lines with the geometry and symbols in front of boards
    #[arg(long)]
    pub(crate) header: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum To {
    /// One board per line
    Line,
    /// A drawn board
    Grid,
    /// A drawn board with candidates
    #[value(alias = "pencilmarks")]
    Candidates,
    /// A game id of Simon Tatham's Solo
    Tatham,
    /// One JSON value
    Json,
    /// One JSON value per line and board
    Jsonl,
}
